/// Pages that views are handed to show for what is pushed: of `TalkList(page: { talk in TalkPage(talk) })` the page, where the list says
/// `.navigationDestination(for: Talk.self) { page($0) }`.
struct HandedPages {
  /// By the property that keeps what makes it, what views are handed.
  fileprivate var made: [StatePath: [Region]] = [:]
  /// Where views show it.
  fileprivate var places: [Place] = []

  fileprivate struct Place {
    var region: Region
    var path: StatePath
    var host: TypeSymbol
    var stack: Int?
    var surroundings: Surroundings
    var arms: [Fork.Arm]
  }

  /// What many places hand over is shown so far; nobody reads more.
  private static let limit = 32

  /// The pages that each place shows, each once, be it by way of others' properties.
  fileprivate var shown: [(place: Place, pages: [Region])] {
    let handing = Dictionary(grouping: places) { ObjectIdentifier($0.region) }
    return places.map { ($0, pages(for: $0.path, handing)) }
  }

  private func pages(
    for path: StatePath, _ handing: [ObjectIdentifier: [Place]]
  ) -> [Region] {
    var found: [Region] = []
    var seen: Set<StatePath> = []
    var waiting = [path]
    while let next = waiting.popLast(), found.count < Self.limit {
      guard seen.insert(next).inserted else { continue }
      for region in made[next] ?? [] {
        waiting += (handing[ObjectIdentifier(region)] ?? []).map(\.path)
        guard let page = region.firstUse?.view,
          !found.contains(where: { $0.firstUse?.view === page })
        else { continue }
        found.append(region)
      }
    }
    return found
  }
}

extension ViewWalk {
  /// Walks what a view is handed to push; `false` where it is handed for anything else.
  mutating func push(_ argument: Argument, keptAs property: String?, by symbol: TypeSymbol) -> Bool
  {
    guard let property, symbol.pushedContents.contains(property) else { return false }
    let values = typesTold(by: property, of: symbol).map { Denotation(type: $0) }
    let region = Region()
    with(region: region, rows: false, list: false, surroundings: .wrapper) {
      $0.walk(content: argument.value, values)
    }
    handedPages.made[StatePath(owner: symbol, property: property), default: []].append(region)
    return true
  }

  /// What a view tells a function that it keeps in a property, as far as its type says so.
  private func typesTold(by property: String, of symbol: TypeSymbol) -> [ResolvedType] {
    guard let member = symbol.property(property), let type = member.declaration.type?.unwrapped,
      type.name == TypeReference.function
    else { return [] }
    return type.arguments.dropLast().map {
      program.resolve($0, in: symbol, file: member.file).unwrapped
    }
  }

  /// Notes that a view's own code shows a page that it was handed.
  mutating func showPage(handedAs maker: Expression) -> Bool {
    guard let host, host === environment.scope, !host.pushedContents.isEmpty,
      let name = maker.ownName, host.pushedContents.contains(name),
      environment.local(name, evaluator)?.closure == nil, environment.given[name]?.closure == nil
    else { return false }
    handedPages.places.append(
      HandedPages.Place(
        region: region, path: StatePath(owner: host, property: name), host: host, stack: stack,
        surroundings: surroundings, arms: sharedArms))
    return true
  }

  /// Shows the pages that views are handed where they push them.
  mutating func showHandedPages() {
    for (place, pages) in handedPages.shown where !pages.isEmpty {
      // Each view that is made shows what it was handed itself.
      let fork = pages.count > 1 ? forks.fork(pages.count) : nil
      fork?.isOfWrapper = true
      for (number, page) in pages.enumerated() {
        let copy = page.copy()
        for index in copy.uses.indices where copy.uses[index].stack == nil {
          copy.uses[index].host = place.host
          copy.uses[index].stack = place.stack
          copy.uses[index].surroundings = place.surroundings
        }
        place.region.absorb(
          copy, in: place.arms + (fork.map { [Fork.Arm(fork: $0, number: number + 1)] } ?? []))
      }
    }
  }
}
