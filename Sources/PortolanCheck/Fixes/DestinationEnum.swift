import PortolanModel

/// One optional enum in place of several slots, spelled out in Swift.
struct DestinationEnum {
  private var name = "Destination"
  private var property = "destination"
  private var cases: [Case] = []
  private var names: Set<String> = []
  /// The last number given to a name that several slots ask for.
  private var numbers: [String: Int] = [:]
  private let screen: Screen
  private let isReducer: Bool
  /// What stands before the property.
  private let attribute: String
  /// What stands above all, where not the screen keeps it but the class of an object.
  private let heading: String?
  private let context: AdviceContext
  /// In whose place it is.
  private var replaced: [Slot]

  /// An enum for one screen, called what the screen's own is called where it has one.
  init(for screen: Screen, replacing slots: [Slot], in context: AdviceContext) {
    self.init(for: screen, replacing: slots.map { ($0, screen) }, in: context)
  }

  /// The same in place of slots of which some are those of its children.
  init(
    for screen: Screen, replacing held: [(slot: Slot, holder: Screen)], in context: AdviceContext
  ) {
    self.context = context
    self.screen = screen
    let slots = held.map(\.slot)
    replaced = slots
    isReducer = screen.kind == .reducer
    // What an object keeps some of, the object keeps.
    let isView = screen.modelName == nil
    let kept = slots.filter { $0.storage == .state }
    let isViewState = !kept.isEmpty && (isView || kept.count == slots.count)
    let owned = held.filter { $0.slot.storage == .owned }
    let isOfView = screen.kind == .view && isView
    // A view by itself can't publish: that does the object whose state its children show.
    let object =
      isOfView && !isViewState ? owned.first { $0.holder.modelName != nil }?.holder : nil
    heading = object.flatMap(ViewCode.heading)
    attribute =
      if isViewState {
        ViewCode.declaring(kept, in: screen)
      } else if isOfView, slots.isEmpty {
        ViewCode.ownState
      } else {
        ViewCode.declaringInObject(owned.map(\.slot), of: object ?? screen)
      }
    var names = ["Destination", "\(screen.lastName)Destination"]
    let own = slots.first { $0.encoding == .optionalEnum && !context.isForOthers($0) }
    if let own {
      let words = own.name.split(separator: "_")
      names.insert(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(), at: 0)
      property = own.name
    }
    name = context.freeName(among: names)
    for (slot, holder) in held { add(slot, of: holder) }
  }

  /// The declaration of the enum, then that of the property, and before them which types must be seen there that are not.
  var text: String {
    let code = code(access: ViewCode.typeAccess(below: attribute))
    let hidden = HiddenTypes(in: code, inPlaceOf: replaced)
    if hidden.isEmpty { return code }
    // In the file that sees them an enum may name them that is seen no further itself.
    let access = attribute.split(separator: " ").first { $0 == "private" || $0 == "fileprivate" }
    let files = Set(replaced.map { $0.location?.file })
    guard let access, files.count == 1, !isReducer else { return hidden.note + code }
    return self.code(access: "\(access) ")
  }

  private func code(access: String) -> String {
    let macro = (isReducer ? "@Reducer\n" : "") + access
    let lines = cases.map { each in
      // Of a `@Reducer enum`, a case that holds no reducer says so.
      let ignored = isReducer && each.isData ? "  @ReducerCaseIgnored\n" : ""
      return "\(ignored)  case \(CaseName.escaped(each.name))\(each.payload)"
    }
    return """
      \(heading.map { "\($0)\n" } ?? "")\(macro)enum \(name) {
      \(lines.joined(separator: "\n"))
      }
      \(variable)
      """
  }

  /// Adds what a slot of a screen can show; for rows, with the row's id where the case would not tell which row
  /// it is.
  mutating func add(_ slot: Slot, of holder: Screen, ofRows row: Screen? = nil) {
    if row != nil { replaced.append(slot) }
    if row == nil,
      let type = slot.typeAroundCases ?? (context.isForOthers(slot) ? slot.sharedEnum : nil)
    {
      return add(slot, holding: type)
    }
    for destination in context.chart.reduced(slot).destinations {
      var payload = destination.payload.filter { !$0.isNothing }
      if let row, payload.isEmpty { payload = [Payload(type: row.idType, role: .data)] }
      cases.append(
        Case(
          name: unused(wantedNames(for: destination, of: slot), heldBy: holder),
          payload: payload.isEmpty
            ? "" : "(\(payload.map { text(of: $0, heldBy: holder) }.joined(separator: ", ")))",
          isData: payload.contains(where: isData)))
    }
  }

