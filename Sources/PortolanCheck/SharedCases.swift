import PortolanModel

/// The cases of enums that several slots have, or that are declared in another file than the slot, for other code: one view may have no
/// use for a case that others have.
struct SharedCases: Sendable {
  private let chart: Chart
  private var shared: Set<SourceLocation> = []

  init(_ chart: Chart) {
    self.chart = chart
    var seen: [SourceLocation: SourceLocation?] = [:]
    for screen in chart.model.screens {
      for slot in screen.slots {
        for location in slot.destinations.compactMap(\.location) {
          // What several views of one model present is one piece of state.
          if let known = seen[location] {
            if known != slot.location { shared.insert(location) }
          } else {
            seen[location] = .some(slot.location)
          }
        }
      }
    }
  }

  /// Whether nobody can get to a destination of a slot, and nothing has to present it there.
  func areForOthers(_ destination: Destination, of slot: Slot) -> Bool {
    guard destination.isUnhandled, chart.neverShows(destination, of: slot),
      let declared = destination.location, let kept = slot.location
    else { return false }
    return declared.file != kept.file || shared.contains(declared)
  }
}
