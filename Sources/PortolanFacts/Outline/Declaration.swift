/// A declaration: a type, an extension, a member, a local variable.
public struct Declaration: Hashable, Sendable, Codable {
  /// Declarations are many, large, and copied wherever code walks over them: copies share what they say until one of them changes.
  private var storage: Storage

  private final class Storage: @unchecked Sendable {
    // Changed only by whoever alone holds it.
    @exclusivity(unchecked) var parts: Parts
    init(_ parts: Parts) { self.parts = parts }
  }

  private struct Parts: Hashable, Sendable, Codable {
    var kind: Kind
    var name: String
    var position: Position
    var condition: String?
    var attributes: [Attribute] = []
    var modifiers: [String] = []
    var inherits: [TypeReference] = []
    var genericParameters: [GenericParameter] = []
    var parameters: [Parameter] = []
    var type: TypeReference?
    var value: Expression?
    var isConstant = false
    var isImplicitlyUnwrapped = false
    var body: [Statement]?
    var observers: [Statement] = []
    var members: [Declaration] = []
  }

  public init(kind: Kind, name: String, position: Position) {
    storage = Storage(Parts(kind: kind, name: name, position: position))
  }

  /// The storage, which is changed for this copy alone.
  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.parts) }
      return storage
    }
  }

  public var kind: Kind {
    get { storage.parts.kind }
    set { own.parts.kind = newValue }
  }
  /// For an extension the extended type as written, `SyncUps.Destination`; without backticks. `init` for an initialiser,
  /// `subscript` for a subscript.
  public var name: String {
    get { storage.parts.name }
    set { own.parts.name = newValue }
  }
  /// Where the name stands.
  public var position: Position {
    get { storage.parts.position }
    set { own.parts.position = newValue }
  }
  /// The conditions of the `#if` branches that it stands in, within the declaration around it, joined by ` && `: `os(iOS)`,
  /// `!(DEBUG)`.
  public var condition: String? {
    get { storage.parts.condition }
    set { own.parts.condition = newValue }
  }
  public var attributes: [Attribute] {
    get { storage.parts.attributes }
    set { own.parts.attributes = newValue }
  }
  /// `static`, `private`, `weak`, `lazy`, `indirect`, … without `private(set)` and the like.
  public var modifiers: [String] {
    get { storage.parts.modifiers }
    set { own.parts.modifiers = newValue }
  }
  /// What stands after the colon of a type or an extension.
  public var inherits: [TypeReference] {
    get { storage.parts.inherits }
    set { own.parts.inherits = newValue }
  }
  public var genericParameters: [GenericParameter] {
    get { storage.parts.genericParameters }
    set { own.parts.genericParameters = newValue }
  }
  /// Of a function, an initialiser, a subscript; the associated values of a case.
  public var parameters: [Parameter] {
    get { storage.parts.parameters }
    set { own.parts.parameters = newValue }
  }
  /// The type of a variable, the result of a function, `Self?` of an initialiser that may fail, what a typealias stands for; what an
  /// extension extends, where that is written with its arguments.
  public var type: TypeReference? {
    get { storage.parts.type }
    set { own.parts.type = newValue }
  }
  /// The initial value of a variable, the raw value of a case.
  public var value: Expression? {
    get { storage.parts.value }
    set { own.parts.value = newValue }
  }
  /// Whether a variable is declared with `let`.
  public var isConstant: Bool {
    get { storage.parts.isConstant }
    set { own.parts.isConstant = newValue }
  }
  /// Whether a variable's optional is taken to be there wherever it is asked: `var page: PageModel!`.
  public var isImplicitlyUnwrapped: Bool {
    get { storage.parts.isImplicitlyUnwrapped }
    set { own.parts.isImplicitlyUnwrapped = newValue }
  }
  /// Of a function, an initialiser, a getter. `nil` where there is none: a stored property, a requirement.
  public var body: [Statement]? {
    get { storage.parts.body }
    set { own.parts.body = newValue }
  }
  /// The bodies of `didSet`, `willSet` and `set`, in the order of the source.
  public var observers: [Statement] {
    get { storage.parts.observers }
    set { own.parts.observers = newValue }
  }
  /// Of a type or an extension, in the order of the source.
  public var members: [Declaration] {
    get { storage.parts.members }
    set { own.parts.members = newValue }
  }

  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    case variable, function, initializer, `subscript`, `case`, `typealias`
  }

  public static func == (one: Declaration, other: Declaration) -> Bool {
    one.storage === other.storage || one.storage.parts == other.storage.parts
  }

  public func hash(into hasher: inout Hasher) { storage.parts.hash(into: &hasher) }

  public func encode(to encoder: any Encoder) throws { try storage.parts.encode(to: encoder) }

  public init(from decoder: any Decoder) throws {
    storage = Storage(try Parts(from: decoder))
  }
}

/// `@State`, `@Reducer(state: .equatable)`.
public struct Attribute: Hashable, Sendable, Codable {
  /// Without the `@` and without a module: `Published`.
  public var name: String
  public var arguments: [Argument]

  public init(name: String, arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// A parameter, or an associated value.
public struct Parameter: Hashable, Sendable, Codable {
  /// The label at the call; `nil` for `_` and for an associated value without one.
  public var label: String?
  /// The name inside the body; the label where there is no second name; `_` where there is none at all.
  public var name: String
  public var type: TypeReference
  public var hasDefault: Bool
  /// Whether the function changes what the caller keeps: `inout`.
  public var isInout: Bool
  public var attributes: [Attribute]
  /// What it is where a call gives nothing, as far as the source says.
  public var value: Expression?

  public init(
    label: String?, name: String, type: TypeReference, hasDefault: Bool = false,
    isInout: Bool = false, attributes: [Attribute] = [], value: Expression? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.hasDefault = hasDefault
    self.isInout = isInout
    self.attributes = attributes
    self.value = value
  }
}

/// `Content` with `View`, of `<Content: View>` or of a `where` clause.
public struct GenericParameter: Hashable, Sendable, Codable {
  public var name: String
  public var constraint: TypeReference?

  public init(name: String, constraint: TypeReference? = nil) {
    self.name = name
    self.constraint = constraint
  }
}
