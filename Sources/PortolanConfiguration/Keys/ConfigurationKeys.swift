import PortolanCheck
import PortolanModel

extension ConfigurationKey {
  /// Every key of a configuration, in the order in which files and schemas show them.
  static let all: [ConfigurationKey] = [
    ConfigurationKey(
      name: "inputs",
      help: """
        What is read where the command line names nothing: folders or Swift files, relative to this file. \
        This file's folder unless given.
        """,
      shape: .list(of: .text(.path))),
    ConfigurationKey(
      name: "targets",
      help: "Read only the files of these targets; of all unless given.",
      shape: .list(of: .text(TextForm(what: "the name of a target")))),
    ConfigurationKey(
      name: "exclude",
      help: """
        Leave these files and folders out, written as in a .gitignore, relative to this file. \
        What --exclude says comes on top.
        """,
      shape: .list(of: .text(.pattern))),
    ConfigurationKey(
      name: "include-tests", help: "Read tests too.", shape: .flag),
    ConfigurationKey(
      name: "roots",
      help: "The screens that a user can start at; the app's scenes unless given.",
      shape: .list(of: .text(.screen))),
    ConfigurationKey(
      name: "severity",
      help: """
        How much the findings of a rule matter: error, warning, note or off. It holds for all findings of the rule. \
        'portolan rules' lists the rules.
        """,
      shape: .record(
        Rule.all.map { ConfigurationKey(name: $0.id, help: $0.summary, shape: .word(severities)) },
        of: "rule")),
    ConfigurationKey(
      name: "ignore",
      help: """
        What rules may find in some screens or files, and why that is fine. In the source the same is said by \
        '// portolan:ignore rule reason'.
        """,
      shape: .list(of: .record(exception, oneOf: ["screens", "paths"]))),
    ConfigurationKey(
      name: "titles",
      help: "What people call a screen, by its type.",
      shape: .map(names: .screen, of: .text(TextForm(what: "a title")))),
    ConfigurationKey(
      name: "tags",
      help: "Words that group screens, by the screen's type.",
      shape: .map(names: .screen, of: .list(of: .text(TextForm(what: "a tag"))))),
    ConfigurationKey(
      name: "presentations",
      help: """
        How destinations are shown, where the code can't tell: by Screen.slot for all of a slot's, or by \
        Screen.slot.destination.
        """,
      shape: .map(names: .destination, of: .presentation(presentations))),
    ConfigurationKey(
      name: "roles",
      help: """
        What values are for, where the code can't tell: 'data' for a Screen.slot that is no navigation at all, and \
        a word of the list for what a destination carries, by Screen.slot.destination, or \
        Screen.slot.destination.label where it carries several values.
        """,
      shape: .map(names: .destination, of: .word(roles))),
    ConfigurationKey(
      name: "grammars",
      help: """
        Which stacks make sense, by Screen.stack: a regular expression over the stack's destinations, such as \
        'edit colorPicker?' or '(counter | letter)*'.
        """,
      shape: .map(names: .slot, of: .text(.grammar))),
    ConfigurationKey(
      name: "url-prefix",
      help: "What the URLs of places begin with: 'myapp://'. 'nav:///' unless given.",
      shape: .text(.urlPrefix)),
    ConfigurationKey(
      name: "urls",
      help: "What URLs call a destination, by Screen.slot.destination, where that is not its name.",
      shape: .map(names: .destination, of: .text(.urlPath))),
  ]

  private static let exception: [ConfigurationKey] = [
    ConfigurationKey(
      name: "rules", help: "The rules that are not asked.",
      shape: .list(of: .word(Rule.all.map { Word(name: $0.id, help: $0.summary) })),
      isRequired: true),
    ConfigurationKey(
      name: "screens", help: "The screens that are meant, by type; * stands for any letters.",
      shape: .list(of: .text(.screen))),
    ConfigurationKey(
      name: "paths",
      help: "The files that are meant, written as in a .gitignore, relative to this file.",
      shape: .list(of: .text(.pattern))),
    ConfigurationKey(
      name: "reason", help: "Why the findings are fine.",
      shape: .text(TextForm(what: "a reason")), isRequired: true),
  ]

  static let off = "off"

  private static let severities =
    Severity.allCases.reversed().map { Word(name: $0.rawValue, help: "") }
    + [Word(name: off, help: "the rule is not asked")]

  private static let presentations =
    Presentation.named.filter { $0 != .unknown && $0 != .link }
    .map { Word(name: $0.name, help: "") }

  private static let roles = [
    Word(name: "data", help: "data; of a whole slot: it is no navigation"),
    Word(name: "id", help: "data that a URL carries"),
    Word(name: "state", help: "the state of the screen that is shown"),
    Word(name: "destination", help: "an enum that says where in the screen that is shown"),
  ]
}

extension TextForm {
  static let screen = TextForm(what: "the name of a screen")
  static let path = TextForm(what: "a path")

  static let slot = TextForm(
    what: "Screen.slot", pattern: #"^[^.]+(\.[^.]+)+$"#,
    problem: { dotted($0, 2) ? nil : "names no slot; write Screen.slot" })

  static let destination = TextForm(
    what: "Screen.slot or Screen.slot.destination", pattern: #"^[^.]+(\.[^.]+)+$"#,
    problem: {
      dotted($0, 2)
        ? nil : "names neither slot nor destination; write Screen.slot or Screen.slot.destination"
    })

  static let pattern = TextForm(
    what: "a path, written as in a .gitignore", pattern: "^[^!#]",
    problem: { text in
      text.first == "!" || text.first == "#"
        ? "begins with \(text.first!), which is not read here" : nil
    })

  static let grammar = TextForm(
    what: "a grammar",
    problem: { text in
      do throws(StackGrammarError) {
        _ = try StackGrammar(text)
        return nil
      } catch {
        return "can't be read at column \(error.column): \(error.message)"
      }
    })

  static let urlPrefix = TextForm(
    what: "the beginning of a URL", pattern: #"^[A-Za-z][A-Za-z0-9+.\-]*:[^\s?#]*$"#,
    problem: { text in
      let scheme = text.prefix { $0 != ":" }
      let isScheme =
        scheme.count < text.count && scheme.first?.isLetter == true
        && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
      if !isScheme { return "is no beginning of a URL; write a scheme and what follows: myapp://" }
      return text.contains { $0.isWhitespace || "?#".contains($0) }
        ? "holds what the beginning of a URL can't: a space, ? or #" : nil
    })

  static let urlPath = TextForm(
    what: "a part of a URL", pattern: #"^[^\s/?#]+(/[^\s/?#]+)*$"#,
    problem: { text in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      return parts.contains(where: \.isEmpty)
        || text.contains { $0.isWhitespace || "?#".contains($0) }
        ? "is no part of a URL; write words joined by /, without spaces, ? and #" : nil
    })

  /// Whether a name has at least so many parts.
  private static func dotted(_ name: String, _ least: Int) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= least && !parts.contains(where: \.isEmpty)
  }
}
