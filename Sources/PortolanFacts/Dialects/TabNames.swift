/// What the tabs of a bar are called: by their tags, and by what is written on them.
extension TabCall {
  /// The case in `.tag(Tab.inventory)` or `Tab(value: .inventory)`, wherever it stands in a chain of modifiers.
  func tag(of expression: Expression, _ walk: ViewWalk) -> String? {
    switch expression {
    case .call(.member(_, "tag", _), let arguments, _), .call(.name("tag", _), let arguments, _):
      return arguments.first.flatMap { name($0.value, walk) }
    case .call(.member(.name("self", _)?, let function, _), let arguments, _):
      return tag(ofPageMadeBy: function, arguments, walk)
    case .call(.member(let base?, let function, _), let arguments, _):
      return tag(of: base, walk) ?? tag(setBy: function, arguments, walk)
    case .call(.name("Tab", _), let arguments, _):
      return arguments.first { $0.label == "value" }.flatMap { name($0.value, walk) }
    case .call(.name(let function, _), let arguments, _):
      if let (body, view, _) = ownBody(of: expression, walk) {
        return shown(by: body, of: view, [], walk).flatMap { tag(of: $0, $1) }
      }
      return tag(ofPageMadeBy: function, arguments, walk)
    default: return nil
    }
  }

  /// The body of the view of the app's own that a tab is: its tag and its item may be written there.
  private func ownBody(
    of tab: Expression, _ walk: ViewWalk
  ) -> (body: Member, view: TypeSymbol, shown: Expression?)? {
    guard let made = tab.construction,
      case .meta(.own(let symbol)) = walk.evaluate(.name(made.name, made.position)).type,
      symbol.isView, !symbol.isController, let body = symbol.property("body"),
      body.declaration.body?.count == 1
    else { return nil }
    return (body, symbol, body.declaration.body?.last?.expression)
  }

  /// The same of a page that a function makes, be it the view's own: `func page(_ kind: Kind) -> some View { Page().tag(kind) }`.
  private func tag(
    ofPageMadeBy function: String, _ arguments: [Argument], _ walk: ViewWalk
  ) -> String? {
    if let (shown, inner) = page(madeBy: function, arguments, walk) { return tag(of: shown, inner) }
    // In an extension of `View` a modifier is called on `self`, which nobody writes.
    return walk.environment.scope == nil ? tag(setBy: function, arguments, walk) : nil
  }

  /// The same of a modifier of the app's own: `func tab(_ title: String, _ tag: Page) -> some View { tabItem { Text(title) }.tag(tag) }`.
  private func tag(setBy modifier: String, _ arguments: [Argument], _ walk: ViewWalk) -> String? {
    tab(modifiedBy: modifier, arguments, walk).flatMap { tag(of: $0, $1) }
  }

  /// What a function shows that makes a page, with what is known in its code.
  private func page(
    madeBy function: String, _ arguments: [Argument], _ walk: ViewWalk
  ) -> (Expression, ViewWalk)? {
    let scope = walk.environment.scope
    let own = scope.flatMap { walk.evaluator.method(function, of: $0, arguments) }
    guard let member = own ?? walk.freeFunction(function, arguments), member.declaration.givesView
    else { return nil }
    return shown(by: member, of: own == nil ? nil : scope, arguments, walk)
  }

  /// The same of a modifier of the app's own.
  private func tab(
    modifiedBy modifier: String, _ arguments: [Argument], _ walk: ViewWalk
  ) -> (Expression, ViewWalk)? {
    let member = walk.program.added(named: modifier, to: "View", from: walk.environment.file) {
      $0.declaration.kind == .function && $0.declaration.accepts(arguments)
    }
    return member.flatMap { shown(by: $0, of: nil, arguments, walk) }
  }

  /// What a member shows, with what is known in its code.
  private func shown(
    by member: Member, of owner: TypeSymbol?, _ arguments: [Argument], _ walk: ViewWalk
  ) -> (Expression, ViewWalk)? {
    // By its place: overloads may differ in nothing but a type. Tabs by many ways say nothing.
    let key = "tag \(member.file):\(member.declaration.position.line)"
    guard !walk.following.contains(key), walk.tagDepth < 3,
      let shown = member.declaration.body?.last?.expression,
      case .call = shown
    else { return nil }
    var inner = walk
    inner.following.insert(key)
    inner.tagDepth += 1
    inner.environment = Environment(scope: owner, file: member.file)
    for (parameter, argument) in member.declaration.matched(arguments) {
      inner.environment.bind(parameter.name, walk.evaluate(argument.value))
    }
    return (shown, inner)
  }

  /// The text on a tab: `.tabItem { Label("Mail", systemImage: "tray") }`, `Tab("Mail", systemImage: "tray") { … }`.
  func label(of expression: Expression, _ walk: ViewWalk) -> String? {
    switch expression {
    case .call(.member(_, "tabItem", _), let arguments, _),
      .call(.name("tabItem", _), let arguments, _):
      guard case .closure(let closure)? = arguments.first?.value else { return nil }
      return walk.title(ofLabel: closure.body)
    case .call(.member(.name("self", _)?, let function, _), let arguments, _):
      return page(madeBy: function, arguments, walk).flatMap { label(of: $0, $1) }
    case .call(.member(let base?, let function, _), let arguments, _):
      return label(of: base, walk)
        ?? tab(modifiedBy: function, arguments, walk).flatMap { label(of: $0, $1) }
    case .call(.name("Tab", _), let arguments, _):
      if let first = arguments.first, first.label == nil, let title = walk.title(in: first.value) {
        return title
      }
      // `Tab { MailView() } label: { Label("Mail", systemImage: "tray") }`
      guard case .closure(let label)? = arguments.first(where: { $0.label == "label" })?.value
      else { return nil }
      return walk.title(ofLabel: label.body)
    case .call(.name(let function, _), let arguments, _):
      let made = page(madeBy: function, arguments, walk)
      // In an extension of `View` a modifier is called on `self`, which nobody writes.
      let shown =
        walk.environment.scope == nil && made == nil
        ? tab(modifiedBy: function, arguments, walk) : made
      return shown.flatMap { label(of: $0, $1) }
    default: return nil
    }
  }

  /// The same in the body of the view of the app's own that a tab is.
  func labelInBody(of tab: Expression, _ walk: ViewWalk) -> String? {
    guard let (body, view, shown) = ownBody(of: tab, walk), let shown else { return nil }
    var inner = walk
    inner.environment = Environment(scope: view, file: body.file)
    return label(of: shown, inner)
  }
}
