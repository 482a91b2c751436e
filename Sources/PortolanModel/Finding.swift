/// What a rule has to say about a model: all that any report prints.
public struct Finding: Hashable, Sendable, Codable {
  /// The rule's id: `one-active-destination`.
  public var rule: String
  public var severity: Severity
  /// The screen that it speaks of.
  public var screen: Screen.ID
  public var slot: String?
  public var destination: String?
  /// One sentence without a full stop, names in single quotes.
  public var message: String
  /// What a reader may want to know next, a sentence each: the counterexample, what the counts are of.
  public var notes: [String]
  /// The way to the bad state, a step each.
  public var trace: [String]
  public var counts: Counts?
  /// Of how many slots or links it speaks, where one more makes it worse.
  public var extent: Int?
  /// The slots of its screen that it speaks of, its own among them, where these are several.
  public var slots: [String]?
  /// What to write instead, in Swift.
  public var fix: String?
  public var location: SourceLocation?
  /// Places beside its own, each once.
  public var related: [Related]
  /// Which one it is, from 2 on, of several with the same rule, screen, slot and destination; `nil` for the first.
  public var occurrence: Int?

  public init(
    rule: String,
    severity: Severity,
    screen: Screen.ID,
    slot: String? = nil,
    destination: String? = nil,
    message: String,
    notes: [String] = [],
    trace: [String] = [],
    counts: Counts? = nil,
    extent: Int? = nil,
    slots: [String]? = nil,
    fix: String? = nil,
    location: SourceLocation? = nil,
    related: [Related] = [],
    occurrence: Int? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.screen = screen
    self.slot = slot
    self.destination = destination
    self.message = message
    self.notes = notes
    self.trace = trace
    self.counts = counts
    self.extent = extent
    self.slots = slots.flatMap { $0.count > 1 ? $0 : nil }
    self.fix = fix
    self.location = location
    // One line of code may be many links, or many slots: it is shown once.
    var shown = Set([location].compactMap { $0 })
    self.related = related.filter { shown.insert($0.location).inserted }
    self.occurrence = occurrence
  }

  /// How many states can be represented, and how many of them make sense: in digits, or as a formula in N rows.
  public struct Counts: Hashable, Sendable, Codable {
    public var representable: String
    public var valid: String
    public var invalid: String

    public init(representable: String, valid: String, invalid: String) {
      self.representable = representable
      self.valid = valid
      self.invalid = invalid
    }
  }

  /// Another place in the source that a finding speaks of.
  public struct Related: Hashable, Sendable, Codable {
    public var message: String
    public var location: SourceLocation

    public init(message: String, location: SourceLocation) {
      self.message = message
      self.location = location
    }
  }
}

/// How much a finding matters, the greatest last.
public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case note, warning, error

  public static func < (one: Self, other: Self) -> Bool {
    Self.allCases.firstIndex(of: one)! < Self.allCases.firstIndex(of: other)!
  }
}
