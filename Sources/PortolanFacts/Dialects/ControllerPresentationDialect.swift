import PortolanModel

extension Dialect {
  /// What UIKit's controllers present while state says so: `present(item:)`, `navigationDestination(isPresented:)`, and by the same
  /// labels what an app's own code pushes. They are statements of a controller, with or without `self.`, and each closure gives back
  /// the controller to show.
  static let controllerPresentation = Dialect(
    modifiers: ["present": present, "pushViewController": push, "push": push],
    containers: [
      "present": present, "pushViewController": push, "push": push,
      "navigationDestination": { name, call, walk in
        guard walk.isInController else { return false }
        return Dialects.modifier(name, call, &walk)
      },
      "UIAlertController": { _, call, walk in
        walk.note(style: dialogStyle(call, walk), of: nil)
        walk.walkArguments(of: call)
        return true
      },
    ],
    assignments: [
      "modalPresentationStyle": { base, value, walk in
        if let style = walk.style(value) { walk.note(style: style, of: base) }
        return true
      }
    ])

  private static let present: Understand = { name, call, walk in
    present(name, call, as: nil, &walk)
  }

  private static let push: Understand = { name, call, walk in
    !call.contents.isEmpty && present(name, call, as: .drillDown, &walk)
  }

  /// Notes what a controller shows while the state is there that a call binds.
  ///
  /// - Parameter kind: How it is shown; `nil` where that depends on what the closure gives back.
  fileprivate static func present(
    _ name: String, _ call: Call, as kind: Presentation?, _ walk: inout ViewWalk
  ) -> Bool {
    guard walk.isInController, let binding = call["item", "isPresented"] else { return false }
    let bound = walk.evaluate(binding)
    guard let path = bound.path else {
      walk.walkArguments(of: call)
      return true
    }
    let region = Region()
    walk.region.presented.append(region)
    let value = Denotation(type: bound.type.unwrapped, path: path)
    var presentation = kind ?? .sheet
    walk.with(
      region: region, rows: false, presenting: path, list: false,
      surroundings: kind == .drillDown ? nil : .wrapper
    ) { walk in
      for content in call.contents {
        walk.walk(content: content.value, [value])
        presentation = kind ?? Dialect.howShown(by: content.value, value, walk)
      }
    }
    walk.sites.append(
      PresentationSite(
        .init(
          path: path, presentation: presentation,
          form: "\(name)(\(call["item"] == nil ? "isPresented" : "item"):)", host: walk.host,
          region: region, location: walk.location(call.position), surroundings: walk.surroundings)))
    return true
  }

  /// How a closure's controller comes before the user: that depends on which it gives back.
  private static func howShown(
    by content: Expression, _ value: Denotation, _ walk: ViewWalk
  ) -> Presentation {
    let style = walk.region.style
    // Each case of a `switch` may give back a controller of another kind.
    if !walk.region.cases.isEmpty { return .sheet }
    let type = walk.given(by: content, [value]).type.unwrapped
    if type.isDialog { return style ?? .alert }
    switch type {
    case .own, .foreign: return style?.isDialog == true ? .sheet : style ?? .sheet
    default: return walk.region.uses.isEmpty ? style ?? .sheet : .sheet
    }
  }

  /// `preferredStyle: .actionSheet`; of `UIAlertController(state:)` what the state describes.
  private static func dialogStyle(_ call: Call, _ walk: ViewWalk) -> Presentation {
    if let style = call["preferredStyle"] {
      return walk.evaluator.caseName(style) == "actionSheet" ? .confirmationDialog : .alert
    }
    if let state = call["state", "store"],
      case .foreign(let type) = walk.evaluate(state).type.unwrapped
    {
      return KnownTypes.dialogs[type.lastName] ?? .alert
    }
    return .alert
  }
}

extension ViewWalk {
  /// Presents for state what a controller's call of the app's own function hands over, where that function shows it by hand, in
  /// whatever follows the state: `pushViewController(item: $model.item) { item in … }`.
  mutating func present(byHandIn member: Member, _ name: String, _ call: Call) -> Bool {
    guard isInController, !call.contents.isEmpty, let binding = call["item", "isPresented"],
      evaluate(binding).path != nil
    else { return false }
    var trial = self.trial
    trial.handPresentations = []
    trial.follow(member, of: nil, arguments: call.arguments, from: call.position)
    followed = trial.followed
    guard trial.sites.allSatisfy({ $0.isByHand }),
      let kind = trial.sites.first?.presentation ?? trial.links.first?.presentation
    else { return false }
    return Dialect.present(name, call, as: kind, &self)
  }

