/// An element of a list that is written out, with what is known where it stands.
struct ListedElement {
  var value: Expression
  var environment: Environment
}

extension Evaluator {
  /// An element of a list, whichever it is: of an enum one of the cases, where the code lists these.
  func element(of list: Expression, in environment: Environment) -> Denotation {
    var element = Denotation(type: evaluate(list, in: environment).type.element)
    guard let symbol = element.type.ownSymbol, symbol.isEnumerated,
      let listed = elements(of: list, in: environment)
    else { return element }
    let cases = listed.map { evaluate($0.value, in: $0.environment).caseName }
    if cases.allSatisfy({ $0.map(symbol.hasCase) == true }) {
      element.caseChoices = cases.compactMap(\.self).distinct
    }
    return element
  }
}

/// Lists that code writes out: `[.home, .mail]`, `Section.shown`, where that is `static let shown = [Section.home, .mail]`.
extension Evaluator {
  /// All that a list may hold; nothing where anything could be added or left out, or where it is not known at all.
  ///
  /// - Parameter isFirst: Whether it is enough to know what a variable holds at first, whatever comes later.
  func elements(
    of list: Expression, in environment: Environment, isFirst: Bool = false, depth: Int = 0
  ) -> [ListedElement]? {
    guard depth < Self.listDepth else { return nil }
    switch list {
    case .array(let values):
      return values.map { ListedElement(value: $0, environment: environment) }
    case .infix(let first, "..<", let last): return numbers(from: first, to: last, 0)
    case .infix(let first, "...", let last): return numbers(from: first, to: last, 1)
    case .member(let list?, "indices", _):
      let elements = elements(of: list, in: environment, isFirst: isFirst, depth: depth + 1)
      return elements.map { Self.numbers(0..<$0.count) }
    case .infix(let first, "+", let second):
      guard let first = elements(of: first, in: environment, isFirst: isFirst, depth: depth + 1),
        let second = elements(of: second, in: environment, isFirst: isFirst, depth: depth + 1)
      else { return nil }
      return first + second
    case .choice(_, let first, let second):
      guard let first = elements(of: first, in: environment, isFirst: isFirst, depth: depth + 1),
        let second = elements(of: second, in: environment, isFirst: isFirst, depth: depth + 1)
      else { return nil }
      return first + second
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      guard environment.local(name, self) == nil else { return nil }
      return elements(
        keptAs: name, by: environment.scope, seenFrom: environment.file, isStatic: nil, isFirst,
        depth)
    case .member(let base?, let name, _):
      if case .name(let own, _) = base,
        let (closure, outer) = environment.local("\(own).\(name)", self)?.closure,
        let kept = closure.body.first?.expression
      {
        return elements(of: kept, in: outer, isFirst: isFirst, depth: depth + 1)
      }
      let owner = evaluate(base, in: environment)
      if case .meta(let type) = owner.type {
        return elements(
          keptAs: name, by: type.ownSymbol, seenFrom: environment.file, isStatic: true, isFirst,
          depth)
      }
      return elements(
        keptAs: name, by: owner.type.ownSymbol, seenFrom: environment.file, isStatic: false,
        isFirst,
        depth)
    default: return nil
    }
  }

  /// The numbers that a range written out holds, as many as there may be of what code makes one by one.
  private func numbers(
    from first: Expression, to last: Expression, _ beyond: Int
  ) -> [ListedElement]? {
    guard case .number(let lower) = first, case .number(let upper) = last,
      let lower = Int(lower), let upper = Int(upper), lower <= upper,
      upper - lower < Self.rangeLimit
    else { return nil }
    return Self.numbers(lower..<upper + beyond)
  }

  static func numbers(_ range: Range<Int>) -> [ListedElement] {
    range.map {
      ListedElement(value: .number(String($0)), environment: Environment(scope: nil, file: 0))
    }
  }

  /// Longer ranges count rows, and no pages.
  private static let rangeLimit = 32

  /// So many lists are followed that are made of each other; more is a loop.
  private static let listDepth = 8

  private func elements(
    keptAs name: String, by owner: TypeSymbol?, seenFrom file: Int, isStatic: Bool?,
    _ isFirst: Bool, _ depth: Int
  ) -> [ListedElement]? {
    let own = owner?.members(named: name).first {
      $0.declaration.kind == .variable && (isStatic == nil || $0.isStatic == isStatic)
    }
    let mayBeGlobal = owner == nil || isStatic == nil
    guard let member = own ?? (mayBeGlobal ? program.global(name, seenFrom: file) : nil) else {
      return nil
    }
    let inner = Environment(scope: own == nil ? nil : owner, file: member.file)
    if let body = member.declaration.body {
      // What a body first puts into a variable, it may change.
      let isPlain = body.allSatisfy { if case .declaration = $0 { false } else { true } }
      let given = isPlain ? self.given(by: body, in: inner, depth) : []
      let lists = given.map { elements(of: $0, in: inner, isFirst: isFirst, depth: depth + 1) }
      if lists.isEmpty || lists.contains(where: { $0 == nil }) { return nil }
      return lists.flatMap { $0 ?? [] }
    }
    guard isFirst || member.declaration.isConstant, let value = member.declaration.value else {
      return nil
    }
    return elements(of: value, in: inner, isFirst: isFirst, depth: depth + 1)
  }

  /// The cases that a list of an enum's may hold, in the order of the list.
  func cases(
    listedBy list: Expression, of symbol: TypeSymbol, in environment: Environment
  ) -> [String]? {
    guard let elements = elements(of: list, in: environment) else { return nil }
    var names: [String] = []
    for element in elements {
      let evaluated = evaluate(element.value, in: element.environment).caseName
      guard let name = evaluated, symbol.hasCase(name) else { return nil }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
