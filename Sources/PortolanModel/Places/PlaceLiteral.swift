/// Swift code that constructs an app's state at one place.
public struct PlaceLiteral: Hashable, Sendable {
  /// One expression: `AppModel(inventoryModel: InventoryModel(destination: .help), selectedTab: .inventory)`. What the model
  /// can't know stands as a placeholder, `<#Item#>`.
  public var code: String
  /// Whether initialisers had to be guessed, so that labels or their order may differ.
  public var isSketch: Bool
  /// The screens of which the code leaves out what they show: nobody can tell where their state is kept, or only their views have it.
  public var untold: [Screen.ID] = []
  /// What is to be set beside it, for the code makes none of the objects that keep it: those in the environment, and those that
  /// another keeps to itself.
  public var settings: [Setting] = []

  /// What an object's properties are set to.
  public struct Setting: Hashable, Sendable {
    /// The object's screen.
    public var screen: Screen.ID
    /// The object's type.
    public var type: String
    /// Whether the environment has it.
    public var isInEnvironment: Bool
    /// A statement each, the outermost of the place first: `appState.sheet = .login`.
    public var statements: [String]
  }
}

extension Place {
  /// The Swift code that constructs the state in which the app is here.
  public var literal: PlaceLiteral {
    var writer = LiteralWriter(chart: space.chart)
    return writer.literal(of: placedSteps, root: space.chart.roots[rootNumber])
  }
}

/// Writes from the innermost step outwards, so that the depth of a place costs no recursion.
private struct LiteralWriter {
  let chart: Chart
  var isSketch = false
  /// The screens that are being constructed, one in the other: a child may hold its like.
  private var constructing: Set<Int> = []
  /// By screen, the properties that are still to be set: what a step leads to may be held apart from the step.
  private var pending: [Int: [String: String]] = [:]
  private var untold: [Screen.ID] = []
  /// Of what is to be set and nothing constructs: in which order the steps do, the innermost first, and what nobody else can set.
  private var held: [Held] = []
  /// Whether what the steps further in have come to became part of the code.
  private var isTaken = false

  init(chart: Chart) { self.chart = chart }

  private struct Held: Hashable {
    var holder: Int
    var properties: [String]
    var isPrivate: Bool
    var isInEnvironment: Bool
  }

  /// What the steps further in have come to.
  private enum Inner {
    case nothing
    /// The value of the screen that a step leads to.
    case screen(String)
    /// The value of one slot of it, which a nested payload carries.
    case slot(String)
  }

  mutating func literal(of choices: [PlacedStep], root: Int) -> PlaceLiteral {
    var inner = Inner.nothing
    /// The elements above, while the steps belong to one stack.
    var above: [String] = []
    for number in choices.indices.reversed() {
      let choice = choices[number]
      let slot = chart.model.screens[choice.screen].slots[choice.slot]
      isTaken = false
      var value = value(of: choice, in: slot, inner)
      if !isTaken { putAside(inner, slot.destinations[choice.destination], of: choice.screen) }
      if slot.arity == .sequence {
        above.insert(value, at: 0)
        if number > 0, choices[number - 1].isSameStack(as: choice) {
          inner = .nothing
          continue
        }
        value = stack(above, slot)
        if let type = slot.keyedBy {
          let outer = choices[..<number].last { slot.allWithin.contains(chart.place($0)) }
          let key = outer.map { ".\(chart.place($0).destination)" } ?? placeholder(type)
          value = "[\(key): \(value)]"
        }
        above = []
      }
      if number > 0, continuesInto(choice, from: choices[number - 1]) {
        inner = .slot(value)
      } else if let holder = holder(of: slot, at: choice) {
        pending[holder, default: [:]].merge(values(of: slot, value)) { outer, _ in outer }
        held.append(
          Held(
            holder: holder, properties: slot.properties.isEmpty ? [slot.name] : slot.properties,
            isPrivate: slot.isPrivate(in: chart.model.screens[choice.screen]),
            isInEnvironment: slot.storage == .environment))
        inner = .nothing
      } else {
        inner = owner(of: choice, slot, value)
      }
    }
    var code = ""
    if case .screen(let made) = inner { code = made } else { code = construct(root, [:]) }
    let settings = settings()
    untold += pending.keys.sorted().map { chart.model.screens[$0].id }
    var seen: Set<Screen.ID> = []
    return PlaceLiteral(
      code: code, isSketch: isSketch, untold: untold.filter { seen.insert($0).inserted },
      settings: settings)
  }

