import PortolanModel

/// Callbacks by which an object has a controller show what the object makes: `model.onShow = { page in self.present(page, …) }`, where
/// the model's own code calls `onShow?(ItemController())`.
extension ViewWalk {
  /// Walks what a controller hooks up to a property, once for each controller that the object hands it there; `false` where it hands
  /// none that is known.
  mutating func hookUp(_ closure: Closure, to property: String, of object: Expression) -> Bool {
    guard isInController, closure.parameters.count < 2,
      let owner = evaluate(object).type.unwrapped.ownSymbol, owner.kind == .class,
      owner !== environment.scope, !owner.isView,
      let member = owner.property(property), let type = member.declaration.type?.unwrapped,
      type.name == TypeReference.function, type.arguments.count == 2,
      program.isController(type.arguments[0], in: owner, file: member.file)
    else { return false }
    let pages = pagesHanded(to: property, by: owner)
    for page in pages { walk(closure, [page]) }
    return !pages.isEmpty
  }

  private mutating func pagesHanded(to property: String, by owner: TypeSymbol) -> [Denotation] {
    var pages: [Denotation] = []
    for call in program.callsOfCallbacks(in: owner).calls(of: property)
    where call.arguments.count == 1 && call.arguments[0].label == nil {
      let body = call.member.declaration.body ?? []
      let controller = body.unwrapped(call.arguments[0].value)
      let place = Environment(of: call.member, in: owner, program)
      with(environment: evaluator.bindings(of: body, place, 0)) { walk in
        var page = walk.evaluate(controller)
        page.shown = walk.shown(by: controller)
        if page.shown?.firstUse != nil { pages.append(page) }
      }
    }
    return pages
  }
}

extension [Statement] {
  /// What a condition binds to a name: `makePage()` of `guard let page = makePage() else { return }`.
  fileprivate func unwrapped(_ expression: Expression) -> Expression {
    guard case .name(let name, _) = expression else { return expression }
    var found: Expression?
    visitStatements { statement in
      for case .match(.binding(name), let value) in statement.conditions
      where !value.isName(name) {
        found = found ?? value
      }
    }
    return found ?? expression
  }
}
