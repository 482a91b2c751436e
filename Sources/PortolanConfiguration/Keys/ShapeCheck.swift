import PortolanMatching
import PortolanModel

/// Holds values against shapes, and says what is wrong where.
struct ShapeCheck {
  private(set) var problems: [ConfigurationError.Problem] = []

  mutating func check(_ value: YAMLValue, _ shape: Shape) {
    switch (shape, value.content) {
    case (.flag, .flag): break
    case (.flag, _): report("this should be true or false, not \(value.words)", value)
    case (.text(let form), _): checkText(value, form)
    case (.word(let words), .text(let text)):
      if !words.contains(where: { $0.name == text }) { reportUnknown(text, among: words, value) }
    case (.word(let words), _):
      report("this should be \(listed(words)), not \(value.words)", value)
    case (.list(let element), .list(let values)):
      for value in values { check(value, element) }
    case (.list, .text), (.list, .number):
      report("this should be a list: [\(value.words.unquoted)]", value)
    case (.list, _): report("this should be a list, not \(value.words)", value)
    case (.map(let names, let element), .map(let entries)):
      for entry in entries {
        checkText(entry.key.value, names, at: entry.key.location)
        check(entry.value, element)
      }
    case (.map(let names, _), _):
      report("this should be a map, each key \(names.what), not \(value.words)", value)
    case (.record(let keys, let what, let choice), .map(let entries)):
      check(entries, keys, what, choice, in: value)
    case (.record(let keys, let what, _), _):
      let names = keys.prefix(4).map(\.name).joined(separator: ", ")
      report(
        "this should be a map with \(what)s such as \(names), not \(value.words)", value)
    case (.presentation(let words), .text(let text)):
      if !words.contains(where: { $0.name == text }) {
        reportUnknown(text, among: words, value, or: ", or {custom: \(text)} for one of your own")
      }
    case (.presentation, .map(let entries)):
      check(entries, Self.custom, "key", [], in: value)
    case (.presentation(let words), _):
      report("this should be \(listed(words)), or {custom: name}, not \(value.words)", value)
    }
  }

  static let custom = [
    ConfigurationKey(
      name: "custom", help: "The name of a presentation of the app's own.",
      shape: .text(TextForm(what: "a name")), isRequired: true)
  ]

  private mutating func check(
    _ entries: [YAMLValue.Entry], _ keys: [ConfigurationKey], _ what: String, _ choice: [String],
    in value: YAMLValue
  ) {
    for entry in entries {
      guard let key = keys.first(where: { $0.name == entry.key.value }) else {
        let near = NearestNames(to: entry.key.value, among: keys.map(\.name)).words
        let others = keys.map(\.name).joined(separator: ", ")
        report(
          "there is no \(what) '\(entry.key.value)'; "
            + (near ?? "there are \(others)"),
          at: entry.key.location)
        continue
      }
      // A key whose value is commented out says nothing.
      if case .nothing = entry.value.content, !key.isRequired { continue }
      check(entry.value, key.shape)
    }
    let present = Set(entries.map(\.key.value))
    for key in keys where key.isRequired && !present.contains(key.name) {
      report("'\(key.name)' is missing: \(key.help.prefix { $0 != "." })", value)
    }
    if !choice.isEmpty, present.isDisjoint(with: choice) {
      report("one of \(choice.joined(separator: ", ")) is missing", value)
    }
  }

  private mutating func checkText(_ value: YAMLValue, _ form: TextForm) {
    switch value.content {
    case .text(let text): checkText(text, form, at: value.location)
    case .number, .flag:
      report("this should be \(form.what); put \(value.words.unquoted) in quotes", value)
    default: report("this should be \(form.what), not \(value.words)", value)
    }
  }

  private mutating func checkText(_ text: String, _ form: TextForm, at location: SourceLocation) {
    if text.isEmpty {
      report("this should be \(form.what), and is empty", at: location)
    } else if let problem = form.problem(text) {
      report("'\(text)' \(problem)", at: location)
    }
  }

  private mutating func reportUnknown(
    _ text: String, among words: [Word], _ value: YAMLValue, or other: String = ""
  ) {
    let right =
      NearestNames(to: text, among: words.map(\.name)).words ?? "write \(listed(words))"
    report("'\(text)' is not known here; \(right)\(other)", value)
  }

  private mutating func report(_ message: String, _ value: YAMLValue) {
    report(message, at: value.location)
  }

  private mutating func report(_ message: String, at location: SourceLocation) {
    problems.append(.init(message, at: location))
  }

  private func listed(_ words: [Word]) -> String {
    guard words.count <= 10, let last = words.last, words.count > 1 else {
      return "one of \(words.prefix(3).map(\.name).joined(separator: ", ")), …"
    }
    return words.dropLast().map(\.name).joined(separator: ", ") + " or " + last.name
  }
}

extension String {
  /// `'text'` or `the number 1` as one writes it.
  fileprivate var unquoted: String {
    hasPrefix("the number ") ? String(dropFirst("the number ".count)) : filter { $0 != "'" }
  }
}
