extension Expression {
  /// What a closure may be hooked up to that is assigned to a member of it: `model` of `model.onEdit = { … }`.
  var assignedSubjects: [Expression] { subjects(isAsked: false) }

  /// The same of a closure that a function of it is called with: `model` of `model.events.sink { … }`. What the object itself is told to
  /// do is no hook: `list.hide { … }`, `model.load().sink { … }`.
  var calledSubjects: [Expression] { subjects(isAsked: true) }

  private func subjects(isAsked: Bool) -> [Expression] {
    let own = isAsked ? [] : [self]
    switch self {
    case .member(let base?, _, _): return own + base.subjects(isAsked: false)
    case .call(.member(let base?, _, _), _, _): return own + base.subjects(isAsked: true)
    case .name: return own
    default: return []
    }
  }
}
