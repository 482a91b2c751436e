import PortolanModel

/// Navigators and flows that the code of flows makes.
extension ViewWalk {
  /// What a navigator shows that the code keeps in a variable or a property.
  func stack(heldBy value: Expression, _ flows: Flows) -> Flows.Stack? {
    let denotation = evaluate(value)
    guard let type = denotation.type.unwrapped.ownSymbol,
      flows.navigators.owners.contains(ObjectIdentifier(type))
    else { return nil }
    if let stack = flows.stack(in: denotation) { return stack }
    guard let path = denotation.path, path.cases.isEmpty else { return nil }
    let stack = flows.kept[path] ?? Flows.Stack()
    flows.kept[path] = stack
    return stack
  }

  /// Notes that a variable begins with a navigator that is made for it, or with what is handed one: `Parameters(stack: stack)`.
  func noteStack(in denotation: inout Denotation, _ declaration: Declaration) {
    guard let flows, case .call(let callee, let arguments, _)? = declaration.value
    else { return }
    if case .meta(let type) = evaluate(callee).type, let symbol = type.ownSymbol,
      flows.navigators.owners.contains(ObjectIdentifier(symbol))
    {
      let stack = Flows.Stack()
      flows.stacks[ObjectIdentifier(stack.region)] = stack
      denotation.shown = stack.region
    } else if let held = stack(in: .tuple(arguments), flows) {
      denotation.shown = held.region
    }
  }

  /// The navigator that an argument is, or holds.
  private func stack(in value: Expression, _ flows: Flows) -> Flows.Stack? {
    for name in value.namesWithin {
      if let found = flows.stack(in: evaluate(name)) ?? stack(heldBy: name, flows) { return found }
    }
    return nil
  }

  /// Notes that code makes a flow: whoever has it done leads there, or what shows the navigator that the flow is handed.
  mutating func noteFlow(_ symbol: TypeSymbol, _ call: Call) {
    guard let flows, flows.isFlow.contains(ObjectIdentifier(symbol)), !symbol.isView,
      flows.current != nil, view(of: symbol) == nil
    else { return }
    let shown = Region()
    shown.uses.append(use(ofFlow: symbol, at: call.position))
    let link = LinkSite(
      form: "\(symbol.name)(…)", presentation: .inline, host: host, region: shown,
      location: location(call.position), surroundings: .stack, condition: condition)
    guard let stack = stack(in: .tuple(call.arguments), flows) else {
      return flows.links.append(link)
    }
    stack.flows += shown.uses
    flows.beginnings.append((link, stack, true))
  }

  /// Notes what a navigator shows that code makes with what it begins with: `Navigator(root: HomePage())`.
  mutating func noteNavigator(_ symbol: TypeSymbol, _ call: Call) {
    guard let flows, flows.current != nil,
      let (entrance, initializer) = flows.navigators.initializer(of: symbol, call.arguments),
      let value = entrance.argument(of: initializer, call.arguments), value != .nil
    else { return }
    flows.called.insert(ObjectIdentifier(initializer))
    let link = LinkSite(
      form: initializer.form(of: symbol), presentation: entrance.presentation ?? .inline,
      host: host, location: location(call.position), surroundings: .stack, condition: condition)
    handOver(value, link, entrance, nil, flows)
  }

  func use(ofFlow symbol: TypeSymbol, at position: Position) -> ViewUse {
    ViewUse(view: symbol, location: location(position), arguments: [:], isRow: false, host: host)
  }
}
