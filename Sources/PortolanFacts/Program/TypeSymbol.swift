import PortolanModel

/// A type of the app's own, with everything that its extensions add.
final class TypeSymbol {
  let name: String
  let module: String
  let file: Int
  let kind: Declaration.Kind
  let position: Position
  let condition: String?
  private(set) var attributes: [Attribute]
  let isPrivate: Bool
  /// Whether only its file sees it, or less than that, for itself or for a type around it.
  let isOfFile: Bool
  /// Whether other modules may use it, and whether only those of its package.
  let isPublic: Bool
  let isPackage: Bool
  let genericParameters: [GenericParameter]
  /// Of one kind of a generic type, what the parameters stand for; of a class also those of the generic class that it inherits from.
  private(set) var typeArguments: [String: ResolvedType] = [:]
  /// Of one kind of a generic type, from where the names of what it inherits from are seen.
  private(set) var argumentScope: TypeSymbol?
  /// Of a protocol that stands for several, these.
  private(set) var composedOf: [TypeSymbol] = []
  /// What its name ends with as one kind of a generic type: `<Stop>`.
  private let argumentText: String
  /// Kept by the program, as all of them are.
  private(set) unowned var outer: TypeSymbol?
  /// Of a class, the class of others that it inherits from in the end, by its last name: `UIViewController`.
  private(set) var foreignAncestor: String?
  /// Of a class, the app's own class that it inherits from. Kept by the program, as all of them are.
  private(set) unowned var superclass: TypeSymbol?
  /// Whether it is a controller, though no file was read that says so of what it inherits from.
  var isUnreadController = false { didSet { (knownAsView, knownAsWrapper) = (nil, nil) } }
  /// Whether no file declares it that was read, so that only those who present by it say what it keeps.
  var isUnread = false
  /// Whether views have stores of it by its own name, `Store<RatingState, RatingAction>`: the state of a reducer in which it is not nested.
  var isHeldByStores = false
  /// Whether its code puts into windows what SwiftUI shows, though it is no controller and no app's delegate.
  var opensWindows = false
  // What follows changes only while the program is put together, and is asked again and again after that.
  @exclusivity(unchecked) var inherits: [TypeReference] {
    didSet { (knownAsView, inheritedNames) = (nil, inherits.map(\.lastName)) }
  }
  /// The last names of what it inherits from.
  @exclusivity(unchecked) private(set) var inheritedNames: [String]
  @exclusivity(unchecked) var nested: [String: [TypeSymbol]] = [:]
  @exclusivity(unchecked) var aliases: [String: Declaration] = [:]
  /// Properties, functions, initialisers and cases, in the order of the source.
  @exclusivity(unchecked) private(set) var members: [Member] = []
  @exclusivity(unchecked) private var byName: [String: [Member]] = [:]
  /// The first property of each name.
  @exclusivity(unchecked) private var firstProperties: [String: Member] = [:]
  /// Where it is no enum, the static members that make its values as cases would.
  var routes: RouteFactories?
  /// Whether it is known to be a view, or known to be none: it is asked again and again.
  var knownAsView: Bool?
  private var knownStored: [Member]?
  private var knownCases: [Declaration]?
  private var knownAsWrapper: Bool?
  private var knownID: String?

  init(_ declaration: Declaration, module: String, file: Int, outer: TypeSymbol?) {
    name = declaration.name
    self.module = module
    self.file = file
    kind = declaration.kind
    position = declaration.position
    condition = declaration.condition
    attributes = declaration.attributes
    let isDeclaredPrivate = declaration.modifiers.contains {
      $0 == "private" || $0 == "fileprivate"
    }
    isPrivate = outer == nil && isDeclaredPrivate
    isOfFile = isDeclaredPrivate || outer?.isOfFile == true
    isPackage = declaration.modifiers.contains("package")
    isPublic = isPackage || declaration.modifiers.contains { $0 == "public" || $0 == "open" }
    genericParameters = declaration.genericParameters
    inherits = declaration.inherits
    inheritedNames = declaration.inherits.map(\.lastName)
    argumentText = ""
    self.outer = outer
  }