  /// The screen that is constructed further out with what a slot is set to: that whose model keeps it, or whose content it stands in;
  /// and the object itself that a screen around it keeps to itself.
  private func holder(of slot: Slot, at choice: PlacedStep) -> Int? {
    slot.heldBy.flatMap { chart.screenNumbers[$0] }
      ?? (slot.within != nil || isKeptPrivate(choice) ? choice.screen : nil)
  }

  /// Whether a step starts from an object that its keeper makes itself, and nobody else hands it.
  private func isKeptPrivate(_ choice: PlacedStep) -> Bool {
    guard let keeper = choice.path.last, chart.model.screens[choice.screen].kind == .class else {
      return false
    }
    return slot(keeper).isPrivate(in: chart.model.screens[keeper.screen])
  }

  /// Takes what is left to be set and stands in an object that is there already.
  private mutating func settings() -> [PlaceLiteral.Setting] {
    var settings: [PlaceLiteral.Setting] = []
    for held in held.reversed() {
      let screen = chart.model.screens[held.holder]
      guard screen.isObject, !held.isPrivate else { continue }
      for property in held.properties {
        guard let code = pending[held.holder]?.removeValue(forKey: property) else { continue }
        if settings.last?.screen != screen.id {
          settings.append(
            .init(
              screen: screen.id, type: screen.stateType, isInEnvironment: held.isInEnvironment,
              statements: []))
        }
        settings[settings.count - 1].statements
          .append("\(Self.variable(of: screen.stateType)).\(property) = \(code)")
      }
      if pending[held.holder]?.isEmpty == true { pending[held.holder] = nil }
    }
    return settings
  }

  /// What code most likely calls an object of a type: `appState`.
  private static func variable(of type: String) -> String {
    let name = type.split(separator: ".").last ?? ""
    let capitals = name.prefix { $0.isUppercase }
    // `URLRouter` is `urlRouter`.
    let first = capitals.count > 1 && capitals.count < name.count ? capitals.dropLast() : capitals
    return first.lowercased() + name.dropFirst(first.count)
  }

  /// Keeps what a destination leads to, and does not hold itself, until the screen is constructed that does.
  private mutating func putAside(_ inner: Inner, _ destination: Destination, of screen: Int) {
    guard case .screen(let code) = inner else {
      if case .slot = inner, let target = destination.leadsTo { untold.append(target) }
      return
    }
    if let child = destination.child {
      pending[screen, default: [:]][child] = code
    } else if let holder = destination.heldBy, let number = chart.screenNumbers[holder.screen] {
      pending[number, default: [:]][holder.property] = code
    } else if let target = destination.leadsTo {
      untold.append(target)
    }
  }

  private func continuesInto(_ choice: PlacedStep, from outer: PlacedStep) -> Bool {
    let destination = chart.model.screens[outer.screen].slots[outer.slot]
      .destinations[outer.destination]
    let slot = chart.model.screens[choice.screen].slots[choice.slot]
    return destination.continues == slot.name && choice.path.isEmpty
      && destination.leadsTo == chart.model.screens[choice.screen].id
  }

  // MARK: - Values

  private mutating func value(of choice: PlacedStep, in slot: Slot, _ inner: Inner) -> String {
    let destination = slot.destinations[choice.destination]
    switch slot.encoding {
    case .flag: return "\(slot.presentingFlag)"
    case .optionalValue, .flagAndItem, .collection, .child: return item(destination, inner)
    case .optionalEnum, .enum, .typedArray, .stackState, .computed:
      if slot.isListOfModels { return item(destination, inner) }
      let code = enumCase(destination, inner)
      guard slot.encoding == .typedArray || slot.encoding == .computed,
        destination.value != nil
      else { return code }
      return destination.held(code)
    case .navigationPath:
      guard let type = destination.valueType else { return enumCase(destination, inner) }
      if type != destination.value { return destination.held(enumCase(destination, inner)) }
      return type == destination.name
        ? item(destination, inner) : type + enumCase(destination, inner)
    }
  }

  /// A value that stands by itself. One that is data is shown by a screen, and is none.
  private mutating func item(_ destination: Destination, _ inner: Inner) -> String {
    let payload = destination.payload.first
    if let payload, payload.role == .data { return placeholder(payload.type) }
    return state(destination.leadsTo, payload?.type, inner)
  }

