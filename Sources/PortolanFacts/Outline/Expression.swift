/// An expression, as far as navigation could hang on it. Optional chaining, forced unwrapping, `try`, parentheses around one
/// value, `&` and most casts are left away: `model!.path?.last` is `model.path.last`. What asks for a type, `page is ListController`, is `infix`,
/// as is a cast that alone tells of what a member is read: `(NSApp.delegate as! AppDelegate).inspector`.
public indirect enum Expression: Hashable, Sendable, Codable {
  /// `model`, `$model`, `_model`, `self`, `Self`, `$0`, `InventoryView`.
  case name(String, Position)
  /// `model.destination`; without a base `.add`. The position is the member name's.
  case member(Expression?, String, Position)
  /// A call. Trailing closures are arguments too: the first without a label, then those with theirs.
  /// The position is that of the called name.
  case call(Expression, [Argument], Position)
  /// `path[0]`.
  case element(Expression, [Argument])
  /// A mention of a type that needs more than a name: `[Path]`, `Feature<Int>`, `Item?`. `Path.self` is
  /// `.member(.name("Path"), "self")`.
  case type(TypeReference)
  case closure(Closure)
  /// `\.destination?.edit` is `["destination", "edit"]`; `\Model.path` has a root.
  case keyPath(root: TypeReference?, [String], Position)
  /// `/Destination.add`, or another use of a prefix operator.
  case prefix(String, Expression)
  /// `a = b`. Other assignments, such as `+=`, are `infix`.
  case assignment(Expression, Expression, Position)
  case infix(Expression, String, Expression)
  /// `condition ? first : second`
  case choice(Expression, Expression, Expression)
  case array([Expression])
  /// Keys and values in turn.
  case dictionary([Expression])
  case tuple([Argument])
  /// A string without interpolation; `nil` for one with.
  case string(String?)
  case number(String)
  case boolean(Bool)
  case `nil`
  case await(Expression)
  /// A member or a call in a chain that is there only under the condition of an `#if`: of `list #if os(iOS) .padding() #endif`
  /// the call of `padding`.
  case conditional(String, Expression)
  /// An `if` or a `switch` that is used as a value.
  case statement(Statement)
  /// In a pattern, the name that a value is bound to: `let model`. `_` binds nothing.
  case binding(String)
  /// Anything else that holds expressions.
  case other([Expression])
}

/// An argument of a call, an element of a tuple.
public struct Argument: Hashable, Sendable, Codable {
  public var label: String?
  public var value: Expression
  /// Whether it is a closure that stands after the parentheses.
  public var isTrailing: Bool

  public init(label: String? = nil, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

extension Argument {
  var isClosure: Bool { if case .closure = value { true } else { false } }
}

extension Expression {
  /// What stands as an operator between a value and the type that code asks it for.
  package static let isOfType = "is"

  /// What stands as an operator between a value and the type that a cast takes it for.
  package static let isTakenFor = "as"

  /// Whether an operator changes what stands before it: `+=`, not `==`.
  static func changesTarget(_ sign: String) -> Bool {
    sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "~=", "===", "!=="].contains(sign)
  }
}

/// `{ [weak self] item, $model in … }`
public struct Closure: Hashable, Sendable, Codable {
  /// The names of the parameters, `$model` with its dollar; empty where `$0` is used or there is none.
  public var parameters: [String]
  /// The types that are written beside them, if any are.
  public var types: [TypeReference?]
  public var body: [Statement]
  public var position: Position

  public init(
    parameters: [String] = [], types: [TypeReference?] = [], body: [Statement], position: Position
  ) {
    self.parameters = parameters
    self.types = types
    self.body = body
    self.position = position
  }
}

/// A statement.
public indirect enum Statement: Hashable, Sendable, Codable {
  case expression(Expression)
  case `return`(Expression?)
  /// A local variable, function or type.
  case declaration(Declaration)
  case `if`([Condition], [Statement], else: [Statement])
  case `guard`([Condition], else: [Statement])
  case `switch`(Expression, [SwitchCase], Position)
  /// `for pattern in sequence { … }`
  case `for`(Expression, in: Expression, [Statement])
  /// `while`, `repeat`, `do` with its `catch` clauses, `defer`, a labelled block.
  case block([Statement])
  /// What stands in a branch of `#if`.
  case conditional(String, [Statement])
}

/// One condition of `if` or `guard`.
public indirect enum Condition: Hashable, Sendable, Codable {
  case expression(Expression)
  /// `if let item = model.item`, `if case .add(let model) = destination`: a pattern and what is matched. `if let model` is
  /// matched with a name of its own.
  case match(Expression, Expression)
}

/// One `case` of a `switch`, or its `default`.
public struct SwitchCase: Hashable, Sendable, Codable {
  /// The patterns; empty for `default`.
  public var patterns: [Expression]
  public var body: [Statement]
  public var condition: String?
  public var position: Position

  public init(
    patterns: [Expression], body: [Statement], condition: String? = nil, position: Position
  ) {
    self.patterns = patterns
    self.body = body
    self.condition = condition
    self.position = position
  }

  public var isDefault: Bool { patterns.isEmpty }
}

extension Expression {
  /// The number or the text that it writes out.
  var writtenText: String? {
    switch self {
    case .number(let text): text
    case .string(let text): text
    default: nil
    }
  }

  /// Whether it is a type of this name: `Reduce`, `Reduce<State, Action>`.
  func isType(_ name: String) -> Bool {
    switch self {
    case .name(name, _): true
    case .type(let type): type.lastName == name
    default: false
    }
  }
}
