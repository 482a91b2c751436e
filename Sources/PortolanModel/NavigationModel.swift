/// An app's navigation as one value: its screens, what each can show, and where the user starts.
///
/// Readers (reflection, source) make it; checks, counts and drawings read it. It is plain data: nothing in it
/// has been proved consistent until a ``Chart`` is made of it.
public struct NavigationModel: Hashable, Sendable {
  /// What to call the app, as a person would: usually the root's type.
  public var name: String
  /// Where a user can start, in order.
  public var roots: [Root]
  /// Every screen once, in the order in which the roots reach them.
  public var screens: [Screen]
  /// What a reader saw but could not resolve. It is never guessed into the model.
  public var unresolved: [Unresolved]
  /// The comments in the source that leave findings out.
  public var ignores: [Ignore]
  /// What the URLs of places begin with, where somebody chose: `myapp://`.
  public var urlPrefix: String?
  /// The folder that the files of locations are in, as seen from the model's own file: `App`, `../App`.
  ///
  /// It says where the model was read, nothing of the app, and is no part of a comparison.
  public var sourceRoot: String?

  public init(
    name: String,
    roots: [Root] = [],
    screens: [Screen] = [],
    unresolved: [Unresolved] = [],
    ignores: [Ignore] = [],
    urlPrefix: String? = nil,
    sourceRoot: String? = nil
  ) {
    self.name = name
    self.roots = roots
    self.screens = screens
    self.unresolved = unresolved
    self.ignores = ignores
    self.urlPrefix = urlPrefix
    self.sourceRoot = sourceRoot
  }
}

/// A screen that nobody has to present for the user to see it.
public struct Root: Hashable, Sendable, Codable {
  public var screen: Screen.ID
  public var how: How
  /// The `#if` condition under which it is one.
  public var condition: String?
  /// The targets of the apps that start with it, where there are several apps.
  public var targets: [String]?

  public init(
    screen: Screen.ID, how: How, condition: String? = nil, targets: [String]? = nil
  ) {
    self.screen = screen
    self.how = how
    self.condition = condition
    self.targets = targets
  }

  /// Why a screen counts as a root.
  public enum How: String, Hashable, Sendable, Codable, CaseIterable {
    /// The first scene of an app; of several apps each has one.
    case main
    /// Another scene: a window group, settings, a menu bar extra.
    case scene
    /// Somebody said so.
    case declared
    /// No other screen presents it.
    case unpresented
    /// The type that reflection was started from.
    case reflected
  }
}

/// Something that a reader could not resolve, in words.
public struct Unresolved: Hashable, Sendable, Codable {
  public var what: String
  public var location: SourceLocation?
  /// Whether it tells of code that was not read, or not to its end: what no other code does may be done there.
  public var isUnread: Bool?
  /// The names of the model that such code holds; `nil` where nobody knows what it holds.
  public var mentions: [String]?
  /// Of a file that was not read to its end, the line from which on: what is declared above it was read whole. Absent where nobody knows.
  public var firstLine: Int?

  public init(
    what: String, location: SourceLocation? = nil, isUnread: Bool? = nil, mentions: [String]? = nil,
    firstLine: Int? = nil
  ) {
    self.what = what
    self.location = location
    self.isUnread = isUnread
    self.mentions = mentions
    self.firstLine = firstLine
  }
}
