import Foundation
import PortolanMatching
import PortolanModel

/// The place that a person may have meant: the one with which what was written shares most of its words.
struct NearestPlace {
  private let wanted: [String]
  private let isURL: Bool
  /// The children that a tree shows as lines of their own, though they are no steps of a place.
  private let embedded: Set<String>

  /// - Parameter wanted: The steps, be they as a tree shows them: with the children between them, and with what they carry.
  init(to wanted: [String], isURL: Bool, in chart: Chart) {
    // More than this nobody types, and each word is held against all others.
    self.wanted = wanted.prefix(32).map { String($0.prefix { $0 != "(" }.prefix(80)) }
    self.isURL = isURL
    embedded = Set(
      chart.model.screens.flatMap(\.slots).filter { $0.arity == .always }.map(\.name))
  }

  /// What the nearest of some places is called; `nil` where none has a word in common.
  ///
  /// - Complexity: linear in the number of places that their limits allow.
  func among(_ places: Places) -> String? {
    var best: (cost: Int, text: String)?
    var likeness = Likeness()
    for place in candidates(among: places) {
      let text = isURL ? place.url() : place.text
      let words = isURL ? Self.steps(ofURL: text) : text.split(separator: "/").map(String.init)
      guard let cost = cost(of: words, &likeness), cost < best?.cost ?? .max else { continue }
      best = (cost, text)
    }
    return best?.text
  }

  /// Those that begin as it does first, for deep ones may not be among those that there is room for.
  private func candidates(among places: Places) -> [Place] {
    let begun = wanted.indices.reversed().lazy.compactMap { count in
      places.called(Array(wanted[...count]), isURL: isURL, isWhole: false).first
    }.first
    return [begun].compactMap { $0 } + places.shortened()
  }

  /// What it takes to make a place's words of what was written; `nil` where no word stays.
  private func cost(of words: [String], _ likeness: inout Likeness) -> Int? {
    // The cheapest way to each prefix of the place's words, and whether a word stayed on it.
    var row: [(cost: Int, isAlike: Bool)] = [(0, false)]
    for word in words {
      row.append((row[row.count - 1].cost + Self.addition(of: word), false))
    }
    for written in wanted {
      var diagonal = row[0]
      let removal = embedded.contains(written) ? 1 : 6
      row[0].cost += removal
      for (number, word) in words.enumerated() {
        let above = row[number + 1]
        var ways = [
          (above.cost + removal, above.isAlike),
          (row[number].cost + Self.addition(of: word), row[number].isAlike),
        ]
        if let change = likeness.change(from: written, to: word) {
          ways.append((diagonal.cost + change, diagonal.isAlike || !word.hasPrefix(":")))
        }
        diagonal = above
        row[number + 1] = ways.min { ($0.0, $0.1 ? 0 : 1) < ($1.0, $1.1 ? 0 : 1) } ?? above
      }
    }
    let end = row[row.count - 1]
    return end.isAlike ? end.cost : nil
  }

  /// A value that a place carries is left out easily.
  private static func addition(of word: String) -> Int { word.hasPrefix(":") ? 0 : 3 }

  private static func steps(ofURL url: String) -> [String] {
    let path = url.range(of: "://").map { url[$0.upperBound...] } ?? url[...]
    return path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
  }
}

/// How much two words differ. Most places are made of the same few.
private struct Likeness {
  private var known: [Pair: Int?] = [:]

  private struct Pair: Hashable { var written: String, word: String }

  /// `nil` for words that have nothing to do with each other.
  mutating func change(from written: String, to word: String) -> Int? {
    if written == word { return 0 }
    // Any value stands for a label.
    if word.hasPrefix(":") { return 1 }
    let pair = Pair(written: written, word: word)
    if let change = known[pair] { return change }
    let (one, other) = (written.lowercased(), word.lowercased())
    let distance = NearestNames.distance(one, other)
    // Of a letter or two every other word is made.
    let isAlike = distance * 2 <= one.count || one.count > 2 && other.contains(one)
    let change = isAlike ? 1 + distance : nil
    known[pair] = .some(change)
    return change
  }
}
