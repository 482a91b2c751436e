/// Views that others keep in a property to show them: `var page = PageView()`, `let page = AnyView(PageView())`.
extension ViewWalk {
  /// What a view's code shows where it mentions such a property, as it begins; `nil` where that keeps anything else.
  func keptView(_ member: Member, _ environment: Environment) -> [Statement]? {
    guard isViewsCode, member.isStored, let value = member.declaration.value else { return nil }
    // Most modifiers are a library's, so that only what they modify says what they make.
    let name = value.constructed
    let made = name.flatMap {
      program.type(named: $0, in: environment.scope, file: environment.file)
    }
    guard made.map({ $0.isView && !$0.isController }) ?? (name == "AnyView") else { return nil }
    return [.expression(value)]
  }
}
