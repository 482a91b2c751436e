import PortolanModel

/// Controllers that an object remembers which is none itself, `weak var page: PageController?`, and has show something once it is told of
/// something, as by a library: `page?.navigationController?.pushViewController(next, animated: true)`.
extension ViewWalk {
  /// Notes to which pages such controllers lead, where nobody's code was seen to have that done.
  mutating func noteRememberedControllers(_ regions: [ObjectIdentifier: Region]) {
    for symbol in program.types where program.mayRememberControllers(symbol) {
      for member in symbol.members where program.asksRememberedController(member, of: symbol) {
        let shown = Set(links.compactMap { $0.region?.firstUse?.location })
        noteElsewhere(by: member, of: symbol, regions, handedOverAlone: true, besides: shown) {
          $0.asksRemembered = true
          $0.walk($0.code)
        }
      }
    }
  }

  /// The controller that such an object asks, where nobody has it do so: the property's type says which that is.
  func controllerRemembered(by callee: Expression) -> TypeSymbol? {
    guard asksRemembered, case .member(var asked?, _, _) = callee else { return nil }
    if case .member(let page?, "navigationController", _) = asked { asked = page }
    guard storedProperty(asked)?.isBackReference == true,
      let symbol = evaluate(asked).type.unwrapped.ownSymbol,
      symbol.isController, !symbol.isContainer, !symbol.wrapsContent
    else { return nil }
    return symbol
  }
}

extension Program {
  /// Whether a type is an object that is no screen, nor a part of one.
  fileprivate func mayRememberControllers(_ symbol: TypeSymbol) -> Bool {
    symbol.kind == .class && !symbol.isView && !symbol.isDelegate && !symbol.isPartOfController
      && !isBeside(symbol)
  }

  /// Whether a function has something show a controller that the object remembers by its own code, and does not keep. What a controller
  /// tells it, shows nothing before somebody asks for that.
  fileprivate func asksRememberedController(_ member: Member, of symbol: TypeSymbol) -> Bool {
    guard let body = member.declaration.body else { return false }
    return body.firstCall { callee, arguments -> Bool? in
      guard case .member(let asked?, let name, _) = callee,
        ControllerLink.shows(name, arguments),
        let kept = asked.propertyNames?.first, symbol.property(kept)?.isBackReference == true,
        !values(givenTo: kept, of: symbol).isEmpty
      else { return nil }
      return true
    } == true
  }
}
