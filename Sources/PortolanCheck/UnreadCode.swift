import PortolanModel

/// The code of an app that was not read, or not to its end. What other code does not do may be done there, and what was read of it may
/// mean something else.
struct UnreadCode {
  /// The files of which some was read, each with the line up to which that is whole.
  private let begun: [String: Int]
  /// The first file of which nobody knows what it holds.
  private let unknown: String?
  /// By name the first file that it stands in.
  private let files: [String: String]

  init(of model: NavigationModel) {
    let unread = model.unresolved.filter { $0.isUnread == true }
    begun = Dictionary(
      unread.filter { $0.mentions != nil }.map { ($0.file, $0.firstLine ?? 1) },
      uniquingKeysWith: min)
    unknown = unread.first { $0.mentions == nil }.map(\.file)
    var files: [String: String] = [:]
    for code in unread {
      for name in code.mentions ?? [] where files[name] == nil { files[name] = code.file }
    }
    self.files = files
  }

  /// Whether everything was read.
  var isEmpty: Bool { unknown == nil && begun.isEmpty }

  /// The file that may hold something of these names; `nil` where none does.
  func file(naming names: [String]) -> String? {
    unknown ?? names.lazy.compactMap { files[$0] }.first
  }

  /// Why a finding can't be told; `nil` where it can.
  ///
  /// - Parameter rule: The rule that it is of.
  func reason(for finding: Finding, of rule: Rule?, in chart: Chart) -> SuppressedFinding.Reason? {
    // What is said of the source itself, as that it was not read, is known.
    if isEmpty || rule?.isAboutSource == true { return nil }
    let screen = chart.screen(finding.screen)
    let slot = screen?.slots.first { $0.name == finding.slot }
    // With what something is presented, and from where, is not known where the code around it does not parse.
    let places =
      [finding.location].compactMap(\.self) + (slot?.destinations.flatMap(\.presentedAt) ?? [])
    var file = places.first { place in begun[place.file].map { $0 <= place.line } == true }?.file
    // What an object keeps that it names it may present, from another screen than the rest.
    if file == nil, let slot, slot.storage != .state {
      file = slot.propertyNames.lazy.compactMap { files[$0] }.first
    }
    if file == nil, rule?.isAboutAbsence == true {
      file = self.file(naming: names(in: finding, screen, slot))
    }
    return file.map { .unknown(unread: $0) }
  }

  /// The names of what a finding speaks of.
  private func names(in finding: Finding, _ screen: Screen?, _ slot: Slot?) -> [String] {
    let quoted = finding.message.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.flatMap { $0.element.names }
    return quoted + (screen?.typeNames ?? []) + (slot?.propertyNames ?? [])
      + [finding.destination].compactMap(\.self)
  }
}

extension Unresolved {
  var file: String { location?.file ?? "" }
}
