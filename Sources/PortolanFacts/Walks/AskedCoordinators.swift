import PortolanModel

/// Objects that show screens on behalf of whoever asks them to: coordinators, routers, presenters.
extension ViewWalk {
  /// Whether the code is that of somebody on whose behalf a coordinator may show something.
  var isShowing: Bool { isInController || isHookedUp || host?.isDelegate == true }

  /// What a coordinator shows, whoever calls it shows: a controller, or a view of SwiftUI's, be it by way of its model.
  mutating func ask(
    _ symbol: TypeSymbol, at path: StatePath?, for member: Member, _ call: Call
  ) -> Bool {
    let isAsked = host?.isView == true && symbol.kind != .struct && !givesView(member, of: symbol)
    guard isShowing || isAsked, program.isCoordinator(symbol) else { return false }
    follow(coordinator: symbol, at: path, member.name, call)
    return true
  }

  /// The same of a function that is handed on by its name: `Button("Edit", action: model.editTapped)`.
  mutating func ask(
    _ symbol: TypeSymbol, at path: StatePath?, forFunction name: String, _ position: Position
  ) -> Bool {
    let functions = symbol.members(named: name)
    guard functions.count == 1, let member = functions.first else { return false }
    let arguments = member.declaration.parameters.enumerated().map { number, parameter in
      Argument(label: parameter.label, value: .name("$\(number)", position))
    }
    let callee = Expression.member(nil, name, position)
    return ask(
      symbol, at: path, for: member, Call(callee: callee, arguments: arguments, position: position))
  }

  private mutating func follow(
    coordinator symbol: TypeSymbol, at path: StatePath?, _ name: String, _ call: Call
  ) {
    let kept = symbol.kind == .protocol ? path.flatMap { program.typesKept(in: $0) } : [symbol]
    let types = kept ?? program.types(conformingTo: symbol)
    for type in types where program.isCoordinator(type) {
      guard let member = evaluator.method(name, of: type, call.arguments) else { continue }
      noteCall(of: name, type, call.arguments)
      follow(member, of: type, arguments: call.arguments, from: call.position)
    }
  }

  /// A callback that a coordinator hooks up is what the screen does whose callback it is.
  mutating func hookUp(_ closure: Closure, of symbol: TypeSymbol) {
    let (outer, shown) = ((host, isHookedUp, ownRegion, constructed), Region())
    region.presented.append(shown)
    (host, isHookedUp, ownRegion, constructed) = (symbol, true, shown, Region())
    shown.presented.append(constructed)
    with(region: shown) { $0.walk(closure, []) }
    (host, isHookedUp, ownRegion, constructed) = outer
  }

  /// The screen whose callback a closure is that code of a coordinator makes something with: a view, or what is made for one,
  /// `HomeView(model: HomeModel(onEdit: { … }))`.
  func screen(madeWith symbol: TypeSymbol) -> TypeSymbol? {
    guard isInCoordinator else { return nil }
    return symbol.isView ? symbol : symbol.kind == .class ? screenMade : nil
  }
}
