import PortolanCheck
import PortolanModel

// Short ways to write models in tests.

/// What one rule says about a model.
func findings(_ rule: Rule.ID, in model: NavigationModel) throws -> [Finding] {
  Checker(rules: Rule.all.filter { $0.id == rule }).findings(in: try Chart(model))
}

extension NavigationModel {
  /// Screens of which the first is the root.
  static func screens(_ screens: Screen...) -> NavigationModel { .screens(screens) }

  static func screens(_ screens: [Screen]) -> NavigationModel {
    NavigationModel(
      name: "App", roots: [Root(screen: screens[0].id, how: .declared)], screens: screens)
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