  /// Notes what a class inherits from: another of the app's own, and in the end one of others.
  func inherit(from superclass: TypeSymbol?, _ foreignAncestor: String?) {
    (self.superclass, self.foreignAncestor) = (superclass, foreignAncestor)
    (knownAsView, knownAsWrapper) = (nil, nil)
  }

  /// What stands for one case of an enum, as a type of its own with the case's name; a further one is told from it by a number.
  convenience init(standingFor name: String, of symbol: TypeSymbol, _ number: Int) {
    let position = symbol.members(named: name).first?.declaration.position ?? symbol.position
    self.init(
      Declaration(
        kind: .enum, name: number == 1 ? name : "\(name)\(number)", position: position),
      module: symbol.module, file: symbol.file, outer: symbol)
  }

  /// A protocol that asks for all that several ask for.
  convenience init(composedOf parts: [TypeSymbol]) {
    self.init(
      Declaration(
        kind: .protocol, name: parts.map(\.name).joined(separator: " & "),
        position: parts[0].position),
      module: parts[0].module, file: parts[0].file, outer: nil)
    composedOf = parts
    inherits = parts.flatMap(\.inherits)
    for member in parts.flatMap(\.members) { add(member) }
    complete()
  }

  /// One kind of a generic type, or of what is declared in one.
  init(
    kindOf generic: TypeSymbol, _ arguments: [String: ResolvedType], _ text: String,
    outer: TypeSymbol?, isScopeOnly: Bool = false
  ) {
    name = generic.name
    module = generic.module
    file = generic.file
    kind = generic.kind
    position = generic.position
    condition = generic.condition
    attributes = generic.attributes
    (isPrivate, isOfFile) = (generic.isPrivate, generic.isOfFile)
    (isPublic, isPackage) = (generic.isPublic, generic.isPackage)
    genericParameters = []
    inherits = generic.inherits
    inheritedNames = generic.inheritedNames
    (superclass, foreignAncestor) = (generic.superclass, generic.foreignAncestor)
    isUnreadController = generic.isUnreadController
    discriminator = generic.discriminator
    argumentText = text
    self.outer = outer
    typeArguments = arguments
    if isScopeOnly {
      (inherits, inheritedNames) = ([], [])
      return
    }
    aliases = generic.aliases
    if !arguments.isEmpty {
      argumentScope = TypeSymbol(
        kindOf: generic, arguments, text, outer: outer, isScopeOnly: true)
    }
    for member in generic.members { add(member) }
  }

  /// Takes over what a class inherits from the kind of a generic class that nobody else inherits from: one object is both.
  func inherit(from generic: TypeSymbol, _ arguments: [String: ResolvedType]) {
    typeArguments.merge(arguments) { own, _ in own }
    attributes += generic.attributes.filter { !has($0.name) }
    inherits += generic.inherits.filter { !inherits.contains($0) }
    aliases.merge(generic.aliases) { own, _ in own }
    let own = members
    for member in generic.members where !own.contains(where: { $0.overrides(member) }) {
      add(member)
    }
  }

  /// The file's name, for a type that has namesakes in other files, each private or for other systems.
  var discriminator: String?
  /// Whether it is one of several, each for other systems.
  var isToldApart = false

