import PortolanModel

/// What closures are called that controls run: those of the app's own, functions that make one, a menu.
extension CodeNames {
  /// The text on a control of the app's own: `RowButton("Add", icon: "plus") { … }`, `RowButton { … } label: { Text("Add") }`.
  static func title(ofControl arguments: [Argument]) -> String? {
    let given = arguments.lazy.filter {
      [nil, "title", "label", "text", "name"].contains($0.label)
    }
    if let text = given.compactMap({ self.text(handed: $0.value) }).first { return text }
    if let name = given.compactMap({ constant(in: $0.value) }).first { return name }
    if arguments.contains(where: { $0.label == "label" }), let title = title(of: arguments) {
      return title
    }
    // What is said of one that shows but a symbol.
    return arguments.first { $0.label == "help" }.flatMap {
      self.text(given: $0.value) ?? constant(in: $0.value)
    }
  }

  /// What a closure is called by its label, `onBrowse` of `EmptyShelf(onBrowse: { … })`, where that says what it is for.
  static func telling(_ label: String?) -> String? {
    label.flatMap { doing.contains($0) ? nil : $0 }
  }

  /// Labels that say no more than that something is done.
  private static let doing: Set<String> = [
    "action", "perform", "handler", "callback", "completion", "closure", "onTap", "tap", "onClick",
    "didTap", "tapped",
  ]

  /// What a menu does where it is pressed, by what is written on it: `Menu { … } label: { … } primaryAction: { … }`.
  static func name(ofMenu arguments: [Argument], spoken: String?) -> String {
    title(of: arguments) ?? constant(of: arguments) ?? spoken ?? symbol(of: arguments)
      ?? primaryAction
  }

  static let primaryAction = "primaryAction"

  /// Text that is written out, be it one of two: `isShown ? "Hide" : "Show"`.
  static func text(in expression: Expression) -> String? {
    if let text = WrittenText.text(in: expression) { return text }
    switch expression {
    case .choice(_, let first, let second):
      return either(text(in: first), text(in: second))
    case .call(.name(let name, _), let arguments, _):
      // `HStack { if isNew { Text("Add") } else { Text("Change") } }`
      if let arranged = WrittenText.arranged(by: name, arguments) {
        return WrittenText.firstView(arrangedBy: name, arguments) == nil
          ? self.name(ofLasting: arranged) { self.text(in: $0) } : nil
      }
      guard WrittenText.holds(name), let first = arguments.first, case .choice = first.value,
        [nil, "localized", "verbatim"].contains(first.label)
      else { return nil }
      return text(given: first.value)
    case .call(.member(let base?, _, _), _, _): return text(in: base)
    case .conditional(_, let inner): return text(in: inner)
    default: return nil
    }
  }

  /// The same in a place where only a text can stand, be it one that a function translates: `isShown ? L("Hide") : L("Show")`.
  static func text(given expression: Expression) -> String? {
    if case .choice(_, let first, let second) = expression {
      return either(text(given: first), text(given: second))
    }
    return WrittenText.text(given: expression) ?? text(in: expression)
  }

  /// The same of what a view of the app's own is handed, be it a text or a view.
  static func text(handed expression: Expression) -> String? {
    if case .choice(_, let first, let second) = expression {
      return either(text(handed: first), text(handed: second))
    }
    return WrittenText.text(handed: expression) ?? text(in: expression)
  }

  /// What something is called that has one name or the other.
  static func either(_ one: String?, _ other: String?) -> String? {
    guard let one, let other else { return nil }
    return one == other ? one : "\(one) or \(other)"
  }
}

extension StateChangeWalk {
  /// Something of the app's own that runs closures which it is handed.
  enum Control {
    case view(TypeSymbol)
    /// A function that makes a view: `tool(icon: "sun") { isShown = true }`.
    case function(Declaration)

    func runs(_ argument: Argument, of arguments: [Argument]) -> Bool {
      guard argument.isClosure else { return false }
      switch self {
      case .view(let view): return view.runs(argument, of: arguments)
      case .function(let function):
        return function.matched(arguments).first { $0.1 == argument }?.0.type.givesNothing ?? false
      }
    }

    /// Whether a closure may be run by itself: what a view shows may be a control, too.
    func runsAny(_ closure: Argument, of arguments: [Argument]) -> Bool {
      if case .view = self { return true }
      return runs(closure, of: arguments)
    }

    /// What one of its closures is called. A title on a page, or above several closures, is none of theirs.
    func name(
      of closure: Argument, among arguments: [Argument], _ evaluator: Evaluator,
      _ environment: Environment
    ) -> String {
      if CodeNames.title(ofControl: arguments) == nil,
        let title = titleOfButton(running: closure, of: arguments, evaluator, environment)
      {
        return title
      }
      let closures = arguments.filter(\.isClosure)
      let isPage = closures.contains { !runs($0, of: arguments) && !isLabel($0, of: arguments) }
      let label = CodeNames.telling(closure.label)
      let isOneOfSeveral = closures.count { runs($0, of: arguments) } > 1
      if let label, isPage || isOneOfSeveral { return label }
      return CodeNames.title(ofControl: arguments) ?? title(onLabelAmong: arguments) ?? label
        ?? name
    }

