import PortolanModel

extension Dialect {
  /// What presents while a binding says so: `.sheet(item:)`, `.alert(isPresented:)`, and the variants of libraries that take an
  /// optional or a case: `unwrapping:case:`, `unwrap:case:`, `store:state:action:`.
  static let presentation = Dialect(
    modifiers: Dictionary(
      uniqueKeysWithValues: PresentationCall.presentations.keys.map { name in
        (
          name,
          { @Sendable name, call, walk in PresentationCall(name: name, call: call).understand(&walk)
          }
        )
      }),
    presentations: PresentationCall.presentations)
}

/// One call of a modifier that presents.
struct PresentationCall {
  let name: String
  let call: Call
  /// The argument that says whether it is presented, where it stands under a label that only one library has.
  var binding: Expression?
  /// How it presents, where no dialect knows it.
  var presentation: Presentation?

  static let presentations: [String: Presentation] = [
    "sheet": .sheet,
    "fullScreenCover": .fullScreenCover,
    "popover": .popover,
    "alert": .alert,
    "confirmationDialog": .confirmationDialog,
    "actionSheet": .confirmationDialog,
    "navigationDestination": .drillDown,
    "navigationDestinationWrapper": .drillDown,
    "flowDestination": .drillDown,
    "inspector": .inspector,
    "legacyAlert": .alert,
  ]

  func understand(_ walk: inout ViewWalk) -> Bool {
    guard var presentation = presentation ?? Dialects.presentations[name], call["for"] == nil,
      let expression = binding ?? usualBinding(walk)
    else { return false }
    if name == "flowDestination", let style = call["style"].flatMap(RouteElements.style) {
      presentation = style
    }
    var bound = walk.bound(to: expression, by: call)
    let getter = call.contents.isEmpty ? walk.contentGetter(of: expression) : nil
    if bound.path == nil, let getter { bound = getter.state }
    guard var path = bound.path ?? bound.undeclared ?? bound.choices.first,
      !walk.evaluator.isUntoldCase(bound) || walk.casesAsked(by: expression, of: path) != nil
    else {
      walk.present(call, by: expression, form, presentation)
      return true
    }
    let region = Region()
    walk.region.presented.append(region)
    let value = Denotation(type: bound.type.unwrapped, path: path)
    // What is always there does not say whether anything is presented.
    let data = data.map { walk.evaluate($0) }
    let item = data.flatMap { $0.type.mayBeAbsent ? $0.path : nil }
    // A modifier's own flag that is `presenting:` what it repeats is that binding.
    if let item, item == walk.program.mirrored(by: path) { path = item }
    let shown = data ?? value
    let isByStateAlone = walk.isForAllRows(expression)
    walk.sites.append(
      PresentationSite(
        .init(
          path: path, presentation: presentation, form: form, host: walk.host, region: region,
          location: walk.location(call.position), condition: walk.condition,
          surroundings: walk.surroundings,
          isListRow: walk.isInListRow && (name == "navigationDestination" || isByStateAlone),
          isByStateAlone: isByStateAlone,
          item: item == path ? nil : item, asked: walk.casesAsked(by: expression, of: path),
          read: bound.type.isBool && path.cases.isEmpty
            ? walk.optionals(readBy: call.contents, of: presentation) : [],
          isByFlag: isFlag(expression, path), title: title(presentation, walk),
          undeclared: bound.undeclared != nil && bound.path == nil ? encoding(of: expression) : nil,
          arms: walk.arms, sharedArms: walk.sharedArms, within: walk.within,
          stack: walk.stack)))
    // Of several pieces of state each presents it.
    for other in bound.choices.dropFirst() {
      var site = walk.sites[walk.sites.count - 1]
      site.path = other
      walk.sites.append(site)
    }
    walk.with(
      region: region, rows: false, presenting: path, list: false,
      surroundings: presentation == .drillDown ? nil : .modal
    ) { walk in
      for content in call.contents where content.value != handler {
        walk.walk(
          content: content.value, [Denotation(type: shown.type.unwrapped, path: shown.path)])
      }
      if let getter { walk.walk(getter) }
    }
    if let handler { walk.walk(dismissal: handler, of: path) }
    walk.walk(setterOf: bound, presenting: path)
    return true
  }

