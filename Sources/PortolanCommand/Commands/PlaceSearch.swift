import Foundation
import PortolanModel

/// Finds a place by what a person calls it: as it is listed, as a tree shows it, or by its URL.
struct PlaceSearch {
  let chart: Chart
  let limits: Places.Limits

  func place(_ written: String) throws -> Place {
    let wanted = steps(of: written)
    let isURL = written.contains("://")
    let places = chart.places(limits: limits)
    let named = wanted.first.map(roots) ?? []
    if let place = try place(wanted, isURL, from: nil, among: places, written) { return place }
    for root in named {
      let rest = Array(wanted.dropFirst())
      if let place = try place(rest, isURL, from: root, among: places, written) { return place }
    }
    if let root = chart.model.roots.first, wanted.isEmpty {
      throw Failure("'/' is no place: \(words(ofRoot: root.screen))", .badInput)
    }
    if let root = named.first, wanted.count == 1 {
      throw Failure("'\(written)' is no place: \(words(ofRoot: root))", .badInput)
    }
    let reasons = PlaceReasons(chart: chart, places: places)
    if let words = reasons.words(ifScreen: written)
      ?? self.words(ifBegun: wanted, isURL, places)
      ?? reasons.words(ifShownInPlace: wanted) ?? reasons.words(ifLink: wanted)
    {
      throw Failure(words, .badInput)
    }
    let nearest =
      name(ofJoined: wanted, isURL, among: places)
      ?? NearestPlace(to: wanted, isURL: isURL, in: chart).among(places)
    throw Failure(
      "there is no place '\(written)'; "
        + (nearest.map { "the nearest is '\($0)' ('portolan places' lists them all)" }
          ?? "'portolan places' lists all of them"),
      .badInput)
  }

  /// Nobody types more than so many steps, and each pair of them is looked for.
  private static let mostJoined = 16

  /// What a place is called of which two words are one, with a dot: `selection.orders` for `selection/orders`.
  private func name(ofJoined words: [String], _ isURL: Bool, among places: Places) -> String? {
    words.indices.dropLast().prefix(Self.mostJoined).lazy.compactMap { number in
      var joined = words
      let next = joined.remove(at: number + 1)
      joined[number] += "." + next
      return places.called(joined, isURL: isURL).first.map { isURL ? $0.url() : $0.text }
    }.first
  }

  /// Whether the URL of a place means it, and no place of another root that comes before.
  func isMeant(byURLOf place: Place) -> Bool {
    let words = steps(of: place.url())
    let first = chart.places(limits: limits).called(words, isURL: true).first
    return first.map { $0.root == place.root } ?? true
  }

  /// The place that some words mean; `nil` where there is none.
  ///
  /// - Parameter root: That whose place it is; any unless given.
  private func place(
    _ words: [String], _ isURL: Bool, from root: Screen.ID?, among places: Places,
    _ written: String
  ) throws -> Place? {
    func isWanted(_ place: Place) -> Bool { root == nil || place.root == root }
    var found: [Place] = []
    for place in places.called(words, isURL: isURL)
    where isWanted(place) && found.last?.root != place.root {
      found.append(place)
      // Each root is a place of its own, and the first stands for them; so it does where a URL means several.
      if words.isEmpty || isURL || chart.model.roots.count == 1 { break }
    }
    if let place = try only(found, written)
      ?? chart.unlistedPlace(called: words, isURL: isURL, depth: limits.depth, from: root)
    {
      return place
    }
    if isURL || words.isEmpty { return nil }
    let path = TreePath(words)
    for place in places.shortened()
    where isWanted(place) && found.last?.root != place.root && path.leads(to: place, in: chart) {
      found.append(place)
    }
    return try only(found, written)
  }

  /// The one of some places, each of another root; `nil` where there is none.
  private func only(_ found: [Place], _ written: String) throws -> Place? {
    let same = found.filter { $0.url() == found[0].url() }
    guard same.count > 1 else { return found.first }
    let labels = RootLabels(of: chart)
    let all = same.map { "'\(labels.text($0.text, of: $0.root))'" }
    throw Failure(
      """
      '\(written)' is ambiguous: \(same.count) roots have this place, choose \
      \(all.dropLast().joined(separator: ", ")) or \(all[all.count - 1])
      """, .badInput)
  }

  /// The roots that are called so.
  private func roots(called name: String) -> [Screen.ID] {
    let roots = chart.model.roots.map(\.screen)
    let screens = chart.model.screens(called: name).map(\.id)
    return screens.filter(roots.contains)
  }

  /// Why a root is no place by itself.
  private func words(ofRoot id: Screen.ID) -> String {
    let root = chart.screen(id)
    let always = root?.slots.first { $0.arity == .exactlyOne }?.destinations.map(\.name) ?? []
    let name = root?.type ?? id
    if always.isEmpty { return "'\(name)' is never there alone" }
    let cases = always.prefix(5).map { "'\($0)'" } + (always.count > 5 ? ["…"] : [])
    return "'\(name)' always shows one of \(cases.joined(separator: ", "))"
  }

  /// What places begin with it, where it is none: a tab whose own tabs are always one of several.
  private func words(ifBegun wanted: [String], _ isURL: Bool, _ places: Places) -> String? {
    let most = 5
    let begun = Array(places.called(wanted, isURL: isURL, isWhole: false).prefix(most + 1))
    let further = begun.filter { $0.depth > wanted.count }
    guard further.count == begun.count, let shortest = further.map(\.depth).min() else {
      return nil
    }
    let names = further.filter { $0.depth == shortest }.map { "'\(isURL ? $0.url() : $0.text)'" }
    let rest = begun.count > most || names.count < begun.count ? ", …" : ""
    return """
      '\(wanted.joined(separator: "/"))' is no place by itself, but begins some: \
      \(names.prefix(most).joined(separator: ", "))\(rest)
      """
  }

  private func steps(of written: String) -> [String] {
    let prefix = chart.model.urlPrefix ?? Place.defaultURLPrefix
    var path = Substring(written)
    // As lists mark it that do not go on.
    if let mark = path.range(of: " ↻") { path = path[..<mark.lowerBound] }
    if written.hasPrefix(prefix) {
      path = path.dropFirst(prefix.count)
    } else if let scheme = written.range(of: "://") {
      path = path[scheme.upperBound...]
    }
    return path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
  }
}
