/// What a file mentions and declares, by the hashes of identifiers: all that can be said of it without parsing.
struct FileMentions: Hashable, Sendable {
  /// Every identifier of the file, each once. An attribute's stands there with its `@` too.
  var mentioned: [UInt64] = []
  /// Types, functions and variables at the top.
  var declared: [UInt64] = []
  /// Those of them that are protocols.
  var protocols: [UInt64] = []
  var extensions: [Extension] = []
  /// Functions and variables in types and extensions.
  var members: [UInt64] = []
  /// Names in a chain that starts with `$`, or in a binding that is made by hand: state that may be presented.
  var bound: [UInt64] = []
  /// Whether brackets or quotes are left open, so that nothing that is said of the file is certain.
  var isIrregular = false
  /// Whether a comment leaves findings out: whether it has reason to is told of wherever it stands.
  var holdsIgnores = false

  /// What extensions extend.
  var extended: [UInt64] { extensions.flatMap(\.names) }

  /// Most files have several, so that those of one file share the room for what they say.
  struct Extension: Hashable {
    /// Each part of the name: of `Inventory.Item` both.
    var names: ArraySlice<UInt64>
    var members: ArraySlice<UInt64> = []
    /// Whether others can use what it adds without a name of it: initialisers, subscripts, nested types.
    var isUsedUnnamed = false
  }

  func containAny(of words: NameSet) -> Bool { words.containsAny(of: mentioned) }

  /// Tells apart which words of a vocabulary are mentioned, in whatever order.
  func spoken(of words: NameSet) -> UInt64 {
    mentioned.reduce(0) { sum, name in
      words.contains(name) ? sum &+ (name ^ (name >> 29)) &* 0xA24B_AED4_963E_E407 : sum
    }
  }

  static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  static let prime: UInt64 = 0x100_0000_01b3

  /// The hash that identifiers are known by.
  static func hash(_ name: some Collection<UInt8>) -> UInt64 {
    var hash = start
    for byte in name { hash = (hash ^ UInt64(byte)) &* prime }
    return hash
  }

  static func hash(_ name: String) -> UInt64 { hash(Array(name.utf8)) }
}
