import PortolanModel

/// What code without a name of its own is called: a button's closure for the button, a modifier's for the modifier.
enum CodeNames {
  /// The name of what a call's closures do, and whose doing that is; `nil` where it is no more than what is done around it.
  ///
  /// - Parameters:
  ///   - spoken: What a modifier around it says that it is for those who do not see it.
  ///   - kept: The title on a view that is kept in a constant.
  static func name(
    of callee: Expression, _ arguments: [Argument], spoken: String? = nil,
    kept: (Expression) -> String? = { _ in nil }
  ) -> (String, Action.Kind)? {
    switch callee {
    // What a toggle does stands in the binding that it is handed.
    case .name("Button", _), .member(.name("SwiftUI", _)?, "Button", _), .name("Toggle", _):
      let name =
        title(of: arguments) ?? constant(of: arguments) ?? title(of: arguments, kept)
        ?? title(onLabelOf: arguments) ?? spoken ?? symbol(of: arguments)
      return name.map { ($0, .user) }
    case .member(let view?, let name, _) where taps.contains(name) && !moves(arguments):
      return (self.name(of: view) ?? kept(view) ?? spoken).map { ($0, .user) }
    case .member(let owner, let name, _) where isOfOldAlert(owner, name):
      let title = arguments.first.flatMap { text(given: $0.value) ?? constant(in: $0.value) }
      // The system writes on it what it is for, where nothing else is said.
      let isUntitled = arguments.allSatisfy { $0.isClosure || $0.label == "action" }
      return (title ?? (name == "cancel" && isUntitled ? "Cancel" : nil)).map { ($0, .user) }
    // A reducer's that runs as a part of its state changes is called as that part.
    case .member(_?, "onChange", _) where pathWatched(by: arguments) != nil:
      return pathWatched(by: arguments).map { ($0, .app) }
    case .member(_?, let name, _) where events.contains(name): return (name, .app)
    case .member(_?, "accessibilityAction", _):
      return arguments.first { $0.label == "named" }.flatMap { WrittenText.text(given: $0.value) }
        .map { ($0, .user) }
    // In a function that extends all views.
    case .name(let name, _) where events.contains(name) && name.hasPrefix("on"):
      return (name, .app)
    default: return nil
    }
  }

  /// What is watched by its path: the `isOn` of `.onChange(of: \.isOn)`.
  private static func pathWatched(by arguments: [Argument]) -> String? {
    guard case .keyPath(_, let names, _)? = arguments.first(where: { $0.label == "of" })?.value,
      let name = names.last, name != "self"
    else { return nil }
    return name
  }

  /// Whether each of a call's closures is run by itself: by the user, as a button's and a gesture's, or for each thing that happens.
  static func isControl(_ callee: Expression) -> Bool {
    switch callee {
    case .name(let name, _): name == "Button"
    case .member(.name("SwiftUI", _)?, "Button", _): true
    case .member(let owner, let name, _) where isOfOldAlert(owner, name): true
    case .member(_?, let name, _):
      gestures.contains(name) || handlers.contains(name) || isHandler(name)
    default: false
    }
  }

  /// Whether a call's closures are run by a view that it makes or modifies.
  static func isOfView(_ callee: Expression) -> Bool {
    switch callee {
    case .name("Button", _), .member(.name("SwiftUI", _)?, "Button", _): true
    case .member(let owner, let name, _): isOfOldAlert(owner, name) || owner != nil && runs(name)
    default: false
    }
  }

  /// Whether it makes a button of an alert as they were before their buttons were views: `.destructive(Text("Delete")) { … }`.
  private static func isOfOldAlert(_ owner: Expression?, _ name: String) -> Bool {
    guard ["default", "destructive", "cancel"].contains(name) else { return false }
    return switch owner {
    case nil: true
    case .member(_, "Button", _)?: true
    default: false
    }
  }

  /// Whether a modifier is called as those are that run their closures each by itself: `onKeyPress`.
  private static func isHandler(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true && !together.contains(name)
  }

  /// Those that no name tells.
  private static let handlers: Set<String> = [
    "accessibilityAction", "accessibilityAdjustableAction", "refreshable", "dropDestination",
  ]

