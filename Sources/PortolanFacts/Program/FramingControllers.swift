/// Controllers of the app's own that only stand around the one that they are made with, and have no navigation of their own:
/// `FrameController(rootViewController: page)`, which adds the page as a child. Like a view of SwiftUI's around its content, such a frame is
/// seen through: whoever makes one leads to what it is made with there, and to nothing that others make one with.
extension Program {
  func framesContent(_ symbol: TypeSymbol) -> Bool {
    guard symbol.kind == .class, symbol.superclass == nil, symbol.isOwnContainer,
      let kept = symbol.onlyController, adds(kept, asChildOf: symbol)
    else { return false }
    return symbol.isMadeWith(kept) && symbol.members.allSatisfy { $0.stays(with: kept) }
  }
}

extension TypeSymbol {
  /// The constant that holds any controller, if there is but one, and nothing else that it keeps is a controller.
  fileprivate var onlyController: String? {
    let kept = storedProperties.filter { member in
      guard let type = member.declaration.type?.unwrapped else { return false }
      return isAnyController(type) || type.lastName.hasSuffix("Controller")
    }
    guard kept.count == 1, kept[0].declaration.isConstant, kept[0].declaration.value == nil,
      let type = kept[0].declaration.type, isAnyController(type)
    else { return nil }
    return kept[0].name
  }

  /// Whether an initialiser keeps in a property what it is handed.
  fileprivate func isMadeWith(_ property: String) -> Bool {
    initializers.contains { initializer in
      initializer.declaration.parameters.contains {
        stored(by: initializer.declaration, from: $0) == property
      }
    }
  }
}

extension Member {
  /// Whether its code leads nowhere, and shows nothing in place but what a property holds.
  fileprivate func stays(with property: String) -> Bool {
    let code = (declaration.body ?? []) + declaration.observers
    return code.firstCall { callee, arguments -> Bool? in
      guard let name = callee.lastWord else { return nil }
      if KnownControllers.adding.contains(name) {
        return arguments.first?.value.ownName == property ? nil : true
      }
      return ControllerLink.named(name, arguments) == nil
        && !KnownControllers.hosting.contains(name)
        ? nil : true
    } == nil
  }
}