  /// The generic parameters, each once: what a `where` asks of one lists it again.
  var parameterNames: [String] {
    genericParameters.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Which of this type and those around it has a generic parameter of a name.
  func declarer(ofParameter name: String) -> TypeSymbol? {
    genericParameters.contains { $0.name == name } ? self : outer?.declarer(ofParameter: name)
  }

  /// The module, then the full nesting.
  var id: String {
    if let knownID { return knownID }
    let id = "\(outer?.id ?? module).\(name)\(argumentText)"
    return discriminator.map { "\(id) (in \($0))" } ?? id
  }

  /// The conditions of the `#if` branches in which it is declared, its own and those of the types around it.
  var conditions: [String] { (outer?.conditions ?? []) + [condition].compactMap { $0 } }

  /// Whether code under some conditions can see it.
  func isThere(under conditions: [String]) -> Bool {
    if conditions.isEmpty { return true }
    let own = self.conditions
    return own.isEmpty || !Branches.exclude(conditions + own)
  }

  /// Itself, or the type around it and all others that it is nested in.
  var outermost: TypeSymbol { outer?.outermost ?? self }

  /// The type as one writes it inside its module.
  var nesting: String { (outer.map { "\($0.nesting)." } ?? "") + name + argumentText }

  func add(_ member: Member) {
    (knownAsView, knownStored, knownAsWrapper, knownCases) = (nil, nil, nil, nil)
    byName[member.name, default: []].append(member)
    if member.declaration.kind == .variable, firstProperties[member.name] == nil {
      firstProperties[member.name] = member
    }
    members.append(member)
  }

  /// The properties whose content it shows once for each element of a collection.
  private(set) var rowContents: Set<String> = []

  func addRowContent(_ property: String) { rowContents.insert(property) }

  /// Of a view, what it is given and shows by its name, if that is a view: of `let bar: Bar` in `VStack { bar.padding() }` the bar.
  private(set) var shownProperties: Set<String> = []

  /// Of a view, what it is given and leads to by a link.
  private(set) var linkedContents: Set<String> = []
  /// The same of what it shows nowhere but in tabs that it selects itself.
  private(set) var tabbedContents: Set<String> = []
  /// The same of what it shows nowhere but on its stack.
  var pushedContents: Set<String> = []

  /// Of a controller, the view of SwiftUI's that it is given and hosts: of `let list: ListView` in `UIHostingController(rootView: list)`
  /// the list.
  private(set) var hostedProperties: Set<String> = []

  private var propertiesShown: Set<String> {
    let given = storedProperties.filter {
      $0.declaration.attributes.isEmpty && $0.declaration.type?.name.isWrittenAsType == true
    }
    // Where it only leads to what it was given, it shows none of that.
    let names = Set(given.map(\.name)).subtracting(linkedContents)
    if names.isEmpty { return [] }
    var found: Set<String> = []
    for member in members {
      (member.declaration.body ?? []).visitStatements { statement in
        switch statement {
        case .expression(let expression), .return(let expression?):
          if let name = expression.chainHead, names.contains(name) { found.insert(name) }
        default: break
        }
      }
    }
    return found
  }

  /// Finds what is asked again and again, once nothing is added any more.
  func complete() {
    knownID = id
    _ = (isView, wrapsContent, storedProperties)
    knownCases = cases
    if isView, wrapsContent { rowContents = RowContents.of(self) }
    if isView, kind == .struct {
      (linkedContents, tabbedContents) = (contentsOfLinks, contentsOfTabs)
      shownProperties = propertiesShown
    }
    if kind == .class, isController { hostedProperties = propertiesHosted }
  }

  func members(named name: String) -> [Member] { byName[name] ?? [] }

  var initializers: [Member] {
    members(named: "init").filter { $0.declaration.kind == .initializer }
  }

  /// The first initialiser that takes such arguments.
  func initializer(taking arguments: [Argument]) -> Member? {
    members(named: "init").first {
      $0.declaration.kind == .initializer && $0.declaration.accepts(arguments)
    }
  }

  func property(_ name: String) -> Member? {
    firstProperties[name] ?? (inherited.isEmpty ? nil : inherited[name]?.member)
  }

  /// Of a class that is no view, what it has by the classes of the app's own that it inherits from, each property with the class that
  /// declares it: an object of this class has its own.
  var inherited: [String: (member: Member, ancestor: TypeSymbol)] = [:]
  /// Of a class that is no view, the classes that have its properties.
  var heirs: [TypeSymbol] = []

  /// The cases of an enum; what several builds declare each for itself, once.
  var cases: [Declaration] {
    if let knownCases { return knownCases }
    var found: [Declaration] = []
    for declaration in members.lazy.map(\.declaration) where declaration.kind == .case {
      // Few are under a condition, and only those can be declared again.
      guard declaration.condition != nil,
        let known = found.firstIndex(where: { $0.name == declaration.name })
      else {
        found.append(declaration)
        continue
      }
      found[known].condition = Branches.either([found[known].condition, declaration.condition])
    }
    return found
  }

  func hasCase(_ name: String) -> Bool {
    members(named: name).contains { $0.declaration.kind == .case } || routes?[name] != nil
  }

  /// Whether each of its values is one of several that have names.
  var isEnumerated: Bool { kind == .enum || routes != nil }

  /// What its values are, one by one: the cases of an enum, the static members that make a route.
  var alternatives: [Declaration] { routes?.declarations ?? cases }

  var storedProperties: [Member] {
    if let knownStored { return knownStored }
    let stored = members.filter { $0.isStored && !$0.isStatic }
    knownStored = stored
    return stored
  }

  /// Whether it is a view that leads to whatever route it is handed, or shows for one what it is handed.
  var leadsOnward = false

  /// Whether it is a controller that only stands around the one that it is made with.
  var framesContent = false

  /// Whether it shows content that it is given.
  var wrapsContent: Bool {
    if framesContent { return true }
    if let knownAsWrapper { return knownAsWrapper }
    let wraps =
      isNavigationController || boxesController
      || genericParameters.contains { $0.constraint?.lastName == "View" && isOfContent($0) }
      || storedProperties.contains { property in
        property.declaration.attributes.contains { $0.name.hasSuffix("Builder") }
          && !pushedContents.contains(property.name)
      } || boxesView
    knownAsWrapper = wraps
    return wraps
  }

  /// The properties by which a view is handed content of which nobody says what it is: `let destination: AnyView?`.
  var erasedContents: [String] {
    if !isView { return [] }
    return storedProperties.lazy.map(\.declaration)
      .filter { $0.attributes.isEmpty && $0.type?.isErasedView == true }.map(\.name)
  }

  /// Whether it is a view that shows such content by its name, be it among other things.
  var hostsContent: Bool { !leadsOnward && !shownProperties.isDisjoint(with: erasedContents) }

  /// Whether it is a view that shows such content, and nothing else.
  private var boxesView: Bool {
    let erased = erasedContents
    guard !erased.isEmpty, let body = property("body")?.declaration.body, body.count == 1,
      let head = body[0].expression?.chainHead
    else { return false }
    return erased.contains(head)
  }

  /// Whether it shows, as a view of SwiftUI's, whatever controller it is given.
  private var boxesController: Bool {
    guard inherits("UIViewControllerRepresentable", "NSViewControllerRepresentable") else {
      return false
    }
    return storedProperties.contains { member in
      guard let type = member.declaration.type else { return false }
      let held = type.name == TypeReference.function ? type.arguments.last : type
      return held.map(isAnyController) == true
    }
  }

  /// Whether a type says nothing of which controller it is: a base class of all, or a generic parameter for its heirs.
  func isAnyController(_ type: TypeReference) -> Bool {
    KnownControllers.bases.contains(type.lastName)
      || genericParameters.contains { parameter in
        parameter.name == type.name
          && parameter.constraint.map { KnownControllers.bases.contains($0.lastName) } == true
      }
  }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  func inherits(_ names: String...) -> Bool {
    inheritedNames.contains { names.contains($0) }
  }
}

extension Expression {
  /// The property that a chain of modifiers begins with: `bar.padding()`.
  var chainHead: String? {
    switch self {
    case .name(let name, _), .member(.name("self", _)?, let name, _): name
    case .call(.member(let base?, _, _), _, _): base.chainHead
    case .conditional(_, let inner): inner.chainHead
    default: nil
    }
  }
}

extension TypeReference {
  /// Whether it is content of which nobody says what it is: `AnyView`, `AnyView?`, `() -> AnyView`.
  fileprivate var isErasedView: Bool {
    switch (name, lastName) {
    case (Self.function, _), (_, "Optional"): arguments.last?.isErasedView == true
    default: lastName == "AnyView"
    }
  }
}
