/// One thing that a slot can show.
public struct Destination: Hashable, Sendable, Codable {
  /// The case's name; for a flag, an optional value, a child or rows, the property's.
  public var name: String
  public var title: String?
  public var payload: [Payload]
  /// How it is shown: the first of ``presentations`` where there are several.
  public var presentation: Presentation
  public var presentations: [Use]?
  /// The screen that it shows; absent for a leaf.
  public var leadsTo: Screen.ID?
  /// The slot of ``leadsTo`` that a nested enum payload sets, and which then always has a case.
  public var continues: String?
  /// For a tab, the slot of the same screen that holds the tab's child.
  public var child: String?
  /// Where the state of what it leads to is kept, if neither it nor a ``child`` holds it.
  public var heldBy: Holder?
  /// The registered type of a type-erased path's element; of a value that holds the case, the code that makes it, with nothing in the
  /// place of the case: `Frame(page:)`.
  public var value: String?
  /// What a URL calls it, where that is not its name: `new`, `items/new`.
  public var url: String?
  public var origin: Origin
  /// Where code makes it active.
  public var setBy: [SourceLocation]?
  /// Whether no code was seen to make it active, but some makes such a value, or takes one from elsewhere.
  public var isMadeElsewhere: Bool?
  /// Whether no code can make it active, for the state is its view's own and that sets others, while some code makes such a value for
  /// other state.
  public var isMadeForOthers: Bool?
  /// Where code makes it inactive.
  public var dismissedBy: [SourceLocation]?
  public var backButtonHidden: Bool?
  /// The `default:` that shows it, or nothing in its place, without naming it.
  public var swallowedBy: SourceLocation?
  /// Whether it is a drill-down around which no stack stands.
  public var isOutsideStack: Bool?
  /// Of a drill-down the code that shows its screen where no stack stands around that, while other code may show it in one.
  public var shownWithoutStack: [SourceLocation]?
  /// Whether it is presented from inside a row of a list, which SwiftUI may not have made yet.
  public var isInListRow: Bool?
  /// Whether nothing takes the user back: no way of the system's, no `dismiss`, no code that clears the slot.
  public var hasNoWayOut: Bool?
  public var condition: String?
  public var location: SourceLocation?

  /// A property of a screen that always has the state of another.
  public struct Holder: Hashable, Sendable, Codable {
    public var screen: Screen.ID
    public var property: String

    public init(screen: Screen.ID, property: String) {
      self.screen = screen
      self.property = property
    }
  }

  public init(
    name: String,
    title: String? = nil,
    payload: [Payload] = [],
    presentation: Presentation,
    presentations: [Use]? = nil,
    leadsTo: Screen.ID? = nil,
    continues: String? = nil,
    child: String? = nil,
    value: String? = nil,
    origin: Origin,
    setBy: [SourceLocation]? = nil,
    dismissedBy: [SourceLocation]? = nil,
    backButtonHidden: Bool? = nil,
    condition: String? = nil,
    location: SourceLocation? = nil
  ) {
    self.name = name
    self.title = title
    self.payload = payload
    self.presentation = presentation
    self.presentations = presentations
    self.leadsTo = leadsTo
    self.continues = continues
    self.child = child
    self.value = value
    self.origin = origin
    self.setBy = setBy
    self.dismissedBy = dismissedBy
    self.backButtonHidden = backButtonHidden
    self.condition = condition
    self.location = location
  }

  /// What the case of an enum that it stands for is called in code. On a path which holds anything its own name may begin with the enum's,
  /// as another enum has a case so called.
  package var caseName: String {
    guard let type = valueType else { return name }
    return name.hasPrefix(type + ".") ? String(name.dropFirst(type.count + 1)) : name
  }

  /// The type of the value that code puts there, of which the property is named, too, that holds the case: `Frame(page:)`.
  package var valueType: String? { value.map { String($0.prefix { $0 != "(" }) } }

  /// The code of a value that holds a case, `Frame(page:)`, `Sheet(kind:, note: <#String#>)`: the case stands behind the label that has
  /// nothing. A placeholder holds whatever it does; and what is no such code says something else.
  package func held(_ code: String) -> String {
    guard let value else { return code }
    if value.hasPrefix("<#") { return value }
    var previous: Character?
    for index in value.indices {
      if previous == ":", value[index] == "," || value[index] == ")" {
        return "\(value[..<index]) \(code)\(value[index...])"
      }
      previous = value[index]
    }
    return code
  }

  /// One place in the code that shows a destination.
  public struct Use: Hashable, Sendable, Codable {
    public var kind: Presentation
    public var origin: Origin
    public var view: String?
    public var condition: String?
    public var location: SourceLocation?

    public init(
      kind: Presentation,
      origin: Origin,
      view: String? = nil,
      condition: String? = nil,
      location: SourceLocation? = nil
    ) {
      self.kind = kind
      self.origin = origin
      self.view = view
      self.condition = condition
      self.location = location
    }
  }
}

extension Destination {
  /// Whether some place in the code is known to make it active.
  package var isSet: Bool { setBy?.isEmpty == false }

  /// All the ways in which it is shown, the first first.
  public var kinds: [Presentation] { [presentation] + (presentations ?? []).map(\.kind) }
}

/// One associated value of a destination.
public struct Payload: Hashable, Sendable, Codable {
  public var label: String?
  public var type: String
  public var role: Role
  public var leadsTo: Screen.ID?
  /// Whether a URL can carry it, where its type's name does not tell (a raw-value enum, an id).
  public var inURL: Bool?

  public init(
    label: String? = nil,
    type: String,
    role: Role,
    leadsTo: Screen.ID? = nil,
    inURL: Bool? = nil
  ) {
    self.label = label
    self.type = type
    self.role = role
    self.leadsTo = leadsTo
    self.inURL = inURL
  }

  /// What an associated value is for.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    case data
    /// The state of the screen that the destination shows.
    case state
    /// An enum that says where inside that screen.
    case destination
  }

  /// Whether it is data that fits into a URL: a number, a string, a date, an identifier, a raw-value enum.
  public var isCarriedByURL: Bool {
    guard role == .data else { return false }
    if let inURL { return inURL }
    var name = type
    while name.hasSuffix("?") { name.removeLast() }
    if let dot = name.lastIndex(of: "."), name[name.index(after: dot)...] != "ID" {
      name = String(name[name.index(after: dot)...])
    }
    return Self.typesInURLs.contains(name) || name.hasSuffix("ID") || name.hasSuffix("Id")
  }

  private static let typesInURLs: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "UInt128", "Float", "Double", "Float16", "CGFloat", "Decimal", "Bool", "String",
    "Substring", "Character", "StaticString", "UUID", "Date", "URL",
  ]
}