  /// What runs as the view comes and goes, whatever its modifiers are: in one go.
  private static let together: Set<String> = ["onAppear", "onDisappear"]

  private static let gestures: Set<String> = [
    "onTapGesture", "onLongPressGesture", "onEnded", "onSubmit", "onDelete", "onMove",
  ]

  /// Modifiers whose closures run without the user's doing, and when; at any time where the view has gone by then.
  private static let moments: [String: CodeMoment?] = [
    "onAppear": .appearing, "task": .appearing, "onReceive": .present, "onChange": .present,
    "onOpenURL": .present, "onContinueUserActivity": .present, "onDisappear": nil,
    "onPreferenceChange": .present, "onGeometryChange": .present,
    "onScrollGeometryChange": .present, "onScrollVisibilityChange": .present,
    // What the App Store tells of: that something was bought, that a product or a subscription is known.
    "onInAppPurchaseStart": .present, "onInAppPurchaseCompletion": .present,
    "storeProductTask": .present, "storeProductsTask": .present,
    "currentEntitlementTask": .present, "subscriptionStatusTask": .present,
  ]

  private static let events = Set(moments.keys)

  /// When the closures of a modifier of this name run.
  static func moment(of name: String) -> CodeMoment? { moments[name] ?? nil }

  /// What a modifier watches to run its closures whenever that changes: `.onChange(of: router.pending)`, `.task(id: router.pending)`.
  static func watched(by name: String, _ arguments: [Argument]) -> Expression? {
    guard let label = watching[name] else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  private static let watching = ["onChange": "of", "task": "id"]

  /// Whether a modifier of this name runs its closures without the user's doing.
  static func isEvent(_ name: String) -> Bool { events.contains(name) }

  /// Whether a modifier of this name runs its closures when something comes from outside of the view: a link, a notification.
  static func comesFromOutside(_ name: String) -> Bool { outer.contains(name) }

  private static let outer: Set<String> = ["onOpenURL", "onContinueUserActivity", "onReceive"]

  /// Whether a modifier of this name runs its closures when something happens, rather than shows what they make.
  static func runs(_ name: String) -> Bool { events.contains(name) || gestures.contains(name) }

  /// Whether the system runs a function by itself: what an app begins with, what a controller does when it comes up, what a delegate is told.
  static func isRunBySystem(_ member: Member, of symbol: TypeSymbol) -> Bool {
    switch member.declaration.kind {
    case .initializer: symbol.inherits("App")
    case .function where symbol.isController:
      member.declaration.modifiers.contains("override") && lifetime.contains(member.name)
    case .function where symbol.isDelegate: tellings.contains(member.name)
    case .function where symbol.isIntent: member.name == TypeSymbol.functionOfIntents
    default: false
    }
  }

  private static let lifetime: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "awakeFromNib", "traitCollectionDidChange", "viewWillTransition", "didMove", "willMove",
  ]

  private static let tellings: Set<String> = [
    "application", "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground",
    "applicationDidFinishLaunching", "applicationWillTerminate", "scene", "sceneDidBecomeActive",
    "sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground",
    "sceneDidDisconnect", "windowScene", "userNotificationCenter",
  ]

  /// Whether a call runs its closure there and then, or as soon as may be, and no more than once.
  static func runsAtOnce(_ callee: Expression) -> Bool {
    switch callee {
    case .name(let name, _): wrappers.contains(name)
    case .member(.name("MainActor", _)?, "run", _): true
    default: false
    }
  }

  /// Whether a call runs its closures in the course of what the code around it does, be it a little later.
  static func runsInTheCourse(_ callee: Expression) -> Bool {
    if runsAtOnce(callee) { return true }
    if case .member(_?, let name, _) = callee { return courses.contains(name) }
    return false
  }

  /// Whether a call has its closures run some time after what the code around it does.
  static func putsOff(_ callee: Expression) -> Bool {
    callee.lastName.map { [asyncAfter, "scheduledTimer"].contains($0) } == true
  }

  private static let asyncAfter = "asyncAfter"

