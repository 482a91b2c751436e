import PortolanModel

/// What a set of findings says about each screen, slot and destination.
struct FindingMarks {
  private var byScreen: [Screen.ID: Mark] = [:]
  private var bySlot: [[String]: Mark] = [:]
  private var byDestination: [[String]: Mark] = [:]

  init(_ findings: [Finding]) {
    for finding in findings {
      byScreen[finding.screen].add(finding)
      guard let slot = finding.slot else { continue }
      if let destination = finding.destination {
        byDestination[[finding.screen, slot, destination]].add(finding)
      } else {
        bySlot[[finding.screen, slot]].add(finding)
      }
    }
  }

  /// All that is said about a screen, its slots and destinations.
  func mark(of screen: Screen.ID) -> Mark? { byScreen[screen] }

  /// What is said about a slot as a whole.
  func mark(of slot: String, in screen: Screen.ID) -> Mark? {
    bySlot.isEmpty ? nil : bySlot[[screen, slot]]
  }

  func mark(of destination: String, slot: String, in screen: Screen.ID) -> Mark? {
    byDestination.isEmpty ? nil : byDestination[[screen, slot, destination]]
  }
}

extension Optional<Mark> {
  /// What is said about two things of which one box stands for both.
  func joined(_ other: Mark?) -> Mark? {
    guard let other else { return self }
    var joined = self
    joined.add(other)
    return joined
  }

  fileprivate mutating func add(_ finding: Finding) {
    let message = "\(finding.severity.rawValue): \(shortened(cleaned(finding.message), to: 200))"
    add(Mark(severity: finding.severity, count: 1, messages: [message]))
  }

  private mutating func add(_ other: Mark) {
    guard var mark = self else {
      self = other
      return
    }
    if other.severity > mark.severity {
      (mark.severity, mark.count) = (other.severity, other.count)
    } else if other.severity == mark.severity {
      mark.count += other.count
    }
    // Beyond a handful nobody reads a tooltip.
    mark.messages += other.messages.prefix(max(0, 8 - mark.messages.count))
    self = mark
  }
}
