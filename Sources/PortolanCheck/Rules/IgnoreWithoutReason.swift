import PortolanModel

extension Rule {
  /// A comment that leaves findings out and does not say why.
  static let ignoreWithoutReason = Rule(
    id: "ignore-without-reason",
    summary: "A comment that leaves a finding out says why.",
    defaultSeverity: "warning",
    explanation: Explanation(
      finds: """
        A `portolan:ignore` comment with nothing behind the rules that it names.
        """,
      matters: """
        Whoever reads it next can't tell a decision from a shortcut, and nobody dares to take it
        away. The finding is left out all the same.
        """,
      fires: """
        class SplashModel {
          var destination: Destination? // portolan:ignore no-way-out
        }
        """,
      passes: """
        class SplashModel {
          var destination: Destination? // portolan:ignore no-way-out it closes after a second
        }
        """,
      instead: """
        Say behind the rule what makes the finding harmless here, or when it will be gone.
        """
    ),
    isAboutIgnores: true,
    check: { context in
      let screens = ScreensByLine(of: context.chart.model)
      // What names no rule is told of by 'unused-ignore'.
      return context.chart.model.ignores.filter { $0.reason == nil && !$0.rules.isEmpty }
        .map { finding(about: $0, in: screens) }
    }
  )
}

private enum Message {
  case doesNotSayWhy([Rule.ID])

  var text: String {
    switch self {
    case .doesNotSayWhy(let rules): "the comment does not say why it leaves out \(rules.quoted())"
    }
  }

  static func exampleNote(_ rules: [Rule.ID]) -> String {
    "write it behind the rule: // portolan:ignore \(rules.joined(separator: ", ")) because …"
  }
}

private func finding(about comment: Ignore, in screens: ScreensByLine) -> Finding {
  Finding(
    rule: Rule.ignoreWithoutReason.id,
    severity: .warning,
    screen: screens.screen(of: comment),
    message: Message.doesNotSayWhy(comment.rules).text,
    notes: [Message.exampleNote(comment.rules)],
    location: comment.location)
}
