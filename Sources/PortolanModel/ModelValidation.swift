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

  init(model: NavigationModel) { self.model = model }

  mutating func run() {
    for (number, screen) in model.screens.enumerated() {
      if let first = screens[screen.id] {
        report("the id '\(screen.id)' is taken by screens[\(first)]", at: screenPath(number, "id"))
      } else {
        screens[screen.id] = number
      }
    }
    for (number, root) in model.roots.enumerated() {
      expectScreen(root.screen, at: [.key("roots"), .index(number)], .key("screen"))
    }
    for (number, screen) in model.screens.enumerated() { check(screen, number) }
  }

  private mutating func check(_ screen: Screen, _ number: Int) {
    var seen: Set<String> = []
    for (position, slot) in screen.slots.enumerated() {
      let path = screenPath(number, "slots") + [.index(position)]
      if !seen.insert(slot.name).inserted {
        report(
          "'\(screen.id)' already has a slot named '\(slot.name)'", at: path + [.key("name")])
      }
      check(slot, of: screen, at: path)
    }
    for (position, link) in screen.links.enumerated() {
      expectScreen(
        link.leadsTo, at: screenPath(number, "links"), .index(position), .key("leadsTo"))
    }
    for (position, action) in screen.actions.enumerated() {
      let path = screenPath(number, "actions") + [.index(position)]
      if let spot = action.availableAt {
        expectScreen(spot.screen, at: path, .key("availableAt"), .key("screen"))
      }
      for (at, effect) in action.effects.enumerated() {
        expectScreen(effect.screen, at: path, .key("effects"), .index(at), .key("screen"))
      }
    }
  }

  private mutating func check(
    _ slot: Slot, of screen: Screen, at path: [ModelProblem.PathElement]
  ) {
    if slot.arity == .always || slot.arity == .each, slot.destinations.count != 1 {
      report(
        "a slot that is '\(slot.arity.rawValue)' has one destination, not \(slot.destinations.count)",
        at: path + [.key("destinations")])
    }
    if slot.encoding == .flagAndItem, slot.properties.count != 2 {
      report(
        "a flag and its item are two properties, not \(slot.properties.count)",
        at: path + [.key("properties")])
    }
    var names: Set<String> = []
    for (number, destination) in slot.destinations.enumerated() {
      let path = path + [.key("destinations"), .index(number)]
      if !names.insert(destination.name).inserted {
        report(
          "'\(screen.id).\(slot.name)' already has a destination named '\(destination.name)'",
          at: path + [.key("name")])
      }
      check(destination, of: screen, at: path)
    }
    if let text = slot.grammar {
      do {
        let grammar = try StackGrammar(text)
        if let name = grammar.names.first(where: { !names.contains($0) }) {
          report(
            "the grammar speaks of '\(name)', which is no destination of '\(slot.name)'",
            at: path + [.key("grammar")])
        }
      } catch {
        report(error.description, at: path + [.key("grammar")])
      }
    }
  }

  private mutating func check(
    _ destination: Destination, of screen: Screen, at path: [ModelProblem.PathElement]
  ) {
    expectScreen(destination.leadsTo, at: path, .key("leadsTo"))
    for (number, payload) in destination.payload.enumerated() {
      expectScreen(payload.leadsTo, at: path, .key("payload"), .index(number), .key("leadsTo"))
    }
    if let slot = destination.continues {
      if let target = destination.leadsTo.flatMap({ screens[$0] }) {
        expectSlot(slot, of: model.screens[target], at: path + [.key("continues")])
      } else if destination.leadsTo == nil {
        report(
          "'continues' names a slot of the screen in 'leadsTo', which is absent",
          at: path + [.key("continues")])
      }
    }
    if let child = destination.child {
      expectSlot(child, of: screen, at: path + [.key("child")])
    }
  }

  private mutating func expectScreen(
    _ id: Screen.ID?, at path: [ModelProblem.PathElement], _ rest: ModelProblem.PathElement...
  ) {
    guard let id, screens[id] == nil else { return }
    report("no screen has the id '\(id)'", at: path + rest)
  }

  private mutating func expectSlot(
    _ name: String, of screen: Screen, at path: [ModelProblem.PathElement]
  ) {
    if !screen.slots.contains(where: { $0.name == name }) {
      report("'\(screen.id)' has no slot named '\(name)'", at: path)
    }
  }

  private func screenPath(_ number: Int, _ key: String) -> [ModelProblem.PathElement] {
    [.key("screens"), .index(number), .key(key)]
  }

  private mutating func report(_ message: String, at path: [ModelProblem.PathElement]) {
    if problems.count < NavigationModel.problemLimit {
      problems.append(ModelProblem(path: path, message: message))
    }
  }
}
