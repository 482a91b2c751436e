/// Links to what their view is handed: `struct Details: View { let page: AnyView; … NavigationLink { page } label: { … } }`. Where these
/// lead, whoever makes the view says.
struct HandedDestinations {
  /// By the property that keeps it, what views are handed to lead to, once for each page.
  fileprivate var regions: [StatePath: [Region]] = [:]
  /// The tabs that show what is handed over, with the properties that keep that.
  fileprivate var tabs: [(shown: Region, path: StatePath)] = []

  /// What many places hand over is listed so far; nobody reads more.
  private static let limit = 32

  fileprivate mutating func note(_ region: Region, for path: StatePath) {
    guard let page = region.firstUse?.view, regions[path, default: []].count < Self.limit,
      regions[path]?.contains(where: { $0.firstUse?.view === page }) != true
    else { return }
    regions[path, default: []].append(region)
  }
}

extension ViewWalk {
  /// Walks what a view is handed to lead to; `false` where it is handed for anything else.
  mutating func lead(_ argument: Argument, keptAs property: String?, by symbol: TypeSymbol) -> Bool
  {
    guard let property, !isInOwnCode else { return false }
    let isTab = symbol.tabbedContents.contains(property)
    let isLinked = !symbol.leadsOnward && symbol.linkedContents.contains(property)
    guard isTab || isLinked else { return false }
    let region = Region()
    self.region.presented.append(region)
    // A tab may stand in a stack that its view brings.
    with(region: region, rows: false, list: false, surroundings: isTab ? .wrapper : nil) {
      $0.walk(content: argument.value)
    }
    handedDestinations.note(region, for: StatePath(owner: symbol, property: property))
    return true
  }

  /// The property of the view's own that keeps where a link leads.
  func handed(asDestination destination: Expression?) -> StatePath? {
    guard let destination, let host, host === environment.scope, !host.linkedContents.isEmpty else {
      return nil
    }
    var content = destination
    if case .closure(let closure) = destination {
      guard let only = closure.body.first?.expression else { return nil }
      content = only
    }
    guard let name = content.contentShown, host.linkedContents.contains(name) else { return nil }
    return StatePath(owner: host, property: name)
  }

  /// Notes that a tab shows what the view was handed.
  mutating func note(tab shown: Region, by content: Expression) {
    guard let host, host === environment.scope, !host.tabbedContents.isEmpty, shown.firstUse == nil
    else { return }
    var names: Set<String> = []
    content.visit { part in
      if let name = part.ownName, host.tabbedContents.contains(name) { names.insert(name) }
    }
    if names.count == 1, let name = names.first {
      handedDestinations.tabs.append((shown, StatePath(owner: host, property: name)))
    }
  }

  /// Lets the links to what views are handed, their tabs and what they push lead to all that code hands them.
  mutating func leadToHandedDestinations() {
    showHandedPages()
    if handedDestinations.regions.isEmpty { return }
    for (shown, path) in handedDestinations.tabs {
      let regions = handedDestinations.regions[path] ?? []
      guard regions.count > 1 else {
        regions.forEach(shown.absorb)
        continue
      }
      // Each view that is made shows what it was handed itself.
      let fork = forks.fork(regions.count)
      fork.isOfWrapper = true
      for (number, region) in regions.enumerated() {
        shown.absorb(region, in: [Fork.Arm(fork: fork, number: number + 1)])
      }
    }
    links = links.flatMap { link -> [LinkSite] in
      guard let path = link.handed, let regions = handedDestinations.regions[path] else {
        return [link]
      }
      return regions.map { region in
        var link = link
        link.region = region
        return link
      }
    }
  }
}
