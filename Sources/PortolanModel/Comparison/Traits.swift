/// What a part of a model is recognised by when it is called something else.
struct Traits {
  /// What it is called.
  var name: String
  /// What it holds: other parts are like it that hold nearly the same.
  var content: [String: Trait] = [:]
  /// Names that it shares with no other part: of its view, of its model, of its type inside its module.
  var aliases: Set<String> = []
  /// The view that shows it, with its module: where it stays, the screen does, whatever model it is given or loses.
  var view: String?
  /// Who leads to it, and how.
  var uses: Set<String> = []
  /// The words of its name that say something of it alone.
  var words: Set<String> = []
  /// How a destination is shown: two that are shown otherwise have to share a word of their names.
  var presentation: String?

  struct Trait {
    var weight: Int
    /// Whether few other parts have it.
    var isTelling: Bool
  }

  private mutating func add(_ text: String, _ weight: Int, isTelling: Bool = false) {
    content[text] = Trait(weight: weight, isTelling: isTelling)
  }
}

extension Traits {
  /// - Parameter newID: What the screens that it leads to are called now, as far as that is known.
  init(of screen: Screen, uses: Set<String>, _ newID: (Screen.ID) -> Screen.ID) {
    name = screen.id
    self.uses = uses
    // A view that was given a model is a screen by the name of the model, and still has the view.
    let names = [screen.type, screen.isContent == true ? nil : screen.view, screen.model]
    aliases = Set(names.compactMap(\.self))
    if screen.isContent != true,
      let view = screen.view ?? (screen.kind == .view ? screen.type : nil)
    {
      self.view = "\(screen.module).\(view)"
    }
    words = Words.telling(in: names.compactMap(\.self))
    func target(_ id: Screen.ID?) -> String { id.map(newID) ?? "" }
    for slot in screen.slots {
      add("slot \(slot.name) \(slot.arity)", 1)
      for destination in slot.destinations {
        let text = "\(slot.name) \(destination.name)"
        add("case \(text)", 2, isTelling: true)
        add("shown \(text) \(destination.presentation.name)", 1)
        if destination.leadsTo != nil { add("leads \(text) \(target(destination.leadsTo))", 1) }
      }
    }
    for link in screen.links {
      add("link \(link.form) \(target(link.leadsTo)) \(link.value ?? "")", 1)
    }
    for action in screen.actions { add("action \(action.name)", 2, isTelling: true) }
    for parameter in screen.initializer ?? [] {
      add("parameter \(parameter.name) \(parameter.type)", 1)
    }
  }

  /// - Parameter newID: What the screens that it leads to are called now.
  init(of slot: Slot, _ newID: (Screen.ID) -> Screen.ID) {
    name = slot.name
    words = Words.telling(in: [slot.name])
    add("arity \(slot.arity)", 1)
    add("encoding \(slot.encoding)", 1)
    if let container = slot.boundTo { add("bound to \(container)", 1) }
    for destination in slot.destinations {
      if slot.isNamedForItsSlot {
        add(destination, newID)
      } else {
        add("case \(destination.name)", 2, isTelling: true)
        add("shown \(destination.name) \(destination.presentation.name)", 1)
        if let target = destination.leadsTo {
          add("leads \(newID(target)) \(destination.presentation.name)", 2, isTelling: true)
        }
      }
    }
  }

  init(of destination: Destination, _ newID: (Screen.ID) -> Screen.ID) {
    name = destination.name
    words = Words.telling(in: [destination.name])
    presentation = destination.presentation.name
    add(destination, newID)
  }

  private mutating func add(_ destination: Destination, _ newID: (Screen.ID) -> Screen.ID) {
    add("shown \(destination.presentation.name)", 1)
    if let target = destination.leadsTo { add("leads \(newID(target))", 3, isTelling: true) }
    let data = destination.payload.filter { $0.role == .data }
    for payload in data {
      add(
        "payload \(payload.label ?? "") \(payload.type)", 2, isTelling: !payload.isCarriedByURL)
    }
    if let child = destination.child { add("child \(child)", 2, isTelling: true) }
    if let value = destination.value { add("value \(value)", 2, isTelling: true) }
    if let slot = destination.continues { add("continues \(slot)", 1) }
    if let title = destination.title { add("title \(title)", 2, isTelling: true) }
  }
}

extension Slot {
  /// Whether it has but one destination, which is called what the slot is called.
  var isNamedForItsSlot: Bool { destinations.count == 1 && destinations[0].name == name }
}

/// The words of names like `editItemSheet`.
private enum Words {
  static func telling(in names: [String]) -> Set<String> {
    Set(names.flatMap(words)).subtracting(common)
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var wasLower = false
    for character in name {
      if !character.isLetter {
        wasLower = false
        words.append("")
        continue
      }
      if words.isEmpty || (character.isUppercase && wasLower) { words.append("") }
      words[words.count - 1] += character.lowercased()
      wasLower = character.isLowercase
    }
    return words.filter { $0.count > 1 }
  }

  /// What many names say.
  private static let common: Set<String> = [
    "view", "model", "screen", "feature", "state", "reducer", "controller", "store", "page",
    "destination", "route", "router", "path", "coordinator", "detail", "details", "list", "row",
    "sheet", "alert", "dialog", "confirmation", "cover", "popover", "modal", "presented",
    "presenting", "is", "has", "show", "shows", "showing", "active", "visible", "the", "and", "of",
    "to", "for", "case", "selected", "selection", "tab", "item", "new", "current", "root", "main",
  ]
}
