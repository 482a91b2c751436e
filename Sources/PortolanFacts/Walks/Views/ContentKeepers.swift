import PortolanModel

/// What was found of objects of the app's own that keep what they are handed to show, as far as that was asked.
struct ContentKeepers {
  /// By function, where it keeps that.
  fileprivate var kept: [ObjectIdentifier: StatePath?] = [:]
  /// Which functions hand such an object content, by themselves or by way of others.
  fileprivate var givers: [ObjectIdentifier: Bool] = [:]
  /// What the functions of such objects are called.
  fileprivate var names: Set<String>?
  /// How code presents what is kept.
  fileprivate var presentations: [StatePath: Presentation?] = [:]
  /// All calls of views that present something.
  fileprivate var presenting: [PresentingCall]?

  fileprivate struct PresentingCall {
    var presentation: Presentation
    var arguments: [Argument]
    var member: Member
    var owner: TypeSymbol
  }
}

/// Presenters of the app's own that keep what they are handed, `presenter.present { MenuView() }`, until somebody shows that:
/// `.sheet(isPresented: $isShown) { presenter.pages.last }`.
extension Program {
  /// Where a function keeps content that it is handed, be it by way of another function.
  func contentKept(by member: Member, of symbol: TypeSymbol) -> StatePath? {
    let key = ObjectIdentifier(member)
    if let known = contentKeepers.kept[key] { return known }
    contentKeepers.kept[key] = .some(nil)
    let kept = member.declaration.kind == .function && !symbol.isView ? find(member, symbol) : nil
    contentKeepers.kept[key] = .some(kept)
    return kept
  }

  private func find(_ member: Member, _ symbol: TypeSymbol) -> StatePath? {
    var names = Set(
      member.declaration.parameters.filter(member.declaration.takesView).map(\.name))
    guard !names.isEmpty, let body = member.declaration.body else { return nil }
    // `let page = Page { AnyView(content()) }`
    body.visitStatements { statement in
      if case .declaration(let local) = statement, local.value?.mentionsDeep(names) == true {
        names.insert(local.name)
      }
    }
    func stored(_ target: Expression) -> StatePath? {
      guard let name = target.ownRoot, symbol.property(name)?.isStored == true else { return nil }
      return StatePath(owner: symbol, property: name)
    }
    var kept: StatePath?
    body.visit { expression in
      if kept != nil { return }
      switch expression {
      case .assignment(let target, let value, _) where value.mentionsDeep(names):
        kept = stored(target)
      case .call(let callee, let arguments, _)
      where arguments.contains { $0.value.mentionsDeep(names) }:
        if case .member(let list?, let name, _) = callee, Self.adding.contains(name) {
          kept = stored(list)
        }
        kept =
          kept
          ?? function(calledBy: callee, arguments, in: member, of: symbol).flatMap {
            contentKept(by: $0.member, of: $0.owner)
          }
      default: break
      }
    }
    return kept
  }

  private static let adding: Set<String> = ["append", "insert", "push", "enqueue"]

  /// Whether a function makes content for such a presenter, be it by way of another function: whoever calls it leads there.
  func handsContentOver(_ member: Member, of symbol: TypeSymbol) -> Bool {
    let key = ObjectIdentifier(member)
    if let known = contentKeepers.givers[key] { return known }
    contentKeepers.givers[key] = false
    let gives =
      (member.declaration.body ?? []).firstCall { callee, arguments -> Bool? in
        guard let name = callee.lastWord, namesOfKeepers.contains(name) || callee.ownName != nil,
          let called = function(calledBy: callee, arguments, in: member, of: symbol)
        else { return nil }
        let isHanded = arguments.contains(where: \.isClosure)
        if isHanded, contentKept(by: called.member, of: called.owner) != nil { return true }
        return handsContentOver(called.member, of: called.owner) ? true : nil
      } == true
    contentKeepers.givers[key] = gives
    return gives
  }

  /// What the functions of such presenters are called.
  private var namesOfKeepers: Set<String> {
    if let names = contentKeepers.names { return names }
    var names: Set<String> = []
    for symbol in types where !symbol.isView && symbol.kind != .protocol {
      let functions = symbol.members.filter { $0.declaration.kind == .function }
      if functions.contains(where: { contentKept(by: $0, of: symbol) != nil }) {
        names.formUnion(functions.map(\.name))
      }
    }
    contentKeepers.names = names
    return names
  }

