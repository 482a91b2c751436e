/// What is written on a link, as far as its code writes that out.
extension ViewWalk {
  /// The first title that a label shows: that of a text, of a view of the app's own which is handed it, or of what a modifier makes a link.
  func title(ofLabel views: [Statement]) -> String? {
    views.lazy.compactMap { statement in statement.expression.flatMap { self.title(in: $0) } }.first
  }

  /// What is written out where only a text can stand.
  func title(given text: Expression) -> String? { WrittenText.title(given: text, program.texts) }

  /// The title that a view shows, or that a text is, be it by a constant of the view around it.
  func title(in view: Expression) -> String? {
    if let title = WrittenText.title(in: view, program.texts) { return title }
    switch view {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      return isModified(view)
        ? titleOfModified : titleGiven(as: name) ?? evaluator.title(inConstant: name, environment)
    case .call(.name(let made, _), let arguments, _):
      if arguments.isEmpty, let title = titleGiven(as: made) { return title }
      if let first = WrittenText.firstView(arrangedBy: made, arguments) { return title(in: first) }
      if WrittenText.holds(made) {
        guard let first = arguments.first, first.label == nil else { return nil }
        return title(in: first.value)
      }
      return CodeNames.titles(givenTo: made, arguments).lazy.compactMap { self.title(in: $0) }.first
    case .call(.member(let base?, _, _), _, _):
      return title(in: base) ?? WrittenText.title(handed: view, program.texts)
    // `.localized("Stops")`, `.stops`: texts have such functions and constants of the app's own.
    case .call(.member(nil, _, _), _, _): return WrittenText.title(handed: view, program.texts)
    case .member(nil, let name, _):
      return evaluator.title(inConstantOfTexts: name, environment)
        ?? program.texts.text(named: view)
    case .member(.name(let type, _)?, let name, _) where Evaluator.typesOfTexts.contains(type):
      return evaluator.title(inConstantOfTexts: name, environment)
    case .member(.some, _, _): return program.texts.text(named: view)
    case .conditional(_, let inner): return title(in: inner)
    default: return nil
    }
  }

  /// Whether a name in the code of a modifier means what is modified: `content`, or `self` in an extension of all views.
  func isModified(_ view: Expression) -> Bool {
    guard case .name(let name, _) = view else { return false }
    guard let scope = environment.scope, scope.modifiesViews else {
      return name == "self" && environment.local("self", evaluator) == nil
    }
    return scope.members(named: "body").contains {
      $0.declaration.parameters.contains { $0.name == name }
    }
  }

  private var titleOfModified: String? {
    guard let viewModified else { return nil }
    var around = self
    (around.environment, around.viewModified) = (viewModified.environment, nil)
    return around.title(in: viewModified.view)
  }

  /// What a wrapper is handed to write on it: a text, or the content that shows one.
  private func titleGiven(as name: String) -> String? {
    guard let given = environment.local(name, evaluator) else { return nil }
    if let (closure, around) = given.closure {
      var walk = self
      walk.environment = around
      return walk.title(ofLabel: closure.body)
    }
    // Of `.stops` only the place where it is handed over says that it is a text.
    if let name = given.caseName, given.path == nil, given.type.symbol == nil {
      return evaluator.title(inConstantOfTexts: name, environment) ?? program.texts[symbol: name]
    }
    return given.literal.flatMap {
      program.texts[$0] ?? ($0.contains(where: \.isLetter) ? $0 : nil)
    }
  }
}

extension Evaluator {
  /// What texts for people are kept in.
  static let typesOfTexts: Set<String> = [
    "LocalizedStringKey", "String", "LocalizedStringResource",
  ]

  /// The title in a constant that the app adds to texts: `static let stops: LocalizedStringKey = "Stops"`.
  func title(inConstantOfTexts name: String, _ environment: Environment) -> String? {
    let constant = program.added(
      named: name, to: "LocalizedStringKey", "String", "LocalizedStringResource",
      from: environment.file
    ) { $0.isStatic && $0.declaration.kind == .variable }?.declaration
    let written = constant.flatMap { $0.isConstant ? $0.value : $0.body.flatMap(returned) }
    return written.flatMap { WrittenText.title(handed: $0, program.texts) }
  }

  /// The title that a constant of the code around it holds: `let heading = NSLocalizedString("Keys", …)`
  func title(inConstant name: String, _ environment: Environment) -> String? {
    guard environment.local(name, self) == nil,
      let constant = environment.scope?.property(name)?.declaration, constant.attributes.isEmpty,
      let written = constant.isConstant ? constant.value : constant.body.flatMap(returned)
    else { return nil }
    return WrittenText.title(handed: written, program.texts)
  }
}
