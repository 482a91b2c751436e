/// Views of SwiftUI's that a controller, or an object that shows controllers, is given and keeps until it hosts them.
extension ViewWalk {
  /// Shows a view that the object keeps whose code is walked, where a hosting controller is made around it:
  /// `UIHostingController(rootView: listView)`.
  mutating func show(hosted argument: Argument, by call: Call) {
    guard isShowing, !isInOwnCode, argument.label == "rootView", call.makesHost,
      let scope = environment.scope, scope.kind == .class,
      let name = argument.value.chainHead, environment.local(name, evaluator) == nil,
      scope.property(name)?.isStored == true,
      let view = evaluator.property(name, of: scope)?.type.unwrapped.ownSymbol,
      view.kind == .struct, view.isView,
      !region.uses.contains(where: { $0.view === view })
    else { return }
    use(view, arguments: [:], at: position(of: argument.value))
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
