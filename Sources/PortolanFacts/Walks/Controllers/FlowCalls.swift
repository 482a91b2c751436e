import PortolanModel

/// Calls in the code of flows.
extension ViewWalk {
  /// Understands a call of a flow's code: one that hands something to a navigator, or one of the flow's own functions.
  mutating func followInFlow(_ name: String, of base: Expression?, _ call: Call) -> Bool {
    // What a flow's view does of itself is read where the flow is walked.
    guard let flows, flows.current != nil else { return false }
    return handOver(name, of: base, call, flows) || followOwn(name, of: base, call, flows)
  }

  private mutating func handOver(
    _ name: String, of base: Expression?, _ call: Call, _ flows: Flows
  ) -> Bool {
    guard flows.navigators.names.contains(name) else { return false }
    let receiver = base.map { evaluate($0).type.unwrapped.ownSymbol } ?? environment.scope
    guard let receiver,
      let (entrance, function) = flows.navigators.entrance(
        name, of: receiver, call.arguments, self),
      let value = entrance.argument(of: function, call.arguments)
    else { return false }
    for argument in call.arguments where argument.value != value { walk(content: argument.value) }
    if value == .nil { return true }
    flows.called.insert(ObjectIdentifier(function))
    walk(value)
    let link = LinkSite(
      form: function.form(), presentation: entrance.presentation ?? .inline, host: host,
      location: location(call.position), surroundings: .stack, condition: condition)
    handOver(value, link, entrance, base, flows)
    return true
  }

  mutating func handOver(
    _ value: Expression, _ link: LinkSite, _ entrance: Navigators.Entrance, _ base: Expression?,
    _ flows: Flows
  ) {
    if case .choice(_, let first, let second) = value {
      handOver(first, link, entrance, base, flows)
      return handOver(second, link, entrance, base, flows)
    }
    let shown = region(shownBy: value, flows)
    if let stack = stack(heldBy: value, flows) {
      var link = link
      link.region = shown
      flows.showing.append((link, stack))
      return
    }
    let links = links(link, showing: shown)
    if links.isEmpty { noteUntold(value, link) }
    if entrance.presentation == nil, let base, let stack = stack(heldBy: base, flows) {
      // What it begins with is shown by whoever shows it.
      stack.roots += links.compactMap { $0.region?.firstUse }
      flows.beginnings += links.map { ($0, stack, false) }
    } else {
      flows.links += links
    }
  }

  /// A link to what is shown, or one to each view of several of which some state says which it is.
  private func links(_ link: LinkSite, showing shown: Region) -> [LinkSite] {
    let whole = shown.uses.filter { $0.depth == 0 && $0.standing == .content }
    let excluding = whole.filter { use in
      !use.arms.isEmpty && whole.contains { $0.view !== use.view && $0.arms.exclude(use.arms) }
    }
    if shown.firstUse == nil || excluding.count > 1 {
      return (excluding.count > 1 ? excluding : shown.allUses).map(link.leading)
    }
    var link = link
    link.region = shown
    return [link]
  }

  /// What nobody can tell that is handed over. A function that is itself handed it is no place to tell it.
  private mutating func noteUntold(_ value: Expression, _ link: LinkSite) {
    let denotation = evaluate(value)
    guard let type = denotation.type.unwrapped.ownSymbol, type.kind == .protocol, let host else {
      return
    }
    erased.append(
      ErasedView(
        form: link.form, requirement: "", type: type, host: host, location: link.location,
        isHandedOver: true))
  }

  /// One of the functions of the type whose code is walked: what it shows, whoever calls it shows.
  private mutating func followOwn(
    _ name: String, of base: Expression?, _ call: Call, _ flows: Flows
  ) -> Bool {
    if let base { guard case .name("self", _) = base else { return false } }
    guard let scope = environment.scope, scope === flows.current,
      let member = evaluator.method(name, of: scope, call.arguments),
      member.declaration.body != nil
    else { return false }
    flows.reached.insert(ObjectIdentifier(member))
    let visit = Flows.Visit(
      member: ObjectIdentifier(member), host: host.map(ObjectIdentifier.init))
    let isNews = flows.visits.insert(visit).inserted
    if isNews || member.declaration.parameters.contains(where: \.isClosure) {
      follow(member, of: scope, arguments: call.arguments)
    }
    return true
  }
}

extension LinkSite {
  func leading(to use: ViewUse) -> LinkSite {
    var link = self
    let region = Region()
    region.uses.append(use)
    link.region = region
    return link
  }
}

extension Member {
  /// The function, by what each call of it says: `push(_:)`.
  func form(of made: TypeSymbol? = nil) -> String {
    let labels = declaration.parameters.filter { !$0.hasDefault }.map { ($0.label ?? "_") + ":" }
    return "\(made?.name ?? name)(\(labels.joined()))"
  }
}
