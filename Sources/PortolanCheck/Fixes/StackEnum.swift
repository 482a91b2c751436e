import PortolanModel

/// An enum of what can be on a stack, and an array of it, spelled out in Swift.
struct StackEnum {
  private let property: String
  private let isViewState: Bool
  private let isOfReducers: Bool
  private let cases: [(name: String, type: String?)]

  /// In place of a type-erased path.
  init(of slot: Slot) {
    property = slot.name
    isViewState = slot.storage == .state
    isOfReducers = false
    cases = slot.destinations.map { destination in
      let type = destination.value ?? destination.payload.first?.type
      let name = destination.name == type ? CaseName.forType(destination.name) : destination.name
      return (name, type)
    }
  }

  /// In place of screens that lead to each other.
  init(of screens: [Screen]) {
    property = "path"
    isViewState = false
    isOfReducers = screens.allSatisfy { $0.kind == .reducer }
    var counts: [String: Int] = [:]
    cases = screens.map { screen in
      let name = CaseName.forType(screen.type)
      counts[name, default: 0] += 1
      // What code shows in one place has no type that a case could hold.
      let type = screen.isContent == true ? nil : screen.type
      return (counts[name]! == 1 ? name : "\(name)\(counts[name]!)", type)
    }
  }

  var text: String {
    let lines = cases.map { name, type in
      "  case \(CaseName.escaped(name))\(type.map { "(\($0))" } ?? "")"
    }
    if isOfReducers {
      return """
        @Reducer
        enum Path {
        \(lines.joined(separator: "\n"))
        }
        var \(property) = StackState<Path.State>()
        """
    }
    return """
      enum Path: Hashable {
      \(lines.joined(separator: "\n"))
      }
      \(isViewState ? "@State private " : "")var \(property): [Path] = []
      """
  }
}