    /// The event in which alone its own code runs one of its closures, which the user then does not.
    func event(
      running closure: Argument, of arguments: [Argument], _ program: Program
    ) -> String? {
      guard case .view(let view) = self, let name = taker(of: closure, of: arguments) else {
        return nil
      }
      return program.event(running: name, by: view)
    }

    /// What its own code writes on the button that runs one of its closures.
    private func titleOfButton(
      running closure: Argument, of arguments: [Argument], _ evaluator: Evaluator,
      _ environment: Environment
    ) -> String? {
      guard runs(closure, of: arguments), let name = taker(of: closure, of: arguments) else {
        return nil
      }
      switch self {
      case .view(let view): return evaluator.program.title(onButtonRunning: name, in: view)
      case .function(let function):
        let given = function.matched(arguments)
        return ButtonsOfCallbacks(in: function.body ?? [], running: [name]) {
          evaluator.text($0, givenBy: given, in: environment)
        }
        .titles[name]
      }
    }

    /// What is written on it by a closure that no label tells: `BusyButton(isBusy: isSaving, action: save) { Text("Save") }`.
    private func title(onLabelAmong arguments: [Argument]) -> String? {
      for argument in arguments where argument.label == nil && isLabel(argument, of: arguments) {
        guard case .closure(let closure) = argument.value else { continue }
        return CodeNames.name(ofLabel: closure.body) { CodeNames.text(in: $0) }
          ?? CodeNames.name(ofLabel: closure.body) { CodeNames.constant(in: $0) }
      }
      return nil
    }

    fileprivate var name: String {
      switch self {
      case .view(let view): view.name
      case .function(let function): function.name
      }
    }

    /// The property, or the parameter, that takes a closure.
    private func taker(of closure: Argument, of arguments: [Argument]) -> String? {
      switch self {
      case .view(let view):
        let given = Dictionary(
          arguments.compactMap { argument in argument.label.map { ($0, Denotation.unknown) } },
          uniquingKeysWith: { first, _ in first })
        let initializer = view.initializer(taking: arguments)
        return view.property(keeping: closure, initializer?.declaration, given)
      case .function(let function):
        return function.matched(arguments).first { $0.1 == closure }?.0.name
      }
    }

    /// Whether a closure makes what is written on it.
    private func isLabel(_ closure: Argument, of arguments: [Argument]) -> Bool {
      let taken = taker(of: closure, of: arguments)
      if case .view(let view) = self, view.name.hasSuffix("Button"), taken != nil {
        return !runs(closure, of: arguments)
      }
      return taken.map { ["label", "icon", "image"].contains($0) } == true
    }
  }

  /// What a closure is called that a view puts into a row of data, by what is written beside it: `Entry(title: "Rename", action: { … })`.
  func title(
    ofEntry callee: Expression, _ arguments: [Argument], doing closure: Argument
  ) -> String? {
    guard let scope = environment.scope, scope.isView, !scope.isController,
      arguments.count(where: \.isClosure) == 1
    else { return nil }
    switch callee {
    case .member(nil, "init", _): break
    default:
      guard let made = constructed(callee), made.kind == .struct, !made.isView,
        !made.modifiesViews, made.runs(closure, of: arguments)
      else { return nil }
    }
    return CodeNames.title(ofControl: arguments)
  }

  /// What a closure is called that a control runs, and whose doing that is.
  func deed(
    of control: Control, running closure: Argument, among arguments: [Argument]
  ) -> (String, Action.Kind) {
    let name = control.name(of: closure, among: arguments, evaluator, environment)
    guard let event = control.event(running: closure, of: arguments, program) else {
      return (name, doing)
    }
    return (name == control.name ? "\(name).\(event)" : name, .app)
  }

  /// The control of the app's own that a view makes, or code that has it shown.
  func control(madeBy callee: Expression, _ arguments: [Argument]) -> Control? {
    guard let scope = environment.scope, !scope.isController else { return nil }
    let name: Expression
    switch callee {
    case .name, .type: name = callee
    case .member(.name("self", _)?, let function, let position): name = .name(function, position)
    default: return nil
    }
    if let made = constructed(name) {
      return made.isView && !made.isController ? .view(made) : nil
    }
    guard scope.isView, arguments.contains(where: \.isClosure),
      name.ownName?.isWrittenAsType == false
    else {
      return nil
    }
    return functions(meantBy: name, arguments).first { $0.declaration.givesView }
      .map { .function($0.declaration) }
  }
}
