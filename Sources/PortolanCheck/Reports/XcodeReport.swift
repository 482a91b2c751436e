import PortolanModel

extension Report {
  /// Lines as compilers print them, which Xcode shows beside the code.
  public static let xcode = Report(
    name: "xcode",
    summary: "lines that Xcode and editors show beside the code",
    paths: .absolute,
    isLines: true
  ) { input in
    input.listed.flatMap(lines).map { $0 + "\n" }.joined()
  }
}

private func lines(of finding: Finding) -> [String] {
  let place = finding.location.map { "\(cleaned($0.description)): " } ?? ""
  let subject = finding.location == nil ? "\(cleaned(finding.screen)): " : ""
  let message = "\(subject)\(cleaned(finding.message)) (\(finding.rule))"
  let fix = finding.fixLines
  return ["\(place)\(finding.severity.rawValue): \(message)"]
    + finding.sentences.map { "\(place)note: \($0)" }
    + finding.related.map { "\(cleaned($0.location.description)): note: \(cleaned($0.message))" }
    // Xcode takes one line for a diagnostic; the others are in its log.
    + (fix.first.map { ["\(place)note: write: \($0)"] } ?? [])
    + fix.dropFirst().map { "  \($0)" }
}
