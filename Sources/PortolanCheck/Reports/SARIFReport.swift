import PortolanModel

extension Report {
  /// The form in which analyses are exchanged, of OASIS, version 2.1.0.
  public static let sarif = Report(
    name: "sarif",
    fileExtensions: ["sarif"],
    summary: "SARIF 2.1.0, for code scanning",
    paths: .repository
  ) { input in
    let results = SARIFResults(input)
    return try SortedJSON.text(
      of:
        SARIFLog(runs: [
          SARIFLog.Run(
            tool: .init(driver: .init(rules: Rule.all.map(SARIFLog.Rule.init))),
            results: input.listed.map { results.result(for: $0) }
              + input.listedSuppressed.map { results.result(for: $0.finding, $0.reason) })
        ]))
  }
}

extension SARIFLog.Rule {
  fileprivate init(_ rule: Rule) {
    self.init(
      id: rule.id,
      name: rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(),
      shortDescription: .init(text: rule.summary),
      fullDescription: .init(text: rule.explanation.finds),
      help: .init(text: rule.page, markdown: rule.markdown),
      defaultConfiguration: .init(level: level(rule.usualSeverity)))
  }
}

extension Rule {
  /// The severity that its description begins with.
  var usualSeverity: Severity {
    Severity(rawValue: String(defaultSeverity.prefix { $0.isLetter })) ?? .warning
  }
}

private func level(_ severity: Severity) -> String {
  // SARIF's words are the same.
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .note: "note"
  }
}

private struct SARIFResults {
  let input: ReportInput
  let ruleNumbers: [Rule.ID: Int]

  init(_ input: ReportInput) {
    self.input = input
    ruleNumbers = Dictionary(
      uniqueKeysWithValues: Rule.all.enumerated().map { ($0.element.id, $0.offset) })
  }

  func result(
    for finding: Finding, _ reason: SuppressedFinding.Reason? = nil
  ) -> SARIFLog.Result {
    SARIFLog.Result(
      ruleId: finding.rule,
      ruleIndex: ruleNumbers[finding.rule],
      level: level(finding.severity),
      message: .init(text: text(of: finding)),
      locations: [location(of: finding)],
      relatedLocations: finding.related.isEmpty
        ? nil
        : finding.related.enumerated().map { number, related in
          .init(
            id: number + 1, message: .init(text: cleaned(related.message)),
            physicalLocation: physical(related.location))
        },
      codeFlows: codeFlows(of: finding),
      partialFingerprints: ["portolanFingerprint/v1": finding.fingerprint],
      baselineState: baselineState(reason),
      suppressions: suppressions(reason))
  }

  private func text(of finding: Finding) -> String {
    let fix = finding.fixLines
    let sentences = [finding.message] + finding.sentences
    return sentences.map { cleaned($0) + "." }.joined(separator: "\n")
      + (fix.isEmpty ? "" : "\nWrite:\n\(fix.joined(separator: "\n"))")
  }

  private func location(of finding: Finding) -> SARIFLog.Location {
    SARIFLog.Location(
      // Services demand a file: of a finding without one, what was checked.
      physicalLocation: finding.location.map(physical)
        ?? .init(artifactLocation: artifact(input.subject)),
      logicalLocations: [.init(fullyQualifiedName: finding.subject)])
  }

  /// The steps to the bad state. They are states, not places in code: each stands where the finding does.
  private func codeFlows(of finding: Finding) -> [SARIFLog.CodeFlow]? {
    guard !finding.trace.isEmpty else { return nil }
    let steps = finding.trace.shortened(to: 100).map { step in
      SARIFLog.ThreadFlowLocation(
        location: .init(
          message: .init(text: cleaned(step)), physicalLocation: finding.location.map(physical)))
    }
    return [.init(threadFlows: [.init(locations: steps)])]
  }

  /// Which either all results have or none.
  private func baselineState(_ reason: SuppressedFinding.Reason?) -> String? {
    guard input.baseline != nil else { return nil }
    if case .baseline = reason { return "unchanged" }
    return "new"
  }

  private func suppressions(
    _ reason: SuppressedFinding.Reason?
  ) -> [SARIFLog.Suppression]? {
    switch reason {
    case .baseline(let file): [.init(kind: "external", justification: "known: it is in \(file)")]
    case .ignored(let because): [.init(kind: "inSource", justification: because)]
    case .excepted(let because, let file):
      [.init(kind: "external", justification: "\(because) (\(file))")]
    case .unknown(let file):
      [.init(kind: "external", justification: "not known while \(file) is not read")]
    // Where some are suppressed, the others say that they are not.
    case nil: input.suppressed.isEmpty ? nil : []
    }
  }

  private func physical(_ location: SourceLocation) -> SARIFLog.PhysicalLocation {
    let columns = UTF16Columns(in: input.sourceLine(location))
    return .init(
      artifactLocation: artifact(location.file),
      region: .init(
        startLine: location.line, startColumn: columns.column(location.column),
        endColumn: location.endColumn.map(columns.column)))
  }

  private func artifact(_ path: String) -> SARIFLog.ArtifactLocation {
    path.hasPrefix("/")
      ? .init(uri: "file://" + uriEscaped(path))
      : .init(uri: uriEscaped(path), uriBaseId: "%SRCROOT%")
  }
}

/// Columns counted in UTF-16, as SARIF wants them, where the line of source is there.
private struct UTF16Columns {
  let line: [UInt8]?

  init(in line: String?) {
    self.line = line.map { Array($0.utf8) }
  }

  func column(_ bytes: Int) -> Int {
    guard let line, bytes - 1 <= line.count else { return bytes }
    return String(decoding: line.prefix(bytes - 1), as: UTF8.self).utf16.count + 1
  }
}

private func uriEscaped(_ path: String) -> String {
  path.utf8.reduce(into: "") { uri, byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "+"):
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default: uri += "%" + hexadecimal(UInt64(byte), digits: 2)
    }
  }
}
