import PortolanModel

/// What names tell. Words are those of camel case: `isAlertPresented` is `is`, `alert`, `presented`.
enum NavigationWords {
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var isAfterLower = false
    for character in name {
      if !character.isLetter, !character.isNumber {
        isAfterLower = false
        words.append("")
      } else if character.isUppercase, isAfterLower {
        words.append(character.lowercased())
        isAfterLower = false
      } else {
        if words.isEmpty { words.append("") }
        words[words.count - 1] += character.lowercased()
        isAfterLower = !character.isUppercase
      }
    }
    return words.filter { !$0.isEmpty }
  }

  // MARK: Enums

  /// Whether an enum's name says that its cases are destinations.
  static func namesDestinations(_ type: String) -> Bool {
    guard let last = words(of: type).last else { return false }
    return destinationNames.contains(last)
  }

  private static let destinationNames: Set<String> = [
    "destination", "destinations", "route", "routes", "path", "sheet", "sheets", "modal", "modals",
    "screen", "screens", "presentation", "popover", "cover", "alert", "dialog", "navigation", "page",
  ]

  /// Whether an enum's name says that it is something else, although it is nested in a feature's type.
  static func namesSomethingElse(_ type: String) -> Bool {
    words(of: type).contains { otherNames.contains($0) }
  }

  private static let otherNames: Set<String> = [
    "field", "focus", "focused", "status", "state", "phase", "error", "failure", "result",
    "filter", "filters", "sort", "sorting", "order", "kind", "type", "mode", "style", "category",
    "priority", "action", "event", "tag", "color", "theme", "size", "unit", "level", "role",
    "permission", "authorization", "response", "request", "method", "option", "options", "key",
    "step", "id", "source", "direction", "edge", "reason", "gender", "language", "currency",
  ]

  /// Whether a property or its enum says that one of its cases is the selected tab.
  static func namesTabs(property: String, type: String) -> Bool {
    let words = words(of: property)
    if NavigationWords.words(of: type).contains(where: { ["tab", "tabs"].contains($0) }) {
      return true
    }
    return words.contains { $0 == "tab" || $0 == "tabs" }
      || (words.contains { $0 == "selected" || $0 == "selection" }
        && words.contains { $0 == "section" || $0 == "screen" || $0 == "page" })
  }

  // MARK: Properties

  /// Whether a collection's name says that its elements lie one above the other.
  static func namesStack(_ property: String) -> Bool {
    let words = words(of: property)
    guard let last = words.last else { return false }
    return ["path", "stack", "routes", "navigation"].contains(last)
      && !words.contains { ["file", "url", "key", "index", "index", "coding"].contains($0) }
  }

  /// Whether a Boolean's name says that something is shown: `isPresented`, `isShowing`, `isActive`, `show…` anywhere in it.
  static func namesFlag(_ property: String) -> Bool {
    let words = words(of: property)
    if words.contains(where: { $0 == "presented" || $0 == "presenting" || $0 == "presents" }) {
      return true
    }
    if words.contains(where: { $0 == "show" || $0 == "shows" || $0 == "showing" || $0 == "shown" }) {
      return true
    }
    return zip(words, words.dropFirst()).contains { $0 == "is" && $1 == "active" }
  }

  /// Whether a property leads back to whoever made it.
  static func namesWayBack(_ property: String) -> Bool {
    ["parent", "delegate", "owner", "presenter"].contains(property)
  }

  /// Whether an optional's name says that it is what the app has, not what it shows.
  static func namesPossession(_ property: String) -> Bool {
    guard let first = words(of: property).first else { return false }
    return [
      "current", "cached", "last", "previous", "initial", "latest", "loaded", "default", "stored",
      "saved", "logged", "signed", "authenticated", "active", "pending", "next", "root", "shared",
    ].contains(first)
  }

  /// The words of a flag or of its item that they could share: `alert` of `isAlertPresented`.
  static func stem(_ property: String) -> Set<String> {
    Set(words(of: property)).subtracting([
      "is", "are", "presented", "presenting", "presents", "show", "shows", "showing", "shown",
      "active", "item", "should", "to", "the", "for", "selected", "a",
    ])
  }

  /// Whether an optional's name fits whatever flag stands beside it: `item`, `selectedItem`, `itemToDelete`.
  static func namesAnyItem(_ property: String) -> Bool { words(of: property).contains("item") }

  /// Whether a property is named for a tab's child: `inventoryModel` for `inventory`.
  static func isChild(_ property: String, ofTab tab: String) -> Bool {
    if property == tab { return true }
    guard property.hasPrefix(tab) else { return false }
    let rest = property.dropFirst(tab.count)
    return modelSuffixes.contains { $0 == rest } || rest == "Tab"
  }

  // MARK: Presentations

  /// How something is shown, where its name tells.
  static func presentation(_ name: String) -> Presentation? {
    let words = words(of: name)
    func has(_ word: String) -> Bool { words.contains(word) }
    if has("alert") || has("alerts") { return .alert }
    if has("dialog") || (has("action") && has("sheet")) { return .confirmationDialog }
    if has("popover") { return .popover }
    if has("cover") || (has("full") && has("screen")) { return .fullScreenCover }
    if has("sheet") { return .sheet }
    return nil
  }

  // MARK: Titles

  /// What a person calls a screen: `Inventory` for `InventoryModel` and for `InventoryFeature.State`.
  static func title(of type: String) -> String {
    let plain = type.prefix { $0 != "<" && $0 != " " }
    var parts = plain.split(separator: ".").map(String.init)
    if parts.count > 1, let last = parts.last, modelSuffixes.contains(last) { parts.removeLast() }
    guard let name = parts.last else { return type }
    let suffix = modelSuffixes.first { name.hasSuffix($0) && name.count > $0.count }
    return suffix.map { String(name.dropLast($0.count)) } ?? name
  }

  /// Whether a type's name says that it is a screen's state.
  static func namesModel(_ type: String) -> Bool {
    modelSuffixes.contains { type.hasSuffix($0) }
  }

  private static let modelSuffixes = [
    "ViewController", "ViewModel", "Model", "Feature", "Reducer", "Store", "State", "View",
  ]
}
