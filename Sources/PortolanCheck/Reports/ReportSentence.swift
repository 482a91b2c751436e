import PortolanModel

/// What a document says first: how much was found, and what is not listed in it.
struct ReportSentence {
  let text: String

  init(_ input: ReportInput) {
    let listed = input.listed
    let hidden = input.findings.count - listed.count
    let screens = counted(input.screenCount, "screen")
    let places = Set(listed.map(\.screen)).count
    let found =
      listed.isEmpty
      ? "nothing found in \(screens)"
      : "\(FindingTally(listed).words) in \(places) of \(screens)"
    let notListed = (hidden > 0 ? [counted(hidden, "note")] : []) + Self.suppressed(input)
    text = found + (notListed.isEmpty ? "" : "; not listed: \(joined(notListed))")
  }

  /// `12 known (portolan.baseline)` and `2 ignored`, as far as there are any.
  static func suppressed(_ input: ReportInput) -> [String] {
    var known = 0
    for finding in input.suppressed {
      if case .baseline = finding.reason { known += 1 }
    }
    let ignored = input.suppressed.count - known
    return (input.baseline.map { ["\(known) known (\(cleaned($0)))"] } ?? [])
      + (ignored > 0 ? ["\(ignored) ignored"] : [])
  }
}
