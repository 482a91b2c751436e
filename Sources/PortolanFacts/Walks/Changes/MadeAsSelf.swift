/// Views that a static member makes of which only the mention says the type: of `PictureController.plugin`, where a protocol's extension
/// says `static var plugin: Plugin { Plugin { Self() } }`, a picture's controller.
extension StateChangeWalk {
  /// The names of the static members that make a value of the type on which they are asked, be it by another such member.
  static func namesMakingSelf(in program: Program) -> Set<String> {
    let members = program.types.lazy.filter { $0.kind == .protocol || $0.isController }
      .flatMap(\.members)
    let candidates = members.filter(\.isStatic) + program.membersOfOthers.all.filter(\.isStatic)
    var names: Set<String> = []
    for _ in 0..<4 {
      let count = names.count
      for member in candidates where !names.contains(member.name) {
        if member.declaration.makesSelf(by: names) { names.insert(member.name) }
      }
      if names.count == count { break }
    }
    return names
  }

  /// Notes the view whose static member is mentioned that makes one of these, whatever it does with that.
  mutating func noteMadeAsSelf(by name: String, of base: Expression) {
    guard namesMakingSelf.contains(name),
      case .meta(let type) = evaluator.evaluate(base, in: environment).type,
      let symbol = type.ownSymbol, symbol.isView
    else { return }
    noteMade(symbol, [])
  }
}

extension Declaration {
  /// Whether a static member makes a value of its own type, or asks one of some others that do.
  fileprivate func makesSelf(by names: Set<String>) -> Bool {
    var makes = false
    (body ?? value.map { [.expression($0)] } ?? []).visit { expression in
      switch expression {
      case .call(.name("Self", _), _, _), .member(.name("Self", _)?, "init", _),
        .member(.name("self", _)?, "init", _):
        makes = true
      case .name(let name, _), .member(.name("Self", _)?, let name, _),
        .member(.name("self", _)?, let name, _):
        if names.contains(name) { makes = true }
      default: break
      }
    }
    return makes
  }
}
