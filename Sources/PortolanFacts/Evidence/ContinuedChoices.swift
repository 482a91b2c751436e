import PortolanModel

/// Which screen stands for what a `switch` shows over the enum that a case holds: the enum's own, where all that ask it show the same,
/// else one for each case whose content asks it in a way of its own.
struct ContinuedChoices {
  /// By enum, what the `switch`es over it show, each once, in the order in which they were found.
  private var choices: [ObjectIdentifier: [Choice]] = [:]

  /// What one of them shows, and the type that its screen is named for.
  private struct Choice {
    let content: Content
    let home: TypeSymbol
  }

  /// The views that each case shows, by the case's name.
  private struct Content: Hashable {
    var views: [String: [ObjectIdentifier]]
    var byDefault: [ObjectIdentifier]?

    init(_ region: Region) {
      func shown(_ region: Region) -> [ObjectIdentifier] {
        region.allUses.map { ObjectIdentifier($0.view) }
      }
      views = Dictionary(
        region.cases.map { ($0.name, shown($0.region)) }, uniquingKeysWith: { one, _ in one })
      byDefault = region.byDefault.map(shown)
    }
  }

  init(_ sites: [SelectionSite]) {
    var found: [ObjectIdentifier: [(content: Content, site: SelectionSite)]] = [:]
    var order: [TypeSymbol] = []
    for site in sites {
      let (symbol, content) = (site.path.owner, Content(site.region))
      let known = found[ObjectIdentifier(symbol), default: []]
      if known.isEmpty { order.append(symbol) }
      if known.contains(where: { $0.content == content }) { continue }
      found[ObjectIdentifier(symbol), default: []].append((content, site))
    }
    var names: [String: Int] = [:]
    for symbol in order {
      let sites = found[ObjectIdentifier(symbol)]!
      choices[ObjectIdentifier(symbol)] = sites.map { content, site in
        guard sites.count > 1, let outer = site.heldBy else {
          return Choice(content: content, home: symbol)
        }
        let id = "\(outer.symbol.id).\(outer.name)"
        names[id, default: 0] += 1
        return Choice(
          content: content, home: TypeSymbol(standingFor: outer.name, of: outer.symbol, names[id]!))
      }
    }
  }

  /// The type that names the screen of what a `switch` shows.
  func home(of site: SelectionSite) -> TypeSymbol {
    let content = Content(site.region)
    return choices[ObjectIdentifier(site.path.owner)]?.first { $0.content == content }?.home
      ?? site.path.owner
  }
}
