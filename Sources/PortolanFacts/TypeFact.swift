// Compiled twice: in this module, and, together with the metadata reader, into the small program
// that `portolan reflect` runs inside the user's build. So it needs the standard library alone.

/// What a reader knows of one declared type. Nothing is concluded here; see the linker.
public struct TypeFact: Hashable, Sendable, Codable {
  /// The module, then the full nesting, then generic arguments:
  /// `InventoryFeature.InventoryModel.Destination`.
  public var id: String
  public var module: String
  /// The type as one writes it inside its module.
  public var name: String
  public var kind: Kind
  public var superclass: TypeReference?
  /// The protocols that the reader asked about, or that the source names.
  public var conformances: [String] = []
  /// In the order of declaration, inherited ones first.
  public var properties: [PropertyFact] = []
  public var cases: [CaseFact] = []
  /// Whether ``cases`` stand in the order of declaration, which metadata loses where some have
  /// values and some have not.
  public var casesAreInOrder = true
  /// Whether its parts are known. A program built without reflection metadata keeps a type's name
  /// alone.
  public var isReadable = true
  /// What the type says of its own navigation.
  public var declaration: DeclarationFact?

  public init(id: String, module: String, name: String, kind: Kind) {
    self.id = id
    self.module = module
    self.name = name
    self.kind = kind
  }

  public enum Kind: String, Hashable, Sendable, Codable {
    case `class`, `struct`, `enum`
  }
}

/// A stored property.
public struct PropertyFact: Hashable, Sendable, Codable {
  /// As the code says it: without the underscore of a wrapper's or a macro's storage.
  public var name: String
  public var type: TypeReference
  /// Whether it is `weak` or `unowned`: a way back, not a child.
  public var isBackReference = false
  public var isLazy = false

  public init(name: String, type: TypeReference) {
    self.name = name
    self.type = type
  }
}

/// A case of an enum.
public struct CaseFact: Hashable, Sendable, Codable {
  public var name: String
  public var payload: [Value]
  public var isIndirect: Bool

  public init(name: String, payload: [Value] = [], isIndirect: Bool = false) {
    self.name = name
    self.payload = payload
    self.isIndirect = isIndirect
  }

  public struct Value: Hashable, Sendable, Codable {
    public var label: String?
    public var type: TypeReference

    public init(label: String? = nil, type: TypeReference) {
      self.label = label
      self.type = type
    }
  }
}

/// A mention of a type: a name with arguments. Sugar is undone, so that an optional is
/// `Swift.Optional` of something.
public struct TypeReference: Hashable, Sendable, Codable {
  public var name: String
  public var arguments: [TypeReference]
  /// For a tuple, the label of each element.
  public var labels: [String?]?

  public init(_ name: String, _ arguments: [TypeReference] = [], labels: [String?]? = nil) {
    self.name = name
    self.arguments = arguments
    self.labels = labels
  }

  public static let tuple = "(tuple)"
  public static let function = "(function)"
  /// `A & B`, whose arguments are the parts.
  public static let composition = "&"
  /// An existential, a metatype, a type that the reader could not resolve: nothing is known of what
  /// it holds.
  public static let opaque = "(opaque)"

  /// The name with its arguments, which is the ``TypeFact/id`` of a declared type.
  public var id: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.id).joined(separator: ", "))>"
  }
}

/// What a type says of its own navigation, where neither metadata nor source can tell.
public struct DeclarationFact: Hashable, Sendable, Codable {
  public var title: String?
  /// Whether the type is navigation: a destination enum, or the model of a screen.
  public var isNavigation: Bool?
  /// By property, whether it is navigation.
  public var properties: [String: Bool]
  /// By case, or by property for a flag or an optional value: the name of a presentation.
  public var presentations: [String: String]
  /// By property, which stacks make sense.
  public var grammars: [String: String]

  public init(
    title: String? = nil, isNavigation: Bool? = nil, properties: [String: Bool] = [:],
    presentations: [String: String] = [:], grammars: [String: String] = [:]
  ) {
    self.title = title
    self.isNavigation = isNavigation
    self.properties = properties
    self.presentations = presentations
    self.grammars = grammars
  }
}