  /// Whether the code that is walked is a controller's, or presented by one.
  var isInController: Bool { host?.isController == true }

  /// How a controller comes before the user by a style of UIKit's; nothing where that is how the system shows it anyway.
  fileprivate func style(_ value: Expression) -> Presentation? {
    let names = names(ofStyle: value)
    let kinds = Set(names.map { Presentation.styles[$0] ?? .unknown })
    guard kinds.count == 1, let kind = kinds.first else { return .unknown }
    return kind == .sheet ? nil : kind
  }

  /// The cases that a style may be, as far as code says: of what a type keeps, all that it is given.
  private func names(ofStyle value: Expression) -> [String] {
    if case .choice(let condition, let first, let second) = value {
      if let isTrue = known([.expression(condition)]) {
        return names(ofStyle: isTrue ? first : second)
      }
      return names(ofStyle: first) + names(ofStyle: second)
    }
    if case .member(let base, let name, _) = value, base == nil || base?.isSelf == false {
      return [name]
    }
    let denotation = evaluate(value)
    if !denotation.caseNames.isEmpty { return denotation.caseNames }
    guard let property = storedProperty(value), let owner = environment.scope,
      let given = program.values(keptIn: property.name, of: owner)
    else { return [] }
    return given.map { evaluator.caseName($0) ?? "" }
  }

  /// How an expression comes before the user that is a dialog of UIKit's.
  func dialog(shownBy expression: Expression, _ region: Region) -> Presentation? {
    let type = region.givenOfSystem ?? evaluate(expression).type.unwrapped
    return type.isDialog ? region.style ?? .alert : nil
  }

  /// What a closure gives back.
  fileprivate func given(by content: Expression, _ values: [Denotation]) -> Denotation {
    let value = evaluate(content)
    guard let (closure, outer) = value.closure else {
      return Denotation(type: value.reference.map(ResolvedType.own) ?? value.type)
    }
    var inner = outer
    let names = closure.parameters.isEmpty ? ["$0"] : closure.parameters
    for (name, value) in zip(names, values) { inner.bind(name, value) }
    guard let returned = evaluator.returned(closure.body) else { return .unknown }
    return evaluator.evaluate(returned, in: evaluator.bindings(of: closure.body, inner, 0))
  }
}

extension ResolvedType {
  /// Whether it is a controller that only asks.
  var isDialog: Bool {
    switch self {
    case .foreign(let type): KnownControllers.dialogs.contains(type.lastName)
    case .own(let symbol): symbol.foreignAncestor.map(KnownControllers.dialogs.contains) == true
    default: false
    }
  }
}

extension Program {
  /// How a controller comes before the user, where its own initialiser says so, or that of one it inherits from.
  func ownStyle(of controller: TypeSymbol) -> Presentation? {
    var current: TypeSymbol? = controller
    var depth = 0
    while let symbol = current, depth < 20 {
      for member in symbol.initializers {
        if let style = member.declaration.ownStyle { return style }
      }
      current = superclass(of: symbol)
      depth += 1
    }
    return nil
  }
}

extension Declaration {
  /// How the controller comes before the user whose member it is, where its code says so.
  var ownStyle: Presentation? { style(of: ["self"]) }

  /// The same of what some variables stand for.
  func style(of names: Set<String>) -> Presentation? {
    body?.lazy.compactMap { $0.style(of: names) }.last
  }
}

extension Statement {
  /// `modalPresentationStyle = .fullScreen`, of the controller itself.
  fileprivate func style(of names: Set<String>) -> Presentation? {
    guard case .expression(.assignment(let target, let value, _)) = self,
      case .member(_, let style, _) = value
    else { return nil }
    switch target {
    case .name("modalPresentationStyle", _) where names.contains("self"): break
    case .member(.name(let name, _)?, "modalPresentationStyle", _) where names.contains(name): break
    default: return nil
    }
    return Presentation.styles[style].flatMap { $0 == .sheet ? nil : $0 }
  }
}

extension Presentation {
  /// By the cases of `UIModalPresentationStyle`, how each comes before the user.
  fileprivate static let styles: [String: Presentation] = [
    "automatic": .sheet, "pageSheet": .sheet, "formSheet": .sheet, "custom": .sheet,
    "none": .sheet, "popover": .popover, "fullScreen": .fullScreenCover,
    "overFullScreen": .fullScreenCover, "blurOverFullScreen": .fullScreenCover,
    "currentContext": .fullScreenCover, "overCurrentContext": .fullScreenCover,
  ]

  var isDialog: Bool { self == .alert || self == .confirmationDialog }
}
