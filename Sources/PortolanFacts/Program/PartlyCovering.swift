extension Program {
  /// Whether a modifier of the app's own can be followed to nothing but plain views that lie over or behind a part of what it modifies:
  /// a toast, a banner. What dims, disables or covers the rest shows one thing at a time, and so may what can't be followed.
  func laysOverPart(_ modifier: Member) -> Bool {
    let key = ObjectIdentifier(modifier)
    if let known = partlyCovering[key] { return known }
    partlyCovering[key] = false
    let laysOver = LaidOver(program: self, scope: nil).isPart(of: modifier)
    partlyCovering[key] = laysOver
    return laysOver
  }
}

/// What the code of a modifier lays over what it modifies.
private struct LaidOver {
  let program: Program
  /// The modifier or the view whose code it is.
  let scope: TypeSymbol?
  var depth = 0

  func isPart(of member: Member) -> Bool {
    guard depth < 8, let body = member.declaration.body,
      let shown = Evaluator(program: program).returned(body)
    else { return false }
    return isPart(shown, of: member)
  }

  /// Whether a chain of modifiers lays something over its beginning, and nothing that covers it all.
  private func isPart(_ shown: Expression, of member: Member) -> Bool {
    var (current, laysOver) = (shown, false)
    while true {
      switch current {
      case .call(.member(let base?, let name, _), let arguments, _):
        guard let lays = lays(name, arguments, of: member) else { return false }
        laysOver = laysOver || lays
        current = base
      case .call(.name(let name, _), let arguments, _):
        guard let lays = lays(name, arguments, of: member) else { return false }
        return laysOver || lays
      case .name, .member: return laysOver
      default: return false
      }
    }
  }

  /// Whether a link of the chain lays something over the rest; `nil` where it covers all, or may do anything.
  private func lays(_ name: String, _ arguments: [Argument], of member: Member) -> Bool? {
    switch name {
    case "overlay", "background", "safeAreaInset", "ZStack", "VStack":
      return arguments.allSatisfy { isPlain($0.value, in: member.file) } ? true : nil
    case "modifier":
      guard case .call(.name(let type, _), _, _)? = arguments.first?.value,
        let symbol = program.type(named: type, in: scope, file: member.file),
        let body = symbol.members(named: "body").first
      else { return nil }
      let inner = LaidOver(program: program, scope: symbol, depth: depth + 1)
      return inner.isPart(of: body) ? true : nil
    case "disabled", "blur", "allowsHitTesting": return nil
    case let name where Dialects.presentations[name] != nil: return nil
    case let name where !program.members(name, of: "View").isEmpty:
      return isLaid(by: program.members(name, of: "View"), arguments, of: member) ? true : nil
    default: return false
    }
  }

  /// Whether what is called is a modifier of the app's own that lays something over the rest, as the call may mean it, and is handed
  /// nothing that covers it.
  private func isLaid(
    by modifiers: [Member], _ arguments: [Argument], of member: Member
  ) -> Bool {
    let meant = modifiers.filter { $0.declaration.accepts(arguments) }
    return !meant.isEmpty
      && meant.allSatisfy { modifier in
        modifier !== member
          && LaidOver(program: program, scope: nil, depth: depth + 1).isPart(of: modifier)
      }
      && arguments.allSatisfy { isPlain($0.value, in: member.file) }
  }

  // MARK: - What lies over

  private func isPlain(_ expression: Expression, in file: Int) -> Bool {
    switch expression {
    case .closure(let closure): return isPlain(closure.body, in: file)
    case .call(let callee, let arguments, _):
      switch callee {
      case .member(let base?, let name, _):
        if Self.covering.contains(name) || Dialects.presentations[name] != nil {
          return false
        }
        if base.isOwn, let own = scope?.members(named: name).first { return isPlain(own) }
        // What a modifier does to plain views changes none of that, but for what it lays over them.
        return isPlain(base, in: file)
          && arguments.allSatisfy { !$0.isContent(of: name) || isPlain($0.value, in: file) }
      case .name(let name, _):
        if let own = scope?.members(named: name).first { return isPlain(own) }
        if let view = program.type(named: name, in: scope, file: file) {
          return isPlain(view)
        }
        return isPlain(name)
          && (PlainViews.acting.contains(name)
            || arguments.allSatisfy { isPlain($0.value, in: file) })
      default: return true
      }
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      if let own = scope?.property(name) { return own.isStored || isPlain(own) }
      return isPlain(name) || program.type(named: name, in: scope, file: file) != nil
    case .member(let base?, _, _): return isPlain(base, in: file)
    case .choice(_, let first, let second):
      return isPlain(first, in: file) && isPlain(second, in: file)
    case .conditional(_, let inner): return isPlain(inner, in: file)
    case .statement(let statement): return isPlain([statement], in: file)
    default: return true
    }
  }

  private func isPlain(_ body: [Statement], in file: Int) -> Bool {
    body.allSatisfy { statement in
      switch statement {
      case .expression(let expression), .return(let expression?):
        !expression.dims && isPlain(expression, in: file)
      case .if(_, let then, let other): isPlain(then, in: file) && isPlain(other, in: file)
      case .switch(_, let cases, _): cases.allSatisfy { isPlain($0.body, in: file) }
      case .for(_, _, let body), .block(let body), .conditional(_, let body):
        isPlain(body, in: file)
      case .guard, .declaration, .return: true
      }
    }
  }

  /// A property or a function of the scope's own that gives back a view.
  private func isPlain(_ member: Member) -> Bool {
    guard depth < 8 else { return false }
    guard member.declaration.givesView else { return true }
    return LaidOver(program: program, scope: scope, depth: depth + 1)
      .isPlain(member.declaration.body ?? [], in: member.file)
  }

  private func isPlain(_ view: TypeSymbol) -> Bool {
    guard depth < 8, view.isView, !view.wrapsContent, let body = view.property("body") else {
      return !view.isView
    }
    return LaidOver(program: program, scope: view, depth: depth + 1).isPlain(body)
  }

  /// Whether it is known what something of the system's shows.
  private func isPlain(_ name: String) -> Bool {
    PlainViews.showing.contains(name) || PlainViews.acting.contains(name)
      || PlainViews.values.contains(name) || name.first?.isLowercase == true
  }

  private static let covering: Set<String> = ["ignoresSafeArea", "edgesIgnoringSafeArea"]
}

extension Argument {
  /// Whether it is a view that a modifier lays over others.
  fileprivate func isContent(of modifier: String) -> Bool {
    PlainViews.modifiers.contains(modifier)
  }
}

extension Expression {
  fileprivate var isOwn: Bool { if case .name("self", _) = self { true } else { false } }

  /// Whether a view is a stretch of colour, as lies between a dialog and what it keeps from being touched.
  fileprivate var dims: Bool {
    switch self {
    case .call(.member(_, "frame", _), let arguments, _)
    where arguments.contains { $0.label == "height" }:
      false
    case .call(.member(let base?, _, _), _, _), .member(let base?, _, _): base.dims
    case .call(.name(let name, _), _, _): ["Rectangle", "Color"].contains(name)
    case .name(let name, _): name == "Color"
    default: false
    }
  }
}
