import PortolanModel

/// The code of an app that was not read, or not to its end. What other code does not do may be done there, so that of what it
/// may speak of nobody can say that no code does it.
struct UnreadCode {
  private let chart: Chart
  private let rulesAboutAbsence: Set<Rule.ID>
  /// The first file of which nobody knows what it holds.
  private let unknown: String?
  /// By name the first file that it stands in.
  private let files: [String: String]

  init(of chart: Chart, asked rules: [Rule]) {
    self.chart = chart
    rulesAboutAbsence = Set(rules.filter(\.isAboutAbsence).map(\.id))
    let unread = chart.model.unresolved.filter { $0.isUnread == true }
    unknown = unread.first { $0.mentions == nil }.map(\.file)
    var files: [String: String] = [:]
    for code in unread {
      for name in code.mentions ?? [] where files[name] == nil { files[name] = code.file }
    }
    self.files = files
  }

  /// Why a finding can't be told; `nil` where it can.
  func reason(for finding: Finding) -> SuppressedFinding.Reason? {
    guard unknown != nil || !files.isEmpty, rulesAboutAbsence.contains(finding.rule) else {
      return nil
    }
    let file = unknown ?? names(in: finding).lazy.compactMap { files[$0] }.first
    return file.map { .unknown(unread: $0) }
  }

  /// The names of what a finding speaks of.
  private func names(in finding: Finding) -> [String] {
    let screen = chart.screen(finding.screen)
    let slot = screen?.slots.first { $0.name == finding.slot }
    let quoted = finding.message.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated()
      .filter { $0.offset % 2 == 1 }
      .flatMap { $0.element.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    return quoted.map(String.init) + (screen?.typeNames ?? []) + (slot?.propertyNames ?? [])
      + [finding.destination].compactMap(\.self)
  }
}

extension Unresolved {
  var file: String { location?.file ?? "" }
}
