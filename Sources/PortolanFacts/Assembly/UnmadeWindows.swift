/// Classes of AppKit's windows that nobody makes, beside others of their kin that somebody does.
extension SourceAssembly {
  /// Whether nobody makes a window controller of AppKit that is there for its heirs, or is one of several heirs and says nothing of its
  /// own: of these those have windows that somebody makes.
  func isUnmadeRelative(_ controller: TypeSymbol) -> Bool {
    guard controller.isWindowController, !isUsed(controller), !isMade(controller) else {
      return false
    }
    if inheritedControllers.contains(ObjectIdentifier(controller)) { return true }
    return program.superclass(of: controller) != nil
      && linksByHost[ObjectIdentifier(controller)] == nil
      && regions[ObjectIdentifier(controller)]?.firstUse == nil
      && !controller.members.contains { StoryboardNames.isScene($0.name) }
  }
}
