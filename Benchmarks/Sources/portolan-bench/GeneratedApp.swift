import Foundation

/// An app's source, made up: mostly code that does not navigate, as in any app.
///
/// One file in ten holds a screen with its model. Such a file mentions a type that a plain file declares, and every second one of
/// these mentions another: those files matter too, for who reads names.
struct GeneratedApp {
  let folder: URL
  let fileCount: Int
  let fileSize: Int

  /// The file that is edited between two reads.
  var edited: URL { file(number: 10) }

  init(in folder: URL, fileCount: Int = 4_000, fileSize: Int = 5_000) throws {
    self.folder = folder
    self.fileCount = fileCount
    self.fileSize = fileSize
    for number in 0..<fileCount {
      let file = file(number: number)
      if number % 100 == 0 {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      try text(number).write(to: file, atomically: false, encoding: .utf8)
    }
  }

  private func file(number: Int) -> URL {
    folder.appendingPathComponent("Part\(number / 100)/File\(number).swift")
  }

  private func text(_ number: Int) -> String {
    var text = number % 10 == 0 ? screen(number) : record(number)
    var function = 0
    while text.utf8.count < fileSize {
      text += work(number, function)
      function += 1
    }
    return text
  }

  private func screen(_ number: Int) -> String {
    let next = number + 10 < fileCount ? "Screen\(number + 10)(model: model)" : "Text(\"The last\")"
    let model = number + 10 < fileCount ? "Model\(number + 10)" : "Record\(number + 1)"
    return """
      import SwiftUI

      @Observable final class Model\(number) {
        var destination: Destination?
        var record = Record\(number + 1)()

        enum Destination {
          case next(\(model))
          case alert(Record\(number + 1))
          case share
        }

        func nextButtonTapped() { destination = .next(\(model)()) }
        func alertButtonTapped() { destination = .alert(record) }
        func shareButtonTapped() { destination = .share }
      }

      struct Screen\(number): View {
        @Bindable var model: Model\(number)

        var body: some View {
          List {
            Button("Next") { model.nextButtonTapped() }
            Button("Alert") { model.alertButtonTapped() }
            Button("Share") { model.shareButtonTapped() }
          }
          .sheet(item: $model.destination.next) { model in \(next) }
          .alert(item: $model.destination.alert) { record in Text(record.title) }
          .popover(isPresented: Binding($model.destination.share)) { Text("Share") }
        }
      }

      """
  }

  private func record(_ number: Int) -> String {
    let other = number % 2 == 0 && number + 1 < fileCount && (number + 1) % 10 != 0
    return """
      import Foundation

      struct Record\(number): Codable, Hashable {
        var title = "Record \(number)"
        var count = \(number)
        \(other ? "var other: Record\(number + 1)?" : "var note: String?")
      }

      """
  }

  private func work(_ number: Int, _ function: Int) -> String {
    """

    extension Array where Element == Double {
      /// The sum of what a weight leaves of each value, \(number) in all.
      func weighted\(number)x\(function)(by weight: (Element) -> Double) -> Double {
        var total = 0.0
        for (index, value) in enumerated() where value > \(function).5 {
          let part = weight(value) * value + Double(index % \(function + 2))
          if part.isNaN { continue }
          switch part {
          case ..<0: total -= part
          case 0..<\(function + 10): total += part
          default: total += part.squareRoot()
          }
        }
        return total
      }
    }

    """
  }
}
