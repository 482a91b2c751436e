/// What actions do to which slot, whoever holds the action.
package struct SlotEffects {
  private var found: [Target: [Found]] = [:]

  package struct Found {
    /// The screen that holds the action.
    package var screen: Int
    package var action: Action
    package var effect: Action.Effect
  }

  package init(_ chart: Chart) {
    for (number, screen) in chart.model.screens.enumerated() {
      for action in screen.actions {
        for effect in action.effects {
          found[Target(screen: effect.screen ?? screen.id, slot: effect.slot), default: []]
            .append(Found(screen: number, action: action, effect: effect))
        }
      }
    }
  }

  package func on(_ slot: Slot, of screen: Screen) -> [Found] {
    found[Target(screen: screen.id, slot: slot.name)] ?? []
  }

  private struct Target: Hashable {
    var screen: Screen.ID
    var slot: String
  }
}

extension Action.Effect.Kind {
  /// Whether a destination can be active after it that was not before.
  package var activates: Bool {
    switch self {
    case .present, .push, .select, .replace, .insert: true
    case .dismiss, .pop, .popToRoot, .remove, .insertRow, .removeRow: false
    }
  }

  /// Whether it takes destinations away.
  package var removes: Bool {
    switch self {
    case .dismiss, .pop, .popToRoot, .remove: true
    case .present, .push, .select, .replace, .insert, .insertRow, .removeRow: false
    }
  }
}

extension Action.Effect {
  /// Whether a destination can be active after it that was not before.
  package var activates: Bool { kind.activates }

  /// Whether nobody knows which destination it makes active.
  package var mayActivateAny: Bool { activates && (destinations ?? []).isEmpty }
}