  /// The function of an object that a call in another function means.
  private func function(
    calledBy callee: Expression, _ arguments: [Argument], in member: Member, of symbol: TypeSymbol
  ) -> (member: Member, owner: TypeSymbol)? {
    let evaluator = Evaluator(program: self)
    guard let name = callee.lastWord else { return nil }
    let owner: TypeSymbol?
    switch callee {
    case .name, .member(.name("self", _)?, _, _): owner = symbol
    case .member(let base?, _, _):
      owner =
        evaluator.evaluate(base, in: Environment(of: member, in: symbol, self)).type.unwrapped
        .ownSymbol
    default: owner = nil
    }
    guard let owner, !owner.isView, let function = evaluator.method(name, of: owner, arguments)
    else { return nil }
    return (function, owner)
  }
}

extension Program {
  /// How code presents what is kept so; `nil` where none is seen to do that, or each in another way.
  func presentation(of kept: StatePath) -> Presentation? {
    if let known = contentKeepers.presentations[kept] { return known }
    let readers = kept.owner.members.filter { member in
      (member.declaration.kind == .variable || member.declaration.type != nil)
        && !member.isStored && member.reads(kept.property)
    }
    let names = Set([kept.property] + readers.map(\.name))
    let evaluator = Evaluator(program: self)
    var found: Set<Presentation> = []
    for call in presentingCalls {
      let scope = Environment(of: call.member, in: call.owner, self)
      for argument in call.arguments where !found.contains(call.presentation) {
        argument.value.visit { part in
          guard case .member(let base?, let name, _) = part, names.contains(name),
            evaluator.evaluate(base, in: scope).type.unwrapped.ownSymbol === kept.owner
          else { return }
          found.insert(call.presentation)
        }
      }
    }
    let presentation = found.count == 1 ? found.first : nil
    contentKeepers.presentations[kept] = .some(presentation)
    return presentation
  }

  private var presentingCalls: [ContentKeepers.PresentingCall] {
    if let known = contentKeepers.presenting { return known }
    var calls: [ContentKeepers.PresentingCall] = []
    for symbol in types where symbol.isView {
      for member in symbol.members {
        (member.declaration.body ?? []).visit { expression in
          guard case .call(.member(_, let name, _), let arguments, _) = expression,
            let presentation = Dialects.presentations[name]
          else { return }
          calls.append(
            .init(
              presentation: presentation, arguments: arguments, member: member, owner: symbol))
        }
      }
    }
    contentKeepers.presenting = calls
    return calls
  }
}

extension ViewWalk {
  /// Where the function keeps the content that an action hands it.
  func contentKept(by call: Call) -> StatePath? {
    function(calledBy: call).flatMap { program.contentKept(by: $0.member, of: $0.owner) }
  }

  /// Whether a call's function hands content to somebody who keeps it.
  func handsContentOver(_ call: Call) -> Bool {
    function(calledBy: call).map { program.handsContentOver($0.member, of: $0.owner) } == true
  }

  /// Whether such a function, of the type whose code is walked, is called: `present { MenuView() }`.
  func isOwnTaker(_ call: Call) -> Bool {
    guard isInEvent, isViewsCode, call.hasClosure, let scope = environment.scope, !scope.isView
    else { return false }
    return contentKept(by: call) != nil
  }

  /// Whether a closure that an action hands an object is done later, and makes nothing to be shown: `terms.ask { … }`.
  func isDeed(_ closure: Closure, handedTo call: Call) -> Bool {
    guard let function = function(calledBy: call)?.member.declaration else { return false }
    return function.matched(call.arguments).contains { parameter, argument in
      argument.value == .closure(closure) && parameter.type.givesNothing
    }
  }

  private func function(calledBy call: Call) -> (member: Member, owner: TypeSymbol)? {
    guard let name = call.callee.lastWord else { return nil }
    let owner: TypeSymbol? =
      switch call.callee {
      case .name: environment.scope
      case .member(let base?, _, _): evaluate(base).type.unwrapped.ownSymbol
      default: nil
      }
    guard let owner, let member = method(name, of: owner, call.arguments) else { return nil }
    return (member, owner)
  }
}

extension Declaration {
  /// Whether a function is given a view in a parameter, or what makes one.
  func takesView(_ parameter: Parameter) -> Bool {
    var type = parameter.type
    while type.name == TypeReference.function || type.name == "Optional",
      let inner = type.arguments.last
    {
      type = inner
    }
    return parameter.attributes.contains { $0.name.hasSuffix("Builder") } || isView(type)
  }
}

extension Expression {
  /// Whether one of some names stands in it, however deep.
  func mentionsDeep(_ names: Set<String>) -> Bool {
    var isFound = false
    visit { if case .name(let name, _) = $0, names.contains(name) { isFound = true } }
    return isFound
  }

  /// The own property that an expression begins with: `pages` of `self.pages[0].content`.
  fileprivate var ownRoot: String? {
    switch self {
    case .name(let name, _), .member(.name("self", _)?, let name, _): name
    case .member(let base?, _, _), .element(let base, _), .conditional(_, let base): base.ownRoot
    default: nil
    }
  }
}
