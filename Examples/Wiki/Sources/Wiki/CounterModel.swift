import Observation

@MainActor
@Observable
public final class CounterModel {
  public var count: Int
  public var fact: Fact?

  /// Told when the user wants to go to another number.
  @ObservationIgnored
  public var onTapNumber: (Int) -> Void = { _ in
    assertionFailure("Nobody listens to CounterModel.onTapNumber")
  }

  /// Told when the user wants to go to a letter.
  @ObservationIgnored
  public var onTapLetter: (String) -> Void = { _ in
    assertionFailure("Nobody listens to CounterModel.onTapLetter")
  }

  public init(count: Int, fact: Fact? = nil) {
    self.count = count
    self.fact = fact
  }

  public func decrementButtonTapped() {
    count -= 1
  }

  public func incrementButtonTapped() {
    count += 1
  }

  public func factButtonTapped() {
    fact = Fact(number: count)
  }

  public func dismissFactButtonTapped() {
    fact = nil
  }

  public func numberTapped(_ number: Int) {
    onTapNumber(number)
  }

  public func letterTapped(_ letter: String) {
    onTapLetter(letter)
  }
}

extension CounterModel: Hashable {
  public nonisolated static func == (lhs: CounterModel, rhs: CounterModel) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
