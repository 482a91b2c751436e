/// What dialogs say that state describes: `state.alert = AlertState { TextState("Delete?") }`, `destination = .alert(.deletion)` with a
/// static function or property that the app adds to `AlertState`, or has itself.
extension StateChangeWalk {
  /// The title that code writes out, in the value to which it sets such state.
  func dialogTitle(_ value: Expression, depth: Int = 0) -> String? {
    if depth > 4 { return nil }
    switch value {
    case .call(let callee, let arguments, _):
      if isDialog(callee, arguments) { return writtenTitle(arguments) }
      if arguments.count == 1, arguments[0].label == nil,
        let title = dialogTitle(arguments[0].value, depth: depth + 1)
      {
        return title
      }
      return made(by: callee, depth)
    case .member: return made(by: value, depth)
    default: return nil
    }
  }

  /// Whether a dialog's state is made: by its type's name, or by `Self` or `.init` with a text.
  private func isDialog(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard let name = callee.lastWord else { return false }
    if KnownTypes.dialogs[name] != nil { return true }
    guard name == "Self" || name == "init", let first = arguments.first?.value else { return false }
    let text: Bool? = first.firstCall { callee, _ in callee.lastWord == "TextState" ? true : nil }
    return text == true
  }

  private func writtenTitle(_ arguments: [Argument]) -> String? {
    guard let title = arguments.first(where: { $0.label == nil || $0.label == "title" }) else {
      return nil
    }
    if case .closure(let closure) = title.value {
      return WrittenText.title(in: closure.body, program.texts)
    }
    return WrittenText.title(in: title.value, program.texts)
  }

  /// The title of what a static member makes.
  private func made(by callee: Expression, _ depth: Int) -> String? {
    guard let maker = dialogMaker(callee) else { return nil }
    switch maker.body?.last {
    case .expression(let made)?, .return(let made?)?: return dialogTitle(made, depth: depth + 1)
    default: return maker.value.flatMap { dialogTitle($0, depth: depth + 1) }
    }
  }

  /// A static member that makes a dialog's state, which is called by its name alone or by its type's.
  func dialogMaker(_ callee: Expression) -> Declaration? {
    guard case .member(let base, let name, _) = callee, base?.ownName?.isWrittenAsType != false
    else { return nil }
    var makers = KnownTypes.dialogs.keys.sorted().flatMap { program.members(name, of: $0) }
    var scope = environment.scope
    while let symbol = scope {
      makers += symbol.members(named: name)
      scope = symbol.outer
    }
    return makers.first(where: \.isStatic)?.declaration
  }
}

extension SlotEvidence {
  /// The title of the dialog that all who present it, or one case of it, say alike.
  func dialogTitle(of name: String? = nil) -> String? {
    let presenting = changes.filter { change in
      change.kind.activates && !change.isUntold && name.map(change.cases.contains) != false
    }
    let titles = Set(presenting.map { $0.dialogTitle })
    return titles.count == 1 ? titles.first ?? nil : nil
  }
}
