/// The condition of an `#if`, as far as it says that two pieces of code are never compiled together: `os(tvOS)` and `!(os(tvOS))`.
struct BuildCondition {
  private let formula: Formula

  /// What is compiled: for which system, and which other conditions hold.
  struct Build {
    fileprivate var system: String
    fileprivate var others: Set<String>
  }

  private indirect enum Formula {
    case system(String)
    case other(String)
    case not(Formula)
    case and(Formula, Formula)
    case or(Formula, Formula)
  }

  /// `nil` for what is no condition.
  init?(_ text: String) {
    var parser = Parser(text: Array(text.utf8))
    guard let formula = parser.formula(0), parser.isAtEnd else { return nil }
    self.formula = formula
  }

  func holds(in build: Build) -> Bool { Self.holds(formula, build) }

  /// Every way to compile some conditions that may make a difference to them, the phone's first.
  static func builds(for conditions: [BuildCondition]) -> [Build] {
    var systems: [String] = ["iOS"]
    var others: Set<String> = []
    for condition in conditions {
      collect(condition.formula) { system in
        if !systems.contains(system) { systems.append(system) }
      } other: {
        others.insert($0)
      }
    }
    // A system of which none of them speaks.
    systems.append("")
    // What so many conditions say together, nobody needs to know.
    let names = others.sorted().prefix(6)
    return systems.flatMap { system in
      (0..<(1 << names.count)).map { bits in
        let held = names.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
        return Build(system: system, others: Set(held).union(others.subtracting(names)))
      }
    }
  }

  private static func holds(_ formula: Formula, _ build: Build) -> Bool {
    switch formula {
    case .system(let name): name == build.system
    case .other(let name): build.others.contains(name)
    case .not(let inner): !holds(inner, build)
    case .and(let one, let other): holds(one, build) && holds(other, build)
    case .or(let one, let other): holds(one, build) || holds(other, build)
    }
  }

  private static func collect(
    _ formula: Formula, system: (String) -> Void, other: (String) -> Void
  ) {
    switch formula {
    case .system(let name): system(name)
    case .other(let name): other(name)
    case .not(let inner): collect(inner, system: system, other: other)
    case .and(let one, let two), .or(let one, let two):
      collect(one, system: system, other: other)
      collect(two, system: system, other: other)
    }
  }

  /// Reads `||` of `&&` of what may be negated or stand in parentheses; names are what is left.
  private struct Parser {
    let text: [UInt8]
    var position = 0

    var isAtEnd: Bool {
      mutating get {
        skipSpaces()
        return position == text.count
      }
    }

    mutating func formula(_ depth: Int) -> Formula? {
      guard depth < 32, var found = conjunction(depth) else { return nil }
      while skip("||") {
        guard let next = conjunction(depth) else { return nil }
        found = .or(found, next)
      }
      return found
    }

    private mutating func conjunction(_ depth: Int) -> Formula? {
      guard var found = term(depth) else { return nil }
      while skip("&&") {
        guard let next = term(depth) else { return nil }
        found = .and(found, next)
      }
      return found
    }

    private mutating func term(_ depth: Int) -> Formula? {
      if depth > 32 { return nil }
      if skip("!") { return term(depth + 1).map { .not($0) } }
      if skip("(") {
        guard let inner = formula(depth + 1), skip(")") else { return nil }
        return inner
      }
      return name()
    }

    /// `DEBUG`, `os(iOS)`, `swift(>=6.0)`.
    private mutating func name() -> Formula? {
      skipSpaces()
      let start = position
      while position < text.count, !" ()&|!".utf8.contains(text[position]) { position += 1 }
      guard start < position else { return nil }
      let name = String(decoding: text[start..<position], as: UTF8.self)
      guard skip("(") else { return .other(name) }
      let inner = position
      while position < text.count, text[position] != UInt8(ascii: ")") { position += 1 }
      let argument = String(decoding: text[inner..<position].filter { $0 != 0x20 }, as: UTF8.self)
      guard skip(")") else { return nil }
      return name == "os" ? .system(argument) : .other("\(name)(\(argument))")
    }

    private mutating func skipSpaces() {
      while position < text.count, text[position] == 0x20 { position += 1 }
    }

    private mutating func skip(_ token: String) -> Bool {
      skipSpaces()
      guard text[position...].starts(with: token.utf8) else { return false }
      position += token.utf8.count
      return true
    }
  }
}

extension Screen {
  /// The slots that present from the screen itself and may be there together: of those that are compiled for different systems, for one
  /// of these, that with most of them.
  package var presentingTogether: [Slot] { together(slots.filter(\.presentsFromScreen)) }

  /// The same of the slots that are presented in the content of one destination, for each that has several.
  package var presentingWithin: [[Slot]] {
    var outer: [Slot.Within] = []
    for slot in slots {
      for within in slot.allWithin where !outer.contains(within) { outer.append(within) }
    }
    // What two destinations' contents present alike is told once.
    var seen: Set<[String]> = []
    return outer.map(presenting)
      .filter { $0.count > 1 && seen.insert($0.map(\.name)).inserted }
  }

  /// The same of those that are presented in the content of one destination.
  package func presenting(within outer: Slot.Within) -> [Slot] {
    together(slots.filter { $0.presents && $0.allWithin.contains(outer) })
  }

  private func together(_ all: [Slot]) -> [Slot] {
    let conditions = all.map(\.buildConditions)
    if conditions.allSatisfy(\.isEmpty) || all.count < 2 { return all }
    var most: [Slot] = []
    for build in BuildCondition.builds(for: conditions.flatMap { $0.flatMap { $0 } }) {
      let found = zip(all, conditions).filter { _, each in
        each.allSatisfy { any in any.contains { $0.holds(in: build) } }
      }
      if found.count > most.count { most = found.map(\.0) }
    }
    return most
  }
}

extension Slot {
  /// The conditions under which it is there, and of those under which something presents by it any; empty where it always is.
  fileprivate var buildConditions: [[BuildCondition]] {
    let uses = destinations.flatMap { $0.presentations ?? [] }.map(\.condition)
    let presented = uses.compactMap { $0.flatMap(BuildCondition.init) }
    return (condition.flatMap(BuildCondition.init).map { [[$0]] } ?? [])
      + (presented.isEmpty || presented.count < uses.count ? [] : [presented])
  }
}
