import PortolanCheck
import PortolanModel

/// A first configuration for an app: what was found in it, with every other key as an example that is commented out.
///
/// Behind a `#`, one space begins a sentence, and anything else an example, good as it is once the `#` is gone.
public struct ConfigurationDraft: Sendable {
  private let model: NavigationModel
  private let findings: [Finding]
  private let inputs: [String]
  private let targets: [String]
  /// What to call each screen: its type, where no other screen goes by that name.
  private let names: [Screen.ID: String]

  /// - Parameters:
  ///   - findings: What the rules find in the app.
  ///   - inputs: Where its source is, relative to the folder that the configuration is for.
  ///   - targets: The targets that the source belongs to.
  public init(
    for model: NavigationModel, findings: [Finding], inputs: [String], targets: [String]
  ) {
    self.model = model
    self.findings = findings
    self.inputs = inputs
    self.targets = targets
    let uses = Dictionary(
      model.screens.flatMap { Set($0.aliases) }.map { ($0, 1) }, uniquingKeysWith: +)
    names = Dictionary(
      model.screens.map { ($0.id, uses[$0.type] == 1 ? $0.type : $0.id) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The file's text.
  public var text: String {
    let heading = """
      # How Portolan reads and checks this app. Nothing has to be here; take the # from an example to use it.
      # 'portolan init --schema' prints a JSON Schema of this file, with which editors complete and check it.

      """
    return heading + ConfigurationKey.all.map { "\n" + section(for: $0) }.joined()
  }

  private func section(for key: ConfigurationKey) -> String {
    let isSet = key.name == "inputs"
    let lines = comment(key.help) + found(for: key.name)
    let example = ["\(key.name):\(example(of: key.name))"]
      .flatMap { $0.split(separator: "\n").map(String.init) }
    return (lines + example.map { isSet ? $0 : "#" + $0 }).map { $0 + "\n" }.joined()
  }

  /// What was seen that bears on a key.
  private func found(for key: String) -> [String] {
    switch key {
    case "targets" where !targets.isEmpty: comment("Found: \(listed(targets)).")
    case "roots" where !model.roots.isEmpty:
      comment("Found: \(listed(model.roots.map { name(of: $0.screen) })).")
    case "severity":
      comment(
        findings.isEmpty
          ? "Nothing was found when this file was written."
          : "Below are the rules that found something when this file was written.")
    case "presentations" where !untold.isEmpty:
      comment("Not known: \(listed(untold.map(\.name))).")
    default: []
    }
  }

  private func example(of key: String) -> String {
    switch key {
    case "inputs": list(inputs)
    case "targets": list(targets.isEmpty ? ["App"] : Array(targets.prefix(3)))
    case "exclude": list(["Generated/", "'*.generated.swift'"], areWritten: true)
    case "include-tests": " true"
    case "roots":
      list(model.roots.isEmpty ? someScreens : model.roots.map { name(of: $0.screen) })
    case "severity": severities
    case "ignore": exception
    case "titles": someScreens.map { "\n  \(written($0)): \(written(title(of: $0)))" }.joined()
    case "tags": someScreens.map { "\n  \(written($0)): [beta]" }.joined()
    case "presentations":
      examples(untold.isEmpty ? presented : untold, or: "Screen.destination") { part in
        part.presentation == .unknown ? "sheet" : part.presentation.name
      }
    case "roles": roles
    case "grammars": grammars
    case "url-prefix": " myapp://"
    case "urls":
      examples(inURLs, or: "Screen.destination.add") { part in
        written(part.name.split(separator: ".").last.map(String.init) ?? "add")
      }
    default: preconditionFailure("the key '\(key)' is in the table, and has no example")
    }
  }
}

// MARK: - What there is to show

extension ConfigurationDraft {
  private var someScreens: [String] {
    model.screens.isEmpty ? ["Screen"] : model.screens.prefix(1).map { name(of: $0) }
  }

  private func title(of name: String) -> String {
    model.screens.first { self.name(of: $0) == name }?.title ?? "Screen"
  }

  /// A slot or destination, by the name that a configuration calls it.
  private struct Part {
    var name: String
    var slot: String
    var presentation: Presentation
    var isDestination: Bool
  }

  private var parts: [Part] {
    model.screens.flatMap { screen in
      screen.slots.filter { $0.arity != .always && $0.arity != .each }.flatMap { slot in
        slot.destinations.map { destination in
          let slotName = "\(name(of: screen)).\(slot.name)"
          let isOnly = destination.name == slot.name
          return Part(
            name: isOnly ? slotName : "\(slotName).\(destination.name)", slot: slotName,
            presentation: destination.presentation, isDestination: !isOnly)
        }
      }
    }
  }

  private var untold: [Part] { parts.filter { $0.presentation == .unknown } }

  private var presented: [Part] {
    parts.filter { part in
      if case .custom = part.presentation { return false }
      return part.presentation != .link
    }
  }

  /// What URLs can call by a name of their own: cases, and where there are none, what a property shows alone.
  private var inURLs: [Part] {
    let cases = presented.filter(\.isDestination)
    let properties = presented.filter { part in
      !part.isDestination && part.name.allSatisfy { !$0.isWhitespace }
    }
    return cases.isEmpty ? properties : cases
  }

  private var severities: String {
    if findings.isEmpty { return "\n  no-way-out: off" }
    let byRule = Dictionary(grouping: findings, by: \.rule)
    return Rule.all.compactMap { rule in byRule[rule.id].map { (rule.id, $0) } }
      .map { rule, findings in
        let counts = Severity.allCases.reversed().compactMap { severity -> (Severity, Int)? in
          let count = findings.count { $0.severity == severity }
          return count == 0 ? nil : (severity, count)
        }
        let words = counts.map { "\($0.1) \($0.0.rawValue)\($0.1 == 1 ? "" : "s")" }
        return "\n  \(rule): \(counts[0].0.rawValue) # \(words.joined(separator: ", "))"
      }
      .joined()
  }

  private var exception: String {
    let finding = findings.first { $0.location != nil } ?? findings.first
    let screen = finding.map { name(of: $0.screen) } ?? someScreens[0]
    return """

        - rules: [\(finding?.rule ?? "no-way-out")]
          screens: [\(written(screen))]
          reason: goes with the next redesign
        - rules: [unreachable-screen, unreachable-destination]
          paths: [Debug/]
          reason: only developers see these
      """
  }

  private var roles: String {
    for screen in model.screens {
      for slot in screen.slots where slot.arity != .always && slot.arity != .each {
        for destination in slot.destinations
        where destination.payload.first?.role == .data && destination.leadsTo == nil {
          let label =
            destination.payload.count == 1 ? "" : ".\(destination.payload[0].label ?? "1")"
          let value = "\(name(of: screen)).\(slot.name).\(destination.name)\(label)"
          return "\n  \(written(value)): id"
        }
      }
    }
    // Whatever it shows, a slot can be said to be data.
    guard let slot = parts.last?.slot else {
      return "\n  Screen.destination.edit: id"
    }
    return "\n  \(written(slot)): data"
  }

  private var grammars: String {
    for screen in model.screens {
      if let slot = screen.slots.first(where: { $0.arity == .sequence && !$0.destinations.isEmpty })
      {
        let names = slot.destinations.prefix(3).map(\.name).joined(separator: " | ")
        let grammar = slot.destinations.count > 1 ? "(\(names))*" : "\(names)*"
        let stack = "\(name(of: screen)).\(slot.name)"
        return "\n  \(written(stack)): \(written(slot.grammar ?? grammar))"
      }
    }
    return "\n  Screen.path: (counter | letter)*"
  }

  private func examples(
    _ parts: [Part], or other: String, value: (Part) -> String
  ) -> String {
    let some =
      parts.isEmpty
      ? [Part(name: other, slot: other, presentation: .unknown, isDestination: true)]
      : Array(parts.prefix(2))
    return some.map { "\n  \(written($0.name)): \(value($0))" }.joined()
  }

  // MARK: - Words

  private func name(of screen: Screen) -> String { name(of: screen.id) }

  private func name(of id: Screen.ID) -> String { names[id] ?? id }

  private func listed(_ names: [String]) -> String {
    names.prefix(8).joined(separator: ", ")
      + (names.count > 8 ? " and \(names.count - 8) more" : "")
  }

  private func list(_ values: [String], areWritten: Bool = false) -> String {
    values.map { "\n  - \(areWritten ? $0 : written($0))" }.joined()
  }

  /// Lines of at most 100 characters.
  private func comment(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let line = lines.last, line.count + word.count < 100 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append("# \(word)")
      }
    }
  }

  /// A text as YAML writes it: in quotes where it would be something else without.
  private func written(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-/".contains($0)) }
      && !["true", "false", "null", "yes", "no", "on", "off"].contains(text.lowercased())
    return isPlain || text == "." ? text : "'\(text.replacing("'", with: "''"))'"
  }
}
