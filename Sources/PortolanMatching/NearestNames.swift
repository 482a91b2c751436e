/// The names that a person may have meant.
package struct NearestNames: Sendable {
  /// The nearest first, each once; one that differs in capitals alone before all others.
  package let names: [String]

  package init(to wanted: String, among known: [String]) {
    let wanted = wanted.lowercased()
    // Of two or three letters any other word is made.
    let most = wanted.count < 4 ? 1 : max(2, wanted.count / 3)
    let near = Set(known)
      .map { (name: $0, distance: Self.distance($0.lowercased(), wanted)) }
      .filter {
        $0.distance <= most || Self.isPart(wanted, of: $0.name.lowercased())
      }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    // Beside a name that is nearly what was written, one that is far from it was not meant.
    names = near.prefix { $0.distance <= near[0].distance + 2 }.map(\.name)
  }

  /// What to say of the few that are nearest: `the nearest is 'sheet'`; `nil` where none is near.
  package var words: String? { Self.words(names) }

  /// More names than these are no help to anybody.
  package static let most = 3

  package static func words(_ names: [String]) -> String? {
    if names.isEmpty { return nil }
    let quoted = names.prefix(most).map { "'\($0)'" }
    return "the nearest \(quoted.count == 1 ? "is" : "are") \(quoted.joined(separator: ", "))"
  }

  /// Whether a name holds what is wanted, be a letter or two of that wrong: `Settngs` and `SettingsView`.
  private static func isPart(_ wanted: String, of name: String) -> Bool {
    name.contains(wanted) || distance(wanted, toPartOf: name) <= wanted.count / 5
  }

  /// How many letters have to change.
  package static func distance(_ one: String, _ other: String) -> Int {
    changes(from: one, to: other, isPart: false)
  }

  /// How many letters have to change for the one to be a part of the other.
  private static func distance(_ one: String, toPartOf other: String) -> Int {
    changes(from: one, to: other, isPart: true)
  }

  private static func changes(from one: String, to other: String, isPart: Bool) -> Int {
    let other = Array(other)
    // A part may begin and end anywhere.
    var row = isPart ? Array(repeating: 0, count: other.count + 1) : Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in other.indices {
        let change = diagonal + (letter == other[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return isPart ? row.min() ?? 0 : row[other.count]
  }
}
