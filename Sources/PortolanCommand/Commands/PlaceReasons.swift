import PortolanModel

/// Why something that an app shows is no place, and at which place it is shown.
struct PlaceReasons {
  let chart: Chart
  let places: Places

  /// Where the screen is that is called so, if one is.
  func words(ifScreen name: String) -> String? {
    let named = Set(chart.model.screens(called: name).map(\.id))
    guard !named.isEmpty else { return nil }
    func isNamed(_ screen: Screen.ID?) -> Bool { screen.map(named.contains) == true }
    let found = places.filter { isNamed($0.shown) }
    guard let first = found.first else {
      let hosts = chart.model.screens.filter { $0.links.contains { isNamed($0.leadsTo) } }
        .map(\.type)
      let ways = hosts.isEmpty ? "" : ", only links of \(hosts.prefix(3).joined(separator: ", "))"
      return "'\(name)' is a screen, and has no place: no state leads there\(ways)"
    }
    let others = found.count == 1 ? "" : " and \(found.count - 1) more"
    return "'\(name)' is a screen, and no place: it is at '\(self.name(of: first))'\(others)"
  }

  /// Of what it is a part, if a screen shows something in place that is called as the last of some words.
  func words(ifShownInPlace words: [String]) -> String? {
    guard let name = words.last.map(TreePath.name) else { return nil }
    let hosts = chart.model.screens.filter { screen in
      screen.slots.contains { $0.arity == .always && $0.name == name }
    }
    guard let place = place(showing: hosts.map(\.id)) else { return nil }
    return
      "'\(name)' is shown in place, and no place by itself: it is part of '\(self.name(of: place))'"
  }

  /// Where the link is, if one is called as the last of some words.
  func words(ifLink words: [String]) -> String? {
    guard let name = words.last.map(TreePath.name) else { return nil }
    for host in chart.model.screens {
      guard let link = host.links.first(where: { isCalled($0, name) }) else { continue }
      let place = place(showing: [host.id]).map { ", which is shown at '\(self.name(of: $0))'" }
      return """
        '\(name)' is no place, for no state leads there: it is a \
        \(link.presentation == .tab ? "tab" : "link") of '\(host.viewName)'\(place ?? "")
        """
    }
    return nil
  }

  private func isCalled(_ link: Link, _ name: String) -> Bool {
    let target = link.leadsTo.flatMap(chart.screen)
    return link.title == name || target?.type == name || target?.viewName == name
  }

  /// The first place at which one of some screens is shown, be it as part of another one.
  private func place(showing screens: [Screen.ID]) -> Place? {
    var embedders: [Screen.ID: [Screen.ID]] = [:]
    for screen in chart.model.screens {
      for slot in screen.slots where slot.arity == .always {
        if let child = slot.destinations.first?.leadsTo {
          embedders[child, default: []].append(screen.id)
        }
      }
    }
    var around = Set(screens)
    var waiting = screens
    while let screen = waiting.popLast() {
      for embedder in embedders[screen] ?? [] where around.insert(embedder).inserted {
        waiting.append(embedder)
      }
    }
    return places.first { $0.shown.map(around.contains) == true }
  }

  private func name(of place: Place) -> String {
    place.depth == 0 ? RootLabels(of: chart).text("", of: place.root) : place.text
  }
}

extension Place {
  /// The screen at which it ends.
  fileprivate var shown: Screen.ID? { depth == 0 ? root : steps.last?.destination.leadsTo }
}
