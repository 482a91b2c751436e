import PortolanModel

extension Dialect {
  /// Functions that an app's delegate has called by their selectors when it has started:
  /// `perform(#selector(showDeck), with: nil, afterDelay: 0.1)`.
  static let putOffCalls = Dialect(
    modifiers: ["perform": perform], containers: ["perform": perform])

  private static let perform: Understand = { _, call, walk in
    guard walk.isLaunching, call.isOfSelf, let first = call.arguments.first, first.label == nil,
      case .other(let named) = first.value, named.count == 1, let name = named[0].lastName,
      let member = walk.host?.members(named: name).first(where: {
        $0.declaration.kind == .function && $0.declaration.parameters.count < 2
      })
    else { return false }
    walk.follow(member, of: walk.host, arguments: [], from: call.position)
    return true
  }
}
