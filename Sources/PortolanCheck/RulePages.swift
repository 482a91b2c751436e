extension Rule {
  /// The rule's page for a terminal.
  public var page: String {
    """
    \(id)
    \(indented(summary))

    Severity
    \(indented(severityLines))

    What it finds
    \(indented(explanation.finds))

    Why it matters
    \(indented(explanation.matters))

    Speaks up about
    \(indented(explanation.fires))

    Is silent about
    \(indented(explanation.passes))

    What to write instead
    \(indented(explanation.instead))

    """
  }

  /// The severity, each case of it on a line of its own.
  private var severityLines: String {
    defaultSeverity.split(separator: ";").map { $0.drop { $0 == " " } }.joined(separator: ";\n")
  }

  /// The rule's section of a Markdown document.
  public var markdown: String {
    """
    ## \(id)

    \(summary)

    **Severity:** \(defaultSeverity)

    **What it finds.** \(explanation.finds)

    **Why it matters.** \(explanation.matters)

    It speaks up about

    ```swift
    \(explanation.fires)
    ```

    and is silent about

    ```swift
    \(explanation.passes)
    ```

    **What to write instead.** \(explanation.instead)

    """
  }

  /// All rules as one Markdown document: a table of contents, then a section each.
  public static func document(of rules: [Rule] = Rule.all) -> String {
    let rows = rules.map { "| [\($0.id)](#\($0.id)) | \($0.summary) | \($0.defaultSeverity) |" }
    return """
      # Rules

      What `portolan check` looks for. `portolan rules NAME` prints one of these pages.

      | rule | what holds where it is kept | severity unless configured |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      \(rules.map(\.markdown).joined(separator: "\n"))
      """
  }
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  \($0)" }
    .joined(separator: "\n")
}
