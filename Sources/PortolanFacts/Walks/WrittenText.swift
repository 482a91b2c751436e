/// Text for people that code writes out.
enum WrittenText {
  /// A literal, or the literal in `Text("Add").bold()`, `String(localized: "Add")`.
  static func text(in expression: Expression) -> String? {
    switch expression {
    case .string(let text): return text.flatMap { $0.isEmpty ? nil : $0 }
    case .call(.name(let name, _), let arguments, _):
      guard holders.contains(name), let first = arguments.first,
        [nil, "localized", "verbatim", "stringLiteral"].contains(first.label)
      else { return nil }
      return text(in: first.value)
    case .call(.member(let base?, _, _), _, _): return text(in: base)
    case .conditional(_, let inner): return text(in: inner)
    default: return nil
    }
  }

  private static let holders: Set<String> = [
    "Text", "Label", "LocalizedStringKey", "String", "LocalizedStringResource",
    "NSLocalizedString", "TextState", "AttributedString",
  ]

  /// The same, unless it is a key that a table of translations has a text for: `settings.title`.
  static func title(in expression: Expression) -> String? {
    text(in: expression).flatMap { isKey($0) ? nil : $0 }
  }

  /// The first title that a label writes out: of an image and a text the text.
  static func title(in label: [Statement]) -> String? {
    label.lazy.compactMap { statement in
      if case .expression(let expression) = statement { title(in: expression) } else { nil }
    }.first
  }

  private static func isKey(_ text: String) -> Bool {
    if text.contains(where: \.isWhitespace) { return false }
    return text.contains("_") || text.dropLast().contains(".") || text.first?.isLowercase == true
  }
}
