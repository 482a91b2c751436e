/// The condition of an `#if`, as far as it says that two pieces of code are never compiled together: `os(tvOS)` and `!(os(tvOS))`.
package struct BuildCondition {
  private let formula: Formula

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

  /// Whether it holds in a build; `nil` where that depends on what is not told apart.
  func holds(in build: Build) -> Bool? { Self.holds(formula, build) }

  /// One way to compile an app, as far as conditions speak of it.
  struct Build {
    var system: String
    /// Which of the other conditions that are told apart hold, and which do not.
    var others: [String: Bool]
  }

  /// The systems and the other conditions that it names, in its order; one of them several times, where it names it so.
  var names: (systems: [String], others: [String]) {
    var names: (systems: [String], others: [String]) = ([], [])
    Self.collect(formula, into: &names)
    return names
  }

  private static func holds(_ formula: Formula, _ build: Build) -> Bool? {
    switch formula {
    case .system(let name): name == build.system
    case .other(let name): build.others[name]
    case .not(let inner): holds(inner, build).map(!)
    case .and(let one, let other): all(holds(one, build), holds(other, build))
    case .or(let one, let other):
      all(holds(one, build).map(!), holds(other, build).map(!)).map(!)
    }
  }

  private static func all(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == false || other == false { return false }
    return one == nil || other == nil ? nil : true
  }

  private static func collect(
    _ formula: Formula, into names: inout (systems: [String], others: [String])
  ) {
    switch formula {
    case .system(let name): names.systems.append(name)
    case .other(let name): names.others.append(name)
    case .not(let inner): collect(inner, into: &names)
    case .and(let one, let two), .or(let one, let two):
      collect(one, into: &names)
      collect(two, into: &names)
    }
  }

  /// Reads `||` of `&&` of what may be negated or stand in parentheses; names are what is left.
  private struct Parser {
    let text: [UInt8]
    var position = 0
    /// What more conditions say together, nobody needs to know.
    var termsLeft = 200

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
      if depth > 32 || termsLeft == 0 { return nil }
      termsLeft -= 1
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
      if name == "os" { return .system(argument) }
      return Self.systems(importing: argument, name) ?? .other("\(name)(\(argument))")
    }

    /// On which systems there is what decides between two of them as often as the system's name does.
    private static func systems(importing module: String, _ test: String) -> Formula? {
      if test != "canImport" { return nil }
      switch module {
      case "UIKit":
        return ["tvOS", "visionOS", "watchOS"].reduce(.system("iOS")) { .or($0, .system($1)) }
      // An app of the phone on the Mac has both.
      case "AppKit":
        return .or(
          .system("macOS"), .and(.system("iOS"), .other("targetEnvironment(macCatalyst)")))
      default: return nil
      }
    }

    private mutating func skipSpaces() {
      while position < text.count, [0x20, 0x09].contains(text[position]) { position += 1 }
    }

    private mutating func skip(_ token: String) -> Bool {
      skipSpaces()
      guard text[position...].starts(with: token.utf8) else { return false }
      position += token.utf8.count
      return true
    }
  }
}