  private var handler: Expression? { Self.handler(among: call.arguments)?.value }

  /// What is done when it has gone; of several closures after the parentheses the first: `.sheet(item: $item) { … } content: { … }`.
  static func handler(among arguments: [Argument]) -> Argument? {
    if let handler = arguments.first(where: { $0.label == dismissal }) { return handler }
    let closures = arguments.filter(\.isTrailing)
    guard closures.first?.label == nil, closures.contains(where: { $0.label == "content" }) else {
      return nil
    }
    return closures.first
  }

  /// By what label that is given.
  static let dismissal = "onDismiss"

  /// What is presented beside the binding that says whether: `presenting: item`, of an alert also `error: error`.
  private var data: Expression? { call["presenting"] ?? (name == "alert" ? call["error"] : nil) }

  /// `.alert("Delete?", isPresented: …)`
  private func title(_ presentation: Presentation, _ walk: ViewWalk) -> String? {
    guard presentation.isDialog,
      let first = call.arguments.first, first.label == nil
    else { return nil }
    return walk.title(given: first.value)
  }

  /// Whether the state itself is a Boolean, whatever it was given first: `isPresented: $isShown`, not `isPresented: $item.isPresent`.
  private func isFlag(_ binding: Expression, _ path: StatePath) -> Bool {
    guard path.cases.isEmpty, isAskedWhether(binding) else { return false }
    return switch binding {
    case .name(let name, _): name == "$" + path.property
    case .member(let model?, path.property, _): model.isProjected
    default: false
    }
  }

  /// Whether the label says that a Boolean is wanted.
  private func isAskedWhether(_ binding: Expression) -> Bool {
    call.arguments.contains { $0.value == binding && $0.label?.saysWhether == true }
  }

  /// How state that nobody declares says whether it is presented: what is asked whether it holds something is an optional.
  private func encoding(of binding: Expression) -> Slot.Encoding {
    if case .call = binding { return .optionalValue }
    return call["presented"] == binding || isAskedWhether(binding) ? .flag : .optionalValue
  }

  /// The argument that says whether it is presented.
  private func usualBinding(_ walk: ViewWalk) -> Expression? {
    if let labelled = call[
      "item", "isPresented", "unwrapping", "unwrap", "store", "matching", "isActive", "presented"]
    {
      return labelled
    }
    // Of a library's: `.popover(present: $isShown, attributes: { … })`
    if let told = call.arguments.first(where: {
      $0.label != "presenting" && HomeMade.presents(by: $0)
    }),
      walk.bound(to: told.value, by: call).path != nil
    {
      return told.value
    }
    // `.alert($store.scope(state: \.alert, action: \.alert))`
    let unlabelled = call.arguments.filter { $0.label == nil && !$0.isTrailing }.map(\.value)
    return unlabelled.first { walk.evaluate($0).path != nil }
      ?? unlabelled.first { walk.showingGetter(of: $0) != nil }
  }

  private var form: String {
    let usual = ["item", "isPresented", "unwrapping", "unwrap", "case", "store"]
    let labels = call.arguments.compactMap { argument in
      argument.isTrailing
        ? nil
        : argument.label.flatMap { label in
          usual.contains(label) || argument.value == binding || HomeMade.presents(by: argument)
            ? label : nil
        }
    }
    return "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }
}

extension ViewWalk {
  /// Whether each row around the code presents what a binding says, for that is nothing of the row's own: `$isShown` in a `ForEach`.
  fileprivate func isForAllRows(_ binding: Expression) -> Bool {
    guard isInEachRow, binding.isProjected else { return false }
    var root = binding
    while case .member(let base?, _, _) = root, !base.isSelf { root = base }
    guard let name = root.ownName else { return false }
    return !rowNames.contains(name) && !rowNames.contains(String(name.drop { $0 == "$" }))
  }

