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
    case _ where isNamedLikeItsDestination: "\(property) ≠ nil"
    default: "\(property) = .\(destination.name)"
    }
  }

  /// The slot with the destination active that lies over the screen for certain, or might.
  func activeText(within owner: String = "") -> String {
    let destination = destinations.first(where: \.isModalOrUnknown) ?? destinations[0]
    return text(showing: destination, within: owner)
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
