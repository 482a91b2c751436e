/// What a button is called whose label is a different one at different times: `if isNew { Text("Add") } else { Text("Change") }`.
extension CodeNames {
  /// The name of the first of a label's views that has one; what is there only at times says what the button is where nothing else does.
  static func name(ofLabel views: [Statement], _ name: (Expression) -> String?) -> String? {
    if let found = self.name(ofLasting: views, name) { return found }
    for statement in views.map(\.shown) where !statement.isChoice {
      if let found = self.name(ofArms: statement.arms) { return found }
    }
    return nil
  }

  /// The name of the first of some views that has one and is always there. An `if` with an `else`, or a `switch`, has those of all its arms.
  static func name(ofLasting views: [Statement], _ name: (Expression) -> String?) -> String? {
    for statement in views.map(\.shown) {
      let found =
        statement.isChoice ? self.name(ofArms: statement.arms) : statement.view.flatMap(name)
      if let found { return found }
    }
    return nil
  }

  /// All that arms are called; nothing where one of them shows a text that nobody knows. One without any text, as a mere sign of waiting,
  /// says nothing.
  private static func name(ofArms arms: [[Statement]]) -> String? {
    var names: [String] = []
    for arm in arms {
      let found =
        name(ofLabel: arm) { text(in: $0) } ?? name(ofLabel: arm, constant)
        ?? name(ofLabel: arm, titleGiven)
      // A blank or a bracket is no name.
      if let found, found.contains(where: \.isLetter) {
        names.append(found)
      } else if showsText(arm) {
        return nil
      }
    }
    return joined(names)
  }

  private static func showsText(_ views: [Statement]) -> Bool {
    views.map(\.shown).contains { statement in
      statement.view.map(WrittenText.showsText) ?? statement.arms.contains(where: showsText)
    }
  }

  /// What is said of a label's pictures to those who do not see them, and the names of its symbols: of arms all. Beside a text a symbol
  /// that is there only at times, or that says no more than that something comes up, is no name.
  static func signs(in views: [Statement]) -> (spoken: String?, symbol: String?) {
    var (spoken, symbol): (String?, String?)
    let isBesideText = showsText(views)
    func look(in views: [Statement]) {
      for statement in views.map(\.shown) {
        if isBesideText, !statement.isChoice, !statement.arms.isEmpty {
          spoken = spoken ?? signs(in: statement.arms[0]).spoken
        } else if statement.isChoice {
          let names = statement.arms.map(signs).compactMap { $0.spoken ?? $0.symbol }
          symbol = symbol ?? joined(names)
        } else if case .expression(let view) = statement {
          look(view)
        } else {
          statement.expressions.forEach(look)
          look(in: statement.inner)
        }
      }
    }
    func look(_ view: Expression) {
      // What another button in it shows is that button's.
      if view.isControl { return }
      if case .call(let callee, let arguments, _) = view {
        spoken = spoken ?? self.spoken(by: callee, arguments)
        // A label says its title of its symbol.
        if callee.isType("Label") { spoken = spoken ?? text(in: view) }
        if let found = self.symbol(given: arguments), !isBesideText || !found.isOfDisclosure {
          symbol = symbol ?? found
        }
      }
      view.parts.forEach(look)
      look(in: view.statements)
    }
    look(in: views)
    return (spoken, symbol)
  }

  private static func joined(_ names: [String]) -> String? {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    return names.isEmpty ? nil : names.joined(separator: " or ")
  }
}

extension StateChangeWalk {
  /// The title on a view that a constant of the code around it keeps, `Label(leaveTitle, systemImage: "door")`, or that is kept in one itself:
  /// `let label = HStack { Text("Leave"); Spacer() }`.
  ///
  /// - Parameter known: The variables whose values were looked at.
  func keptTitle(on view: Expression, besides known: Set<String> = []) -> String? {
    switch view {
    case .name(let name, _):
      if known.contains(name) { return nil }
      guard let value = localValues[name] else {
        return evaluator.title(inConstant: name, environment)
      }
      return CodeNames.text(handed: value) ?? keptTitle(on: value, besides: known.union([name]))
    case .member(.name("self", _)?, let name, _):
      return evaluator.title(inConstant: name, environment)
    case .member(nil, let name, _):
      return evaluator.title(inConstantOfTexts: name, environment)
    case .call(.name(let name, _), let arguments, _):
      if let first = WrittenText.firstView(arrangedBy: name, arguments) {
        return keptTitle(on: first, besides: known)
      }
      guard WrittenText.holds(name), let first = arguments.first, first.label == nil else {
        return nil
      }
      return keptTitle(on: first.value, besides: known)
    case .call(.member(let base?, _, _), _, _): return keptTitle(on: base, besides: known)
    case .conditional(_, let inner): return keptTitle(on: inner, besides: known)
    default: return nil
    }
  }
}

extension String {
  /// Whether a symbol only says that something comes up where it stands: `chevron.right`.
  fileprivate var isOfDisclosure: Bool { hasPrefix("chevron") }
}

extension Expression {
  /// Whether it is a control by itself, with its modifiers. A link in a button's label only makes that look like a row.
  var isControl: Bool {
    guard let name = construction?.name, name.isWrittenAsType, name != "NavigationLink" else {
      return false
    }
    return PlainViews.acting.contains(name) || name.hasSuffix("Button")
  }
}

extension Statement {
  /// The statement that stands where a value could.
  fileprivate var shown: Statement {
    if case .expression(.statement(let statement)) = self { statement.shown } else { self }
  }

  /// The view that it shows, if it is one.
  fileprivate var view: Expression? {
    switch self {
    case .expression(let view), .return(let view?): view
    default: nil
    }
  }

  /// What it shows at one time or another.
  fileprivate var arms: [[Statement]] {
    switch self {
    case .if(_, let then, let other): other.isEmpty ? [then] : [then, other]
    case .switch(_, let cases, _): cases.map(\.body)
    default: []
    }
  }

  /// Whether one of its arms is always there.
  fileprivate var isChoice: Bool {
    switch self {
    case .if(_, _, let other): !other.isEmpty
    case .switch: true
    default: false
    }
  }
}