  /// Adds one case for whatever a slot can show, with the value that it keeps as it is.
  private mutating func add(_ slot: Slot, holding type: String) {
    let name = CaseName.forValue(property: slot.name, type: type)
    cases.append(Case(name: unused([name, slot.name]), payload: "(\(type))", isData: true))
  }

  private var variable: String {
    if isReducer {
      let access = ViewCode.typeAccess(below: attribute)
      return "@Presents \(access)var \(property): \(name).State?"
    }
    return "\(attribute)var \(property): \(name)?"
  }

  /// The best of some names that no case has yet, now taken. What a child or a row holds is told by that, where its own name is taken.
  private mutating func unused(_ wanted: [String], heldBy holder: Screen? = nil) -> String {
    var wanted = wanted
    if let holder, holder.id != screen.id, let best = wanted.first, best.isIdentifier {
      let named = CaseName.forType(holder.lastName) + best.prefix(1).uppercased()
      wanted.insert(named + best.dropFirst(), at: 1)
    }
    for name in wanted where names.insert(name).inserted { return name }
    let name = wanted[0]
    while true {
      numbers[name, default: 1] += 1
      let numbered = "\(name)\(numbers[name]!)"
      if names.insert(numbered).inserted { return numbered }
    }
  }

  /// Names for a case, the best first.
  private func wantedNames(for destination: Destination, of slot: Slot) -> [String] {
    if slot.encoding == .flag || slot.encoding == .flagAndItem {
      // A flag that says nothing goes with an item that is called as its type is.
      let item = destination.payload.first.map { CaseName.forType($0.type) } ?? slot.name
      let (flag, fallback) =
        slot.encoding == .flag
        ? (slot.propertyNames[0], kind(of: destination)) : (slot.flagAndItem.flag, item)
      return [CaseName.forFlag(property: flag, fallback: fallback), flag]
    }
    if slot.isNamedLikeItsDestination {
      let type = destination.payload.first?.type
      return [CaseName.forValue(property: slot.name, type: type), slot.name]
    }
    return CaseName.forCase(of: destination, in: slot)
  }

  /// What to call a case of which no more is known than what is shown and how.
  private func kind(of destination: Destination) -> String {
    if let type = destination.leadsTo?.split(separator: " ").first {
      return CaseName.forType(String(type))
    }
    return destination.presentation == .unknown ? destination.name : destination.presentation.name
  }

  private func text(of payload: Payload, heldBy holder: Screen) -> String {
    var type = payload.type
    // A `@Reducer enum` has an `Action` of its own.
    if holder.kind == .reducer, payload.isDialog {
      for end in [".", ">"] {
        type = type.replacingFirst("<Action\(end)", by: "<\(holder.reducer).Action\(end)")
      }
    }
    if isReducer, type.hasSuffix(".State") { type.removeLast(".State".count) }
    return payload.label.map { "\($0): \(type)" } ?? type
  }

  /// Whether a value is neither a feature's, nor a dialog's: a screen may be made of a mere value, too.
  private func isData(_ payload: Payload) -> Bool {
    if payload.type.hasSuffix(".State") || payload.isDialog { return false }
    if payload.type.prefix(while: { $0 != "<" }).hasSuffix("Reducer") { return false }
    guard let target = payload.leadsTo, let number = context.chart.screenNumbers[target] else {
      return true
    }
    return context.chart.model.screens[number].kind != .reducer
  }

  private struct Case {
    var name: String
    var payload: String
    var isData: Bool
  }
}

extension Screen {
  /// Its type's name, without those of the types around it.
  var lastName: String { type.split(separator: ".").last.map(String.init) ?? type }

  /// The type by which code tells one of several rows. That of a view says nothing of what it is made for.
  fileprivate var idType: String { kind == .view && model == nil ? "<#ID#>" : "\(type).ID" }

  /// The reducer whose state it is. A further view of one is a screen of the view's name.
  fileprivate var reducer: String {
    guard let model, model.hasSuffix(".State") else { return type }
    return String(model.dropLast(".State".count))
  }
}

extension Payload {
  /// Whether it is a state of the Composable Architecture that holds its own texts and buttons.
  var isDialog: Bool {
    ["AlertState", "ConfirmationDialogState"].contains { type == $0 || type.hasPrefix("\($0)<") }
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, by other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
