/// What an expression stands for, as far as navigation asks: its type, and the piece of state that it reads or binds.
struct Denotation {
  var type = ResolvedType.unknown
  var path: StatePath?
  /// The case that it constructs: `.add(…)`.
  var caseName: String?
  /// Whether code comes by it from nobody in particular: by a global, or by a static property.
  var isShared = false
  /// Whether it is an object that the code makes in place: `ItemModel()`.
  var isMade = false
  /// Whether it is a controller of which only the code that asks for it says which: `if let home = top() as? HomeController`.
  var isFoundByCast = false
  /// Whether it is the stack in which the controller stands whose code hands it over, or calls a function of it.
  var isStackAround = false
  /// Whether it is what an app's window shows: `let stack = window?.rootViewController as? UINavigationController`.
  var isRootOfWindow = false
  /// Whether it is what content is given to show: what a case holds, the item that a sheet is for.
  var isPayload = false
  /// Of what a wrapper is given: whether it is given at all, where that is known.
  var isThere: Bool?
  /// Of a flag by which a wrapper remembers that, what it says.
  var isTrue: Bool?
  /// What few have. All that a denotation holds is counted whenever it is handed on, so that an array keeps this, which is empty mostly.
  private var rest: [Rest] = []

  private struct Rest {
    var choices: [StatePath] = []
    var whole: [StatePath] = []
    var madeOf: [Denotation] = []
    var collection: StatePath?
    var undeclared: StatePath?
    var caseChoices: [String] = []
    var heldCase: String?
    var boundByCase: StatePath?
    var keyPath: [String]?
    var closure: (Closure, Environment)?
    var setter: [(Expression, Environment)] = []
    var reference: TypeSymbol?
    var controllerTypes: [TypeSymbol] = []
    var shown: Region?
    var stacks: [String: Denotation] = [:]
    var constants: [String: Denotation] = [:]
    var brought: [String: Denotation] = [:]
    var literal: String?
    var key: String?
    var storyboard: String?
  }

  init(
    type: ResolvedType = .unknown, path: StatePath? = nil, caseName: String? = nil,
    isShared: Bool = false, isMade: Bool = false, isPayload: Bool = false, isThere: Bool? = nil,
    isTrue: Bool? = nil
  ) {
    (self.type, self.path, self.caseName) = (type, path, caseName)
    (self.isShared, self.isMade, self.isPayload) = (isShared, isMade, isPayload)
    (self.isThere, self.isTrue) = (isThere, isTrue)
  }

  init(type: ResolvedType = .unknown, path: StatePath? = nil, undeclared: StatePath?) {
    self.init(type: type, path: path)
    self.undeclared = undeclared
  }

  init(type: ResolvedType, collection: StatePath?) {
    self.init(type: type)
    self.collection = collection
  }

  init(type: ResolvedType, literal: String?) {
    self.init(type: type)
    self.literal = literal
  }

  init(closure: (Closure, Environment)) {
    self.init()
    self.closure = closure
  }

  init(keyPath: [String]) {
    self.init()
    self.keyPath = keyPath
  }

  /// The pieces of state of which it may be any, where nobody knows which: what a function binds for one tab or another. Then it has
  /// no path.
  var choices: [StatePath] {
    get { rest.first?.choices ?? [] }
    set { if keeps(!newValue.isEmpty) { rest[0].choices = newValue } }
  }

  /// The state of which it is a part, where that keeps it in a struct: of `active?.kind` what `active` is.
  var whole: [StatePath] {
    get { rest.first?.whole ?? [] }
    set { if keeps(!newValue.isEmpty) { rest[0].whole = newValue } }
  }

  /// The optional state that an initialiser which may fail made it of: it is there, for all that is known, while that is.
  var madeOf: [Denotation] {
    get { rest.first?.madeOf ?? [] }
    set { if keeps(!newValue.isEmpty) { rest[0].madeOf = newValue } }
  }

