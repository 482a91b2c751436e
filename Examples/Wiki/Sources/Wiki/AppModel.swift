import Observation

/// A wiki of counters and letters, where each page links to every other, without end.
@MainActor
@Observable
public final class AppModel {
  public var path: [Destination] {
    didSet { bind() }
  }

  public enum Destination: Hashable {
    case counter(CounterModel)
    case letter(String)
  }

  public init(path: [Destination] = []) {
    self.path = path
    // A deep link hands over its pages at once, and `didSet` does not see them.
    bind()
  }

  public func homeButtonTapped() {
    path = []
  }

  public func randomPathButtonTapped() {
    path = (0..<Int.random(in: 0...6)).map { _ in
      if Bool.random() {
        .counter(CounterModel(count: Int.random(in: 1...100)))
      } else {
        .letter(["A", "B", "C"].randomElement()!)
      }
    }
  }

  /// Lets every counter on the stack push, which it cannot do alone: it knows no other page.
  private func bind() {
    for case .counter(let counterModel) in path {
      counterModel.onTapNumber = { [weak self] number in
        self?.path.append(.counter(CounterModel(count: number)))
      }
      counterModel.onTapLetter = { [weak self] letter in
        self?.path.append(.letter(letter))
      }
    }
  }
}
