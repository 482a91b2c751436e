/// The names that a person may have meant.
package struct NearestNames: Sendable {
  /// The nearest first.
  package let names: [String]

  package init(to wanted: String, among known: [String]) {
    let wanted = wanted.lowercased()
    names =
      known
      .map { (name: $0, distance: Self.distance($0.lowercased(), wanted)) }
      .filter { $0.distance <= max(2, wanted.count / 2) || $0.name.lowercased().contains(wanted) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .map(\.name)
  }

  /// How many letters have to change.
  package static func distance(_ one: String, _ other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in other.indices {
        let change = diagonal + (letter == other[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
