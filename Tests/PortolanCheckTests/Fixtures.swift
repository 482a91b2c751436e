import PortolanCheck
import PortolanModel

// Short ways to write models in tests.

/// What one rule says about a model.
func findings(_ rule: Rule.ID, in model: NavigationModel) throws -> [Finding] {
  Checker(rules: Rule.all.filter { $0.id == rule }).findings(in: try Chart(model))
}

extension NavigationModel {
  /// Screens of which the first is the root, for want of a better one.
  static func screens(_ screens: Screen...) -> NavigationModel { .screens(screens) }

  static func screens(_ screens: [Screen], how: Root.How = .unpresented) -> NavigationModel {
    NavigationModel(
      name: "App", roots: [Root(screen: screens[0].id, how: how)], screens: screens)
  }
}

extension SourceLocation {
  static func line(_ line: Int) -> SourceLocation {
    SourceLocation(file: "Feature.swift", line: line, column: 3)
  }
}

/// A copy of a value with some of it changed.
func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

extension Destination {
  /// Shown at a line.
  func presented(_ line: Int = 50) -> Destination {
    with(self) {
      $0.presentations = [.init(kind: presentation, origin: .source, location: .line(line))]
    }
  }

  /// Set at some lines.
  func set(_ lines: Int...) -> Destination {
    with(self) { $0.setBy = lines.map { .line($0) } }
  }
}

extension Slot {
  /// The same slot with its only destination changed.
  func showing(_ change: (Destination) -> Destination) -> Slot {
    with(self) { $0.destinations = $0.destinations.map(change) }
  }
}

extension Screen {
  func doing(_ actions: Action...) -> Screen { with(self) { $0.actions += actions } }

  func linking(_ links: Link...) -> Screen { with(self) { $0.links += links } }
}

extension Action {
  static func named(
    _ name: String, kind: Kind = .user, at spot: Spot? = nil, _ effects: Effect...
  ) -> Action {
    Action(name: name, kind: kind, availableAt: spot, effects: effects)
  }
}

extension Action.Effect {
  static func does(
    _ kind: Kind, _ slot: String, of screen: Screen.ID? = nil, _ destinations: [String]? = nil
  ) -> Action.Effect {
    .init(kind: kind, screen: screen, slot: slot, destinations: destinations)
  }
}

extension Link {
  static func to(_ target: Screen.ID?, line: Int) -> Link {
    Link(
      form: "NavigationLink", presentation: .drillDown, leadsTo: target, location: .line(line))
  }

  static func value(_ value: String, handledBy lines: [Int]?, line: Int = 5) -> Link {
    with(Link(form: "NavigationLink(value:)", presentation: .drillDown, location: .line(line))) {
      $0.value = value
      $0.handledBy = lines?.map { .line($0) }
    }
  }
}

extension Screen {
  static func named(
    _ type: String, module: String = "App", kind: Kind = .class, _ slots: Slot...
  ) -> Screen {
    Screen(
      id: "\(module).\(type)", title: type, module: module, type: type, kind: kind, slots: slots)
  }
}

extension Slot {
  static func flag(
    _ name: String, _ presentation: Presentation = .sheet, origin: Origin = .source
  ) -> Slot {
    Slot(
      name: name, arity: .atMostOne, encoding: .flag, origin: origin,
      destinations: [Destination(name: name, presentation: presentation, origin: origin)])
  }

  static func value(
    _ name: String, _ type: String, _ presentation: Presentation = .sheet, to: Screen.ID? = nil,
    origin: Origin = .source, line: Int? = nil
  ) -> Slot {
    Slot(
      name: name, arity: .atMostOne, encoding: .optionalValue, origin: origin,
      location: line.map { SourceLocation(file: "Sources/Feature.swift", line: $0, column: 7) },
      destinations: [
        Destination(
          name: name, payload: [Payload(type: type, role: .data)], presentation: presentation,
          leadsTo: to, origin: origin)
      ])
  }

  static func flagAndItem(
    _ flag: String, _ item: String, _ type: String, origin: Origin = .source
  ) -> Slot {
    Slot(
      name: item, properties: [flag, item], arity: .atMostOne, encoding: .flagAndItem,
      origin: origin,
      destinations: [
        Destination(
          name: item, payload: [Payload(type: type, role: .data)], presentation: .alert,
          origin: origin)
      ])
  }

  static func optionalEnum(
    _ name: String, origin: Origin = .source, _ destinations: Destination...
  ) -> Slot {
    Slot(
      name: name, arity: .atMostOne, encoding: .optionalEnum, origin: origin,
      destinations: destinations)
  }

  static func child(_ name: String, _ target: Screen.ID) -> Slot {
    Slot(
      name: name, arity: .always, encoding: .child, origin: .source,
      destinations: [
        Destination(name: name, presentation: .inline, leadsTo: target, origin: .source)
      ])
  }

  static func rows(_ name: String, _ target: Screen.ID) -> Slot {
    Slot(
      name: name, arity: .each, encoding: .collection, origin: .source,
      destinations: [
        Destination(name: name, presentation: .inline, leadsTo: target, origin: .source)
      ])
  }

  static func stack(
    _ name: String, encoding: Encoding = .typedArray, grammar: String? = nil,
    origin: Origin = .source, _ destinations: Destination...
  ) -> Slot {
    Slot(
      name: name, arity: .sequence, encoding: encoding, grammar: grammar, origin: origin,
      destinations: destinations)
  }
}

extension Destination {
  static func `case`(
    _ name: String, _ presentation: Presentation = .sheet, payload: String? = nil,
    to: Screen.ID? = nil
  ) -> Destination {
    Destination(
      name: name,
      payload: payload.map { [Payload(type: $0, role: to == nil ? .data : .state)] } ?? [],
      presentation: presentation, leadsTo: to, origin: .source)
  }
}