  /// The collection that it is an element of, where it is one.
  var collection: StatePath? {
    get { rest.first?.collection }
    set { if keeps(newValue != nil) { rest[0].collection = newValue } }
  }

  /// The piece of state that it binds where no declaration of it was found: a macro's property, a closure's parameter.
  var undeclared: StatePath? {
    get { rest.first?.undeclared }
    set { if keeps(newValue != nil) { rest[0].undeclared = newValue } }
  }

  /// The cases of which it constructs one or another: `isNew ? .add : .edit`. Then it has no `caseName`.
  var caseChoices: [String] {
    get { rest.first?.caseChoices ?? [] }
    set { if keeps(!newValue.isEmpty) { rest[0].caseChoices = newValue } }
  }

  /// The case that what it constructs holds: `Frame(page: .add)`.
  var heldCase: String? {
    get { rest.first?.heldCase }
    set { if keeps(newValue != nil) { rest[0].heldCase = newValue } }
  }

  /// The state to which the case that it constructs holds a binding: `.select($page)`.
  var boundByCase: StatePath? {
    get { rest.first?.boundByCase }
    set { if keeps(newValue != nil) { rest[0].boundByCase = newValue } }
  }

  /// What a key path reads, from the outermost on.
  var keyPath: [String]? {
    get { rest.first?.keyPath }
    set { if keeps(newValue != nil) { rest[0].keyPath = newValue } }
  }

  /// The closure that it is, with what was known where it stands.
  var closure: (Closure, Environment)? {
    get { rest.first?.closure }
    set { if keeps(newValue != nil) { rest[0].closure = newValue } }
  }

  /// Of a binding that is made by hand, what it does when it is told something.
  var setter: [(Expression, Environment)] {
    get { rest.first?.setter ?? [] }
    set { if keeps(!newValue.isEmpty) { rest[0].setter = newValue } }
  }

  /// A function or initialiser that is passed without being called: `ItemRowView.init(model:)`.
  var reference: TypeSymbol? {
    get { rest.first?.reference }
    set { if keeps(newValue != nil) { rest[0].reference = newValue } }
  }

  /// Of the type of a controller, which of them it may be.
  var controllerTypes: [TypeSymbol] {
    get { rest.first?.controllerTypes ?? [] }
    set { if keeps(!newValue.isEmpty) { rest[0].controllerTypes = newValue } }
  }

  /// The case or the text by which code asks for it that is written out there: of `routers[.map]` `map`.
  var key: String? {
    get { rest.first?.key }
    set { if keeps(newValue != nil) { rest[0].key = newValue } }
  }

  /// What the code that made it shows: of `let screen = UIHostingController(rootView: ItemView())` the item.
  var shown: Region? {
    get { rest.first?.shown }
    set { if keeps(newValue != nil) { rest[0].shown = newValue } }
  }

  /// Of an object that the code makes: the stacks that it is made with, by the properties that keep them, be it in another such object.
  var stacks: [String: Denotation] {
    get { rest.first?.stacks ?? [:] }
    set { if keeps(!newValue.isEmpty) { rest[0].stacks = newValue } }
  }

  /// Of an object that the code makes: the cases and flags that it is made with, by the constants that keep them.
  var constants: [String: Denotation] {
    get { rest.first?.constants ?? [:] }
    set { if keeps(!newValue.isEmpty) { rest[0].constants = newValue } }
  }

  /// Of a notification what comes along, by the properties and keys that keep it, and of that what it is made with.
  var brought: [String: Denotation] {
    get { rest.first?.brought ?? [:] }
    set { if keeps(!newValue.isEmpty) { rest[0].brought = newValue } }
  }

  /// The number or the text that it is, where whoever hands it over writes that out: of `page(0)` the `0`.
  var literal: String? {
    get { rest.first?.literal }
    set { if keeps(newValue != nil) { rest[0].literal = newValue } }
  }

  /// What a storyboard is called.
  var storyboard: String? {
    get { rest.first?.storyboard }
    set { if keeps(newValue != nil) { rest[0].storyboard = newValue } }
  }

