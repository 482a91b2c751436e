import PortolanModel

extension [Finding] {
  /// The findings, those told once that several screens have by one piece of state: a view and a controller of one model, each
  /// with all that it presents. The first is told, and which screens show the same.
  func toldOnce(in chart: Chart) -> [Finding] {
    var told: [Finding] = []
    var numbers: [Finding: Int] = [:]
    var others: [Int: [String]] = [:]
    for finding in self {
      guard let alike = finding.ofState(in: chart) else {
        told.append(finding)
        continue
      }
      if let number = numbers[alike], told[number].screen != finding.screen {
        if let screen = chart.screen(finding.screen) {
          // A file that two targets compile has a screen of one name in each.
          let isNamesake = chart.screen(told[number].screen)?.type == screen.type
          others[number, default: []].append(isNamesake ? screen.id : screen.type)
        }
      } else {
        numbers[alike] = told.count
        told.append(finding)
      }
    }
    for (number, screens) in others {
      let verb = screens.count == 1 ? "shows" : "show"
      told[number].notes.append("\(screens.quoted()) \(verb) the same state")
    }
    return told
  }
}

extension Finding {
  /// What it says of a piece of state, whichever screen shows that; `nil` where it is about the screen.
  fileprivate func ofState(in chart: Chart) -> Finding? {
    guard let location, let screen = chart.screen(screen),
      let slot = screen.slots.first(where: { $0.name == slot }), slot.location == location
    else { return nil }
    var alike = self
    alike.screen = ""
    alike.message = ""
    alike.occurrence = nil
    return alike
  }
}