  private mutating func enumCase(_ destination: Destination, _ inner: Inner) -> String {
    let isNumber = Int(destination.name) != nil
    let name = isNumber ? destination.name : "." + destination.caseName
    if destination.payload.isEmpty { return name }
    let arguments = destination.payload.map { payload in
      let value =
        switch payload.role {
        case .data: placeholder(payload.type)
        case .state: state(payload.leadsTo, payload.type, inner)
        case .destination:
          if case .slot(let code) = inner { take(code) } else { placeholder(payload.type) }
        }
      return payload.label.map { "\($0): \(value)" } ?? value
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private mutating func state(_ screen: Screen.ID?, _ type: String?, _ inner: Inner) -> String {
    if case .screen(let code) = inner { return take(code) }
    guard let screen, let number = chart.screenNumbers[screen] else {
      return placeholder(type ?? "Value")
    }
    return construct(number, [:])
  }

  private mutating func take(_ code: String) -> String {
    isTaken = true
    return code
  }

  private mutating func stack(_ elements: [String], _ slot: Slot) -> String {
    let list = "[\(elements.joined(separator: ", "))]"
    // It is a collection, and no array literal makes it.
    if slot.encoding == .stackState { return "StackState(\(list))" }
    guard slot.encoding == .navigationPath else { return list }
    if elements.count == 1 { return "NavigationPath(\(list))" }
    // A list holds elements of one type; a path, of any.
    let appends = elements.map { "path.append(\($0)); " }.joined()
    return "{ var path = NavigationPath(); \(appends)return path }()"
  }

  private func placeholder(_ type: String) -> String { "<#\(type)#>" }

  // MARK: - Screens

  /// The screen that a step starts from, with the step's slot set.
  private mutating func owner(
    of choice: PlacedStep, _ slot: Slot, _ value: String
  ) -> Inner {
    var path = choice.path[...]
    let isBeside = path.first.map { self.slot($0).within != nil } == true
    let presenter = isBeside ? path.removeFirst() : nil
    let code = embed(
      slot.name == "self" ? value : construct(choice.screen, values(of: slot, value)), path)
    guard let presenter else { return .screen(code) }
    // It stands in the content of the step before, whose presenter keeps it.
    let kept = self.slot(presenter)
    if let view = viewMade(in: kept) {
      untold.append(view)
    } else {
      pending[presenter.screen, default: [:]][kept.properties.first ?? kept.name] = code
    }
    return .nothing
  }

  private func slot(_ embedding: ContextMember.Embedding) -> Slot {
    chart.model.screens[embedding.screen].slots[embedding.slot]
  }

  /// What the properties of a slot are set to.
  private func values(of slot: Slot, _ value: String) -> [String: String] {
    if slot.encoding == .flagAndItem || slot.isFlagAndChoice {
      return [slot.properties[0]: "\(slot.presentingFlag)", slot.properties[1]: value]
    }
    return [
      slot.properties.first ?? slot.name:
        slot.arity == .each || slot.isQueue ? "[\(value)]" : value
    ]
  }

  /// Goes out through the embedded children that lead to a slot's owner.
  private mutating func embed(
    _ code: String, _ path: ArraySlice<ContextMember.Embedding>
  ) -> String {
    path.reversed().reduce(code) { code, embedding in
      // What is shown in one place has no type that could be made.
      if chart.model.screens[embedding.screen].isContent == true { return code }
      let slot = slot(embedding)
      if let view = viewMade(in: slot) {
        untold.append(view)
        return construct(embedding.screen, [:])
      }
      return construct(embedding.screen, [slot.properties.first ?? slot.name: code])
    }
  }

  /// A view that another one makes as it shows it, with no model or one that it keeps to itself: no property keeps that, and the slot is
  /// called as the view.
  private func viewMade(in slot: Slot) -> Screen.ID? {
    guard slot.storage == .passed, let target = slot.destinations.first?.leadsTo,
      let number = chart.screenNumbers[target]
    else { return nil }
    let screen = chart.model.screens[number]
    let isAlone = screen.kind == .view && screen.model == nil
    let view = screen.view ?? (screen.kind == .view ? screen.type : nil)
    return isAlone || view.map(slot.isNamed) == true ? target : nil
  }

  /// A call of a screen's initialiser that sets these properties.
  private mutating func construct(_ number: Int, _ values: [String: String]) -> String {
    let screen = chart.model.screens[number]
    if screen.kind == .enum { return placeholder(screen.type) }
    if screen.isContent == true { return placeholder(screen.view ?? screen.type) }
    guard constructing.insert(number).inserted else { return placeholder(screen.stateType) }
    defer { constructing.remove(number) }
    let parameters = screen.initializer ?? []
    let isGuessed = screen.initializer == nil || screen.initializerOrigin == .inferred
    if isGuessed { isSketch = true }
    var left = values.merging(pending.removeValue(forKey: number) ?? [:]) { own, _ in own }
    var arguments: [String] = []
    for parameter in parameters {
      let value = left.removeValue(forKey: parameter.name)
      guard let code = value ?? (parameter.hasDefault ? nil : self.value(of: parameter, in: screen))
      else { continue }
      arguments.append(parameter.label.map { "\($0): \(code)" } ?? code)
    }
    // What the view keeps to itself, its model takes in no way; and what is private, or comes with the environment, nobody does.
    let isModel = screen.model != nil || screen.view != nil
    for slot in screen.slots
    where slot.storage == .environment || isModel && slot.storage == .state
      || slot.isPrivate(in: screen)
    {
      for property in slot.properties where left.removeValue(forKey: property) != nil {
        untold.append(screen.id)
      }
    }
    // What no parameter takes is set once it is made, or where nobody knows how it is made, most likely as it is made.
    let properties = screen.slots.flatMap(\.properties)
    let others = left.keys.filter { !properties.contains($0) }.sorted()
    var later: [String] = []
    for property in properties + others {
      guard let code = left.removeValue(forKey: property) else { continue }
      // What stands in a struct is set once that is there.
      if isGuessed, !property.contains(".") {
        arguments.append("\(property): \(code)")
      } else {
        later.append("\(property) = \(code)")
      }
    }
    let made = "\(screen.stateType)(\(arguments.joined(separator: ", ")))"
    if later.isEmpty { return made }
    let (word, name) = screen.isObject ? ("let", "model") : ("var", "state")
    let changes = later.map { "\(name).\($0); " }.joined()
    return "{ \(word) \(name) = \(made); \(changes)return \(name) }()"
  }

  /// What a parameter takes that says nothing of the place: the child of this name, as it starts, or something that nobody knows.
  private mutating func value(of parameter: Screen.Parameter, in screen: Screen) -> String {
    let child = screen.slots.first { slot in
      slot.arity == .always && slot.properties.contains(parameter.name)
    }?.destinations[0].leadsTo
    guard let child, let number = chart.screenNumbers[child],
      chart.model.screens[number].type == parameter.type
    else { return placeholder(parameter.type) }
    return construct(number, [:])
  }
}

extension Chart {
  fileprivate func place(_ step: PlacedStep) -> Slot.Within {
    let slot = model.screens[step.screen].slots[step.slot]
    return Slot.Within(slot: slot.name, destination: slot.destinations[step.destination].name)
  }
}

extension PlacedStep {
  /// Whether another step puts an element on the same stack.
  fileprivate func isSameStack(as other: PlacedStep) -> Bool {
    other.isAboveInStack && screen == other.screen && slot == other.slot
  }
}

extension Screen {
  /// The type of the value that is the screen's state: a reducer only works on it, and a view only shows its model.
  fileprivate var stateType: String {
    kind == .reducer ? model ?? "\(type).State" : isNamedByView ? model ?? type : type
  }

  /// Whether an object is its state.
  fileprivate var isObject: Bool { kind == .class || isNamedByView }

  /// Whether it is called after its view, though an object keeps its state.
  fileprivate var isNamedByView: Bool { kind == .view && model != nil }
}

extension Slot {
  /// A flag, and what chooses among what it presents.
  fileprivate var isFlagAndChoice: Bool { encoding == .computed && properties.count == 2 }

  /// Whether nobody but the code that declares its property can set it.
  fileprivate func isPrivate(in screen: Screen) -> Bool {
    declaration(in: screen).contains {
      $0.hasPrefix("private") || $0.hasPrefix("fileprivate")
    }
  }

  /// Whether no property but a view's type gives it its name.
  fileprivate func isNamed(for view: String) -> Bool {
    let type = view.split(separator: ".").last ?? ""
    return name.lowercased() == type.lowercased()
  }

  /// Several values of which one is shown at a time.
  fileprivate var isQueue: Bool { encoding == .typedArray && arity == .atMostOne }

  /// A stack, or a queue, whose elements are models instead of an enum's cases.
  fileprivate var isListOfModels: Bool {
    (arity == .sequence || isQueue) && destinations.count == 1 && destinations[0].name == name
  }
}
