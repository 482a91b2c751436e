/// Statements of a view that each show something for other values of one piece of state, and of which one at a time shows anything:
/// `if page == .inbox { … }`, and beside it `if page == .trash { … }`.
extension ViewWalk {
  /// What a statement shows for some values of a piece of state, and nothing for any other.
  private struct Part {
    var path: StatePath
    var names: [String]
    /// Of an `if`, what it asks, and what it shows then.
    var arms: [(conditions: [Condition], pattern: Expression, body: [Statement])] = []
    /// Of a `switch`, what it asks, its cases and where it stands.
    var choice: (subject: Expression, cases: [SwitchCase], position: Position)?
    /// Whether each of its arms asks for something else, too.
    var isOpen = false
  }

  /// The first of some statements together with those after it that ask for other values of the same state, as the chain of `if`s or the
  /// `switch` for which they stand; and what is left. `nil` where there are no others.
  func joined(_ statements: ArraySlice<Statement>) -> (choice: Statement, rest: [Statement])? {
    guard !isInOwnCode, !isInController, observation == nil, let first = statements.first,
      statements.dropFirst().contains(where: \.mayCompare), let part = part(first)
    else { return nil }
    var parts = [part]
    var rest: [Statement] = []
    for (number, statement) in zip(statements.indices, statements).dropFirst() {
      // What follows may mean by its names what is declared here.
      if statement.bindsNames {
        rest += statements[number...]
        break
      }
      guard let next = self.part(statement), next.path == part.path,
        next.choice == nil || parts.allSatisfy({ $0.choice == nil }),
        parts.allSatisfy({ Set($0.names).isDisjoint(with: next.names) })
      else {
        rest.append(statement)
        continue
      }
      parts.append(next)
    }
    guard parts.count > 1, !parts.allSatisfy(\.isOpen) else { return nil }
    return (choice(of: parts), rest)
  }

  private func choice(of parts: [Part]) -> Statement {
    let arms = parts.flatMap(\.arms)
    guard let (subject, cases, position) = parts.lazy.compactMap(\.choice).first else {
      let chain = arms.reversed().reduce(into: [Statement]()) { other, arm in
        other = [.if(arm.conditions, arm.body, else: other)]
      }
      return chain[0]
    }
    let further = arms.map { arm in
      SwitchCase(patterns: [arm.pattern], body: arm.body, position: position)
    }
    // What stands for any other case comes last.
    let named = cases.filter { !$0.isDefault }
    return .switch(subject, named + further + cases.filter(\.isDefault), position)
  }

  private func part(_ statement: Statement) -> Part? {
    switch statement {
    case .if: part(ofChain: statement)
    case .switch(let subject, let cases, let position): part(subject, cases, position)
    default: nil
    }
  }

  /// A chain of `if`s without a last `else`.
  private func part(ofChain statement: Statement) -> Part? {
    var part: Part?
    var next: Statement? = statement
    while let current = next {
      guard case .if(let conditions, let then, let other) = current, !then.leave,
        other.count < 2, let (_, value, name, pattern, rest) = compared(by: conditions),
        let path = value.path, part == nil || path == part?.path,
        part?.names.contains(name) != true, value.type.symbol != nil || !path.isConstant
      else { return nil }
      let isOpen = !rest.isEmpty
      let body = isOpen ? [.if(rest, then, else: [])] : then
      if part == nil { part = Part(path: path, names: [], isOpen: true) }
      part?.names.append(name)
      part?.arms.append((conditions, pattern, body))
      if !isOpen { part?.isOpen = false }
      next = other.first
    }
    return part
  }

  /// A `switch` whose `default:` shows nothing, if it has one.
  private func part(
    _ subject: Expression, _ cases: [SwitchCase], _ position: Position
  ) -> Part? {
    let value = evaluate(subject)
    guard let path = value.path, value.caseName == nil else { return nil }
    let isEnum = value.type.symbol?.kind == .enum
    var names: [String] = []
    for arm in cases {
      if arm.isDefault {
        guard arm.body.showNothing else { return nil }
        continue
      }
      for pattern in arm.patterns where pattern != .nil {
        let name =
          isEnum
          ? evaluator.caseName(pattern) : compared(by: .infix(subject, "==", pattern))?.name
        guard let name else { return nil }
        names.append(name)
      }
    }
    if names.isEmpty { return nil }
    return Part(path: path, names: names, choice: (subject, cases, position))
  }
}

extension Region {
  /// What it shows in place of each other already by the same state, for none of some names, and for no other by default.
  func choice(continuedBy other: SelectionSite, for names: [String]) -> SelectionSite? {
    selections.first { known in
      known.path == other.path && known.host === other.host && known.type === other.type
        && known.within == other.within && known.condition == other.condition
        && known.presentation == other.presentation && known.isInRows == other.isInRows
        && known.isAside == other.isAside && !names.isEmpty && !known.region.cases.isEmpty
        && known.region.byDefault?.showsPage != true && other.region.byDefault?.showsPage != true
        && known.region.cases.allSatisfy { !names.contains($0.name) }
    }
  }
}

extension Region {
  /// Whether it may show more than views of SwiftUI's own.
  fileprivate var showsPage: Bool { useCount > 0 || holdsForeign }
}

extension Statement {
  /// Whether it may show something for one value of some state.
  fileprivate var mayCompare: Bool {
    switch self {
    case .if, .switch: true
    default: false
    }
  }

  /// Whether names that follow may mean something else than before.
  fileprivate var bindsNames: Bool {
    switch self {
    case .declaration, .guard: true
    default: false
    }
  }
}

extension StatePath {
  /// Whether it is what a constant keeps.
  fileprivate var isConstant: Bool {
    owner.property(property)?.declaration.isConstant == true
  }
}
