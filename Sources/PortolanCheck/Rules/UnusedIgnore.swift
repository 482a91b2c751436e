import PortolanMatching
import PortolanModel

extension Rule {
  /// A comment that leaves out findings of a rule where that rule finds nothing, or that names no rule.
  static let unusedIgnore = Rule(
    id: "unused-ignore",
    summary: "A comment that leaves a finding out has one to leave out.",
    defaultSeverity: "warning",
    explanation: Explanation(
      finds: """
        A `portolan:ignore` comment that names a rule which finds nothing there, a rule that
        does not exist, or no rule at all.
        """,
      matters: """
        It outlives what it was written for, and hides the next fault of that kind. One that is
        misspelled hides nothing, though its author believes that it does.
        """,
      fires: """
        class FeatureModel {
          // portolan:ignore flag-and-item the alert has no item
          var item: Item?
        }
        """,
      passes: """
        // portolan:ignore flag-and-item goes with the next redesign
        class FeatureModel {
          var isAlertPresented = false
          var item: Item?
        }
        """,
      instead: """
        Delete the comment, or the rule from its list. A comment behind code covers its line;
        one on a line of its own covers what stands directly below: the line, or all of the
        declaration that begins there.
        """
    ),
    isAboutIgnores: true,
    check: { context in
      let screens = ScreensByLine(of: context.chart.model)
      let ignores = context.ignores
      return ignores.comments.indices.flatMap { number in
        let comment = ignores.comments[number]
        return messages(about: comment, ignores.unused[number], ignores.toldElsewhere[number])
          .map { finding($0, about: comment, in: screens) }
      }
    }
  )
}

private enum Message {
  case namesNoRule
  case noSuchRule(String)
  case findsNothing(Rule.ID, lines: ClosedRange<Int>, toldAt: SourceLocation?)

  var text: String {
    switch self {
    case .namesNoRule: "the comment names no rule"
    case .noSuchRule(let name): "the comment names '\(name)', which is no rule"
    case .findsNothing(let rule, _, _): "'\(rule)' finds nothing that this comment could leave out"
    }
  }

  /// What would be right.
  ///
  /// - Parameter file: The file in which the comment stands.
  func notes(in file: String) -> [String] {
    switch self {
    case .namesNoRule:
      return ["write the rule and why: // portolan:ignore no-way-out a splash screen"]
    case .noSuchRule(let name):
      return [
        NearestNames(to: name, among: Rule.all.map(\.id)).words
          ?? "'portolan rules' lists them all"
      ]
    case .findsNothing(_, let lines, let place):
      let covered =
        lines.count == 1
        ? "it covers line \(lines.lowerBound)"
        : "it covers the lines from \(lines.lowerBound) to \(lines.upperBound)"
      let told = place.map { place in
        let line = place.file == file ? "line \(place.line)" : "\(place.file):\(place.line)"
        return "what it finds there is told at \(line), where the comment would leave it out"
      }
      return [covered] + [told].compactMap(\.self)
    }
  }
}

private func finding(
  _ message: Message, about comment: Ignore, in screens: ScreensByLine
) -> Finding {
  Finding(
    rule: Rule.unusedIgnore.id,
    severity: .warning,
    screen: screens.screen(of: comment),
    message: message.text,
    notes: message.notes(in: comment.location.file),
    location: comment.location)
}

private func messages(
  about comment: Ignore, _ unused: [Rule.ID], _ toldElsewhere: [Rule.ID: SourceLocation]
) -> [Message] {
  if comment.rules.isEmpty { return [.namesNoRule] }
  let lines = comment.firstLine...max(comment.firstLine, comment.lastLine)
  return comment.rules.compactMap { rule in
    if Rule.named(rule) == nil { return .noSuchRule(rule) }
    return unused.contains(rule)
      ? .findsNothing(rule, lines: lines, toldAt: toldElsewhere[rule]) : nil
  }
}
