/// A piece of a screen's state that says which destinations are active.
public struct Slot: Hashable, Sendable, Codable {
  /// The property's name; `self` for an enum that is a screen of its own.
  public var name: String
  /// The stored properties it consists of: one, or the two of a flag and its item. One that is kept in a struct is told with the
  /// way there: `routing.isAsking`.
  public var properties: [String]
  public var arity: Arity
  public var encoding: Encoding
  public var storage: Storage?
  /// The screen whose model keeps the state, where that is not the slot's own: a router from whose path a tab fills its stack.
  public var heldBy: Screen.ID?
  /// The destination of another slot of the screen in whose content it stands, so that it can be active, or is shown, only while that
  /// is: an alert on what a sheet shows, a stack in a tab, a child that is handed to what a case shows. Absent where it stands on the
  /// screen itself.
  public var within: Within?
  /// The further destinations in whose content it stands, where code shows it in several; never without ``within``.
  public var alsoWithin: [Within]?
  /// Whether its view lends a binding to whoever acts on what is in focus, as a menu does; absent where it does not.
  public var isLent: Bool?
  /// Whether code of its view sets it when something comes from outside: a link that the app opens, what an object that the view is
  /// handed says; absent where none does.
  public var isSetFromOutside: Bool?
  /// Whether its flag presents while it is false, as `isTourDone` does; absent where it does while it is true.
  public var isInverted: Bool?
  /// The enum whose cases its destinations are, where that is no part of the type which keeps the slot, so that others may have it,
  /// too: `Sheet.Kind`.
  public var sharedEnum: String?
  /// Of a typed stack, what its elements are, as any code of the module can write it: `DockView.Page`. Absent where nobody knows.
  public var element: String?
  /// Of a stack of which its property keeps one for each of several places, the type of the key: of `[Tab: [Page]]` the tab.
  public var keyedBy: String?
  /// The stacks that code has it begin with, the root's element first, one for each place that says so; absent where none is known.
  public var beginsWith: [[String]]?
  /// What stands before `var` where the property is declared, its access and what makes others see it change: `@State`,
  /// `@Published private`. Absent where that is the usual: `@State private` for what a view keeps, nothing for what an object does.
  public var declaredAs: String?
  /// The types of its own, of the cases and of what these hold that only the slot's file sees, or less than that: `Row`, where that is
  /// `private`. Absent where there are none.
  public var hiddenTypes: [String]?
  /// The container that it is bound to (`NavigationStack`, `TabView`); absent where nothing is.
  public var boundTo: String?
  /// Which stacks make sense, as a regular expression over destination names; see ``StackGrammar``.
  public var grammar: String?
  public var origin: Origin
  public var condition: String?
  /// Of a child, of rows, or of what is presented, the branches of forks in the view's code around them, the outermost first; `nil` where
  /// they are shown whatever the forks say. What stands in different arms of one fork is never shown together: of what is presented
  /// the state may be set, but nothing is seen of it.
  public var branches: [Branch]?
  public var location: SourceLocation?
  public var destinations: [Destination]

  public init(
    name: String,
    properties: [String]? = nil,
    arity: Arity,
    encoding: Encoding,
    storage: Storage? = nil,
    boundTo: String? = nil,
    grammar: String? = nil,
    origin: Origin,
    condition: String? = nil,
    branches: [Branch]? = nil,
    location: SourceLocation? = nil,
    destinations: [Destination] = []
  ) {
    self.name = name
    self.properties = properties ?? [name]
    self.arity = arity
    self.encoding = encoding
    self.storage = storage
    self.boundTo = boundTo
    self.grammar = grammar
    self.origin = origin
    self.condition = condition
    self.branches = branches
    self.location = location
    self.destinations = destinations
  }

  /// The names of its properties, without the way to them.
  public var propertyNames: [String] {
    properties.map { property in property.split(separator: ".").last.map(String.init) ?? property }
  }

  /// How many of a slot's destinations can be active.
  public enum Arity: String, Hashable, Sendable, Codable, CaseIterable {
    /// An embedded child: its one destination always is.
    case always
    /// A tab selection, or an enum that is always some case.
    case exactlyOne
    case atMostOne
    /// A stack: any number, one above the other.
    case sequence
    /// Rows: the one destination once for each element.
    case each
  }

  /// One of the ways that an `if` or a `switch` over something else than navigation state can take.
  public struct Branch: Hashable, Sendable, Codable {
    /// Which of the screen's forks it is of, from 1, in the order of the source.
    public var fork: Int
    /// Which of the fork's arms it is, from 1.
    public var arm: Int

    public init(fork: Int, arm: Int) {
      (self.fork, self.arm) = (fork, arm)
    }
  }

  /// A destination of the same screen.
  public struct Within: Hashable, Sendable, Codable {
    public var slot: String
    public var destination: String

    public init(slot: String, destination: String) {
      (self.slot, self.destination) = (slot, destination)
    }
  }

  /// How the code says it.
  public enum Encoding: String, Hashable, Sendable, Codable, CaseIterable {
    case optionalEnum, optionalValue, flag, flagAndItem, `enum`, typedArray, navigationPath
    case stackState, child, collection, computed
  }

  /// Who holds the state.
  public enum Storage: String, Hashable, Sendable, Codable, CaseIterable {
    case owned, state, binding, environment, passed
  }
}

extension [Slot] {
  /// Whether what a slot stands in stands in itself, directly or by way of others.
  package func circleAround(_ slot: Slot) -> Bool {
    var seen: Set<String> = []
    var waiting = slot.allWithin.map(\.slot)
    while let name = waiting.popLast() {
      if name == slot.name { return true }
      guard seen.insert(name).inserted, let outer = first(where: { $0.name == name }) else {
        continue
      }
      waiting += outer.allWithin.map(\.slot)
    }
    return false
  }
}

extension String {
  /// The types that a type is written with, each with those around it: of `[Deck.Card: Int]` `Deck.Card` and `Int`.
  package var typeNames: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
  }
}

extension Slot {
  /// The accesses of properties, from the least open on.
  package static let accesses = ["private", "fileprivate", "internal", "package", "public", "open"]

  /// What stands before `var` where a screen's property is declared, a word each.
  package func declaration(in screen: Screen) -> [Substring] {
    // A controller is an object, whose state needs no wrapper, and which others may set.
    let usual = storage == .state && screen.kind != .viewController ? "@State private" : ""
    return (declaredAs ?? usual).split(separator: " ")
  }

  /// All destinations in whose content it stands.
  package var allWithin: [Within] { [within].compactMap(\.self) + (alsoWithin ?? []) }

  /// Sets in which destinations' content it stands; none for one that stands on the screen itself.
  package mutating func stand(within all: [Within]) {
    within = all.first
    alsoWithin = all.count > 1 ? Array(all.dropFirst()) : nil
  }

  /// Whether its destinations cover what the screen shows, so that another one cannot be shown beside them.
  /// What only ever appears inline covers nothing.
  public var presents: Bool {
    arity == .atMostOne && destinations.contains { $0.kinds.contains(where: \.covers) }
  }

  /// What its flag is while it presents.
  package var presentingFlag: Bool { isInverted != true }
}
