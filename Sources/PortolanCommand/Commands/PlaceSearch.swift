import Foundation
import PortolanModel

/// Finds a place by what a person calls it.
struct PlaceSearch {
  let chart: Chart
  let limits: Places.Limits

  func place(_ written: String) throws -> Place {
    let wanted = steps(of: written)
    let isURL = written.contains("://")
    let places = chart.places(limits: limits)
    var found: [Place] = []
    for place in places.called(wanted, isURL: isURL) where found.last?.root != place.root {
      found.append(place)
      // Each root is a place of its own, and the first stands for them.
      if wanted.isEmpty || chart.model.roots.count == 1 { break }
    }
    let same = found.filter { $0.url() == found[0].url() }
    if same.count > 1 {
      let roots = same.map { chart.screen($0.root)?.type ?? $0.root }
      throw Failure(
        """
        '\(written)' is ambiguous: \(same.count) roots have this place, choose with --root: \
        \(roots.joined(separator: ", "))
        """, .badInput)
    }
    if let place = found.first
      ?? chart.unlistedPlace(called: wanted, isURL: isURL, depth: limits.depth)
    {
      return place
    }
    if let root = chart.model.roots.first, wanted.isEmpty {
      throw Failure(words(ofRoot: root.screen), .badInput)
    }
    if let words = words(ifScreen: written, among: places)
      ?? self.words(ifBegun: wanted, isURL, places)
    {
      throw Failure(words, .badInput)
    }
    let nearest = NearestPlace(to: wanted, isURL: isURL, in: chart).among(places)
    throw Failure(
      "there is no place '\(written)'\(nearest.map { "; the nearest is '\($0)'" } ?? ""), "
        + "and 'portolan places' lists them all", .badInput)
  }

  /// Why a root is no place by itself.
  private func words(ofRoot id: Screen.ID) -> String {
    let root = chart.screen(id)
    let always = root?.slots.first { $0.arity == .exactlyOne }?.destinations.map(\.name) ?? []
    let name = root?.type ?? id
    if always.isEmpty { return "'/' is no place: '\(name)' is never there alone" }
    let cases = always.prefix(5).map { "'\($0)'" } + (always.count > 5 ? ["…"] : [])
    return "'/' is no place: '\(name)' always shows one of \(cases.joined(separator: ", "))"
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

  /// Where the screen is that is called so, if one is.
  private func words(ifScreen name: String, among places: Places) -> String? {
    let named = Set(chart.model.screens(called: name).map(\.id))
    guard !named.isEmpty else { return nil }
    func isNamed(_ screen: Screen.ID?) -> Bool { screen.map(named.contains) == true }
    let found = places.filter { place in
      place.depth == 0 ? isNamed(place.root) : isNamed(place.steps.last?.destination.leadsTo)
    }.map { $0.depth == 0 ? "/" : $0.text }
    guard let first = found.first else {
      let hosts = chart.model.screens.filter { $0.links.contains { isNamed($0.leadsTo) } }
        .map(\.type)
      let ways = hosts.isEmpty ? "" : ", only links of \(hosts.prefix(3).joined(separator: ", "))"
      return "'\(name)' is a screen, and has no place: no state leads there\(ways)"
    }
    let others = found.count == 1 ? "" : " and \(found.count - 1) more"
    return "'\(name)' is a screen, and no place: it is at '\(first)'\(others)"
  }

  private func steps(of written: String) -> [String] {
    let prefix = chart.model.urlPrefix ?? Place.defaultURLPrefix
    var path = Substring(written)
    if written.hasPrefix(prefix) {
      path = path.dropFirst(prefix.count)
    } else if let scheme = written.range(of: "://") {
      path = path[scheme.upperBound...]
    }
    return path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
  }
}
