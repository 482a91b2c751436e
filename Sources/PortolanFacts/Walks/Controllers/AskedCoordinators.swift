import PortolanModel

/// Objects that show screens on behalf of whoever asks them to: coordinators, routers, presenters.
extension ViewWalk {
  /// Whether the code is that of somebody on whose behalf a coordinator may show something.
  var isShowing: Bool { isInController || isHookedUp || host?.isDelegate == true }

  /// Whether the code is that of a view of SwiftUI's, or done for one.
  var isInSwiftUI: Bool { host?.isView == true && host?.kind == .struct }

  /// What a coordinator shows, whoever calls it shows: a controller, or a view of SwiftUI's, be it by way of its model.
  mutating func ask(
    _ symbol: TypeSymbol, at path: StatePath?, for member: Member, _ call: Call,
    on object: Denotation? = nil
  ) -> Bool {
    let isAsked = isInSwiftUI && symbol.kind != .struct && !givesView(member, of: symbol)
    guard isShowing || isAsked, program.isCoordinator(symbol) else { return false }
    // What another app keeps there, this one never asks.
    guard let types = coordinators(symbol, at: path) else { return true }
    // Services are asked for much else: which of several is meant, must be seen.
    if types.isEmpty || !isShowing && types.count > 1 { return false }
    let outer = controllerAsked
    if host?.isDelegate == true { controllerAsked = controller(keeping: call.callee) ?? outer }
    follow(types, member, of: symbol, call, on: object.flatMap { $0.isKnownByMaking ? $0 : nil })
    controllerAsked = outer
    return true
  }

  /// The controller in a chain that leads to something of it: its presenter, or coordinator, that an app's delegate tells to do
  /// something, `home.presenter.begin()`, or a control of it, `list.header.button`.
  func controller(keeping part: Expression) -> TypeSymbol? {
    var kept = part
    while case .member(let keeper?, _, _) = kept {
      if keeper.isSelf { return nil }
      if let symbol = evaluate(keeper).type.unwrapped.ownSymbol, symbol.isController {
        return symbol.wrapsContent ? nil : symbol
      }
      kept = keeper
    }
    return nil
  }

  /// The same of a function that is handed on by its name: `Button("Edit", action: model.editTapped)`, or as an action of another
  /// target.
  mutating func ask(
    _ symbol: TypeSymbol, at path: StatePath?, forFunction name: String, _ position: Position
  ) -> Bool {
    let functions = symbol.members(named: name)
    guard functions.count == 1, let member = functions.first,
      member.declaration.kind == .function, !member.isStatic
    else { return false }
    // Of what it will be given nobody knows anything.
    let arguments = member.declaration.parameters.map {
      Argument(label: $0.label, value: .other([]))
    }
    let callee = Expression.member(nil, name, position)
    let call = Call(callee: callee, arguments: arguments, position: position)
    return ask(symbol, at: path, for: member, call)
      || follow(helper: member, of: symbol, on: Denotation(type: .own(symbol), path: path), call)
  }

  /// The coordinators that a type, or a protocol, stands for; `nil` where all that is kept there is another app's.
  private func coordinators(_ symbol: TypeSymbol, at path: StatePath?) -> [TypeSymbol]? {
    if symbol.kind != .protocol { return program.isCoordinator(symbol) ? [symbol] : [] }
    if let kept = path.flatMap(typesKept) {
      let types = program.types(kept: kept, inAppWith: host)
      return types.isEmpty ? nil : types.filter(program.isCoordinator)
    }
    let types = program.types(program.types(conformingTo: symbol), inAppWith: host)
    return types.filter(program.isCoordinator)
  }

  private mutating func follow(
    _ coordinators: [TypeSymbol], _ asked: Member, of symbol: TypeSymbol, _ call: Call,
    on object: Denotation?
  ) {
    let isAlwaysIt = program.isOfExtensionAlone(asked, of: symbol, call.arguments)
    for type in coordinators {
      guard let member = isAlwaysIt ? asked : method(asked.name, of: type, call.arguments)
      else { continue }
      noteCall(of: asked.name, type, call.arguments)
      follow(
        member, of: type, arguments: call.arguments, on: object, from: call.position)
    }
  }

  /// A callback that a coordinator hooks up is what the screen does whose callback it is.
  mutating func hookUp(_ closure: Closure, of symbol: TypeSymbol) {
    hookUp(to: symbol) { $0.walk(closure, []) }
  }

  /// Walks what a screen does by way of a coordinator.
  mutating func hookUp(to symbol: TypeSymbol, _ work: (inout ViewWalk) -> Void) {
    let (outer, shown) = ((host, isHookedUp, ownRegion, constructed), Region())
    region.presented.append(shown)
    (host, isHookedUp, ownRegion, constructed) = (symbol, true, shown, Region())
    shown.presented.append(constructed)
    with(region: shown, work)
    (host, isHookedUp, ownRegion, constructed) = outer
  }

  /// The page whose callback a closure is that pushes onto the stack which a controller's code has made around the page:
  /// `page.onNext = { stack.pushViewController(next, animated: true) }`.
  func page(_ symbol: TypeSymbol, pushingBy closure: Closure) -> TypeSymbol? {
    guard isInController, symbol.isView, symbol !== host, !symbol.wrapsContent else { return nil }
    let pushes = closure.body.firstCall { callee, _ -> Bool? in
      guard case .member(let stack?, "pushViewController", _) = callee,
        madeContainer(stack) != nil
      else { return nil }
      return true
    }
    return pushes == true ? symbol : nil
  }

  /// The screen whose callback a closure is that code of a coordinator makes something with: a view, or what is made for one,
  /// `HomeView(model: HomeModel(onEdit: { … }))`.
  func screen(madeWith symbol: TypeSymbol) -> TypeSymbol? {
    // So is one of what an app's delegate puts into the first window.
    if isLaunching {
      return symbol.isView && symbol.kind == .struct && !symbol.wrapsContent ? symbol : nil
    }
    guard isInCoordinator else { return nil }
    return symbol.isView ? symbol : symbol.kind == .enum ? nil : screenMade
  }
}
