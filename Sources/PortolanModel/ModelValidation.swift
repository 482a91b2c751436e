/// A model that contradicts itself, with everything that is wrong in it.
public struct InvalidModel: Error, Hashable, Sendable, CustomStringConvertible {
  /// At least one, in the order of the model; at most ``NavigationModel/problemLimit``.
  public var problems: [ModelProblem]

  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}

/// One thing that is wrong in a model, and where in it.
public struct ModelProblem: Hashable, Sendable, CustomStringConvertible {
  /// The way to the value: `screens`, `3`, `slots`, `0`.
  public var path: [PathElement]
  public var message: String

  public enum PathElement: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  public var description: String { "\(Self.text(of: path)): \(message)" }

  /// `screens[3].slots[0].name`
  static func text(of path: [PathElement]) -> String {
    path.reduce(into: "") { text, element in
      switch element {
      case .key(let key): text += text.isEmpty ? key : "." + key
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}

extension NavigationModel {
  /// So many problems of one model are listed; more help nobody.
  public static let problemLimit = 20

  /// What is wrong: names that lead nowhere, names given twice, shapes that the format excludes. Empty for a sound model.
  ///
  /// - Complexity: linear in the size of the model.
  public func problems() -> [ModelProblem] {
    var validation = Validation(model: self)
    validation.run()
    return Array(validation.problems.prefix(Self.problemLimit))
  }
}

private struct Validation {
  let model: NavigationModel
  var problems: [ModelProblem] = []
  private var screens: [Screen.ID: Int] = [:]
  /// The slots of each screen that something refers to, by name.
  private var slots: [Int: [String: Int]] = [:]

  private typealias Path = [ModelProblem.PathElement]

  init(model: NavigationModel) { self.model = model }

  mutating func run() {
    for (number, screen) in model.screens.enumerated() {
      let path = screenPath(number, "id")
      expectName(screen.id, at: path)
      if let first = screens[screen.id] {
        report("the id '\(screen.id)' is taken by screens[\(first)]", at: path)
      } else {
        screens[screen.id] = number
      }
    }
    for (number, root) in model.roots.enumerated() {
      expectScreen(root.screen, at: [.key("roots"), .index(number), .key("screen")])
    }
    for (number, screen) in model.screens.enumerated() { check(screen, number) }
    for (number, ignore) in model.ignores.enumerated() where ignore.lastLine < ignore.firstLine {
      report(
        "the last line that it covers is before the first, \(ignore.firstLine)",
        at: [.key("ignores"), .index(number), .key("lastLine")])
    }
  }

  private mutating func check(_ screen: Screen, _ number: Int) {
    var seen: Set<String> = []
    for (position, slot) in screen.slots.enumerated() {
      let path = screenPath(number, "slots") + [.index(position)]
      expectName(slot.name, at: path + [.key("name")])
      if !seen.insert(slot.name).inserted {
        report(
          "'\(screen.id)' already has a slot named '\(slot.name)'", at: path + [.key("name")])
      }
      expectScreen(slot.heldBy, at: path + [.key("heldBy")])
      if let outer = slot.within {
        check(outer, around: slot, in: screen, at: path + [.key("within")])
      }
      for (number, outer) in (slot.alsoWithin ?? []).enumerated() {
        check(outer, around: slot, in: screen, at: path + [.key("alsoWithin"), .index(number)])
      }
      for (number, stack) in (slot.beginsWith ?? []).enumerated() {
        for (position, name) in stack.enumerated() {
          expectDestination(
            name, of: slot, screen: screen.id,
            at: path + [.key("beginsWith"), .index(number), .index(position)])
        }
      }
      checkShape(of: slot, at: path)
      checkGrammar(of: slot, at: path)
      check(slot, of: screen, at: path)
    }
    for (position, link) in screen.links.enumerated() {
      expectScreen(
        link.leadsTo, at: screenPath(number, "links") + [.index(position), .key("leadsTo")])
    }
    for (position, action) in screen.actions.enumerated() {
      check(action, of: screen, at: screenPath(number, "actions") + [.index(position)])
    }
  }

  private mutating func check(
    _ outer: Slot.Within, around slot: Slot, in screen: Screen, at path: Path
  ) {
    guard let around = expectSlot(outer.slot, of: screen.id, at: path + [.key("slot")]) else {
      return
    }
    if !around.destinations.contains(where: { $0.name == outer.destination }) {
      report(
        "'\(screen.id).\(outer.slot)' has no destination named '\(outer.destination)'",
        at: path + [.key("destination")])
    }
    if around.arity == .always {
      report(
        "'\(screen.id).\(outer.slot)' is always there, so that nothing stands in it alone",
        at: path + [.key("slot")])
    }
    if screen.slots.circleAround(slot) { report("a slot can't stand within itself", at: path) }
  }

  private mutating func check(_ slot: Slot, of screen: Screen, at path: Path) {
    var names: Set<String> = []
    for (number, destination) in slot.destinations.enumerated() {
      let path = path + [.key("destinations"), .index(number)]
      expectName(destination.name, at: path + [.key("name")])
      if !names.insert(destination.name).inserted {
        report(
          "'\(screen.id).\(slot.name)' already has a destination named '\(destination.name)'",
          at: path + [.key("name")])
      }
      if let first = destination.presentations?.first?.kind, first != destination.presentation {
        report(
          "'\(destination.presentation.name)' is not the first of the 'presentations'",
          at: path + [.key("presentation")])
      }
      checkTargets(of: destination, at: path)
      if let child = destination.child {
        expectSlot(child, of: screen.id, at: path + [.key("child")])
        if child == slot.name {
          report("a slot can't hold its own child", at: path + [.key("child")])
        }
      }
    }
  }

  /// What the arity and the encoding say about destinations and properties.
  private mutating func checkShape(of slot: Slot, at path: Path) {
    if slot.encoding == .flagAndItem, slot.properties.count != 2 {
      report(
        "a flag and its item are two properties, not \(slot.properties.count)",
        at: path + [.key("properties")])
    }
    let isInline = slot.arity == .always || slot.arity == .each
    let isSingle = [.flag, .optionalValue, .flagAndItem].contains(slot.encoding)
    checkBranches(of: slot, isInline: isInline, at: path)
    guard isInline || isSingle else { return }
    guard slot.destinations.count == 1 else {
      let word = isInline ? slot.arity.rawValue : slot.encoding.rawValue
      return report(
        "a slot that is '\(word)' has one destination, not \(slot.destinations.count)",
        at: path + [.key("destinations")])
    }
    let destination = slot.destinations[0]
    let path = path + [.key("destinations"), .index(0)]
    if destination.name != slot.name, !slot.propertyNames.contains(destination.name) {
      report(
        "the only destination of '\(slot.name)' is named after it, not '\(destination.name)'",
        at: path + [.key("name")])
    }
    if isInline, destination.presentation != .inline {
      report(
        "what is '\(slot.arity.rawValue)' there is shown inline, not as "
          + "'\(destination.presentation.name)'", at: path + [.key("presentation")])
    }
  }

  private mutating func checkBranches(of slot: Slot, isInline: Bool, at path: Path) {
    guard let branches = slot.branches else { return }
    let path = path + [.key("branches")]
    if !isInline, slot.arity != .atMostOne, slot.arity != .exactlyOne {
      return report(
        "only what is shown inline, chosen or presented stands in branches", at: path)
    }
    if branches.contains(where: { $0.fork < 1 || $0.arm < 1 }) {
      report("forks and arms are numbered from 1", at: path)
    }
  }

  private mutating func checkGrammar(of slot: Slot, at path: Path) {
    guard let text = slot.grammar else { return }
    do {
      let grammar = try StackGrammar(text)
      let names = Set(slot.destinations.map(\.name))
      if let name = grammar.names.first(where: { !names.contains($0) }) {
        report(
          "the grammar speaks of '\(name)', which is no destination of '\(slot.name)'",
          at: path + [.key("grammar")])
      }
    } catch {
      report(error.description, at: path + [.key("grammar")])
    }
  }

  private mutating func checkTargets(of destination: Destination, at path: Path) {
    expectScreen(destination.leadsTo, at: path + [.key("leadsTo")])
    expectScreen(destination.heldBy?.screen, at: path + [.key("heldBy"), .key("screen")])
    for (number, payload) in destination.payload.enumerated() {
      expectScreen(payload.leadsTo, at: path + [.key("payload"), .index(number), .key("leadsTo")])
    }
    if let slot = destination.continues {
      if let screen = destination.leadsTo {
        expectSlot(slot, of: screen, at: path + [.key("continues")])
      } else {
        report(
          "'continues' names a slot of the screen in 'leadsTo', which is absent",
          at: path + [.key("continues")])
      }
    }
  }

  private mutating func check(_ action: Action, of screen: Screen, at path: Path) {
    if let spot = action.availableAt {
      let path = path + [.key("availableAt")]
      expectScreen(spot.screen, at: path + [.key("screen")])
      if let slot = expectSlot(spot.slot, of: spot.screen, at: path + [.key("slot")]) {
        expectDestination(
          spot.destination, of: slot, screen: spot.screen, at: path + [.key("destination")])
      }
    }
    for (number, effect) in action.effects.enumerated() {
      let path = path + [.key("effects"), .index(number)]
      let owner = effect.screen ?? screen.id
      expectScreen(effect.screen, at: path + [.key("screen")])
      guard let slot = expectSlot(effect.slot, of: owner, at: path + [.key("slot")]) else {
        continue
      }
      for (position, name) in (effect.destinations ?? []).enumerated() {
        expectDestination(
          name, of: slot, screen: owner, at: path + [.key("destinations"), .index(position)])
      }
    }
  }

  private mutating func expectName(_ name: String, at path: Path) {
    if name.isEmpty { report("a name is missing", at: path) }
  }

  private mutating func expectScreen(_ id: Screen.ID?, at path: Path) {
    guard let id, screens[id] == nil else { return }
    report("no screen has the id '\(id)'", at: path)
  }

  /// The slot; `nil`, and reported, where the screen has none of this name; `nil` where there is no such screen.
  @discardableResult
  private mutating func expectSlot(_ name: String, of screen: Screen.ID, at path: Path) -> Slot? {
    guard let number = screens[screen] else { return nil }
    let known =
      slots[number]
      ?? Dictionary(
        model.screens[number].slots.enumerated().map { ($1.name, $0) },
        uniquingKeysWith: { first, _ in first })
    slots[number] = known
    if let position = known[name] { return model.screens[number].slots[position] }
    report("'\(screen)' has no slot named '\(name)'", at: path)
    return nil
  }

  private mutating func expectDestination(
    _ name: String, of slot: Slot, screen: Screen.ID, at path: Path
  ) {
    if !slot.destinations.contains(where: { $0.name == name }) {
      report("'\(screen).\(slot.name)' has no destination named '\(name)'", at: path)
    }
  }

  private func screenPath(_ number: Int, _ key: String) -> Path {
    [.key("screens"), .index(number), .key(key)]
  }

  private mutating func report(_ message: String, at path: Path) {
    if problems.count < NavigationModel.problemLimit {
      problems.append(ModelProblem(path: path, message: message))
    }
  }
}
