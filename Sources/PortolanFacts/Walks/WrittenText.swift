/// Text for people that code writes out.
enum WrittenText {
  /// A literal, or the literal in `Text("Add").bold()`, `String(localized: "Add")`, `"Add".localized`, `Label { Text("Add") } icon: { … }`.
  static func text(in expression: Expression) -> String? {
    switch expression {
    case .string(let text): return text.flatMap { $0.isEmpty ? nil : $0 }
    case .call(.name(let name, _), let arguments, _):
      if let arranged = arranged(by: name, arguments) { return firstText(in: arranged) }
      guard holders.contains(name), let first = arguments.first,
        [nil, "localized", "verbatim", "stringLiteral"].contains(first.label)
      else { return nil }
      return text(given: first.value)
    case .call(.member(let base?, _, _), _, _): return text(in: base)
    case .member(let base?, _, _): return base.beginsWithText ? text(in: base) : nil
    case .conditional(_, let inner): return text(in: inner)
    default: return nil
    }
  }

  /// The same in a place where only a text can stand: `Text(L("Add"))`. A function that is handed one literal there gives it in another language.
  static func text(given expression: Expression) -> String? {
    text(in: expression) ?? translated(expression)
  }

  /// The same of what a view or a function of the app's own is handed, be it a text or a view.
  static func text(handed expression: Expression) -> String? {
    expression.makesValue ? text(in: expression) : text(given: expression)
  }

  private static func translated(_ expression: Expression) -> String? {
    switch expression {
    case .call(let callee, let arguments, _) where callee.mayTranslate:
      guard let first = arguments.first, first.label == nil, case .string(let text?) = first.value,
        !text.isEmpty, arguments.count(where: \.isWrittenText) == 1
      else { return nil }
      return text
    // `L("Add").capitalized`
    case .call(.member(let base?, _, _), _, _), .member(let base?, _, _): return translated(base)
    case .conditional(_, let inner): return translated(inner)
    default: return nil
    }
  }

  /// Whether something of this name is made of the text that it is given first.
  static func holds(_ name: String) -> Bool { holders.contains(name) }

  private static let holders: Set<String> = [
    "Text", "Label", "LocalizedStringKey", "String", "LocalizedStringResource",
    "NSLocalizedString", "TextState", "AttributedString",
  ]

  /// Views that only arrange what they are given.
  private static let arrangements: Set<String> = [
    "Label", "LabeledContent", "HStack", "VStack", "ZStack", "Group", "ViewThatFits",
  ]

  /// What such a view arranges, of a label what is written on it.
  static func arranged(by name: String, _ arguments: [Argument]) -> [Statement]? {
    guard arrangements.contains(name) else { return nil }
    let labels = name == "LabeledContent" ? ["label"] : [nil, "title", "content"]
    for argument in arguments where labels.contains(argument.label) {
      if case .closure(let closure) = argument.value { return closure.body }
    }
    return nil
  }

  /// The first text among views, if it is written out: what comes after another says less of what they are.
  private static func firstText(in views: [Statement]) -> String? {
    // A bracket or a dot is no name.
    firstView(in: views).flatMap(text(in:)).flatMap { $0.contains(where: \.isLetter) ? $0 : nil }
  }

  private static func firstView(in views: [Statement]) -> Expression? {
    views.lazy.compactMap(\.expression).first(where: showsText)
  }

  /// Of views that something only arranges the first that shows text.
  static func firstView(arrangedBy name: String, _ arguments: [Argument]) -> Expression? {
    arranged(by: name, arguments).flatMap(firstView)
  }

  static func showsText(_ view: Expression) -> Bool {
    switch view {
    case .call(.name(let name, _), let arguments, _):
      if let arranged = arranged(by: name, arguments) {
        arranged.contains { $0.expression.map(showsText) == true }
      } else {
        holders.contains(name)
      }
    case .call(.member(let base?, _, _), _, _): showsText(base)
    case .conditional(_, let inner): showsText(inner)
    default: false
    }
  }

  /// The same, or what a table of translations has for it: of `settings.title`, a key without such a text, nothing.
  static func title(in expression: Expression, _ tables: TextTables) -> String? {
    text(in: expression).flatMap { tables.title($0) }
  }

  /// The same in a place where only a text can stand, be it one that generated code names: `L10n.Settings.title`.
  static func title(given expression: Expression, _ tables: TextTables) -> String? {
    text(given: expression).flatMap { tables.title($0) } ?? tables.text(named: expression)
  }

  /// The same of what may be a text or a view.
  static func title(handed expression: Expression, _ tables: TextTables) -> String? {
    text(handed: expression).flatMap { tables.title($0) }
  }

  /// The first title that a label writes out: of an image and a text the text.
  static func title(in label: [Statement], _ tables: TextTables) -> String? {
    label.lazy.compactMap { statement in
      if case .expression(let expression) = statement { title(in: expression, tables) } else { nil }
    }.first
  }
}

extension TextTables {
  /// What is shown of a text that code writes out.
  func title(_ written: String) -> String? { self[written] ?? (isKey(written) ? nil : written) }

  private func isKey(_ text: String) -> Bool {
    if text.contains(where: \.isWhitespace) { return false }
    return text.contains("_") || text.dropLast().contains(".") || text.first?.isLowercase == true
  }
}

extension Expression {
  /// Whether it is a literal, or a chain that begins with one: `"Add".localized.capitalized`.
  fileprivate var beginsWithText: Bool {
    switch self {
    case .string: true
    case .member(let base?, _, _), .call(.member(let base?, _, _), _, _): base.beginsWithText
    default: false
    }
  }
}

extension Expression {
  /// Whether what it names may be a function that gives a text in another language: `L`, `Strings.tr`, `.localized`.
  fileprivate var mayTranslate: Bool {
    switch self {
    case .name(let name, _): name != "Image"
    case .member(let owner?, let name, _):
      (owner.isNamespace || owner.isSelf) && !name.isWrittenAsType
    case .member(nil, _, _): true
    default: false
    }
  }

  /// Whether it makes a value of a type, by its name: `Icon("gear")`, not `L("Add")`, whose name has capitals alone.
  fileprivate var makesValue: Bool {
    guard case .call(.name(let name, _), _, _) = self else { return false }
    return name.isWrittenAsType && name.contains(where: \.isLowercase)
  }
}

extension Argument {
  /// Whether it is a text that nothing says the meaning of.
  fileprivate var isWrittenText: Bool {
    if case .string = value { label == nil } else { false }
  }
}