  /// Whether there is something of the rest to say; if so, there is room for it.
  private mutating func keeps(_ isThere: Bool) -> Bool {
    if rest.isEmpty, isThere { rest.append(Rest()) }
    return !rest.isEmpty
  }

  static var unknown: Denotation { Denotation() }

  /// The same upside down.
  var negated: Denotation {
    var negated = self
    negated.path = path?.negated
    negated.choices = choices.map(\.negated)
    negated.isTrue = isTrue.map { !$0 }
    return negated
  }

  /// The same as what is worked out of it: no more is it what the code writes.
  var workedOut: Denotation {
    var denotation = self
    (denotation.literal, denotation.isTrue) = (nil, nil)
    return denotation
  }

  /// No more than its type, and the cases that it may be.
  func named(as type: ResolvedType) -> Denotation {
    var named = Denotation(type: type, caseName: caseName)
    named.caseChoices = caseChoices
    return named
  }

  /// The case, the number or the text that it is known to be, rather than what a piece of state may be.
  var toldName: String? { caseName ?? (path == nil ? literal : nil) }

  /// The cases that it may be, where code names them.
  var caseNames: [String] { caseName.map { [$0] } ?? caseChoices }

  /// The same as code comes by it which asks for it what all share: `Router.shared.path`, `services.router.path`.
  func shared(with base: Denotation) -> Denotation {
    guard base.isShared else { return self }
    var shared = self
    shared.isShared = true
    shared.path?.isShared = true
    return shared
  }

  /// The same as code comes by it which asks another object for its owner: `app.router.path`.
  func reached(from base: Denotation, _ owner: TypeSymbol) -> Denotation {
    guard let path, path.holder == nil, path.owner === owner, owner.kind == .class else {
      return self
    }
    if base.isMade, base.path == nil {
      var reached = self
      reached.path?.isOfMade = true
      return reached
    }
    guard let outer = base.path, outer.cases.isEmpty, outer.owner.kind == .class,
      !outer.owner.isView
    else { return self }
    var reached = self
    reached.path?.holder = outer.holder ?? outer.owner
    reached.path?.way = outer.way + [outer.property]
    return reached
  }
}

/// A piece of state: a property of a type of the app's own, then the cases of its enum that narrow it.
struct StatePath: Hashable {
  var owner: TypeSymbol
  var property: String
  var cases: [String] = []
  /// Where code asks another object for the owner, that object's type, and the properties by which it does so. The same state may be
  /// come by in several ways.
  var holder: TypeSymbol?
  var way: [String] = []
  /// Whether code comes by the owner, or by the outermost of those objects, from nobody in particular: `Router.shared.path`.
  var isShared = false
  /// Whether the code makes the owner in place, and keeps it in no property: `ItemModel().path`.
  var isOfMade = false
  /// Whether code comes by it upside down: `!isTourDone`, `$isTourDone.not`.
  var isNegated = false
  /// Whether it is a binding that only clears it, whatever it is set to: `set: { _ in isShown = false }`.
  var isClosing = false

  func narrowed(to name: String) -> StatePath {
    var narrowed = self
    narrowed.cases.append(name)
    return narrowed
  }

  /// The same upside down.
  var negated: StatePath {
    var negated = self
    negated.isNegated.toggle()
    return negated
  }

  /// The same however code comes by it.
  var upright: StatePath { isNegated ? negated : self }

  /// Whether what is set by the one does what it does by the other.
  func isSameBinding(as other: StatePath) -> Bool {
    self == other && isNegated == other.isNegated && isClosing == other.isClosing
  }

  /// The property as a whole.
  var slot: StatePath { StatePath(owner: owner, property: property) }

  static func == (one: Self, other: Self) -> Bool {
    one.owner === other.owner && one.property == other.property && one.cases == other.cases
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(owner))
    hasher.combine(property)
    hasher.combine(cases)
  }
}
