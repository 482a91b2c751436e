import PortolanModel

/// What a view says to show a piece of state, spelled out in Swift.
enum ViewCode {
  /// The modifier that presents a destination.
  static func presenting(_ destination: Destination, of slot: Slot, in screen: Screen) -> String {
    let presentation = presentation(of: destination, of: slot)
    let name = modifier(for: presentation)
    let binding = binding(to: slot, showing: destination, in: screen)
    let payload = destination.payload.first { !$0.isNothing }
    if let payload, payload.isDialog {
      return screen.kind == .reducer
        ? ".\(name)(\(binding))"
        : ".\(name)(\(binding)) { action in\n  <#what the buttons do#>\n}"
    }
    if screen.viewName.hasSuffix("Controller") {
      let call = presentation == .drillDown ? name : "present"
      return slot.encoding == .flag || payload == nil
        ? "\(call)(isPresented: \(binding)) {\n  <#UIViewController#>\n}"
        : "\(call)(item: \(binding)) { \(destination.name) in\n  <#UIViewController#>\n}"
    }
    if presentation == .confirmationDialog {
      let flag = slot.encoding == .flag ? binding : "Binding(\(binding))"
      return ".\(name)(\"<#Title#>\", isPresented: \(flag)) {\n  <#Buttons#>\n}"
    }
    let content = presentation == .alert ? "<#Alert#>" : "<#View#>"
    if slot.encoding == .flag {
      return ".\(name)(isPresented: \(binding)) {\n  \(content)\n}"
    }
    if presentation == .drillDown, screen.isInNavigationView == true, slot.isSelectable,
      screen.kind != .reducer
    {
      // A NavigationView takes no destinations by state.
      let selection = ViewCode.binding(to: slot, in: screen)
      return """
        NavigationLink(destination: <#View#>, tag: .\(destination.name), selection: \(selection)) {
          <#Label#>
        }
        """
    }
    if payload == nil {
      return ".\(name)(isPresented: Binding(\(binding))) {\n  \(content)\n}"
    }
    if screen.kind == .reducer {
      return ".\(name)(item: \(binding)) { store in\n  \(content)\n}"
    }
    return ".\(name)(item: \(binding)) { \(destination.name) in\n  \(content)\n}"
  }

  /// The binding that a view hands to what shows a slot, or one of its cases.
  static func binding(
    to slot: Slot, showing destination: Destination? = nil, in screen: Screen
  ) -> String {
    let property = slot.properties[0]
    let isCase = slot.encoding == .optionalEnum || slot.encoding == .enum
    let name = isCase ? destination?.name : nil
    // What holds nothing has no store to scope to.
    let isPlain =
      slot.encoding == .flag || destination.map { $0.payload.allSatisfy(\.isNothing) } == true
    if screen.kind == .reducer, isPlain {
      return "$store.\(property)\(name.map { ".\($0)" } ?? "")"
    }
    if screen.kind == .reducer {
      let (state, action) = (name.map { "?.\($0)" } ?? "", name.map { ".\($0)" } ?? "")
      return "$store.scope(state: \\.\(property)\(state), action: \\.\(property)\(action))"
    }
    let isOwn =
      slot.storage == .state || slot.storage == .binding
      || screen.kind == .view && screen.model == nil
    return "$\(isOwn ? "" : "model.")\(property)\(name.map { ".\($0)" } ?? "")"
  }

  /// What stands above a property that belongs into a screen's model; `nil` for a view by itself.
  static func heading(ofModelOf screen: Screen) -> String? {
    screen.modelName.map { model in
      // Of a class without state of its own only its declaration says how it tells its views.
      screen.keepsNothingInClass && screen.observation == nil
        ? "// in \(model), with @Published if it is an ObservableObject:" : "// in \(model):"
    }
  }