  /// Walks what a binding does that is made by hand, wherever it is made: the system tells it that what it presented has gone.
  mutating func walk(setterOf bound: Denotation, presenting path: StatePath) {
    for (setter, environment) in bound.setter {
      with(environment: environment) { walk in
        if case .closure(let closure) = setter {
          walk.setters.insert(walk.location(closure.position))
          let gone = Denotation(isThere: false, isTrue: false)
          walk.environment.bind(closure.parameters.first ?? "$0", gone)
        }
        walk.walk(dismissal: setter, of: path)
      }
    }
  }

  /// Walks what is done when something presented has gone, whoever took it away. It shows nothing.
  fileprivate mutating func walk(dismissal handler: Expression, of path: StatePath) {
    let outer = isInDismissal
    isInDismissal = true
    with(region: Region(), rows: false, presenting: path, list: false, surroundings: .modal) {
      $0.walk(content: handler)
    }
    isInDismissal = outer
  }

  /// Walks what is presented while nobody can tell which state says so: it is not shown in place.
  fileprivate mutating func present(
    _ call: Call, by binding: Expression, _ form: String, _ presentation: Presentation
  ) {
    let shown = Region()
    region.presented.append(shown)
    with(
      region: shown, rows: false, list: false,
      surroundings: presentation == .drillDown ? nil : .modal
    ) { walk in
      if binding.constant == true { walk.presentedAlways = presentation }
      for content in call.contents { walk.walk(content: content.value) }
    }
    if let always = binding.constant {
      // What is there all the time is led to, and no state says so. An alert is no place but by the state that asks.
      if always, shown.firstUse != nil || shown.showsPlainContent && !presentation.isDialog {
        add(
          LinkSite(
            form: call.form(presentingAlwaysBy: binding), presentation: presentation, host: host,
            region: shown,
            location: location(call.position), surroundings: surroundings, condition: condition))
      }
      return
    }
    unfollowed.append(
      UnfollowedPresentation(form: form, host: host, location: location(call.position)))
  }
}

extension TypeSymbol {
  /// Whether a view or a modifier presents what it is given all the time: `content.sheet(isPresented: .constant(true)) { page() }`.
  var presentsGivenAlways: Bool {
    let given = storedProperties.filter { property in
      let type = property.declaration.type
      return type?.unwrapped.name == TypeReference.function
        || property.declaration.attributes.contains { $0.name.hasSuffix("Builder") }
        || genericParameters.contains { $0.name == type?.name }
    }
    return members(named: "body").contains { body in
      (body.declaration.body ?? []).firstCall { callee, arguments -> Bool? in
        guard let name = callee.lastWord, Dialects.presentations[name] != nil,
          arguments.contains(where: { $0.value.constant == true })
        else { return nil }
        var isGiven = false
        for content in arguments.map(\.value) where !content.isConstant {
          content.visit { part in
            isGiven = isGiven || given.contains { $0.name == part.ownName }
          }
        }
        return isGiven ? true : nil
      } == true
    }
  }
}

extension Call {
  /// How it is written where a constant says that it presents: `sheet(isPresented: .constant(true))`.
  fileprivate func form(presentingAlwaysBy binding: Expression) -> String {
    let label = arguments.first { $0.value == binding }?.label.map { "\($0): " } ?? ""
    return "\(callee.lastWord ?? "")(\(label).constant(true))"
  }
}

extension String {
  /// Whether an argument of this label is a Boolean: `isPresented`, `isOpen`.
  fileprivate var saysWhether: Bool {
    hasPrefix("is") && dropFirst(2).first?.isUppercase == true
  }
}

extension Expression {
  /// What a binding says that always says the same: `.constant(true)`.
  fileprivate var constant: Bool? {
    guard isConstant, case .call(_, let arguments, _) = self else { return nil }
    return switch arguments.first?.value {
    case .boolean(let value): value
    case .nil: false
    default: nil
    }
  }

  /// Whether it is a binding that never changes, whatever it says.
  var isConstant: Bool {
    if case .call(.member(_, "constant", _), _, _) = self { true } else { false }
  }
}

extension ResolvedType {
  /// Whether a value of it may be `nil`, for all that is known of it.
  fileprivate var mayBeAbsent: Bool {
    switch self {
    case .optional, .unknown: true
    case .own, .many, .meta, .tuple, .foreign: false
    }
  }
}
