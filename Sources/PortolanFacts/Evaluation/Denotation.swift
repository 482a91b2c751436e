/// What an expression stands for, as far as navigation asks: its type, and the piece of state that it reads or binds.
struct Denotation {
  var type = ResolvedType.unknown
  var path: StatePath?
  /// The pieces of state of which it may be any, where nobody knows which: what a function binds for one tab or another. Then it has
  /// no path.
  var choices: [StatePath] = []
  /// The state of which it is a part, where that keeps it in a struct: of `active?.kind` what `active` is. Few have one, and an
  /// evaluation has many denotations on the stack at once, so an array keeps it, which is small.
  var whole: [StatePath] = []
  /// The optional state that an initialiser which may fail made it of: it is there, for all that is known, while that is.
  var madeOf: [Denotation] = []
  /// The collection that it is an element of, where it is one.
  var collection: StatePath?
  /// The piece of state that it binds where no declaration of it was found: a macro's property, a closure's parameter.
  var undeclared: StatePath?
  /// The case that it constructs: `.add(…)`.
  var caseName: String?
  /// The cases of which it constructs one or another: `isNew ? .add : .edit`. Then it has no `caseName`.
  var caseChoices: [String] = []
  /// The case that what it constructs holds: `Frame(page: .add)`.
  var heldCase: String?
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
  /// What a key path reads, from the outermost on.
  var keyPath: [String]?
  /// The closure that it is, with what was known where it stands.
  var closure: (Closure, Environment)?
  /// Of a binding that is made by hand, what it does when it is told something. Few are, so that an array keeps it.
  var setter: [(Expression, Environment)] = []
  /// A function or initialiser that is passed without being called: `ItemRowView.init(model:)`.
  var reference: TypeSymbol?
  /// Of the type of a controller, which of them it may be.
  var controllerTypes: [TypeSymbol] = []
  /// Of what a wrapper is given: whether it is given at all, where that is known.
  var isThere: Bool?
  /// Of a flag by which a wrapper remembers that, what it says.
  var isTrue: Bool?
  /// What the code that made it shows: of `let screen = UIHostingController(rootView: ItemView())` the item.
  var shown: Region?
  /// Of an object that the code makes: the stacks that it is made with, by the properties that keep them, be it in another such object.
  var stacks: [String: Denotation] = [:]
  /// The number or the text that it is, where whoever hands it over writes that out: of `page(0)` the `0`.
  var literal: String?
  /// What a storyboard is called.
  var storyboard: String?

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
    Denotation(type: type, caseName: caseName, caseChoices: caseChoices)
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