  /// What stands before a property in place of some that a view, a controller or an object keeps: what stands before these, with the
  /// most open of their accesses. It is open to other modules only where all of them are, for nobody knows how open their values are.
  static func declaring(_ slots: [Slot], in screen: Screen) -> String {
    let words = slots.map { $0.declaration(in: screen).map(String.init) }
    let attributes = ["@State", "@Published"].filter { name in words.contains { $0.contains(name) }
    }
    let accesses = words.map { each in
      Slot.accesses.firstIndex { each.contains($0) } ?? unwritten
    }
    let most = accesses.max() ?? unwritten
    let open = most > unwritten ? max(accesses.min() ?? unwritten, unwritten) : most
    return (attributes.prefix(1) + (open == unwritten ? [] : [Slot.accesses[open]]))
      .map { "\($0) " }.joined()
  }

  /// What stands before a property that a view keeps to itself.
  static let ownState = "@State private "

  /// What stands before a type that such a property keeps, which is no more open than its type.
  static func typeAccess(below declaration: String) -> String {
    let words = declaration.split(separator: " ")
    return words.contains { $0 == "public" || $0 == "open" }
      ? "public " : words.contains("package") ? "package " : ""
  }

  /// The same for a property of an object: in an `ObservableObject` views see it change only where it says so.
  static func declaringInObject(_ slots: [Slot], of screen: Screen) -> String {
    let text = declaring(slots, in: screen)
    let isPublished = text.contains(ModelState.published)
    return screen.observation == .observableObject && !isPublished
      ? "\(ModelState.published) \(text)" : text
  }

  /// What says nothing is internal.
  private static let unwritten = 2

  /// A case as `switch` matches it, payload and all: `.edit(let item)`.
  static func pattern(_ destination: Destination) -> String {
    let values = destination.payload.enumerated().map { number, payload in
      let name = payload.label ?? CaseName.forType(payload.type)
      return "let \(name.isIdentifier ? name : "value\(number == 0 ? "" : "\(number + 1)")")"
    }
    return ".\(destination.caseName)\(values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")"
  }

  /// A case as an assignment makes it: `.edit(<#Item#>)`.
  static func value(_ destination: Destination) -> String {
    let values = destination.payload.filter { !$0.isNothing }.map {
      ($0.label.map { "\($0): " } ?? "") + "<#\($0.type)#>"
    }
    return ".\(destination.caseName)\(values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")"
  }

  /// How it is shown; where that is not known, as its name says, or as its neighbours are.
  private static func presentation(of destination: Destination, of slot: Slot) -> Presentation {
    if destination.presentation != .unknown { return destination.presentation }
    let name = destination.name.lowercased()
    if name.hasSuffix("alert") { return .alert }
    if name.hasSuffix("dialog") { return .confirmationDialog }
    let types = destination.payload.map(\.type)
    if types.contains(where: { $0.hasPrefix("AlertState") }) { return .alert }
    if types.contains(where: { $0.hasPrefix("ConfirmationDialogState") }) {
      return .confirmationDialog
    }
    let neighbours = slot.destinations.map(\.presentation)
    return neighbours.first {
      ($0.covers || $0 == .inspector) && $0 != .alert && $0 != .unknown
    } ?? .sheet
  }

  private static func modifier(for presentation: Presentation) -> String {
    switch presentation {
    case .drillDown: "navigationDestination"
    case .fullScreenCover, .popover, .alert, .confirmationDialog: presentation.name
    // By what an app calls its own presentation, nobody knows the modifier.
    case .custom(let name): presentation == .inspector ? name : "<#\(name)#>"
    case .sheet, .tab, .inline, .link, .unknown: "sheet"
    }
  }
}

extension Payload {
  /// Whether it says nothing: the value of a case that is declared to hold `Void`.
  var isNothing: Bool { type == "Void" || type == "()" }
}

extension String {
  var isIdentifier: Bool {
    first.map { $0.isLetter || $0 == "_" } == true
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Slot {
  /// Whether it holds a case of an enum without payloads, which can be compared with the tag of a link.
  fileprivate var isSelectable: Bool {
    encoding == .optionalEnum && destinations.allSatisfy(\.payload.isEmpty)
  }
}