  private static let courses: Set<String> = [
    "async", asyncAfter, "perform", "performWithoutAnimation", "animate", "transition",
    "present", "dismiss", "popViewController", "popToViewController", "popToRootViewController",
    "forEach", "map", "flatMap", "compactMap",
  ]

  private static let wrappers: Set<String> = [
    "withTaskCancellation", "withAnimation", "withErrorReporting", "Task",
  ]

  /// The text on a button: `Button("Add")`, `Button { … } label: { Label("Add", systemImage: "plus") }`.
  static func title(of arguments: [Argument]) -> String? {
    if let first = arguments.first, first.label == nil, let text = self.text(given: first.value) {
      return text
    }
    return label(of: arguments).flatMap { label in
      name(ofLabel: label.body) { self.text(in: $0.asRow) }
    }
  }

  /// The same, as somebody says what is written on a view.
  private static func title(
    of arguments: [Argument], _ title: (Expression) -> String?
  ) -> String? {
    if let first = arguments.first, first.label == nil, !first.isTrailing {
      return title(first.value)
    }
    return label(of: arguments).flatMap { name(ofLabel: $0.body, title) }
  }

  /// The same, as somebody says what text an expression stands for: `Button(role.title)`, `Button { … } label: { Text(role.title) }`.
  static func title(of arguments: [Argument], held text: (Expression) -> String?) -> String? {
    func textHeld(by view: Expression) -> String? {
      guard case .call(.name(let made, _), let given, _) = view else { return text(view) }
      let held = WrittenText.holds(made) && given.first?.label == nil ? given.first?.value : nil
      return held.flatMap(text)
    }
    return title(of: arguments, textHeld)
  }

  /// The constant that holds the text on a button, `save` of `Button(Words.save)` and of `Button { … } label: { Text(Words.save) }`.
  static func constant(of arguments: [Argument]) -> String? {
    if let first = arguments.first, first.label == nil, !first.isTrailing {
      return constant(in: first.value)
    }
    return label(of: arguments).flatMap { name(ofLabel: $0.body, constant) }
  }

  static func constant(in text: Expression) -> String? {
    switch text {
    // What makes a text of a number or a date says nothing of what that is for.
    case .call(.member(let type?, let name, _), _, _) where formats(by: name, of: type): return nil
    case .member(let type?, let name, _), .call(.member(let type?, let name, _), _, _):
      if let words = text.wordsOfTable { return words.joined(separator: ".") }
      if type.isNamespace { return name }
      if case .call = text { return constant(in: type) }
      return nil
    case .call(.name(let name, _), let arguments, _):
      if let first = WrittenText.firstView(arrangedBy: name, arguments) {
        return constant(in: first)
      }
      guard WrittenText.holds(name), let first = arguments.first, first.label == nil else {
        return nil
      }
      // Xcode adds one to texts for each key of a table.
      if case .member(nil, let name, _) = first.value { return "LocalizedStringResource.\(name)" }
      return constant(in: first.value)
    case .choice(_, let first, let second):
      return either(constant(in: first), constant(in: second))
    default: return nil
    }
  }

  /// Whether a function makes a text of a value: `TimeParser.formatTime(time)`, `String.localizedStringWithFormat(words, count)`.
  private static func formats(by name: String, of type: Expression) -> Bool {
    guard type.isNamespace else { return false }
    return type.lastWord?.hasSuffix("Formatter") == true
      || ["format", "string", "localizedString"].contains(where: name.hasPrefix)
  }

  /// What a button shows that bears no text: what its image says to those who do not see it, or the symbol's name, `square.and.pencil`.
  static func symbol(of arguments: [Argument]) -> String? {
    if let label = label(of: arguments) {
      let signs = signs(in: label.body)
      return signs.spoken ?? signs.symbol
    }
    return arguments.first { $0.label == "systemImage" }.flatMap { WrittenText.text(in: $0.value) }
  }

  /// The name of the symbol of which something is made.
  static func symbol(given arguments: [Argument]) -> String? {
    arguments.first { ["systemName", "systemImage", "systemSymbol"].contains($0.label) }
      .flatMap { $0.value.symbolName }
  }

