import PortolanModel

/// What a view kept to itself as properties of its model, spelled out in Swift.
struct ModelState {
  private let screen: Screen
  private let members: [String]
  private let context: AdviceContext
  private let slots: [Slot]

  init(for screen: Screen, holding slots: [Slot], in context: AdviceContext) {
    self.screen = screen
    self.context = context
    self.slots = slots
    let isPublished =
      screen.modelName == nil
      ? context.hasObservableObjects
      : screen.observation == .observableObject
        || screen.slots.contains { $0.declaredAs?.hasPrefix(Self.published) == true }
    let owned = slots.map { slot in
      var slot = context.chart.reduced(slot)
      slot.storage = .owned
      slot.declaredAs = isPublished ? Self.published : nil
      // What a text selects in place is an enum by itself, called as that.
      if slot.encoding == .computed, !slot.presents { slot.encoding = .optionalEnum }
      return slot
    }
    let presenting = owned.filter { $0.arity == .atMostOne }
    // What is shown over another one's content is there beside it, so that no enum may hold both; so is what is shown in place.
    let ofScreen = Set(screen.presentingSlots.map(\.name))
    let outer = presenting.filter { ofScreen.contains($0.name) }
    let inner = presenting.filter { !ofScreen.contains($0.name) }
    let stacks = owned.filter { $0.arity == .sequence }
    let declarations =
      ([outer].filter { !$0.isEmpty } + inner.map { [$0] })
      .map { Self.declaration(of: $0, in: screen, context) } + stacks.map(Self.declaration)
    let prefix = isPublished ? "\(Self.published) " : ""
    members = declarations.map { $0.hasPrefix("var ") ? prefix + $0 : $0 }
  }

  static let published = "@Published"

  /// The members for a model that is there already, else a class of them.
  var text: String {
    // An enum says that by itself.
    let plain = members.filter { $0.hasPrefix("var ") || $0.hasPrefix(Self.published) }
    return HiddenTypes(in: plain.joined(separator: "\n"), inPlaceOf: slots).note + code
  }

  private var code: String {
    if let heading = ViewCode.heading(ofModelOf: screen) {
      return "\(heading)\n\(members.joined(separator: "\n"))"
    }
    let lines = members.joined(separator: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let heading =
      context.hasObservableObjects
      ? "class \(className): ObservableObject {" : "@Observable\nclass \(className) {"
    return """
      \(heading)
      \(lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n"))
      }
      """
  }

  /// `ShopModel` for a `ShopView`.
  private var className: String {
    var type = screen.lastName
    for suffix in ["View", "Screen"] where type.hasSuffix(suffix) && type != suffix {
      type.removeLast(suffix.count)
    }
    return context.freeName(among: ["\(type)Model", "\(screen.lastName)Model"])
  }

  /// A stack as it is.
  private static func declaration(of stack: Slot) -> String {
    let element =
      stack.sharedEnum ?? stack.element
      ?? (stack.isNamedLikeItsDestination ? stack.destinations[0].payload.first?.type : nil)
      ?? "<#Element#>"
    if let key = stack.keyedBy {
      let type = stack.encoding == .navigationPath ? "NavigationPath" : "[\(element)]"
      return "var \(stack.name): [\(key): \(type)] = [:]"
    }
    switch stack.encoding {
    case .navigationPath: return "var \(stack.name) = NavigationPath()"
    case .stackState: return "var \(stack.name) = StackState<<#Element#>>()"
    default: return "var \(stack.name): [\(element)] = []"
    }
  }

  /// One property as it is; of several, or of an enum that is the view's own, the enum as well.
  private static func declaration(
    of slots: [Slot], in screen: Screen, _ context: AdviceContext
  ) -> String {
    let only = slots.count == 1 ? slots[0] : nil
    let first = only?.caseItBeginsWith.map { " = .\(CaseName.escaped($0))" } ?? ""
    if let only, let type = only.sharedEnum {
      return "var \(CaseName.escaped(only.name)): \(type)?" + first
    }
    let name = CaseName.escaped(slots[0].propertyNames[0])
    switch slots[0].encoding {
    case .flag where only != nil:
      return "var \(name)" + (slots[0].flagItBeginsWith.map { " = \($0)" } ?? ": Bool = <#Bool#>")
    case .optionalValue where only != nil:
      return "var \(name): \(slots[0].destinations[0].payload.first?.type ?? "<#Value#>")?"
    default: return DestinationEnum(for: screen, replacing: slots, in: context).text + first
    }
  }
}

extension Slot {
  /// What its own declaration sets, if it sets anything.
  private var initial: Destination? {
    location.flatMap { place in destinations.first { $0.setBy?.contains(place) == true } }
  }

  /// The case of an enum that it begins with, where that holds nothing.
  fileprivate var caseItBeginsWith: String? {
    guard encoding == .optionalEnum, let initial, initial.payload.isEmpty,
      initial.name.isIdentifier
    else { return nil }
    return initial.name
  }

  /// The value of a flag that it begins with; `nil` where that is worked out, or may be set by code that was not seen.
  fileprivate var flagItBeginsWith: Bool? {
    if initial != nil { return presentingFlag }
    return destinations.contains { $0.isMadeElsewhere == true } ? nil : !presentingFlag
  }
}
