import PortolanModel

/// Stacks that code gives a split view before they hold anything: `split.setViewController(stack, for: .primary)`. What is pushed there
/// first, by whatever coordinator, stands in the split view.
extension ViewWalk {
  /// What a split view is given to show. A stack may be filled later, be it one that an object keeps for the code, `router.stack`.
  mutating func content(
    givenTo split: TypeSymbol, by controller: Expression, at place: SourceLocation?,
    in column: String?
  ) -> Region {
    let shown = shown(by: controller)
    if madeContainer(controller) == nil { keepEmptyStack(controller) }
    guard let made = madeContainer(controller) else { return shown }
    givenContainers.append(
      GivenContainer(controller: split, content: made, place: place, container: column))
    // A stack of a class of the app's own is no page.
    if shown.firstPage?.view.wrapsContent == true { shown.uses = [] }
    return shown
  }

  /// Has the code that follows know of a stack that its object keeps in a property, or that an object in a property does.
  private mutating func keepEmptyStack(_ stack: Expression) {
    guard let scope = environment.scope, !scope.isView else { return }
    var value = evaluate(stack)
    guard value.type.isNavigationController else { return }
    let content = Region()
    (content.isMade, content.madeFor) = (true, host.map(ObjectIdentifier.init))
    (value.isMade, value.shown) = (true, content)
    if let property = stack.ownName, environment.local(property, evaluator) == nil {
      keep(value, in: property, of: scope)
    } else if case .member(let keeper?, let name, _) = stack, let property = keeper.ownName,
      environment.local(property, evaluator) == nil
    {
      var object = evaluate(keeper)
      guard let symbol = object.type.unwrapped.ownSymbol, program.isCoordinator(symbol) else {
        return
      }
      object.stacks[evaluator.property(of: symbol, givenBy: name)] = value
      keep(object, in: property, of: scope)
    }
  }

  private mutating func keep(_ value: Denotation, in property: String, of owner: TypeSymbol) {
    guard evaluator.property(property, of: owner) != nil else { return }
    keptStacks[ObjectIdentifier(owner), default: [:]][property] = value
    environment.give(property, value)
  }

  /// Follows a function by which a split view of the app's own puts what it is told into one of its columns: who calls it fills that.
  mutating func follow(
    filler member: Member, of split: TypeSymbol, on value: Denotation, _ call: Call
  ) -> Bool {
    guard isShowing, split.isSplit, split !== host, split !== environment.scope, !member.isStatic,
      member.declaration.fillsColumn
    else { return false }
    follow(member, of: split, arguments: call.arguments, on: value, from: call.position)
    return true
  }

  /// Fills a stack that a split view was given, by what is pushed there first; `false` for any other. What an app's delegate has pushed
  /// there after that lies on it.
  mutating func fill(column stack: Expression, with controller: Expression) -> Bool {
    guard let made = madeContainer(stack),
      givenContainers.contains(where: { $0.content === made })
    else { return false }
    guard isEmpty(made: made) else { return host?.isDelegate == true }
    fill(made: made, with: [controller])
    return true
  }
}

extension Declaration {
  /// Whether a function that is told something puts a controller into a column of its own object.
  fileprivate var fillsColumn: Bool {
    guard kind == .function, !parameters.isEmpty else { return false }
    return (body ?? []).firstCall { callee, arguments -> Bool? in
      callee.ownName == "setViewController" && arguments.contains { $0.label == "for" } ? true : nil
    } == true
  }
}
