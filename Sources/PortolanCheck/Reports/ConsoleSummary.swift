import PortolanModel

/// The last line of a console report: how much was found, and where to read why.
struct ConsoleSummary {
  let text: String

  init(_ input: ReportInput) {
    let listed = input.listed
    let hidden = input.findings.count - listed.count
    let notes = "\(counted(hidden, "note")) (--notes lists \(hidden == 1 ? "it" : "them"))"
    let screens = counted(input.screenCount, "screen")
    guard !listed.isEmpty else {
      let found = hidden == 0 ? "nothing found" : "nothing worse than \(notes)"
      text = "\(found) in \(screens)\(leftOut(input))"
      return
    }
    var parts = Severity.allCases.reversed().compactMap { severity in
      let count = listed.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    if hidden > 0 { parts.append(notes) }
    let places = Set(listed.map(\.screen)).count
    text = """
      \(joined(parts)) in \(places) of \(screens)\(leftOut(input)). \
      Why: portolan rules \(rules(of: listed))
      """
  }
}

/// The names of the rules that have something to say, in the order of the findings.
private func rules(of findings: [Finding]) -> String {
  findings.reduce(into: [String]()) { names, finding in
    if !names.contains(finding.rule) { names.append(finding.rule) }
  }.joined(separator: " ")
}

/// `, 2 ignored in the source`
private func leftOut(_ input: ReportInput) -> String {
  let parts = [
    input.ignoredCount == 0 ? nil : "\(input.ignoredCount) ignored in the source",
    input.exceptedCount == 0 ? nil : "\(input.exceptedCount) by the configuration",
  ].compactMap { $0 }
  return parts.map { ", " + $0 }.joined()
}

private func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

private func joined(_ parts: [String]) -> String {
  guard let last = parts.last, parts.count > 1 else { return parts.joined() }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}
