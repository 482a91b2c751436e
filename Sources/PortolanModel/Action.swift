/// Something that changes navigation state: what a user does, what the system offers, what the app does by itself.
public struct Action: Hashable, Sendable, Codable {
  public var name: String
  public var kind: Kind
  public var availableAt: Spot?
  /// Of what the app does by itself in a view's code, when that can be; absent where it is done at any time. Of what the user does, that
  /// it can be done whatever has come up since, as from beside a stack; absent where the screen tells.
  public var moment: Moment?
  /// The condition under which it does anything.
  public var `guard`: String?
  public var effects: [Effect]
  public var location: SourceLocation?

  public init(
    name: String,
    kind: Kind,
    availableAt: Spot? = nil,
    guard: String? = nil,
    effects: [Effect],
    location: SourceLocation? = nil
  ) {
    self.name = name
    self.kind = kind
    self.availableAt = availableAt
    self.guard = `guard`
    self.effects = effects
    self.location = location
  }

  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case user
    /// A swipe, the back button, an alert's button, a tab tap, `dismiss()`.
    case system
    /// After work, or from outside: a URL, a notification.
    case app
  }

  /// What has to be there of a view for its own code to run.
  public enum Moment: String, Hashable, Sendable, Codable, CaseIterable {
    /// It has come up, and nothing lies on it yet: `.onAppear { … }`.
    case appearing
    /// It is there, be it below something else: `.onChange(of: …) { … }`.
    case present
  }

  /// The destination while which an action can be taken, where it is not its own screen's.
  public struct Spot: Hashable, Sendable, Codable {
    public var screen: Screen.ID
    public var slot: String
    public var destination: String

    public init(screen: Screen.ID, slot: String, destination: String) {
      self.screen = screen
      self.slot = slot
      self.destination = destination
    }
  }

  /// What an action does to one slot.
  public struct Effect: Hashable, Sendable, Codable {
    public var kind: Kind
    /// The screen that owns the slot, where it is not the action's own.
    public var screen: Screen.ID?
    public var slot: String
    public var destinations: [String]?
    /// Whether it happens after a suspension, when something else may be open.
    public var afterAwait: Bool?
    /// Whether it puts one element on a stack, be it any of several: `path = [page]`, `path.append(isNew ? .add : .edit)`.
    public var isAlone: Bool?
    /// Whether what it puts on a stack stands there in the order of the destinations, each on the one before:
    /// `path = [.list, .detail]`.
    public var isInOrder: Bool?
    /// Whether the code has just popped what was on top, so that what it pushes stands on what that stood on:
    /// `path.removeLast(); path.append(.done)`.
    public var replacesTop: Bool?

    public init(
      kind: Kind,
      screen: Screen.ID? = nil,
      slot: String,
      destinations: [String]? = nil,
      afterAwait: Bool? = nil,
      isAlone: Bool? = nil,
      isInOrder: Bool? = nil,
      replacesTop: Bool? = nil
    ) {
      self.kind = kind
      self.screen = screen
      self.slot = slot
      self.destinations = destinations
      self.afterAwait = afterAwait
      self.isAlone = isAlone
      self.isInOrder = isInOrder
      self.replacesTop = replacesTop
    }

    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      case present, dismiss, push, pop, popToRoot, select, replace, insert, remove, insertRow
      case removeRow
    }
  }
}
