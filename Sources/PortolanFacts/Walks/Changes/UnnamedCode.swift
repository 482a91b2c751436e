import PortolanModel

/// What the user does by touching a view: it is called as that view is.
extension CodeNames {
  /// The modifiers by which something is done that touches a view.
  static let taps: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
  ]

  /// Whether a gesture moves or turns what it touches, so that nothing that is written on that says what it is for.
  static func moves(_ arguments: [Argument]) -> Bool {
    guard let first = arguments.first, first.label == nil,
      case .call(.name(let gesture, _), _, _)? = first.value.chain.last
    else { return false }
    return moving.contains(gesture)
  }

  private static let moving: Set<String> = [
    "DragGesture", "MagnificationGesture", "MagnifyGesture", "RotationGesture", "RotateGesture",
  ]

  /// What a view is called by its text, be it the first in a row, or else by what is said of it to those who do not see it, or by its symbol.
  static func name(of view: Expression) -> String? {
    if let text = text(in: view) { return text }
    let parts = view.chain
    if case .call(.name(let made, _), let arguments, _)? = parts.last {
      if WrittenText.holds(made) || WrittenText.firstView(arrangedBy: made, arguments) != nil {
        if let name = constant(in: view) { return name }
      } else if let title = title(givenTo: made, arguments) {
        return title
      }
    }
    for case .call(let callee, let arguments, _) in parts {
      if let spoken = spoken(by: callee, arguments) { return spoken }
    }
    guard case .call(.name("Image", _), let arguments, _)? = parts.last else { return nil }
    return arguments.first { $0.label == "systemName" }.flatMap { WrittenText.text(in: $0.value) }
  }

  /// What is written on a view of the app's own that is a button's label: `Button { … } label: { CellLabel(title: Words.help) }`.
  static func title(onLabelOf arguments: [Argument]) -> String? {
    label(of: arguments).flatMap { name(ofLabel: $0.body, titleGiven) }
  }

  /// What a view that is no control is given to write on it.
  static func titleGiven(to view: Expression) -> String? {
    guard case .call(.name(let made, _), let given, _)? = view.chain.last, !view.isControl else {
      return nil
    }
    return title(givenTo: made, given)
  }

  private static func title(givenTo view: String, _ arguments: [Argument]) -> String? {
    titles(givenTo: view, arguments).lazy.compactMap { text(handed: $0) ?? constant(in: $0) }.first
  }

  /// What may be written on a view, or on what a function makes, by what it is given: `CellLabel(title: …)`, `IconLabel("Help", icon: …)`.
  /// The text that a picture is made with is a file's name.
  static func titles(givenTo view: String, _ arguments: [Argument]) -> [Expression] {
    var labels: Set<String?> = ["title", "label", "text", "name"]
    if !["Image", "Icon", "Color", "Symbol", "Font"].contains(where: view.hasSuffix) {
      labels.insert(nil)
    }
    return arguments.filter { !$0.isTrailing && labels.contains($0.label) }.map(\.value)
  }
}

extension StateChangeWalk {
  /// The view of the app's own that a modifier is called on by which something is done that touches it:
  /// `NewsSection().onTapGesture { … }`.
  func viewTouched(by callee: Expression, _ arguments: [Argument]) -> TypeSymbol? {
    guard case .member(let view?, let name, _) = callee, CodeNames.taps.contains(name),
      !CodeNames.moves(arguments),
      case .call(let made, _, _)? = view.chain.last, let symbol = constructed(made), symbol.isView
    else { return nil }
    return symbol
  }
}

/// Code in a view's body, or in a property that is called as vaguely, that nothing names better: that it stands there tells nobody
/// anything.
extension StateChangeWalk {
  /// The call to which code in a view's body is handed.
  struct Holder {
    /// As that is called, or the argument.
    let name: String
    /// The closure, where the code is one.
    let closure: Position?
  }

  /// What the code is called that is walked: as its function, or in a view's body as what runs it.
  var codeName: String { isNamedByBody ? holder?.name ?? function : function }

  /// The closure that runs the code by itself.
  var runningClosure: Position? { trigger ?? (isNamedByBody ? holder?.closure : nil) }

  private var isNamedByBody: Bool { (isInBody || isApart) && function == memberName }

