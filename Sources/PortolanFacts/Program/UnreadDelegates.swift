import PortolanModel

/// Delegates of an app's windows whose class a library declares. That they are delegates the app's `Info.plist` says, and what the
/// windows show, what they override says: `override func makeRoot(with router: Router) -> UIViewController`.
extension Program {
  /// Notes which classes are such delegates. Where the list names a storyboard, that fills the window.
  func noteUnreadDelegates() {
    for module in modules.sorted() where global(StoryboardNames.main(of: module)) == nil {
      guard
        case .string(let name?)? = global(StoryboardNames.windowDelegate(of: module))?.declaration
          .value,
        let symbol = types.first(where: { $0.module == module && $0.name == name }),
        !symbol.isDelegate, symbol.isOfLibrary
      else { continue }
      symbol.inherits.append(TypeReference("UIWindowSceneDelegate"))
    }
  }
}

extension TypeSymbol {
  /// Whether it inherits from a class that is neither the app's own nor the system's.
  fileprivate var isOfLibrary: Bool {
    foreignAncestor.map { !KnownControllers.isOfSystem($0) } == true
  }
}

extension ViewWalk {
  /// Shows first what a delegate gives the library's class above it, which fills the window.
  mutating func showFirst(givenBy member: Member, of delegate: TypeSymbol) {
    let function = member.declaration
    guard delegate.isDelegate, delegate.isOfLibrary, function.kind == .function,
      function.modifiers.contains("override"),
      function.type.map({ KnownControllers.bases.contains($0.unwrapped.lastName) }) == true
    else { return }
    let arguments = function.parameters.map {
      Argument(label: $0.label, value: .name($0.name, function.position))
    }
    showFirst(.call(.name(function.name, function.position), arguments, function.position))
  }
}
