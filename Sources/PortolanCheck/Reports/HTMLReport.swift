import PortolanModel

extension Report {
  /// One page that needs nothing else: no script, no font, no picture from elsewhere.
  public static let html = Report(
    name: "html",
    fileExtensions: ["html", "htm"],
    summary: "a page in one file"
  ) { input in
    let page = Markup.tag("html", ["lang": "en"], [head, body(input)])
    return "<!DOCTYPE html>\n" + page.html
  }
}

private let head = Markup.tag(
  "head", [:],
  [
    .tag("meta", ["charset": "utf-8"]),
    .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
    .tag("meta", ["name": "color-scheme", "content": "light dark"]),
    // Nothing in the page can load anything, whatever names the checked code gives to things.
    .tag(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; style-src 'unsafe-inline'",
      ]),
    .tag("title", [:], ["Navigation findings"]),
    .tag("style", [:], [.verbatim(htmlStyle)]),
  ])

private func body(_ input: ReportInput) -> Markup {
  let findings = input.listedWorstFirst
  let rules = FindingTally(findings).rules
  let byRule = Dictionary(grouping: findings, by: \.rule)
  let header = Markup.tag(
    "header", [:],
    [
      .tag("h1", [:], ["Navigation"]),
      .tag("p", ["class": "lead"], [.text(sentence(ReportSentence(input).text))]),
    ] + (rules.isEmpty ? [] : [overview(rules)]))
  let sections = rules.map { section(for: $0.id, byRule[$0.id] ?? [], input) }
  let suppressed = input.listedSuppressed
  return .tag(
    "body", [:],
    [
      header,
      .tag(
        "main", [:], sections + (suppressed.isEmpty ? [] : [suppressedSection(suppressed)])),
    ])
}

/// How many findings each rule has, with a way to them.
private func overview(_ rules: [(id: Rule.ID, counts: [Severity: Int])]) -> Markup {
  let severities: [(Severity, String)] = [
    (.error, "Errors"), (.warning, "Warnings"), (.note, "Notes"),
  ]
  let heading = severities.map {
    Markup.tag("th", ["scope": "col", "class": "count"], [.text($1)])
  }
  let rows = rules.map { rule in
    let counts = severities.map { severity, _ in
      let count = rule.counts[severity]
      return Markup.tag(
        "td", ["class": count == nil ? "count none" : "count"], [.text(String(count ?? 0))])
    }
    let link = Markup.tag("a", ["href": "#\(rule.id)"], [.text(rule.id)])
    return Markup.tag("tr", [:], [.tag("th", ["scope": "row"], [link])] + counts)
  }
  return .tag(
    "table", [:],
    [
      .tag("caption", [:], ["By rule"]),
      .tag("thead", [:], [.tag("tr", [:], [.tag("th", ["scope": "col"], ["Rule"])] + heading)]),
      .tag("tbody", [:], rows),
    ])
}

private func section(for id: Rule.ID, _ findings: [Finding], _ input: ReportInput) -> Markup {
  var parts: [Markup] = [.tag("h2", ["id": "\(id)-title"], [.tag("code", [:], [.text(id)])])]
  if let rule = Rule.named(id) {
    parts += [
      .tag("p", ["class": "rule"], withCode(rule.summary)),
      .tag(
        "details", [:],
        [
          .tag("summary", [:], ["Why it matters"]),
          .tag("p", [:], withCode(rule.explanation.matters)),
          .tag("p", [:], withCode(rule.explanation.instead)),
        ]),
    ]
  }
  return .tag(
    "section", ["id": id, "aria-labelledby": "\(id)-title"],
    parts + findings.map { article(for: $0, input) })
}

private func article(for finding: Finding, _ input: ReportInput) -> Markup {
  let severity = finding.severity.rawValue
  var parts: [Markup] = [
    .tag(
      "h3", [:],
      [
        .tag("span", ["class": "severity"], [.text(severity)]),
        .text(" " + cleaned(finding.message)),
      ]),
    .tag("p", ["class": "place"], [code(finding.location?.description ?? finding.screen)]),
  ]
  if let location = finding.location, let line = input.sourceLine(location) {
    parts.append(excerpt(SourceExcerpt(line: line, at: location)))
  }
  let facts =
    finding.sentences.map { [Markup.text(sentence($0))] }
    + finding.related.map { related in
      [
        .text(sentence(cleaned(related.message)).dropLast() + ": "),
        code(related.location.description),
      ]
    }
  if !facts.isEmpty { parts.append(.tag("ul", [:], facts.map { .tag("li", [:], $0) })) }
  if finding.fix != nil {
    parts += [
      .tag("p", ["class": "label"], ["Write instead"]),
      .tag("pre", ["tabindex": "0"], [code(finding.fixLines)]),
    ]
  }
  return .tag("article", ["id": "f\(finding.fingerprint)", "class": severity], parts)
}

private func excerpt(_ excerpt: SourceExcerpt) -> Markup {
  .tag(
    "pre", ["tabindex": "0", "class": "excerpt"],
    [
      .tag("span", ["class": "line"], [.text("\(excerpt.number)")]),
      .tag(
        "code", [:],
        [
          .text("  " + excerpt.before), .tag("mark", [:], [.text(excerpt.marked)]),
          .text(excerpt.after),
        ]),
    ])
}

private func suppressedSection(_ suppressed: [SuppressedFinding]) -> Markup {
  let items = suppressed.map { suppressed in
    let reason =
      switch suppressed.reason {
      case .baseline(let file): "known: it is in \(file)"
      case .ignored(let because): "ignored: \(because)"
      case .excepted(let because, let file): "ignored by \(file): \(because)"
      case .unknown(let file): "not known while \(file) is not read"
      }
    let finding = suppressed.finding
    return Markup.tag(
      "li", [:],
      [
        code(finding.location?.description ?? finding.screen),
        .text(" \(cleaned(finding.message)) (\(finding.rule); \(cleaned(reason)))"),
      ])
  }
  return .tag(
    "section", ["aria-labelledby": "not-listed"],
    [
      .tag("h2", ["id": "not-listed"], ["Not counted"]),
      .tag(
        "details", [:],
        [
          .tag("summary", [:], [.text(counted(suppressed.count, "finding"))]),
          .tag("ul", [:], items),
        ]),
    ])
}

private func code(_ text: String) -> Markup { .tag("code", [:], [.text(cleaned(text))]) }

private func code(_ lines: [String]) -> Markup {
  .tag("code", [:], [.text(lines.joined(separator: "\n"))])
}

/// A sentence as one stands by itself.
private func sentence(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst() + "."
}

/// The text of a rule's page, in which code stands between backticks.
private func withCode(_ text: String) -> [Markup] {
  text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { number, part in
    number % 2 == 0 ? .text(String(part)) : .tag("code", [:], [.text(String(part))])
  }
}
