import PortolanModel

extension Baseline {
  /// Tells the findings that are known from those that are new.
  ///
  /// Known is also what has another name since: a finding of the same rule about the same screen, on a slot that the baseline does
  /// not know, where an entry speaks of one that is gone, or of one that stands behind it now.
  ///
  /// - Parameters:
  ///   - suppressed: What is found, and not told for other reasons.
  ///   - model: What was checked.
  ///   - file: What to call the baseline in reports.
  public func sift(
    _ findings: [Finding], besides suppressed: [SuppressedFinding] = [], of model: NavigationModel,
    file: String
  ) -> Sifted {
    let known = Dictionary(
      entries.map { ($0.fingerprint, $0) }, uniquingKeysWith: { one, _ in one })
    let found = Set(findings.map(\.fingerprint))
    // What can't be told for now may still be there.
    let untold = Set(suppressed.filter(\.isUnknown).map(\.finding.fingerprint))
    let unread = UnreadCode(of: model)
    var gone = entries.filter { !found.contains($0.fingerprint) }
    var sifted = Sifted()
    sifted.unknown = gone.filter { untold.contains($0.fingerprint) || $0.isUnknown(to: unread) }
    gone.removeAll(where: sifted.unknown.contains)
    let screens = Dictionary(model.screens.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })

    for finding in findings {
      var entry = known[finding.fingerprint]
      if entry == nil, let screen = screens[finding.screen],
        let number = gone.firstIndex(where: { $0.isOnOther(slotOf: finding) })
          ?? gone.firstIndex(where: { $0.isRenamed(to: finding, on: screen) })
      {
        entry = gone.remove(at: number)
      }
      guard let entry else {
        sifted.new.append(finding)
        continue
      }
      if let extent = finding.extent, let known = entry.extent, extent > known {
        var finding = finding
        finding.notes.append("the baseline knows it of \(known), and now it is of \(extent)")
        sifted.new.append(finding)
      } else {
        sifted.known.append(SuppressedFinding(finding, .baseline(file: file)))
      }
    }
    sifted.stale = gone
    return sifted
  }

  /// Findings held against a baseline.
  public struct Sifted: Hashable, Sendable {
    public var new: [Finding] = []
    public var known: [SuppressedFinding] = []
    /// Entries that match nothing any more.
    public var stale: [Entry] = []
    /// Entries of which nobody knows, for code was not read, whether they still match something.
    public var unknown: [Entry] = []
  }
}

extension Baseline.Entry {
  /// Whether it speaks of something in code that was not read.
  fileprivate func isUnknown(to unread: UnreadCode) -> Bool {
    unread.file(naming: subject.names) != nil
  }

  /// Whether a finding speaks of its slot, too, though it is called after another that stands before that.
  fileprivate func isOnOther(slotOf finding: Finding) -> Bool {
    guard finding.rule == rule, let slots = finding.slots else { return false }
    let destination = finding.destination.map { "." + $0 } ?? ""
    return slots.contains { subject == "\(finding.screen).\($0)\(destination)" }
  }

  /// Whether a finding speaks of the same thing, which was given another name since.
  fileprivate func isRenamed(to finding: Finding, on screen: Screen) -> Bool {
    guard finding.rule == rule, subject.hasPrefix(screen.id + ".") else { return false }
    let old = subject.dropFirst(screen.id.count + 1).split(separator: ".")
    let new = [finding.slot, finding.destination].compactMap(\.self)
    guard old.count == new.count else { return false }
    let names = Set(screen.slots.map(\.name) + screen.slots.flatMap { $0.destinations.map(\.name) })
    return zip(old, new).allSatisfy { $0 == $1 || !names.contains(String($0)) }
  }
}

extension SuppressedFinding {
  /// Whether nobody knows if it is true.
  var isUnknown: Bool { if case .unknown = reason { true } else { false } }
}
