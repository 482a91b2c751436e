import PortolanModel

/// Conditions of `#if`, as declarations and calls keep them: `os(iOS) && !(DEBUG)`.
enum Branches {
  /// The condition of what stands under each of several: none where one of them always holds, as in both branches of an `#if`; else
  /// the first.
  static func merged(_ conditions: [String?]) -> String? {
    guard conditions.allSatisfy({ $0 != nil }) else { return nil }
    let written = conditions.compactMap { $0 }
    let branches = written.map { BuildCondition.conjuncts(of: $0).map(Part.init) }
    let names = Set(branches.flatMap { $0.flatMap(\.names) }).sorted()
    guard !names.isEmpty, names.count < 8 else { return written.first }
    let isAlways = (0..<1 << names.count).allSatisfy { values in
      let set = Set(names.indices.filter { values & 1 << $0 != 0 }.map { names[$0] })
      return branches.contains { branch in branch.allSatisfy { $0.holds(set) } }
    }
    return isAlways ? nil : written.first
  }

  /// The condition of what is there where any of several holds; none where one of them always does.
  static func either(_ conditions: [String?]) -> String? {
    guard let first = merged(conditions) else { return nil }
    var seen: Set<String> = []
    let written = conditions.compactMap { $0 }.filter { seen.insert($0).inserted }
    if written.count < 2 { return first }
    let all = AlternativeConditions(written).simplified
    if all.count < 2 { return all.first ?? first }
    return all.map { BuildCondition.conjuncts(of: $0).count > 1 ? "(\($0))" : $0 }.joined(
      separator: " || ")
  }

  /// The condition of what stands in a branch within another.
  static func both(_ outer: String?, _ inner: String?) -> String? {
    guard let outer, let inner else { return outer ?? inner }
    let around = BuildCondition.conjuncts(of: outer).map(grouped)
    // An `#else` is written otherwise than what asks for the same: `!(DEBUG)`, `!DEBUG`.
    let known = Set(around.map(Asked.init))
    let own = BuildCondition.conjuncts(of: inner).map(grouped)
      .filter { !known.contains(Asked($0)) }
    return own.isEmpty ? outer : JoinedConditions(around + own).text
  }

  /// What is joined by `||` in parentheses, as it stands among other conditions.
  private static func grouped(_ condition: String) -> String {
    let plain = condition[...].withoutOuterParentheses
    return plain.contains("||") && plain.hasDisjunction ? "(\(plain))" : condition
  }

  /// Whether of code under some conditions no two pieces are ever compiled together.
  static func areApart(_ conditions: [String]) -> Bool {
    conditions.indices.allSatisfy { number in
      conditions[..<number].allSatisfy { exclude([$0, conditions[number]]) }
    }
  }

  /// The branches of an `#if` with which some statements begin: of which no two are ever compiled together.
  static func together(
    _ statements: ArraySlice<Statement>
  ) -> [(condition: String, body: [Statement])] {
    var found: [(condition: String, body: [Statement])] = []
    for statement in statements {
      guard case .conditional(let condition, let body) = statement,
        found.allSatisfy({ exclude([$0.condition, condition]) })
      else { break }
      found.append((condition, body))
    }
    return found
  }

  /// The same with all that comes after in each of them, where that uses what the branches declare:
  /// `#if os(iOS) let page = … #else let page = … #endif`.
  static func continued(
    _ statements: ArraySlice<Statement>
  ) -> [(condition: String, body: [Statement])]? {
    guard case .conditional? = statements.first else { return nil }
    let branches = together(statements)
    let rest = statements.dropFirst(branches.count)
    guard branches.count > 1, !rest.isEmpty, rest.count(where: \.isConditional) < mostContinued
    else { return nil }
    let names = Set(branches.flatMap { $0.body.compactMap(\.declaredVariable) })
    var areUsed = false
    if !names.isEmpty {
      Array(rest).visit { expression in
        areUsed = areUsed || expression.ownName.map(names.contains) == true
      }
    }
    return areUsed ? branches.map { ($0.condition, $0.body + rest) } : nil
  }

