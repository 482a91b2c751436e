/// Views of SwiftUI's that a controller, or an object that shows controllers, is given and keeps until it hosts them.
extension ViewWalk {
  /// Shows a view that the object keeps whose code is walked, where a hosting controller is made around it:
  /// `UIHostingController(rootView: listView)`.
  mutating func show(hosted argument: Argument, by call: Call) {
    guard isShowing, !isInOwnCode, argument.label == "rootView", call.makesHost,
      let (owner, name) = keeper(of: argument.value), owner.kind == .class,
      owner.property(name)?.isStored == true,
      let view = evaluator.property(name, of: owner)?.type.unwrapped.ownSymbol,
      view.kind == .struct, view.isView,
      !region.uses.contains(where: { $0.view === view })
    else { return }
    use(view, arguments: [:], at: position(of: argument.value))
  }

  /// Who keeps a view, and in which property: the object whose code is walked, or one that this names, `window.page`.
  private func keeper(of view: Expression) -> (owner: TypeSymbol, property: String)? {
    if case .member(let object?, let name, _) = view, !object.isSelf {
      return evaluate(object).type.unwrapped.ownSymbol.map { ($0, name) }
    }
    guard let scope = environment.scope, let name = view.chainHead,
      environment.local(name, evaluator) == nil
    else { return nil }
    return (scope, name)
  }
}

extension TypeSymbol {
  /// What a controller keeps, and makes a hosting controller around.
  var propertiesHosted: Set<String> {
    let given = storedProperties.filter {
      $0.declaration.attributes.isEmpty && $0.declaration.type?.name.isWrittenAsType == true
    }
    let names = Set(given.map(\.name))
    if names.isEmpty { return [] }
    var found: Set<String> = []
    for member in members {
      let code =
        (member.declaration.body ?? []) + (member.declaration.value.map { [.expression($0)] } ?? [])
      code.visit { expression in
        if case .call(let callee, let arguments, let position) = expression,
          Call(callee: callee, arguments: arguments, position: position).makesHost,
          let name = arguments.first(where: { $0.label == "rootView" })?.value.chainHead,
          names.contains(name)
        {
          found.insert(name)
        }
      }
    }
    return found
  }
}

extension Call {
  /// Whether it makes a hosting controller of UIKit's or AppKit's.
  fileprivate var makesHost: Bool {
    let name = if case .type(let type) = callee { type.lastName } else { callee.lastWord }
    return name.map(KnownControllers.hosting.contains) == true
  }
}
