import PortolanModel

extension ChartDiff {
  /// The differences for a pull request: what a reviewer wants to know first, and the rest folded away.
  public var markdown: String {
    let warnings = unreadSentences.flatMap { ["> ⚠️ \(markdownText($0))", ""] }
    if isEmpty {
      let unread = warnings.isEmpty ? "" : "\n" + warnings.dropLast().map { $0 + "\n" }.joined()
      return "### Navigation: no differences\n" + unread
    }
    let sections = DiffSections(comparison).sections
    let rows = sections.flatMap { section in
      section.lines.filter(\.isNotable).map { row($0, of: section) }
    }
    var lines = ["### Navigation: \(headline)", ""] + warnings
    lines += ["\(capitalised(consequences)).", ""]
    if !rows.isEmpty {
      lines += ["| | screen | what |", "|:-:|---|---|"] + rows.prefix(Self.rows)
      if rows.count > Self.rows {
        lines.append("| … | | \(grouped(rows.count - Self.rows)) more |")
      }
      lines.append("")
    }
    lines += folded
    return lines.map { $0 + "\n" }.joined()
  }

  /// Beyond these nobody reads a table.
  private static let rows = 20
  /// GitHub takes comments of up to 65,536 characters.
  private static let foldedBytes = 40_000

  /// Everything, as a block that GitHub and GitLab colour by the sign at the beginning of a line.
  private var folded: [String] {
    var bytes = 0
    var lines: [String] = []
    var omitted = 0
    for line in differences().split(separator: "\n", omittingEmptySubsequences: false).dropLast(3) {
      bytes += line.utf8.count + 1
      if bytes > Self.foldedBytes {
        omitted += 1
      } else {
        lines.append(Self.signFirst(String(line)))
      }
    }
    if omitted > 0 { lines.append("… and \(counted(omitted, "more line"))") }
    // A fence ends with as many backticks as it began with.
    let fence = MarkdownCode.fence(around: lines.joined(separator: "\n"), atLeast: 3)
    return [
      "<details><summary>Every difference</summary>", "", "\(fence)diff",
    ] + lines + [fence, "", "</details>"]
  }

  /// The sign has to be the first character; what changed is orange with another one.
  private static func signFirst(_ line: String) -> String {
    let isIndented = line.hasPrefix("  ")
    let text = isIndented ? line.dropFirst(2) : line[...]
    guard let sign = text.first, "+-~".contains(sign) else { return line }
    return "\(sign == "~" ? "!" : sign)\(isIndented ? "  " : "")\(text.dropFirst())"
  }

  private func row(_ line: DiffSections.Line, of section: DiffSections.Section) -> String {
    let screen = section.screen.map { markdownCode(cleaned(shortID($0))) } ?? ""
    let subject = line.subject.isEmpty ? "" : " " + markdownCode(line.subject)
    let sign =
      switch line.change {
      case .added: "+"
      case .removed: "−"
      case .changed, .renamed: "~"
      }
    let text =
      line.text.isEmpty ? "" : (line.field == nil ? ": " : ", ") + markdownText(line.text)
    return "| \(sign) | \(screen) | \(line.change.rawValue)\(subject)\(text) |"
  }

  /// A screen's type, where that tells it from the others.
  private func shortID(_ id: Screen.ID) -> String {
    let models = [comparison.new, comparison.oldInNewNames]
    guard let screen = models.lazy.flatMap(\.screens).first(where: { $0.id == id }) else {
      return id
    }
    let others = models[0].screens.filter { $0.type == screen.type }
    return others.count > 1 ? id : screen.type
  }
}

extension DiffSections.Line {
  /// Whether a reviewer wants to see it before the rest.
  fileprivate var isNotable: Bool {
    switch (kind, change) {
    case (.action, _), (.model, _): false
    case (_, .changed): ["presentation", "leadsTo", "arity", "condition", "how"].contains(field)
    default: true
    }
  }
}

/// A name as code in a cell of a table.
private func markdownCode(_ text: String) -> String {
  // In a table, a bar ends the cell even inside code.
  MarkdownCode.span(text).replacing("|", with: "\\|")
}

/// A text of which nothing is markup or a mention of somebody.
private func markdownText(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { escaped, scalar in
    switch scalar {
    case "<": escaped += "&lt;"
    case "&": escaped += "&amp;"
    case "@": escaped += "&#64;"
    case "\\", "`", "*", "_", "[", "]", "|", "~", "#": escaped += "\\\(scalar)"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
}
