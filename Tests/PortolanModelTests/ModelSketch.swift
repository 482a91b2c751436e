import PortolanModel
import Testing

/// Models in few words: a screen's id is its type, and every screen is in module M.
func model(_ screens: Screen..., roots: [String]? = nil) -> NavigationModel {
  NavigationModel(
    name: "App", roots: (roots ?? [screens[0].id]).map { Root(screen: $0, how: .declared) },
    screens: screens)
}

func screen(_ id: String, _ slots: Slot...) -> Screen { screen(id, slots) }

func screen(_ id: String, _ slots: [Slot]) -> Screen {
  Screen(id: id, title: id, module: "M", type: id, kind: .class, slots: slots)
}

extension Slot {
  static func optional(_ name: String = "destination", _ destinations: Destination...) -> Slot {
    slot(name, .atMostOne, .optionalEnum, destinations)
  }

  static func flag(_ name: String) -> Slot {
    slot(name, .atMostOne, .flag, [Destination(name: name, presentation: .sheet, origin: .source)])
  }

  static func flagAndItem(_ item: String, leadsTo: String? = nil) -> Slot {
    var slot = slot(
      item, .atMostOne, .flagAndItem,
      [Destination(name: item, presentation: .alert, leadsTo: leadsTo, origin: .source)])
    slot.properties = ["isPresented", item]
    return slot
  }

  static func tabs(_ destinations: Destination...) -> Slot {
    slot("tab", .exactlyOne, .enum, destinations)
  }

  static func child(_ name: String, _ leadsTo: String) -> Slot {
    slot(name, .always, .child, [inline(name, leadsTo)])
  }

  /// This slot, in an arm of a fork, or in an arm of a fork in there.
  func inArm(_ arm: Int, of fork: Int = 1) -> Slot {
    var slot = self
    slot.branches = (branches ?? []) + [Branch(fork: fork, arm: arm)]
    return slot
  }

  static func rows(_ name: String, _ leadsTo: String) -> Slot {
    slot(name, .each, .collection, [inline(name, leadsTo)])
  }

  static func stack(
    _ name: String = "path", grammar: String? = nil, _ destinations: Destination...
  ) -> Slot {
    var slot = slot(name, .sequence, .typedArray, destinations)
    slot.grammar = grammar
    return slot
  }

  private static func slot(
    _ name: String, _ arity: Arity, _ encoding: Encoding, _ destinations: [Destination]
  ) -> Slot {
    Slot(
      name: name, arity: arity, encoding: encoding, origin: .source, destinations: destinations)
  }

  private static func inline(_ name: String, _ leadsTo: String) -> Destination {
    Destination(name: name, presentation: .inline, leadsTo: leadsTo, origin: .source)
  }
}

extension Destination: ExpressibleByStringLiteral {
  /// A leaf.
  public init(stringLiteral name: String) {
    self.init(name: name, presentation: .sheet, origin: .source)
  }

  static func to(
    _ name: String, _ screen: String?, continues: String? = nil, child: String? = nil,
    carrying payload: Payload...
  ) -> Destination {
    Destination(
      name: name, payload: payload, presentation: .sheet, leadsTo: screen, continues: continues,
      child: child, origin: .source)
  }
}

extension Payload {
  static func data(_ type: String, label: String? = nil, inURL: Bool? = nil) -> Payload {
    Payload(label: label, type: type, role: .data, inURL: inURL)
  }
}

extension NavigationModel: CustomTestStringConvertible {
  public var testDescription: String { name }
}
