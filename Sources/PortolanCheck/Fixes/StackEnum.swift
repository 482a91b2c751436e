import PortolanModel

/// An enum of what can be on a stack, and an array of it, spelled out in Swift.
struct StackEnum {
  private let property: String
  private let attribute: String
  /// In whose place it is, if it is in one's.
  private let replaced: [Slot]
  private let isOfReducers: Bool
  private let cases: [(name: String, type: String?)]
  /// The enum that the elements are already, where there is but one.
  private let element: String?

  /// In place of a type-erased path.
  init(of slot: Slot, in screen: Screen) {
    property = slot.name
    attribute = ViewCode.declaring([slot], in: screen)
    replaced = [slot]
    isOfReducers = false
    // Of an enum whose cases are told one by one, the cases stay its own: it is one type among those on the stack.
    var types: Set<String> = []
    let elements = slot.destinations.filter { destination in
      destination.enumOnStack.map { types.insert($0).inserted } ?? true
    }
    element = elements.count == 1 ? elements[0].enumOnStack : nil
    cases = Self.withoutRepetitions(
      elements.map { destination in
        let type = destination.valueType ?? destination.payload.first?.type
        let isType = destination.enumOnStack != nil || destination.name == type
        return (isType ? CaseName.forType(type ?? destination.name) : destination.name, type)
      })
  }

  /// In place of screens that lead to each other.
  init(of screens: [Screen]) {
    property = "path"
    attribute = ""
    replaced = []
    isOfReducers = screens.allSatisfy { $0.kind == .reducer }
    element = nil
    cases = Self.withoutRepetitions(
      screens.map { screen in
        // What code shows in one place has no type that a case could hold.
        (CaseName.forType(screen.type), screen.isContent == true ? nil : screen.type)
      })
  }

  /// A name that several ask for has a number from the second on.
  private static func withoutRepetitions(
    _ cases: [(name: String, type: String?)]
  ) -> [(name: String, type: String?)] {
    var taken: Set<String> = []
    let wanted = Set(cases.map(\.name))
    return cases.map { name, type in
      if taken.insert(name).inserted { return (name, type) }
      var number = 2
      while wanted.contains("\(name)\(number)") || !taken.insert("\(name)\(number)").inserted {
        number += 1
      }
      return ("\(name)\(number)", type)
    }
  }

  var text: String { HiddenTypes(in: code, inPlaceOf: replaced).note + code }

  private var code: String {
    if let element { return "\(attribute)var \(property): [\(element)] = []" }
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
      \(ViewCode.typeAccess(below: attribute))enum Path: Hashable {
      \(lines.joined(separator: "\n"))
      }
      \(attribute)var \(property): [Path] = []
      """
  }
}

extension Destination {
  /// On a type-erased path, the enum of which it is a case, or the type that holds one.
  fileprivate var enumOnStack: String? {
    guard let type = valueType, type != name, payload.first?.type != type else { return nil }
    return type
  }
}
