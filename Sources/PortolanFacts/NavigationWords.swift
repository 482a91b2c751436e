import PortolanModel

/// What names tell. Words are those of camel case: `isAlertPresented` is `is`, `alert`,
/// `presented`.
enum NavigationWords {
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    // By bytes, for this is asked of every name of an app. What is not ASCII is taken for a small
    // letter.
    let bytes = Array(name.utf8)
    for (position, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        // A word begins after a small letter, and with the last of several capitals: `isURLPath`.
        let follows = position > 0 && !isCapital(bytes[position - 1])
        let precedes = position + 1 < bytes.count && isSmall(bytes[position + 1])
        if follows || precedes { end() }
        word.append(byte + 32)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        word.append(byte)
      default: end()
      }
    }
    end()
    return words
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  // MARK: Types

  /// Whether an enum's name says that its cases are destinations: `Destination`, `ActiveSheet`,
  /// `AlertKind`.
  static func namesDestinations(_ type: String) -> Bool {
    var words = words(of: type)
    if words.count > 1, let last = words.last, kindNames.contains(last) { words.removeLast() }
    return words.last.map(destinationNames.contains) ?? false
  }

  private static let kindNames: Set<String> = ["kind", "type", "item", "case"]
  private static let destinationNames: Set<String> = [
    "destination", "destinations", "route", "routes", "path", "sheet", "sheets", "modal", "modals",
    "screen", "screens", "presentation", "popover", "cover", "alert", "dialog", "navigation",
    "page",
  ]

  /// Whether an enum's name says that its values lie one above the other, so that an array of them
  /// is a stack. A list of pages or sheets can be anything.
  static func namesStackElements(_ type: String) -> Bool {
    words(of: type).last.map(stackElementNames.contains) ?? false
  }

  private static let stackElementNames: Set<String> = ["destination", "route", "path"]

  /// Whether an enum's name says that it is something else, although it is nested in a feature's
  /// type.
  static func namesSomethingElse(_ type: String) -> Bool {
    words(of: type).contains { otherNames.contains($0) }
  }

  /// Whether a property of a view says no more than that it is what is shown: `content`, `mainView`.
  static func namesNoPart(_ property: String) -> Bool {
    words(of: property).allSatisfy(wholeNames.contains)
  }

  private static let wholeNames: Set<String> = [
    "body", "content", "contents", "inner", "main", "root", "view", "wrapped",
  ]

  /// Whether the property of an enum says that it is something else: `focusedField`, `sortOrder`.
  static func namesSomethingElse(property: String) -> Bool {
    let words = words(of: property)
    return words.contains { $0 == "focus" || $0 == "focused" }
      || words.last.map(otherNames.contains) ?? false
  }

  private static let otherNames: Set<String> = [
    "field", "focus", "focused", "status", "state", "phase", "error", "failure", "problem",
    "result",
    "filter", "filters", "sort", "sorting", "order", "ordering", "kind", "type", "mode", "style",
    "category", "priority", "action", "event", "tag", "color", "theme", "size", "unit", "level",
    "role", "permission", "authorization", "response", "request", "method", "option", "options",
    "key", "step", "id", "source", "direction", "edge", "reason", "gender", "language", "currency",
    "form", "input", "validation", "answer", "weekday", "month", "period", "range", "scope",
    "segment", "layout", "alignment", "orientation", "position", "variant", "version", "format",
    "rating", "platform", "plan", "tier", "axis", "shape", "icon", "symbol", "font", "animation",
    "transition", "operation", "operator", "command", "query", "feedback", "loading", "progress",
    "outcome", "condition", "availability", "visibility", "endpoint", "element", "component",
    "connection", "environment", "difficulty", "scale", "quality",
  ]

  /// Whether a property or an enum is named for how something looks.
  static func namesAppearance(_ name: String) -> Bool {
    let words = words(of: name)
    return words.last.map(appearanceNames.contains) == true
      || words.suffix(2) == ["display", "mode"]
  }

  private static let appearanceNames: Set<String> = [
    "layout", "style", "appearance", "theme", "density", "orientation",
  ]

  /// Whether a case or a property says how far some work is.
  static func namesProgress(_ name: String) -> Bool {
    !progressNames.isDisjoint(with: words(of: name))
  }

  private static let progressNames: Set<String> = [
    "loading", "loaded", "error", "failed", "failure", "idle", "success", "empty", "fetching",
    "none", "result", "results", "done", "waiting", "ready", "initial", "unknown",
  ]

  /// Whether a view's name says that it is shown until something else is there, or because that can't be: `LoadingView`, `RetryView`.
  static func namesInterim(_ view: String) -> Bool {
    !interimNames.isDisjoint(with: words(of: view))
  }

  private static let interimNames: Set<String> = [
    "loading", "loader", "progress", "spinner", "skeleton", "placeholder", "empty", "no", "missing",
    "error", "failed", "failure", "retry", "unavailable", "offline", "disconnected", "connecting",
  ]

  /// Whether a property or its enum says that one of its cases is the selected tab.
  static func namesTabs(property: String, type: String) -> Bool {
    let words = words(of: property)
    let ofType = NavigationWords.words(of: type)
    if words.first == "default" || words.first == "initial" || namesMemory(property) {
      return false
    }
    if ofType.last == "tab" || ofType.last == "tabs" { return true }
    if namesSomethingElse(type) { return false }
    return words.contains { $0 == "tab" || $0 == "tabs" } || ofType.contains { $0 == "tab" }
      || (words.contains { $0 == "selected" || $0 == "selection" }
        && words.contains { $0 == "section" || $0 == "screen" || $0 == "page" })
  }

  /// Whether a type's name says that it works for others and shows nothing: `UploadService`,
  /// `APIClient`, `UsersRequest`. A `NavigationManager` does.
  static func namesService(_ type: String) -> Bool {
    let words = words(of: type)
    guard let last = words.last, serviceNames.contains(last) else { return false }
    return !words.contains { destinationNames.contains($0) || $0 == "router" || $0 == "tab" }
  }

  private static let serviceNames: Set<String> = [
    "service", "client", "manager", "repository", "api", "server", "request", "endpoint",
    "provider", "engine", "monitor", "database", "cache", "session", "response", "worker", "logger",
    "analytics", "socket", "player", "recorder", "tracker", "scheduler", "loader", "fetcher",
  ]

  /// Whether a class's name says that it is a screen's state.
  static func namesModel(_ type: String) -> Bool {
    modelSuffixes.contains { type.hasSuffix($0) }
      || navigatorSuffixes.contains { type.hasSuffix($0) }
  }

  /// Whether a name says that something stands in for the real one, in previews and tests: `MockRouter`, `preview`.
  static func namesStandIn(_ name: String) -> Bool {
    words(of: name).contains(where: standInNames.contains)
  }

  private static let standInNames: Set<String> = [
    "preview", "previews", "mock", "sample", "stub", "example", "dummy", "fake", "placeholder",
    "test", "tests", "empty", "noop",
  ]

  /// Whether a class's name says that it is what one view shows: `ItemViewModel`, `CartStore`.
  static func namesViewModel(_ type: String) -> Bool {
    viewModelSuffixes.contains { type.hasSuffix($0) }
  }

  /// Whether such a name leaves no doubt of that: a `CartStore` may well be the app's store of carts.
  static func isOfView(_ type: String) -> Bool {
    namesViewModel(type) && !type.hasSuffix("Store")
  }

  /// Whether such a name says no more than that it is the state of something: `BusyState`.
  static func saysState(_ type: String) -> Bool { type.hasSuffix("State") }

  private static let viewModelSuffixes = ["Model", "Store", "State", "Feature", "Presenter"]

  /// Whether a struct's name says that it is a screen or its state. A `…Model` can be any data
  /// there.
  static func namesState(_ type: String) -> Bool {
    stateSuffixes.contains { type.hasSuffix($0) }
  }

  private static let stateSuffixes =
    ["State", "ViewModel", "Feature", "Reducer", "View", "Screen"] + navigatorSuffixes
  private static let navigatorSuffixes = ["Router", "Coordinator", "Navigator", "Navigation"]

  // MARK: Properties

  /// Whether a collection's name says that its elements lie one above the other.
  static func namesStack(_ property: String) -> Bool {
    let words = words(of: property)
    guard let last = words.last, stackNames.contains(last) else { return false }
    return !words.contains { otherPaths.contains($0) }
  }

  private static let stackNames: Set<String> = ["path", "stack", "routes", "navigation"]
  private static let otherPaths: Set<String> = [
    "file", "url", "key", "index", "coding", "clip", "clipping", "drawing", "bezier", "stroke",
    "search", "import", "call", "view",
  ]

  /// Whether a collection's name says that it lists what there is: `allRoutes`.
  static func namesList(_ property: String) -> Bool {
    words(of: property).contains { listNames.contains($0) }
  }

  private static let listNames: Set<String> = [
    "all", "available", "supported", "known", "visible", "recent", "favorite",
  ]

  /// Whether a property's name says that its value is presented: `activeSheet`, `alert`.
  static func namesPresented(_ property: String) -> Bool {
    words(of: property).last.map(presentedNames.contains) ?? false
  }

  private static let presentedNames: Set<String> = [
    "destination", "route", "sheet", "modal", "popover", "cover", "alert", "dialog",
  ]

  /// Whether a Boolean's name says that something is shown: `isPresented`, `isShowing`, `isActive`,
  /// `show…` anywhere in it.
  static func namesFlag(_ property: String) -> Bool {
    let words = words(of: property)
    // What was shown once is not shown now: `hasShownWelcome`.
    if let first = words.first, pastNames.contains(first) { return false }
    return words.contains(where: shownNames.contains)
      || zip(words, words.dropFirst()).contains { $0 == "is" && $1 == "active" }
  }

  /// Whether a name is a question that is answered by yes or no: `isShown`, `shouldPresent`.
  static func asks(_ property: String) -> Bool {
    guard let first = words(of: property).first else { return false }
    return first == "is" || first == "should" || pastNames.contains(first)
  }

  private static let pastNames: Set<String> = ["has", "had", "was", "did", "already"]
  private static let shownNames: Set<String> = [
    "presented", "presenting", "presents", "show", "shows", "showing", "shown",
  ]

  /// Whether a property leads back to whoever made it.
  static func namesWayBack(_ property: String) -> Bool {
    words(of: property).contains { wayBackNames.contains($0) }
  }

  /// Whether a property's name says that it holds whoever is told of things, or asked for data: `delegate`, `layoutDataSource`.
  static func namesDelegate(_ property: String) -> Bool {
    let words = words(of: property)
    return words.last == "delegate" || words.suffix(2) == ["data", "source"]
  }

  private static let wayBackNames: Set<String> = ["parent", "delegate", "owner", "presenter"]

  /// Whether a property's name says that it holds whoever takes the user around, its owner included: `coordinator`.
  static func namesGuide(_ property: String) -> Bool {
    let words = words(of: property)
    return words.count == 1 && guideNames.contains(property)
      || words.first == "parent"
      || words.first == "app" && words.count == 2
        && guideNames.contains(words[1])
  }

  private static let guideNames: Set<String> = ["coordinator", "router", "navigator"]

  /// Whether a property's name says that it keeps what was shown or will be: `cachedModels`,
  /// `previousRoute`.
  static func namesMemory(_ property: String) -> Bool {
    let words = words(of: property)
    return words.contains { keepingNames.contains($0) }
      || words.first.map(formerNames.contains) ?? false
  }

  private static let keepingNames: Set<String> = [
    "cache", "caches", "cached", "history", "undo", "redo", "pool", "backup",
  ]
  private static let formerNames: Set<String> = ["previous", "last", "saved", "stored"]

  /// Whether an optional's name says that it is what the app has, not what it shows.
  static func namesPossession(_ property: String) -> Bool {
    let words = words(of: property)
    guard let first = words.first, let last = words.last else { return false }
    if namesMemory(property) || last == "error" || last == "failure" { return true }
    return words.count == 1 && possessions.contains(first) || possessing.contains(first)
  }

  private static let possessing: Set<String> = [
    "current", "initial", "latest", "loaded", "default", "logged", "signed", "authenticated",
    "active", "pending", "next", "root", "shared", "my", "error",
  ]

  private static let possessions: Set<String> = [
    "user", "account", "session", "profile", "me", "token", "credentials", "settings",
    "configuration", "preferences", "location", "team", "workspace",
  ]

  /// The words of a flag or of its item that they could share: `alert` of `isAlertPresented`.
  static func stem(_ property: String) -> Set<String> {
    Set(words(of: property)).subtracting(shownNames).subtracting(fillingNames)
  }

  private static let fillingNames: Set<String> = [
    "is", "are", "active", "item", "should", "to", "the", "for", "selected", "a", "model", "id",
    "view",
  ]

  /// Whether an optional's name fits whatever flag stands beside it: `item`, `selectedItem`,
  /// `itemToDelete`.
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

  /// Whether a name is that of an alert or a dialog itself: `alert`, `alertController`, `makeActionSheet`; not `alertSettings`.
  static func namesDialog(_ name: String) -> Bool {
    var words = words(of: name)
    while let last = words.last, ["controller", "view", "vc"].contains(last) { words.removeLast() }
    let isSheetOfActions = words.suffix(2) == ["action", "sheet"]
    return isSheetOfActions || words.last == "alert" || words.last == "dialog"
  }

  // MARK: Titles

  /// What a person calls a screen: `Inventory` for `InventoryModel` and for
  /// `InventoryFeature.State`.
  static func title(of type: String) -> String {
    let plain = type.prefix { $0 != "<" && $0 != " " }
    var parts = plain.split(separator: ".").map(String.init)
    // `Home.RootView` is the home's.
    while parts.count > 1, let last = parts.last,
      saysNothing(last) || rootNames.contains(withoutSuffix(last))
        || saysNothing(withoutSuffix(last))
    {
      parts.removeLast()
    }
    return parts.last.map(withoutSuffix) ?? type
  }

  private static func withoutSuffix(_ name: String) -> String {
    if saysNothing(name) { return name }
    let suffix = modelSuffixes.first { name.hasSuffix($0) && name.count > $0.count }
    return suffix.map { String(name.dropLast($0.count)) } ?? name
  }

  /// What a screen is called in a type that stands for all of it.
  private static let rootNames: Set<String> = [
    "Root", "Main", "Content", "Wrapped", "Wrapper", "Representable", "ViewRepresentable",
    "ViewControllerRepresentable",
  ]

  /// Whether a type is called only by what it is: `ViewModel`.
  static func saysNothing(_ name: String) -> Bool { modelSuffixes.contains(name) }

  private static let modelSuffixes = [
    "ViewController", "ViewModel", "Model", "Feature", "Reducer", "Store", "State", "View",
  ]
}

extension NavigationWords {
  /// What a property is called that holds a value of a type: of `HTMLPage` `htmlPage`.
  static func memberName(ofType name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let rest = name.dropFirst(capitals.count)
    // The last of several capitals begins the next word.
    let isWordNext = capitals.count > 1 && rest.first?.isLowercase == true
    let first = isWordNext ? capitals.dropLast() : capitals
    return first.lowercased() + name.dropFirst(first.count)
  }
}
