import PortolanModel

/// Content that an action hands to somebody of the app's own, who shows it in a way of his own: `panels.open { EditorView() }`.
extension ViewWalk {
  /// Walks a closure that code hands on when something happens. The view that it makes, whoever takes it shows in a way of its own:
  /// `Button("New") { panels.open { EditorView() } }`. `false` for what is no closure, or content that is handed on to nobody who is seen
  /// to keep it.
  mutating func hand(_ content: Expression, to call: Call) -> Bool {
    guard let name = call.callee.lastWord else { return false }
    let kept = contentKept(by: call)
    if case .closure(let closure) = content {
      let isDeed = isDeed(closure, handedTo: call)
      walkLater { walk in
        if isDeed { return walk.walk(content: content) }
        walk.show(handedTo: name, kept, at: call.position) { $0.walk(content: content) }
      }
      return true
    }
    // What the function was handed itself: `presenter.present(content: content)`.
    guard kept != nil, content.ownName != nil, let (closure, outer) = evaluate(content).closure
    else { return false }
    walkLater { walk in
      walk.show(handedTo: name, kept, at: call.position) { $0.walk(closure, [], in: outer) }
    }
    return true
  }

  /// Whether what is called is somebody of the app's own who may show what he is handed: an object, or an action that a view keeps.
  func isTaker(_ call: Call) -> Bool {
    switch call.callee {
    case .name(let name, _):
      return isOwnTaker(call)
        || environment.local(name, evaluator) == nil && environment.scope?.property(name) != nil
    case .member(let base?, let name, _):
      let type = evaluate(base).type.unwrapped
      guard let symbol = type.symbol, !type.holdsMany else { return false }
      return !symbol.isView && !CodeNames.runs(name) && !makesValue(around: call)
    default: return false
    }
  }

  /// Whether a static function only makes a value around what it is handed, so that whoever is given the value shows that:
  /// `Row.row(id: 1) { CrewRow() }`.
  private func makesValue(around call: Call) -> Bool {
    guard case .member(let base?, let name, _) = call.callee,
      let maker = evaluate(base).type.symbol, let member = method(name, of: maker, call.arguments),
      member.isStatic,
      let body = member.declaration.body, let made = evaluator.returned(body),
      case .call(_, let arguments, _) = made
    else { return false }
    let handed = member.declaration.matched(call.arguments).filter { $1.isClosure }.map(\.0.name)
    let type = evaluator.evaluate(made, in: Environment(of: member, in: maker, program)).type
    guard let value = type.ownSymbol, value.kind == .struct, !value.isView else { return false }
    return arguments.contains { $0.value.mentionsDeep(Set(handed)) }
  }

  /// The function that an action calls with a closure, while its code is followed: where nothing else is seen to show what the closure
  /// makes, the function does in a way of its own.
  func taker(handedBy call: Call) -> String? {
    if handedTo != nil || !isInEvent || action == nil || !call.hasClosure { return handedTo }
    // What that hands to somebody who keeps it, is told there.
    if handsContentOver(call) || makesValue(around: call) { return nil }
    return call.callee.lastWord
  }

  /// Walks content that a function was handed.
  mutating func showing(
    contentHandedAt position: Position, _ work: (inout ViewWalk) -> Void
  ) {
    guard let handedTo, region === action, isViewsCode else { return work(&self) }
    show(handedTo: handedTo, at: position, work)
  }

  /// - Parameter kept: Where the function keeps it for somebody else, if that is seen.
  private mutating func show(
    handedTo name: String, _ kept: StatePath? = nil, at position: Position,
    _ work: (inout ViewWalk) -> Void
  ) {
    let shown = Region()
    let outer = (isInEvent, handedTo)
    (isInEvent, handedTo) = (false, nil)
    with(region: shown, rows: false, list: false, work)
    (isInEvent, handedTo) = outer
    guard shown.uses.contains(where: { $0.standing == .content }) else {
      return region.absorb(shown)
    }
    region.presented.append(shown)
    let place = location(ofLink: position)
    // Code that is followed by way of a function is walked where it stands, too.
    let isKnown = links.contains { link in
      link.host === host && link.location == place
        && link.region?.firstUse?.view === shown.firstUse?.view
    }
    if isKnown { return }
    links.append(
      LinkSite(
        form: name,
        presentation: kept.flatMap(program.presentation) ?? Dialects.presentations[name]
          ?? .custom(name),
        host: host, region: shown, location: place, surroundings: surroundings,
        condition: condition, isInBranch: !arms.isEmpty))
  }
}
