import PortolanModel

// States as a counterexample writes them: `addItem ≠ nil`, `isHelpPresented = true`,
// `destination = .add`.

extension Slot {
  /// The slot with one of its destinations active.
  func text(showing destination: Destination, within owner: String = "") -> String {
    let property = owner + (properties.first ?? name)
    return switch (arity, encoding) {
    case (.always, _): property
    case (.each, _): "\(property)[0]"
    case (.sequence, _): "\(property) = [.\(destination.name)]"
    case (_, .flag): "\(property) = \(presentingFlag)"
    case (_, .flagAndItem):
      "\(owner)\(flagAndItem.flag) = \(presentingFlag), \(owner)\(flagAndItem.item) ≠ nil"
    case (.atMostOne, _) where destination.value != nil:
      destination.labelOfCase.map { "\(property).\($0) = .\(destination.name)" }
        ?? "\(property) ≠ nil"
    case _ where isNamedLikeItsDestination: "\(property) ≠ nil"
    default: "\(property) = .\(destination.name)"
    }
  }

  /// The slot with the destination active that lies over the screen for certain, or might.
  func activeText(within owner: String = "") -> String {
    let destination = destinations.first(where: \.isModalOrUnknown) ?? destinations[0]
    return text(showing: destination, within: owner)
  }

  /// The type of the value that it keeps, where one case of an enum is but a part of what that holds: `Install` of `Install(kind:, url:)`.
  var typeAroundCases: String? {
    guard arity == .atMostOne, let value = destinations.first?.value else { return nil }
    let type = value.hasPrefix("<#") ? value.dropFirst(2).prefix { $0 != "#" } : value[...]
    return String(type.prefix { $0 != "(" })
  }

  /// Whether the property says by itself what is shown, without an enum.
  var isNamedLikeItsDestination: Bool {
    encoding != .optionalEnum && encoding != .enum && destinations.count == 1
      && destinations[0].name == name
  }

  /// The two properties of a flag and its item, told apart by their names where those tell.
  var flagAndItem: (flag: String, item: String) {
    let (first, second) = (propertyNames[0], propertyNames[properties.count - 1])
    return CaseName.isFlag(second) && !CaseName.isFlag(first) ? (second, first) : (first, second)
  }
}

extension Destination {
  /// Of what makes a value that holds the case, the label at which the case stands: `kind` of `Install(kind:, url: <#URL#>)`.
  fileprivate var labelOfCase: String? {
    guard let value, let start = value.firstIndex(of: "("), value.hasSuffix(")") else { return nil }
    let arguments = value[value.index(after: start)...].dropLast().split(separator: ",")
    let empty = arguments.first { $0.hasSuffix(":") }
    return empty.map { $0.dropLast().filter { $0 != " " } }
  }
}
