/// Finds the bodies of private functions that nothing can call, to leave them out of what is parsed: no other code of the file says the
/// function's name, unless that is such a function itself.
///
/// A name in a string counts, for it may be a selector's. What a storyboard or a macro may call has an attribute that says so.
struct DeadBodies: ScanFollower {
  private var braces: [Brace] = []
  private var head = Head()
  private var names: [(name: UInt64, start: Int)] = []
  private var functions: [Function] = []

  private struct Function {
    var name: UInt64
    /// Where the name stands that declares it.
    var start: Int
    var body: Range<Int>
  }

  private enum Brace {
    case function(Int)
    case other
  }

  /// What is read of a declaration up to its brace.
  private struct Head {
    var isPrivate = false
    var isKnown = false
    var isAttribute = false
    var expectsName = false
    /// The name of a private function, and where it stands.
    var function: (name: UInt64, start: Int)?
  }

  /// The bytes of a file with blanks in place of such bodies; lines and columns stay what they are.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var bodies = DeadBodies()
    let mentions = MentionScanner.mentions(in: bytes, follower: &bodies)
    guard !mentions.isIrregular, !mentions.holdsIgnores else { return bytes }
    let ranges = bodies.ranges
    if ranges.isEmpty { return bytes }
    var bytes = bytes
    for index in ranges.joined()
    where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
      bytes[index] = UInt8(ascii: " ")
    }
    return bytes
  }

  /// The bodies of functions that only such functions call.
  private var ranges: [Range<Int>] {
    if functions.isEmpty { return [] }
    let meant = NameSet(functions.map(\.name))
    let places = Dictionary(grouping: names.filter { meant.contains($0.name) }, by: \.name)
    let declared = Dictionary(grouping: functions, by: \.name)
    var dead = functions
    while true {
      let bodies = dead.map(\.body)
      let rest = dead.filter { function in
        (places[function.name] ?? []).allSatisfy { place in
          declared[function.name]?.contains { $0.start == place.start } == true
            || bodies.contains { $0.contains(place.start) }
        }
      }
      if rest.count == dead.count { return bodies }
      dead = rest
    }
  }

  mutating func meet(_ name: UInt64, at start: Int, depth: Int) {
    names.append((name, start))
    guard depth == braces.count else { return }
    head.isAttribute = false
    if head.expectsName {
      head.expectsName = false
      let isUsedUnnamed = head.isKnown || Self.unnamed.contains(name)
      head.function = isUsedUnnamed ? nil : (name, start)
    } else if name == Self.private {
      head.isPrivate = true
    } else if name == Self.function {
      head.expectsName = head.isPrivate && head.function == nil
    } else if Self.modifiers.contains(name) {
      // Others that may be called by another name: `private override func`.
      if Self.inheriting.contains(name) { head.isKnown = true }
    } else if head.function == nil {
      head = Head()
    }
  }

  mutating func meetAttribute(_ name: UInt64) {
    // What stands before an attribute is another declaration's.
    if head.function != nil { return }
    head.isAttribute = true
    if !Self.harmless.contains(name) { head.isKnown = true }
  }

  mutating func open(_ bracket: UInt8, at index: Int, depth: Int) {
    // An operator has no name.
    head.expectsName = false
    // `@objc(showHelp:)`
    if head.isAttribute { head.isKnown = true }
    guard bracket == UInt8(ascii: "{") else { return }
    if depth == braces.count, let function = head.function {
      braces.append(.function(functions.count))
      functions.append(
        Function(name: function.name, start: function.start, body: index + 1..<index + 1))
    } else {
      braces.append(.other)
    }
    head = Head()
  }

  mutating func close(_ bracket: UInt8, at index: Int) {
    guard bracket == UInt8(ascii: "}"), let brace = braces.popLast() else { return }
    if case .function(let number) = brace {
      functions[number].body = functions[number].body.lowerBound..<index
    }
    head = Head()
  }

  private static let `private` = FileMentions.hash("private")
  private static let function = FileMentions.hash("func")
  private static let inheriting = NameSet(["override", "dynamic"].map(FileMentions.hash))
  private static let modifiers = NameSet(
    ["static", "class", "final", "mutating", "nonmutating", "nonisolated", "override", "dynamic"]
      .map(FileMentions.hash))

  /// Functions that are called without their names.
  private static let unnamed = NameSet(
    [
      "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral", "buildBlock",
      "buildPartialBlock", "buildExpression", "buildOptional", "buildEither", "buildArray",
      "buildLimitedAvailability", "buildFinalResult", "observeValue",
    ]
    .map(FileMentions.hash))

  /// Attributes that let nobody else call a function, each as it is met with its `@` and without.
  private static let harmless = NameSet(
    ["objc", "ViewBuilder", "ToolbarContentBuilder", "MainActor", "discardableResult"]
      .flatMap { [FileMentions.hash("@" + $0), FileMentions.hash($0)] })
}
