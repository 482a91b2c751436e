import PortolanModel

/// Content that an action hands to somebody of the app's own, who shows it in a way of his own: `panels.open { EditorView() }`.
extension ViewWalk {
  /// Walks a closure that code hands on when something happens. The view that it makes, whoever takes it shows in a way of its own:
  /// `Button("New") { panels.open { EditorView() } }`.
  mutating func walk(_ closure: Closure, handedTo call: Call) {
    guard let name = call.callee.lastWord else { return }
    walkLater { walk in
      walk.show(handedTo: name, at: call.position) { $0.walk(content: .closure(closure)) }
    }
  }

  /// Whether what is called is somebody of the app's own who may show what he is handed: an object, or an action that a view keeps.
  func isTaker(_ callee: Expression) -> Bool {
    switch callee {
    case .name(let name, _):
      return environment.local(name, evaluator) == nil && environment.scope?.property(name) != nil
    case .member(let base?, let name, _):
      let type = evaluate(base).type.unwrapped
      guard let symbol = type.symbol, !type.holdsMany else { return false }
      return !symbol.isView && !CodeNames.runs(name)
    default: return false
    }
  }

  /// The function that an action calls with a closure, while its code is followed: where nothing else is seen to show what the closure
  /// makes, the function does in a way of its own.
  func taker(handedBy call: Call) -> String? {
    if handedTo != nil || !isInEvent || action == nil || !call.hasClosure { return handedTo }
    return call.callee.lastWord
  }

  /// Walks content that a function was handed.
  mutating func showing(
    contentHandedAt position: Position, _ work: (inout ViewWalk) -> Void
  ) {
    guard let handedTo, region === action, isViewsCode else { return work(&self) }
    show(handedTo: handedTo, at: position, work)
  }

  private mutating func show(
    handedTo name: String, at position: Position, _ work: (inout ViewWalk) -> Void
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
    links.append(
      LinkSite(
        form: name, presentation: Dialects.presentations[name] ?? .custom(name), host: host,
        region: shown, location: location(position), surroundings: surroundings,
        condition: condition, isInBranch: !arms.isEmpty))
  }
}
