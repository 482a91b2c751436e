/// Styles of controls: of a style that the app has under a name, `.buttonStyle(.held($isShown))`.
extension ViewWalk {
  /// Follows the function that the app adds to the styles of some control, and that makes one.
  mutating func follow(style name: String, _ call: Call) -> Bool {
    let member = program.added(named: name, toAny: ShownProtocols.styles, from: environment.file) {
      $0.isStatic && $0.declaration.kind == .function && $0.declaration.accepts(call.arguments)
    }
    guard let member else { return false }
    follow(member, of: nil, arguments: call.arguments, from: call.position)
    return true
  }
}