  /// Whether a closure in a property that gives a part of a view makes rows, or what is presented beside that part.
  func standsApart(_ argument: Argument, of callee: Expression, _ arguments: [Argument]) -> Bool {
    guard isInPart else { return false }
    return switch callee {
    case .name("ForEach", _): true
    case .member(_?, let name, _):
      Dialects.presentations[name] != nil
        && PresentationCall.handler(among: arguments) != argument
    default: false
    }
  }

  /// Who runs an argument's code, unless that is whoever runs the code around it.
  func holder(
    of argument: Argument, handedTo callee: Expression, _ arguments: [Argument]
  ) -> Holder? {
    guard isNamedByBody, depth == 0, !CodeNames.runsInTheCourse(callee) else { return nil }
    let label = CodeNames.telling(argument.label)
    let closure: Position? =
      if case .closure(let closure) = argument.value { closure.position } else { nil }
    switch callee {
    case .member(nil, let name, _) where closure != nil && CodeNames.isControl(callee):
      return Holder(name: name, closure: closure)
    case .member(nil, _, _), .member(_?, "init", _):
      return label.flatMap { name in
        closure != nil && !Self.accessors.contains(name)
          ? Holder(name: name, closure: closure) : nil
      }
    case .member(let view?, let name, _):
      guard CodeNames.isControl(callee) || isModifiable(view) else {
        // What makes a value may say better what it is for than the view that is handed the value.
        return closure == nil || holder?.closure != nil
          ? nil : label.map { Holder(name: $0, closure: closure) }
      }
      // `.environment(\.closePage) { … }`
      if case .keyPath(_, let components, _)? = arguments.first?.value, let key = components.last {
        return Holder(name: key, closure: closure)
      }
      let presents = Dialects.presentations[name] != nil
      if presents, closure != nil, PresentationCall.handler(among: arguments) == argument {
        return Holder(name: PresentationCall.dismissal, closure: closure)
      }
      let isNamed = !presents || closure != nil
      return Holder(name: isNamed ? label ?? name : name, closure: closure)
    case .name(let name, _) where name.isWrittenAsType:
      if name == "Binding" { return nil }
      // What a view is made with says less than the view: `Toggle(isOn: Binding(…))`.
      return Holder(
        name: closure != nil || argument.value.isFunctionsName ? label ?? name : name,
        closure: closure)
    case .name(let name, _):
      return holder == nil ? Holder(name: label ?? name, closure: closure) : nil
    default: return nil
    }
  }

  private static let accessors: Set<String> = ["get", "set"]

  /// Whether something may be a view that is modified, rather than an object that is told to do something: `loader.load { … }`.
  private func isModifiable(_ base: Expression) -> Bool {
    let name: String
    switch base.chain.last {
    case .name(let written, _)?: name = written
    case .call(let made, _, _)?: return constructed(made)?.isView != false
    default: return true
    }
    if name.isWrittenAsType { return holder == nil }
    let symbol = evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol
    return symbol.map(\.isView) ?? (holder == nil)
  }
}

extension Evaluator {
  /// Whether a member is the body of a view, or a property that gives a part of it and says as little: `var content: some View { … }`.
  func isPartOfBody(_ member: Member, of symbol: TypeSymbol) -> Bool {
    guard symbol.isView, !symbol.isController else { return false }
    return member.name == "body"
      || member.name == ShownProtocols.bodyOfStyle && symbol.modifiesViews
      || member.isViewProperty && NavigationWords.namesNoPart(member.name)
  }
}

extension Member {
  /// Whether it is a property that makes a view.
  var isViewProperty: Bool {
    declaration.kind == .variable && !isStored && declaration.givesView
  }
}

extension Expression {
  /// What a chain is called on, outermost first: of `Text("Add").bold()` the whole, then `Text("Add")`.
  fileprivate var chain: [Expression] {
    switch self {
    case .call(.member(let base?, _, _), _, _), .member(let base?, _, _): [self] + base.chain
    case .conditional(_, let inner): inner.chain
    default: [self]
    }
  }

  /// Whether it names a function that is handed on: `close`, `dismiss.callAsFunction`.
  fileprivate var isFunctionsName: Bool {
    switch self {
    case .name(let name, _): !name.hasPrefix("$")
    case .member(let base?, _, _): base.isFunctionsName
    default: false
    }
  }
}
