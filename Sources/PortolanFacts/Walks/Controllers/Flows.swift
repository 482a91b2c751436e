import PortolanModel

/// What is known of the objects that hand screens to navigators, coordinators and flows, while their code is walked.
final class Flows {
  let navigators: Navigators
  /// The types that hand anything to a navigator, or make others that do.
  var types: [TypeSymbol] = []
  var isFlow: Set<ObjectIdentifier> = []
  /// The type whose code is walked, and its functions that were followed on somebody's behalf.
  var current: TypeSymbol?
  var visits: Set<Visit> = []
  var reached: Set<ObjectIdentifier> = []
  /// The functions of navigators that were seen to be handed something.
  var called: Set<ObjectIdentifier> = []
  /// The view that a coordinator shows.
  var views: [ObjectIdentifier: TypeSymbol?] = [:]
  /// What is shown by the navigators that code keeps in a variable, or in a property.
  var stacks: [ObjectIdentifier: Stack] = [:]
  var kept: [StatePath: Stack] = [:]
  /// What was found: handing a navigator something to show, and making others that do.
  var links: [LinkSite] = []
  /// What shows a navigator: it shows whatever that does.
  var showing: [(link: LinkSite, stack: Stack)] = []
  /// What a navigator begins with, should nothing be seen to show the navigator.
  var beginnings: [(link: LinkSite, stack: Stack, isFlow: Bool)] = []

  /// What one navigator shows: what code puts at its root, or the flows that are handed it to do so.
  final class Stack {
    /// What stands for it where a variable holds it.
    let region = Region()
    var roots: [ViewUse] = []
    var flows: [ViewUse] = []
    var showsRoots = false
    var showsFlows = false
  }

  /// The navigator that a variable holds, or what it holds is handed.
  func stack(in value: Denotation) -> Stack? {
    value.shown.flatMap { stacks[ObjectIdentifier($0)] }
  }

  struct Visit: Hashable {
    var member: ObjectIdentifier
    var host: ObjectIdentifier?
  }

  init(_ navigators: Navigators) { self.navigators = navigators }
}

/// Coordinators of an app's own, which hand each other, or what makes a view, to a navigator.
extension ViewWalk {
  /// Walks the code that hands anything to a navigator, and notes what it shows.
  mutating func walkFlows(_ regions: [ObjectIdentifier: Region]) {
    let navigators = Navigators(self)
    if navigators.isEmpty { return }
    let flows = Flows(navigators)
    var other = self
    other.flows = flows
    flows.types = program.flows(of: navigators)
    flows.isFlow = Set(flows.types.map(ObjectIdentifier.init))
    for symbol in flows.types { other.walk(flow: symbol) }
    let untold = other.erased.dropFirst(erased.count).filter { $0.host != nil && $0.isHandedOver }
    // What is shown erased is known where it is handed over.
    erased =
      erased.filter { !navigators.isTold($0, byCallsOf: flows.called, self) } + untold
    let found = other.linksOfFlows
    let hosts = Set(found.compactMap(\.host).map(ObjectIdentifier.init))
    flowTypes = flows.types.filter { !$0.isView && hosts.contains(ObjectIdentifier($0)) }
    for link in found {
      guard let host = link.host, let region = link.region else { continue }
      add(link)
      regions[ObjectIdentifier(host)]?.presented.append(region)
      for use in region.allUses { usedViews.insert(ObjectIdentifier(use.view)) }
    }
  }

  /// The links of all flows, without those to flows that show nothing.
  private var linksOfFlows: [LinkSite] {
    guard let flows else { return [] }
    var all = flows.links
    for (link, stack) in flows.showing {
      let targets = stack.roots.isEmpty ? stack.flows : stack.roots
      // What stands there in place is told where it is put there.
      if targets.isEmpty || link.presentation == .inline {
        all.append(link)
        continue
      }
      all += targets.map(link.leading)
      if stack.roots.isEmpty { stack.showsFlows = true } else { stack.showsRoots = true }
    }
    all += flows.beginnings.filter { _, stack, isFlow in
      isFlow ? !stack.showsFlows : !stack.showsRoots
    }.map(\.link)
    while true {
      let hosts = Set(all.compactMap(\.host).map(ObjectIdentifier.init))
      let left = all.filter { link in
        guard let target = link.region?.firstUse?.view else { return false }
        return target.isView || hosts.contains(ObjectIdentifier(target))
      }
      if left.count == all.count { return all }
      all = left
    }
  }

  private mutating func walk(flow symbol: TypeSymbol) {
    guard let flows else { return }
    (flows.current, flows.visits, flows.reached) = (symbol, [], [])
    let members = symbol.members.filter {
      !$0.isStatic && $0.declaration.body != nil && !flows.navigators.isEntrance($0)
    }
    let host = view(of: symbol) ?? symbol
    // What a function does that others of the type call, those do.
    var called: Set<String> = []
    for member in members {
      let own = member.name
      (member.declaration.body ?? []).visit { expression in
        switch expression {
        case .name(let name, _), .member(.name("self", _)?, let name, _):
          if name != own { called.insert(name) }
        default: break
        }
      }
    }
    let (inner, entries) = (
      members.filter { called.contains($0.name) }, members.filter { !called.contains($0.name) }
    )
    for member in entries + inner where !flows.reached.contains(ObjectIdentifier(member)) {
      walk(member, ofFlow: symbol, host)
    }
  }

  private mutating func walk(_ member: Member, ofFlow symbol: TypeSymbol, _ host: TypeSymbol) {
    self.host = host
    (followed, stack, region, constructed) = (0, nil, Region(), Region())
    ownRegion = region
    (surroundings, depth, standing, given) = (.host, 0, .content, nil)
    (arms, armsAroundRows, isInRows, rowsPath) = ([], 0, false, nil)
    (isInList, isInForm) = (false, false)
    environment = Environment(of: member, in: symbol, program)
    (following, boundStates) = (["\(symbol.id).\(member.name)"], [:])
    walk(member.declaration.body ?? [])
  }
}

extension Program {
  /// The types whose code hands anything to a navigator, or makes others that do, in the order of the files.
  fileprivate func flows(of navigators: Navigators) -> [TypeSymbol] {
    func mayBe(_ symbol: TypeSymbol) -> Bool {
      symbol.kind != .protocol && symbol.kind != .enum && !isBeside(symbol)
        && !navigators.owners.contains(ObjectIdentifier(symbol))
        && !NavigationWords.namesStandIn(symbol.name)
    }
    var found: Set<ObjectIdentifier> = []
    var waiting = types.filter { symbol in
      mayBe(symbol)
        && symbol.members.contains { $0.declaration.body?.callsAny(of: navigators.names) == true }
    }
    while let next = waiting.popLast() {
      guard found.insert(ObjectIdentifier(next)).inserted else { continue }
      if !next.isView {
        waiting += makers(of: next).filter { mayBe($0) && !$0.isView && !$0.isDelegate }
      }
    }
    return types.filter { found.contains(ObjectIdentifier($0)) }
  }
}
