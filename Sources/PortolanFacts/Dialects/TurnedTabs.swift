/// What a `TabView` shows that is told to be pages: `.tabViewStyle(.page)`.
extension TabCall {
  /// Pages that nobody selects, pages of data, and those that are only counted lead nowhere: they are shown in place of each other.
  func turnPages(_ bound: Denotation?, _ walk: inout ViewWalk) -> Bool {
    let pages = contents.flatMap { content -> [Statement] in
      if case .closure(let closure) = content.value { closure.body } else { [] }
    }
    guard !pages.isEmpty, bound.map({ areTurned(pages, by: $0, walk) }) != false else {
      return false
    }
    let saved = walk.environment
    let fork = walk.forks.fork(pages.count)
    for (number, page) in pages.enumerated() {
      walk.walk(arm: number + 1, of: fork) { $0.walk(page) }
    }
    walk.environment = saved
    return true
  }

  /// Whether pages that are selected all come from data, whatever says which is seen, or have nothing but numbers.
  private func areTurned(_ pages: [Statement], by bound: Denotation, _ walk: ViewWalk) -> Bool {
    let pages = pages.flatMap(\.pages)
    let loops = pages.compactMap { page -> [Argument]? in
      guard let made = page.expression?.construction, made.name == "ForEach" else { return nil }
      return made.arguments
    }
    guard loops.count == pages.count else {
      return bound.type.unwrapped.isInt && pages.allSatisfy { isNumbered($0, walk) }
    }
    return bound.type.unwrapped.ownSymbol?.kind != .enum
      || loops.allSatisfy { isOfData($0.first?.value, walk) }
  }

  /// Whether a page has a number, if any: one with a name, `.tag(Page.news.rawValue)`, is a tab.
  private func isNumbered(_ page: Statement, _ walk: ViewWalk) -> Bool {
    guard let expression = page.expression, expression.construction?.name != "ForEach" else {
      return page.expression != nil
    }
    return tag(of: expression, walk).map { Int($0) != nil } != false
  }

  /// Whether a loop is over values that are no enum's cases, and not written out in the code.
  private func isOfData(_ list: Expression?, _ walk: ViewWalk) -> Bool {
    guard let list, let element = walk.evaluate(list.madeFrom).type.element.ownSymbol else {
      return false
    }
    return element.kind != .enum
      && walk.evaluator.elements(of: list, in: walk.environment)?.isEmpty != false
  }
}

extension Statement {
  /// The pages among it, some of which are there only at times: `if isReady { DonePage() }`.
  fileprivate var pages: [Statement] {
    switch self {
    case .if(_, let then, let other): (then + other).flatMap(\.pages)
    case .switch(_, let cases, _): cases.flatMap(\.body).flatMap(\.pages)
    case .conditional(_, let body), .block(let body): body.flatMap(\.pages)
    default: [self]
    }
  }
}

extension ResolvedType {
  fileprivate var isInt: Bool {
    if case .foreign(let type) = self { type.lastName == "Int" } else { false }
  }
}
