/// A declaration: a type, an extension, a member, a local variable.
public struct Declaration: Hashable, Sendable, Codable {
  public var kind: Kind
  /// For an extension the extended type as written, `SyncUps.Destination`; without backticks. `init` for an initialiser,
  /// `subscript` for a subscript.
  public var name: String
  /// Where the name stands.
  public var position: Position
  /// The conditions of the `#if` branches that it stands in, within the declaration around it, joined by ` && `: `os(iOS)`,
  /// `!(DEBUG)`.
  public var condition: String?
  public var attributes: [Attribute] = []
  /// `static`, `private`, `weak`, `lazy`, `indirect`, … without `private(set)` and the like.
  public var modifiers: [String] = []
  /// What stands after the colon of a type or an extension.
  public var inherits: [TypeReference] = []
  public var genericParameters: [GenericParameter] = []
  /// Of a function, an initialiser, a subscript; the associated values of a case.
  public var parameters: [Parameter] = []
  /// The type of a variable, the result of a function, `Self?` of an initialiser that may fail, what a typealias stands for; what an
  /// extension extends, where that is written with its arguments.
  public var type: TypeReference?
  /// The initial value of a variable, the raw value of a case.
  public var value: Expression?
  /// Whether a variable is declared with `let`.
  public var isConstant = false
  /// Of a function, an initialiser, a getter. `nil` where there is none: a stored property, a requirement.
  public var body: [Statement]?
  /// The bodies of `didSet`, `willSet` and `set`, in the order of the source.
  public var observers: [Statement] = []
  /// Of a type or an extension, in the order of the source.
  public var members: [Declaration] = []

  public init(kind: Kind, name: String, position: Position) {
    self.kind = kind
    self.name = name
    self.position = position
  }

  public enum Kind: String, Hashable, Sendable, Codable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    case variable, function, initializer, `subscript`, `case`, `typealias`
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
  public var attributes: [Attribute]
  /// What it is where a call gives nothing, as far as the source says.
  public var value: Expression?

  public init(
    label: String?, name: String, type: TypeReference, hasDefault: Bool = false,
    attributes: [Attribute] = [], value: Expression? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.hasDefault = hasDefault
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
