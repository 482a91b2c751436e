/// A field of a part of a model, and how to say its value; two values that are said alike are alike.
package struct ComparedField<Value> {
  package var name: String
  /// Only compared where this is asked for.
  package var option: ComparisonOptions
  package var text: (Value) -> String?

  init(_ name: String, if option: ComparisonOptions = [], _ text: @escaping (Value) -> String?) {
    self.name = name
    self.option = option
    self.text = text
  }
}

extension NavigationModel {
  package static var fields: [ComparedField<Self>] {
    [.init("name", \.name), .init("urlPrefix", \.urlPrefix)]
  }
}

extension Root {
  package static var fields: [ComparedField<Self>] {
    [
      .init("how", \.how.rawValue), .init("condition", \.condition),
      .init("targets", { $0.targets?.joined(separator: ", ") }),
    ]
  }
}

extension Screen {
  package static var fields: [ComparedField<Self>] {
    [
      .init("title", \.title),
      .init("titleOrigin", if: .origins, \.titleOrigin?.rawValue),
      .init("module", \.module),
      .init("type", \.type),
      .init("kind", \.kind.rawValue),
      .init("view", \.view),
      .init("model", \.model),
      .init("tags", { $0.tags.map { listed($0) } }),
      .init("condition", \.condition),
      .init("location", if: .locations, \.location?.comparisonText),
      .init("initializer", { $0.initializer.map { listed($0.map(\.comparisonText)) } }),
      .init("initializerOrigin", if: .origins, \.initializerOrigin?.rawValue),
      .init("isInNavigationView", { $0.isInNavigationView.map(String.init) }),
      .init("isContent", { $0.isContent.map(String.init) }),
      .init("observation", if: .origins, \.observation?.rawValue),
    ]
  }
}

extension Screen.Parameter {
  fileprivate var comparisonText: String {
    let label = label == name ? name : "\(label ?? "_") \(name)"
    return "\(label): \(type)\(hasDefault ? " = …" : "")"
  }
}

extension Slot.Within {
  fileprivate var comparisonText: String { "\(slot).\(destination)" }
}

extension Slot {
  package static var fields: [ComparedField<Self>] {
    [
      .init("properties", { listed($0.properties) }),
      .init("arity", \.arity.rawValue),
      .init("encoding", \.encoding.rawValue),
      .init("storage", \.storage?.rawValue),
      .init("heldBy", \.heldBy),
      .init("within", \.within?.comparisonText),
      .init("alsoWithin", { $0.alsoWithin.map { listed($0.map(\.comparisonText)) } }),
      .init("isLent", { $0.isLent.map(String.init) }),
      .init("isSetFromOutside", { $0.isSetFromOutside.map(String.init) }),
      .init("isInverted", { $0.isInverted.map(String.init) }),
      .init("sharedEnum", \.sharedEnum),
      .init("element", if: .origins, \.element),
      .init("keyedBy", \.keyedBy),
      .init(
        "beginsWith",
        { $0.beginsWith.map { listed($0.map { $0.joined(separator: " → ") }) } }),
      .init("declaredAs", if: .origins, \.declaredAs),
      .init("hiddenTypes", if: .origins, { $0.hiddenTypes.map { listed($0) } }),
      .init("boundTo", \.boundTo),
      .init("grammar", \.grammar),
      .init("origin", if: .origins, \.origin.rawValue),
      .init("condition", \.condition),
      .init("branches", { $0.branches.map { listed($0.map { "\($0.fork).\($0.arm)" }) } }),
      .init("location", if: .locations, \.location?.comparisonText),
    ]
  }
}

