import PortolanModel

/// What actions do to which slot, whoever holds the action.
struct SlotEffects {
  private var found: [Target: [Found]] = [:]

  struct Found {
    /// The screen that holds the action.
    var screen: Int
    var action: Action
    var effect: Action.Effect
  }

  init(_ chart: Chart) {
    for (number, screen) in chart.model.screens.enumerated() {
      for action in screen.actions {
        for effect in action.effects {
          found[Target(screen: effect.screen ?? screen.id, slot: effect.slot), default: []]
            .append(Found(screen: number, action: action, effect: effect))
        }
      }
    }
  }

  func on(_ slot: Slot, of screen: Screen) -> [Found] {
    found[Target(screen: screen.id, slot: slot.name)] ?? []
  }

  private struct Target: Hashable {
    var screen: Screen.ID
    var slot: String
  }
}

extension Action.Effect {
  /// Whether a destination can be active after it that was not before.
  var activates: Bool {
    switch kind {
    case .present, .push, .select, .replace, .insert: true
    case .dismiss, .pop, .popToRoot, .remove, .insertRow, .removeRow: false
    }
  }

  /// Whether nobody knows which destination it makes active.
  var mayActivateAny: Bool { activates && (destinations ?? []).isEmpty }
}