  /// `.accessibilityLabel("Add")`, `.accessibility(label: Text("Add"))`
  static func spoken(by callee: Expression, _ arguments: [Argument]) -> String? {
    guard case .member(_?, let name, _) = callee, let first = arguments.first,
      name == "accessibilityLabel" && first.label == nil
        || name == "accessibility" && first.label == "label"
    else { return nil }
    return text(given: first.value)
  }

  /// What is said of a view to those who wonder what it is for: `.help("Add")`.
  static func help(by callee: Expression, _ arguments: [Argument]) -> String? {
    guard case .member(_?, "help", _) = callee, arguments.count == 1, arguments[0].label == nil
    else { return nil }
    return text(given: arguments[0].value)
  }

  /// With a closure for the action and one for the label, the label is the last.
  static func label(of arguments: [Argument]) -> Closure? {
    let label = arguments.first { $0.label == "label" } ?? arguments.dropFirst().last
    guard case .closure(let closure)? = label?.value else { return nil }
    return closure
  }
}

extension CodeNames {
  /// What the functions are called by which views of the app's own run what they are given in an event of SwiftUI's:
  /// `func onNotification(…, perform action: @escaping () -> Void) { onReceive(…, perform: action) }`.
  static func events(in program: Program) -> Set<String> {
    Set(
      (program.membersOfOthers.byType["View"] ?? []).filter(\.declaration.runsInEvent).map(\.name))
  }
}

extension Declaration {
  fileprivate var runsInEvent: Bool {
    guard kind == .function else { return false }
    let taken = parameters.filter(\.type.givesNothing)
    // Of several each may be for something else.
    guard taken.count == 1 else { return false }
    var runs = false
    (body ?? []).visit { expression in
      guard case .call(let callee, let arguments, _) = expression, let name = callee.lastName,
        CodeNames.moment(of: name) == .present
      else { return }
      let handed = arguments.flatMap { $0.value.namesWithin.compactMap(\.ownName) }
      runs = runs || handed.contains(taken[0].name)
    }
    return runs
  }
}

extension TypeSymbol {
  /// Whether a view runs a closure that it is given, rather than shows what it makes.
  func runs(_ argument: Argument, of arguments: [Argument]) -> Bool {
    if let initializer = initializer(taking: arguments)?.declaration {
      return initializer.matched(arguments).first { $0.1 == argument }?.0.type.givesNothing ?? false
    }
    // Of the closures that it keeps, a trailing one without a label is the first that no label names.
    let kept = storedProperties.lazy.map(\.declaration).filter { $0.type?.isFunction == true }
    let property =
      argument.label.map { label in kept.first { $0.name == label } }
      ?? kept.first { property in !arguments.contains { $0.label == property.name } }
    return property?.type?.givesNothing ?? false
  }
}

extension TypeSymbol {
  /// What a callback is called that an object is made with: `onSave` of `EditorModel(onSave: { … })`.
  func callback(_ argument: Argument, of arguments: [Argument]) -> String? {
    guard kind == .class, !isView, runs(argument, of: arguments) else { return nil }
    return CodeNames.telling(argument.label) ?? name
  }
}

extension TypeReference {
  fileprivate var isFunction: Bool { unwrapped.name == Self.function }

  /// Whether it is a function that gives back nothing.
  var givesNothing: Bool {
    guard isFunction, let result = unwrapped.arguments.last else { return false }
    return result.lastName == "Void" || result.name == Self.tuple && result.arguments.isEmpty
  }
}

extension Expression {
  /// A link that only makes a button look like a row, as what is written on it: `NavigationLink("Clear", destination: EmptyView())`.
  fileprivate var asRow: Expression {
    guard case .call(.name("NavigationLink", _), let arguments, _) = self,
      let first = arguments.first, first.label == nil
    else { return self }
    return first.value
  }

  /// The name of a symbol, as a text or as a library's constant: `.plusCircle`.
  fileprivate var symbolName: String? {
    if case .member(nil, let name, _) = self { return name }
    return WrittenText.text(in: self)
  }

  /// Whether it is a type by its name, be it within others: `Words.Menu`.
  var isNamespace: Bool {
    switch self {
    case .name(let name, _): name.isWrittenAsType
    case .member(let outer?, let name, _): name.isWrittenAsType && outer.isNamespace
    default: false
    }
  }
}