extension Destination {
  package static var fields: [ComparedField<Self>] {
    [
      .init("title", \.title),
      .init("payload", { $0.payload.isEmpty ? nil : listed($0.payload.map(\.comparisonText)) }),
      .init("presentation", \.presentation.comparisonText),
      .init("presentations", { $0.presentations.map { listed($0.map(\.comparisonText)) } }),
      .init(
        "presentations", if: .origins,
        { $0.presentations.map { listed($0.map(\.origin.rawValue)) } }),
      .init("presentations", if: .locations, { listed($0.presentations?.map(\.location)) }),
      .init("leadsTo", \.leadsTo),
      .init("continues", \.continues),
      .init("child", \.child),
      .init("heldBy", { $0.heldBy.map { "\($0.screen).\($0.property)" } }),
      .init("value", \.value),
      .init("url", \.url),
      .init("origin", if: .origins, \.origin.rawValue),
      .init("setBy", if: .locations, { listed($0.setBy) }),
      .init("isMadeElsewhere", { $0.isMadeElsewhere.map(String.init) }),
      .init("isMadeForOthers", { $0.isMadeForOthers.map(String.init) }),
      .init("dismissedBy", if: .locations, { listed($0.dismissedBy) }),
      .init("backButtonHidden", { $0.backButtonHidden.map(String.init) }),
      .init("swallowedBy", { $0.swallowedBy.map { _ in "a default" } }),
      .init("swallowedBy", if: .locations, \.swallowedBy?.comparisonText),
      .init("isOutsideStack", { $0.isOutsideStack.map(String.init) }),
      .init("shownWithoutStack", { $0.shownWithoutStack.map { "\($0.count) times" } }),
      .init("shownWithoutStack", if: .locations, { listed($0.shownWithoutStack) }),
      .init("isInListRow", { $0.isInListRow.map(String.init) }),
      .init("hasNoWayOut", { $0.hasNoWayOut.map(String.init) }),
      .init("condition", \.condition),
      .init("location", if: .locations, \.location?.comparisonText),
    ]
  }
}

extension Payload {
  fileprivate var comparisonText: String {
    var text = label.map { "\($0): " } ?? ""
    text += role == .data ? type : "\(role.rawValue) \(type)"
    if let leadsTo { text += " → \(leadsTo)" }
    if let inURL { text += inURL ? " (in URLs)" : " (not in URLs)" }
    return text
  }
}

extension Presentation {
  fileprivate var comparisonText: String {
    if case .custom(let name) = self { "custom \(name)" } else { name }
  }
}

extension Destination.Use {
  fileprivate var comparisonText: String {
    var text = kind.comparisonText
    if let view { text += " in \(view)" }
    if let condition { text += " if \(condition)" }
    return text
  }
}

extension Link {
  package static var fields: [ComparedField<Self>] {
    [
      .init("presentation", \.presentation.comparisonText),
      .init("leadsTo", \.leadsTo),
      .init("value", \.value),
      .init("title", \.title),
      .init("handledBy", { $0.handledBy.map { "\($0.count) in its stack" } }),
      .init("handledBy", if: .locations, { listed($0.handledBy) }),
      .init("unhandledIn", { $0.unhandledIn.map { "\($0.count) of its stacks" } }),
      .init("unhandledIn", if: .locations, { listed($0.unhandledIn) }),
      .init(
        "swallowed",
        { $0.swallowed.map { "\($0.cases.joined(separator: " and ")) by a default" } }),
      .init("swallowed", if: .locations, \.swallowed?.by.comparisonText),
      .init("isOutsideStack", { $0.isOutsideStack.map(String.init) }),
      .init("shownWithoutStack", { $0.shownWithoutStack.map { "\($0.count) times" } }),
      .init("shownWithoutStack", if: .locations, { listed($0.shownWithoutStack) }),
      .init("condition", \.condition),
      .init("location", if: .locations, \.location.comparisonText),
    ]
  }
}

extension Action {
  package static var fields: [ComparedField<Self>] {
    [
      .init("kind", \.kind.rawValue),
      .init(
        "availableAt",
        { $0.availableAt.map { "\($0.screen).\($0.slot).\($0.destination)" } }),
      .init("moment", \.moment?.rawValue),
      .init("guard", \.guard),
      .init("effects", { listed($0.effects.map(\.comparisonText)) }),
      .init("location", if: .locations, \.location?.comparisonText),
    ]
  }
}

extension Action.Effect {
  fileprivate var comparisonText: String {
    var text = "\(kind.rawValue) \(screen.map { "\($0)." } ?? "")\(slot)"
    if let destinations { text += " (\(listed(destinations)))" }
    if let isAlone { text += isAlone ? " by one" : " by any" }
    if let isInOrder { text += isInOrder ? " in order" : " in any order" }
    if let replacesTop { text += replacesTop ? " in place of the top" : " on top" }
    if let afterAwait { text += afterAwait ? " after await" : " at once" }
    return text
  }
}

extension SourceLocation {
  fileprivate var comparisonText: String {
    endColumn.map { "\(self)-\($0)" } ?? description
  }
}

private func listed(_ texts: [String]) -> String { texts.joined(separator: ", ") }

private func listed(_ locations: [SourceLocation?]?) -> String? {
  locations.map { listed($0.map { $0?.comparisonText ?? "?" }) }
}
