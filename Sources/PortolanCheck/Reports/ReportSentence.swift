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
      ? "nothing \(hidden == 0 ? "found" : "worse than \(counted(hidden, "note"))") in \(screens)"
      : "\(FindingTally(listed).words) in \(places) of \(screens)"
    let notes = hidden > 0 && !listed.isEmpty ? [counted(hidden, "note")] : []
    let notListed = notes + Self.suppressed(input)
    text = found + (notListed.isEmpty ? "" : "; not listed: \(joined(notListed))")
  }

  /// `12 known (portolan.baseline)`, `2 ignored`, `1 ignored by .portolan.yml` and `3 not known for unread code`, as far as there are any.
  static func suppressed(_ input: ReportInput) -> [String] {
    var (known, ignored, excepted, unknown) = (0, 0, 0, 0)
    var configuration = ""
    for finding in input.suppressed {
      switch finding.reason {
      case .baseline: known += 1
      case .ignored: ignored += 1
      case .excepted(_, let file):
        excepted += 1
        configuration = file
      case .unknown: unknown += 1
      }
    }
    return (input.baseline.map { ["\(known) known (\(cleaned($0)))"] } ?? [])
      + (ignored > 0 ? ["\(ignored) ignored"] : [])
      + (excepted > 0 ? ["\(excepted) ignored by \(cleaned(configuration))"] : [])
      + (unknown > 0 ? ["\(unknown) not known for unread code"] : [])
  }
}