  /// Each makes code be walked twice; of more nobody has use.
  private static let mostContinued = 6

  /// Whether conditions can't hold together: they ask for different systems, or for something and its contrary.
  static func exclude(_ conditions: [String]) -> Bool {
    let asked = conditions.flatMap(BuildCondition.conjuncts).map(Asked.init)
    if asked.count < 2 { return false }
    var left: Set<Substring>?
    var without: Set<Substring> = []
    var names: [Substring: Bool] = [:]
    for part in asked {
      guard let systems = part.systems else {
        if names[part.text] == !part.isNegated { return true }
        names[part.text] = part.isNegated
        continue
      }
      if part.isNegated {
        without.formUnion(systems)
      } else {
        left = left?.intersection(systems) ?? systems
      }
    }
    return left?.isSubset(of: without) == true
  }

  /// One of what must hold together, without what stands around it: of `!(os(iOS))` the system, and that it is not that.
  struct Asked: Hashable {
    var text: Substring
    var isNegated = false

    init(_ text: String) {
      self.text = text[...]
      while true {
        if self.text.hasPrefix("!") {
          isNegated.toggle()
          self.text = self.text.dropFirst()
        } else if self.text.isInParentheses {
          self.text = self.text.dropFirst().dropLast()
        } else {
          break
        }
        self.text = self.text.trimmed
      }
    }

    var contrary: Self {
      var other = self
      other.isNegated.toggle()
      return other
    }

    /// The systems of which it asks for one: `os(iOS) || os(tvOS)`.
    var systems: Set<Substring>? {
      let parts = text.split(separator: "|").map(\.trimmed)
      let areSystems = parts.allSatisfy { part in
        part.hasPrefix("os(") && part.firstIndex(of: ")") == part.indices.last
      }
      return areSystems && !parts.isEmpty ? Set(parts) : nil
    }
  }

  /// One of what must hold together: a name, or that several names do not all hold.
  private struct Part {
    var names: [String]
    var isNegated = false

    init(_ text: String) {
      let plain = text[...].isInParentheses ? String(text.dropFirst().dropLast()) : text
      if plain.hasPrefix("!("), plain.hasSuffix(")") {
        names = BuildCondition.conjuncts(of: String(plain.dropFirst(2).dropLast()))
        isNegated = true
      } else if plain.hasPrefix("!") {
        names = [String(plain.dropFirst())]
        isNegated = true
      } else {
        names = [plain]
      }
    }

    func holds(_ set: Set<String>) -> Bool { names.allSatisfy(set.contains) != isNegated }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let tail = drop { $0 == " " }
    return tail.lastIndex { $0 != " " }.map { tail[...$0] } ?? tail
  }

  var withoutOuterParentheses: Substring {
    isInParentheses ? dropFirst().dropLast() : self
  }

  /// Whether it has an `||` that stands in no parentheses.
  fileprivate var hasDisjunction: Bool {
    var level = 0
    for character in self {
      if character == "|", level == 0 { return true }
      if character == "(" { level += 1 }
      if character == ")" { level -= 1 }
    }
    return false
  }

  /// Whether one pair of parentheses stands around all of it.
  fileprivate var isInParentheses: Bool {
    guard first == "(", last == ")" else { return false }
    var level = 0
    for (place, character) in zip(indices, self) {
      if character == "(" { level += 1 }
      if character == ")" { level -= 1 }
      if level == 0 { return place == indices.last }
    }
    return false
  }
}

extension Statement {
  fileprivate var isConditional: Bool {
    if case .conditional = self { true } else { false }
  }

  fileprivate var declaredVariable: String? {
    if case .declaration(let declaration) = self, declaration.kind == .variable {
      declaration.name
    } else {
      nil
    }
  }
}
