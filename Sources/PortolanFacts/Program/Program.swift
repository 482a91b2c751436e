import PortolanModel

/// The declarations of all files of an app, put together: extensions joined to what they extend, nested types to their outer
/// ones. Names are looked up in it as Swift's scopes would, as far as source alone allows.
final class Program {
  let files: [SourceFile]
  /// By each file the folders around it, which tell namesakes apart.
  let folders: [[String]]
  private(set) lazy var folderModules = FolderModules(files, folders: folders)
  /// Every type of the app's own, in the order of the files.
  private(set) var types: [TypeSymbol] = []
  private(set) var membersOfOthers = AddedMembers()
  private(set) var freeFunctions: [String: [Member]] = [:]
  /// The variables outside of all types, by name: each of several apps may have its own `settings`.
  private(set) var globals: [String: [Member]] = [:]
  /// Which segues of storyboards code performs.
  private(set) lazy var performedSegues = PerformedSegues(self)
  /// What the tables of texts have for keys.
  private(set) lazy var texts = TextTables(globals)
  /// The scenes of storyboards, by the variables that hold them: several apps may each have a `Main`.
  private(set) lazy var scenes = globals.filter { StoryboardNames.isScene($0.key) }
  /// The classes that no file declares which was read, and by which views present.
  private(set) var unread: [UnreadObjects.Object] = []
  /// The controllers that no file declares which was read, and which the app extends by what they show.
  private(set) var unreadControllers: [TypeSymbol] = []
  /// The controllers that navigators of libraries make, which are told the model alone.
  private(set) var controllersOfModels = ControllersOfModels()
  /// The scenes of an app that are screens by themselves, each with the app.
  private(set) var sceneScreens: [(symbol: TypeSymbol, app: TypeSymbol)] = []
  let evaluations = EvaluationMemory()
  /// Which types are known to be coordinators, and which to be none.
  var coordinators: [ObjectIdentifier: Bool] = [:]
  /// Those that are being asked about, with what that hangs on.
  var coordinatorsAsked: [ObjectIdentifier] = []
  /// Which protocols are known to stand for controllers, and which not to.
  var controllerProtocols: [ObjectIdentifier: Bool] = [:]
  /// How functions of controllers show the controller itself, as far as that was asked.
  var selfShowing: [ObjectIdentifier: ControllerLink?] = [:]
  /// Which functions show a controller that they are handed, as far as that was asked.
  var showers: [ObjectIdentifier: Bool] = [:]
  /// Which functions the code of types calls on what, as far as that was asked.
  var functionsCalled: [ObjectIdentifier: [String: Set<String>]] = [:]
  /// The buttons by which views do what they are handed, as far as that was asked.
  var buttonsOfCallbacks: [ObjectIdentifier: ButtonsOfCallbacks] = [:]
  /// The events in which alone they do so, as far as that was asked.
  var eventsOfCallbacks: [ObjectIdentifier: [String: String?]] = [:]
  /// The children that controllers take away again, as far as that was asked.
  var removedChildren: [ObjectIdentifier: RemovedChildren] = [:]
  /// Which views were asked whether they are only what they are given, and what the answer was.
  var onlyGiven: [ObjectIdentifier: Bool] = [:]
  /// Which members of objects that are no controllers show some, as far as that was asked.
  var helpers: [ObjectIdentifier: Bool] = [:]
  var helpersNames: Set<String>?
  /// By controllers, the properties above them whose code has what they are set to as a child.
  var embeddingProperties: [ObjectIdentifier: Set<String>] = [:]
  /// By the objects that keep models, the screens that they make with each, as far as that was asked.
  var screensOfKeptModels: [ObjectIdentifier: [String: TypeSymbol]] = [:]
  /// What the functions are called by which window controllers show their windows, once that was asked.
  var windowOpeners: Set<String>?
  /// What is written on the items of menus that code builds, once that was asked.
  var knownMenuItems: [String: String]?
  /// The flags of modifiers that mirror a binding, as far as that was asked.
  var mirrorFlags: [ObjectIdentifier: Mirrors] = [:]
  /// The flags that views and modifiers are made with, as far as that was asked.
  var keptFlags: [ObjectIdentifier: [String: Bool?]] = [:]
  /// Where the code of such views mentions their functions, and what it has asked of the flags there, as far as that was asked.
  var mentionsUnderFlags: [ObjectIdentifier: MentionsUnderFlags] = [:]
  /// The optionals that views are made with, as far as that was asked.
  var keptOptionals: [ObjectIdentifier: Set<String>] = [:]
  /// Which modifiers lay something over a part of what they modify, as far as that was asked.
  var partlyCovering: [ObjectIdentifier: Bool] = [:]
  /// Which views and modifiers may put what they are given into a stack, or present it, as far as that was asked.
  var surrounding: [ObjectIdentifier: Bool] = [:]
  var contentKeepers = ContentKeepers()
  /// Of which types one list keeps all values, as far as that was asked.
  var keptInOneList: [ObjectIdentifier: Bool] = [:]
  /// Whether views of the app's own may show what they are given in a stack of their own, as far as that was asked.
  var stackBringing: [ObjectIdentifier: Bool] = [:]
  /// The names of all cases of all enums.
  private(set) lazy var caseNames = Set(types.flatMap { $0.alternatives.map(\.name) })
  var genericArguments: GenericArguments {
    if let knownArguments { return knownArguments }
    let found = GenericArguments(self)
    knownArguments = found
    return found
  }
  private var knownArguments: GenericArguments?
  /// Which types properties of a protocol's type keep, as far as that was asked.
  var keptTypes: [StatePath: [TypeSymbol]?] = [:]
  /// And what properties are given that may keep anything.
  var valuesOfAnyType: [StatePath: [Denotation]] = [:]
  /// What types do with the callbacks that they keep, and with what they call these.
  var callsOfCallbacks: [ObjectIdentifier: CallsOfCallbacks] = [:]
  var toldToCallbacks: [StatePath: [[Denotation]]?] = [:]
  var givenClasses: [String: Set<ObjectIdentifier>] = [:]
  /// By the members that were asked, the names of their objects' own members that they say.
  var ownNames: [ObjectIdentifier: Set<String>] = [:]
  /// The kinds of generic types that hold different things.
  private(set) var kinds = GenericKinds()
  /// The kinds of classes of which one type keeps several objects.
  private(set) var keptKinds = KeptKinds()
  let compositions: Compositions
  /// The properties that share something by a key.
  private(set) lazy var shared = properties(by: sharedKey(of:keptBy:))
  /// The properties that take what views lend.
  private(set) lazy var takers = properties { member, _ in member.lendingKey }
  /// The views that take from the environment what belongs to a library's type, by that type.
  private(set) lazy var viewsTakingObjects = viewsTakingByOuterType()
  private(set) lazy var hasBoxes = types.contains { $0.boxedType != nil }
  /// Whether code may call values of some type as functions are called.
  private(set) lazy var callsValues = types.contains {
    !$0.members(named: CalledValues.function).isEmpty
  }
  /// By each property that keeps a box which others keep, too, those others.
  private(set) lazy var boxes = sharedBoxes()
  private(set) lazy var keptValues = foundOnce.kept.value { KeptValues(self) }
  private(set) lazy var keptFunctions = findKeptFunctions()
  private(set) lazy var workedOut = foundOnce.workedOut.value { WorkedOutValues(self) }
  private(set) lazy var stacking = StackingModifiers(self)
  /// The types that no other type stands around, by name.
  @exclusivity(unchecked) private(set) var topLevel: [String: [TypeSymbol]] = [:]
  @exclusivity(unchecked) private var aliases: [String: [Member]] = [:]
  let modules: Set<String>
  private(set) lazy var modulesOfApps = ModulesOfApps(self)
  /// What is the same for all programs of the same types.
  private let foundOnce: (kept: FoundOnce<KeptValues>, workedOut: FoundOnce<WorkedOutValues>)
  /// By which property the elements of a type say what is shown for them.
  var heldRoutes: [ObjectIdentifier: String?] = [:]
  // What was found, once nothing is added any more: what names mean, and how types hang together.
  @exclusivity(unchecked) private var found: [Lookup: TypeSymbol?] = [:]
  @exclusivity(unchecked) private var superclasses: [ObjectIdentifier: TypeSymbol?] = [:]
  private var superclassesUnderWay: Set<ObjectIdentifier> = []
  private var conforming: [ObjectIdentifier: [TypeSymbol]] = [:]
  @exclusivity(unchecked) private var protocolsNamed: [ObjectIdentifier: [TypeSymbol]] = [:]
  private(set) var isComplete = false
  /// Types of one name and module of which some code was not seen to mean one.
  private(set) var notToldApart: Set<ObjectIdentifier> = []

  func noteNotToldApart(_ symbols: [TypeSymbol]) {
    notToldApart.formUnion(symbols.map(ObjectIdentifier.init))
  }

  /// Takes over what its twin could not tell apart.
  func noteNotToldApart(by twin: Program) { notToldApart.formUnion(twin.notToldApart) }

  /// The types that inherit from something of a name, once nothing is added any more.
  private lazy var typesByInherited: [String: [TypeSymbol]] = {
    var found: [String: [TypeSymbol]] = [:]
    for symbol in types {
      for name in Set(symbol.inheritedNames) { found[name, default: []].append(symbol) }
    }
    return found
  }()

  /// An extension, and the type around it, if any.
  private typealias FoundExtension = (member: Member, outer: TypeSymbol?)

  private struct Lookup: Hashable {
    var name: String
    var scope: ObjectIdentifier?
    var file: Int
  }

  init(files: [SourceFile], jobs: Int) {
    self.files = files
    folders = SourceFile.folders(around: files)
    foundOnce = (FoundOnce(), FoundOnce())
    compositions = Compositions()
    let binding = SideWork(inParallel: jobs > 1) { UnreadObjects.filesThatBind(files) }
    modules = Set(files.map(\.module))
    var extensions: [FoundExtension] = []
    for (number, file) in files.enumerated() {
      for declaration in file.declarations {
        collect(declaration, file: number, outer: nil, &extensions)
      }
    }
    var left = joined(extensions)
    let objects = UnreadObjects(self, binding: binding.result())
    unread = objects.all + UnreadEnums(self, presentedBy: objects.items, left.map(\.member)).all
    if !unread.isEmpty {
      for symbol in unread.map(\.symbol) {
        topLevel[symbol.name, default: []].append(symbol)
        types.append(symbol)
      }
      left = joined(left)
    }
    unreadControllers = UnreadControllers.extended(by: left.map(\.member), self)
    if !unreadControllers.isEmpty {
      for symbol in unreadControllers {
        topLevel[symbol.name, default: []].append(symbol)
        types.append(symbol)
      }
      left = joined(left)
    }
    for found in left { addForeign(found.member.declaration, file: found.member.file) }
    for symbol in types { symbol.inherits = symbol.inherits.flatMap { parts(of: $0, in: symbol) } }
    for symbol in types { Macros.expand(symbol, in: self) }
    for symbol in types where symbol.kind == .class {
      symbol.inherit(from: superclass(of: symbol), foreignAncestor(of: symbol))
    }
    noteUnreadControllers()
    noteUnreadDelegates()
    controllersOfModels = ControllersOfModels(self)
    for symbol in types where symbol.kind == .struct || symbol.kind == .class {
      symbol.inherits += inheritedByProtocols(of: symbol)
    }
    tellApartNamesakes()
    kinds = GenericKinds.found(in: self)
    keptKinds = KeptKinds.found(in: self)
    // What was asked for on the way there knew of no kinds.
    knownArguments = nil
    isComplete = true
    for symbol in types where symbol.kind == .class { inheritProperties(symbol) }
    for symbol in types { symbol.routes = routeFactories(of: symbol) }
    for symbol in statesOfStores() { symbol.isHeldByStores = true }
    notePushedContents()
    // From now on no type changes, so that several may ask at once.
    for symbol in types { symbol.complete() }
    for symbol in types where symbol.isView { symbol.leadsOnward = leadsOnward(symbol) }
    for symbol in types { symbol.opensWindows = opensWindows(symbol) }
    for symbol in types where symbol.isController { symbol.framesContent = framesContent(symbol) }
    noteRowsHandedOn()
  }

  /// A program of the same types that remembers by itself what it finds of them: whoever has one may work beside who has the other.
  func twin() -> Program { Program(twinOf: self) }

  private init(twinOf other: Program) {
    (files, folders) = (other.files, other.folders)
    (types, membersOfOthers) = (other.types, other.membersOfOthers)
    (freeFunctions, globals) = (other.freeFunctions, other.globals)
    (topLevel, aliases, modules) = (other.topLevel, other.aliases, other.modules)
    (foundOnce, compositions) = (other.foundOnce, other.compositions)
    (kinds, keptKinds, unread) = (other.kinds, other.keptKinds, other.unread)
    (unreadControllers, controllersOfModels) = (other.unreadControllers, other.controllersOfModels)
    isComplete = true
  }

  /// A file's module.
  func module(of file: Int) -> String { files[file].module }

  /// Whether a type is declared in a file beside what was read.
  func isBeside(_ symbol: TypeSymbol) -> Bool { files[symbol.file].isBeside }

  // MARK: - Collecting

  private func collect(
    _ declaration: Declaration, file: Int, outer: TypeSymbol?,
    _ extensions: inout [FoundExtension]
  ) {
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol:
      let symbol = TypeSymbol(declaration, module: files[file].module, file: file, outer: outer)
      if let outer {
        outer.nested[declaration.name, default: []].append(symbol)
      } else {
        topLevel[declaration.name, default: []].append(symbol)
      }
      types.append(symbol)
      join(declaration, to: symbol, file: file, &extensions)
    case .extension: extensions.append((Member(declaration, file: file), outer))
    case .typealias where outer == nil:
      aliases[declaration.name, default: []].append(Member(declaration, file: file))
    case .function where outer == nil:
      freeFunctions[declaration.name, default: []].append(Member(declaration, file: file))
    case .variable where outer == nil:
      globals[declaration.name, default: []].append(Member(declaration, file: file))
    default: break
    }
  }

  /// Joins extensions to what they extend, and gives back those of types of others. An extension may extend a type that another one
  /// declares: they are joined until nothing more fits.
  private func joined(_ extensions: [FoundExtension]) -> [FoundExtension] {
    var left = extensions
    while true {
      let waiting = left
      left = []
      for found in waiting {
        let (declaration, file) = (found.member.declaration, found.member.file)
        if let symbol = type(named: declaration.name, in: found.outer, file: file)
          ?? stateOfStore(extendedBy: declaration, file)
        {
          var nested: [FoundExtension] = []
          for symbol in extended(by: declaration, symbol) {
            join(declaration, to: symbol, file: file, &nested)
          }
          left += nested
        } else {
          left.append(found)
        }
      }
      if left.count >= waiting.count { return left }
    }
  }

  private func join(
    _ declaration: Declaration, to symbol: TypeSymbol, file: Int,
    _ extensions: inout [FoundExtension]
  ) {
    if declaration.kind == .extension { symbol.inherits += declaration.inherits }
    for member in declaration.membersOfBuilds {
      switch member.kind {
      case .class, .struct, .enum, .actor, .protocol, .extension:
        collect(member, file: file, outer: symbol, &extensions)
      case .typealias: symbol.aliases[member.name] = member
      default:
        let added = Member(member, file: file)
        if declaration.kind == .extension { added.requirements = declaration.genericParameters }
        symbol.add(added)
      }
    }
  }

  private func addForeign(_ declaration: Declaration, file: Int) {
    let last = TypeReference(declaration.name).lastName
    for member in declaration.membersOfBuilds {
      let added = Member(member, file: file)
      added.isInPrivateExtension = declaration.isPrivate
      membersOfOthers.add(added, to: last)
    }
  }

  func add(_ symbol: TypeSymbol) { types.append(symbol) }

  /// The members of a name that the app adds to a type of others.
  func members(_ name: String, of other: String) -> [Member] { membersOfOthers[name, of: other] }

  // MARK: - Looking up

  /// A type of the app's own by its written name, seen from inside another.
  func type(named name: String, in scope: TypeSymbol?, file: Int, depth: Int = 0) -> TypeSymbol? {
    if depth > 20 { return nil }
    guard isComplete, depth == 0 else { return lookUp(name, in: scope, file: file, depth: depth) }
    let lookup = Lookup(name: name, scope: scope.map(ObjectIdentifier.init), file: file)
    if let known = found[lookup] { return known }
    let symbol = lookUp(name, in: scope, file: file, depth: 0)
    found[lookup] = .some(symbol)
    return symbol
  }

  /// The same of a type that may be written with its arguments: of a generic type the kind that is meant.
  func type(of written: TypeReference, in scope: TypeSymbol?, file: Int, depth: Int = 0)
    -> TypeSymbol?
  {
    guard let symbol = type(named: written.name, in: scope, file: file, depth: depth) else {
      return nil
    }
    if written.arguments.isEmpty || depth > 20 { return symbol }
    return kinds.kind(written, of: symbol, in: scope, file: file, self) ?? symbol
  }

  private func lookUp(
    _ name: String, in scope: TypeSymbol?, file: Int, depth: Int
  ) -> TypeSymbol? {
    guard name.utf8.contains(UInt8(ascii: ".")) else {
      return firstPart(name, in: scope, file: file, depth: depth)
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    if parts.count == 2, let module = StoryboardNames.module(named: first) {
      return type(named: parts[1], ofModule: module, file: file, depth: depth)
    }
    guard var found = firstPart(first, in: scope, file: file, depth: depth) else {
      // A module's name may stand before.
      guard parts.count > 1 else { return nil }
      guard modules.contains(first) else {
        return parts.count == 2 ? type(named: parts[1], ofFolderModule: first) : nil
      }
      let own = topLevel[parts[1]]?.first { $0.module == first && !$0.isPrivate }
      if parts.count == 2, let own { return own }
      return type(
        named: parts.dropFirst().joined(separator: "."), in: nil, file: file, depth: depth + 1)
    }
    for part in parts.dropFirst() {
      guard let next = member(part, of: found, file: file, depth: depth) else { return nil }
      found = next
    }
    return found
  }

  private func firstPart(
    _ name: String, in scope: TypeSymbol?, file: Int, depth: Int
  ) -> TypeSymbol? {
    if name == "Self" { return scope }
    var current = scope
    while let symbol = current {
      if let meant = symbol.typeArguments[name]?.ownSymbol { return meant }
      if symbol.name == name { return symbol }
      if let found = member(name, of: symbol, file: file, depth: depth) { return found }
      current = symbol.outer
    }
    let conditions = scope?.conditions ?? []
    if let candidates = topLevel[name],
      let found = best(
        candidates.filter { $0.isThere(under: conditions) }, file: file, under: conditions)
    {
      return found
    }
    let alias = aliases[name]?.first { alias in
      !Branches.exclude(conditions + [alias.declaration.condition].compactMap { $0 })
    }
    if let alias, let target = alias.declaration.type {
      return type(of: target, in: nil, file: alias.file, depth: depth + 1)
    }
    return nil
  }

  private func member(
    _ name: String, of symbol: TypeSymbol, file: Int, depth: Int
  ) -> TypeSymbol? {
    if let nested = symbol.nested[name] { return best(nested, file: file) }
    if let alias = symbol.aliases[name], let target = alias.type, depth < 20 {
      return type(of: target, in: symbol, file: symbol.file, depth: depth + 1)
    }
    if let superclass = superclass(of: symbol, depth: depth) {
      return member(name, of: superclass, file: file, depth: depth + 1)
    }
    return nil
  }

  /// The types that say of themselves that they conform to a protocol of the app's own.
  func types(conformingTo wanted: TypeSymbol) -> [TypeSymbol] {
    if let known = conforming[ObjectIdentifier(wanted)] { return known }
    if let first = wanted.composedOf.first {
      return wanted.composedOf.dropFirst().reduce(types(conformingTo: first)) { found, part in
        let others = Set(types(conformingTo: part).map(ObjectIdentifier.init))
        return found.filter { others.contains(ObjectIdentifier($0)) }
      }
    }
    let named = isComplete ? typesByInherited[wanted.name] ?? [] : types
    let found = named.filter { symbol in
      symbol.kind != .protocol
        && symbol.inherits.contains {
          $0.lastName == wanted.name
            && type(named: $0.name, in: symbol.outer, file: symbol.file) === wanted
        }
    }
    if isComplete { conforming[ObjectIdentifier(wanted)] = found }
    return found
  }

  /// The protocols of the app's own that a type names, in the order in which it does.
  func protocols(of symbol: TypeSymbol) -> [TypeSymbol] {
    if !symbol.composedOf.isEmpty { return symbol.composedOf }
    if let known = protocolsNamed[ObjectIdentifier(symbol)] { return known }
    let found = symbol.inherits.compactMap { inherited in
      type(named: inherited.name, in: symbol.outer, file: symbol.file)
    }.filter { $0.kind == .protocol }
    if isComplete { protocolsNamed[ObjectIdentifier(symbol)] = found }
    return found
  }

  /// The types that conform to a protocol, without those that only stand in for one in previews and tests.
  func realTypes(conformingTo wanted: TypeSymbol) -> [TypeSymbol] {
    types(conformingTo: wanted).filter { !NavigationWords.namesStandIn($0.name) }
  }

  /// What a type conforms to by way of protocols of the app's own: of `protocol Screen: View` every `Screen` is a `View`.
  func inheritedByProtocols(of symbol: TypeSymbol) -> [TypeReference] {
    var found: [TypeReference] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = symbol.inherits
    while let next = waiting.popLast() {
      guard let other = type(named: next.name, in: symbol.outer, file: symbol.file),
        other.kind == .protocol, seen.insert(ObjectIdentifier(other)).inserted
      else { continue }
      found += other.inherits
      waiting += other.inherits
    }
    return found.filter { !symbol.inherits.contains($0) }
  }

  /// What a typealias stands for that has no parameters of its own, and where it is declared.
  func written(asAlias name: String, in scope: TypeSymbol?) -> (
    type: TypeReference, scope: TypeSymbol?, file: Int
  )? {
    var current = scope
    while let symbol = current {
      if let alias = symbol.aliases[name] {
        guard alias.genericParameters.isEmpty, let type = alias.type else { return nil }
        return (type, symbol, symbol.file)
      }
      current = symbol.outer
    }
    guard let alias = aliases[name]?.first, alias.declaration.genericParameters.isEmpty,
      let type = alias.declaration.type
    else { return nil }
    return (type, nil, alias.file)
  }

  var topLevelAliasNames: Set<String> { Set(aliases.keys) }

  func topLevelAlias(_ name: String) -> TypeReference? { topLevelAlias(named: name)?.type }

  /// The typealias itself.
  func topLevelAlias(named name: String) -> Declaration? { aliases[name]?.first?.declaration }

  func superclass(of symbol: TypeSymbol, depth: Int = 0) -> TypeSymbol? {
    guard symbol.kind == .class, depth < 20, let first = symbol.inherits.first else { return nil }
    if let known = superclasses[ObjectIdentifier(symbol)] { return known }
    // `class Item: Entity<Item.ID>` asks for itself.
    guard superclassesUnderWay.insert(ObjectIdentifier(symbol)).inserted else { return nil }
    defer { superclassesUnderWay.remove(ObjectIdentifier(symbol)) }
    let found = type(
      of: first, in: symbol.argumentScope ?? symbol.outer, file: symbol.file, depth: depth + 1)
    let superclass = found?.kind == .class && !leads(found, to: symbol) ? found : nil
    // What is found deep within other questions may be cut short.
    if isComplete, depth == 0 { superclasses[ObjectIdentifier(symbol)] = .some(superclass) }
    return superclass
  }

  /// A type and the app's own classes that it inherits from, the nearest first.
  func lineage(of symbol: TypeSymbol) -> some Sequence<TypeSymbol> {
    sequence(first: symbol) { self.superclass(of: $0) }.prefix(20)
  }

  /// Whether a class is known to inherit from another, or is that: where names mislead, or in code that no compiler takes, classes may
  /// inherit from each other in a circle, which nobody who follows them should have to fear.
  private func leads(_ symbol: TypeSymbol?, to other: TypeSymbol) -> Bool {
    var current = symbol
    while let next = current, next !== other {
      current = superclasses[ObjectIdentifier(next)] ?? nil
    }
    return current != nil
  }
}

extension Program {
  /// Adds the screen that a scene is by itself. Its name is one that the walk gave it: no code can mean it.
  func add(sceneScreen symbol: TypeSymbol, of app: TypeSymbol) {
    types.append(symbol)
    sceneScreens.append((symbol, app))
  }
}

/// A member of a type, and the file in which it stands.
final class Member {
  let declaration: Declaration
  let file: Int
  /// What the extension asks of generic parameters in which it is declared.
  var requirements: [GenericParameter] = []
  /// The types that it says with their arguments, once they were looked for.
  var mentionedTypes: [TypeReference]?
  /// Whether it is declared in an extension that only its file can see.
  var isInPrivateExtension = false

  init(_ declaration: Declaration, file: Int) {
    self.declaration = declaration
    self.file = file
  }

  var name: String { declaration.name }
  var isStatic: Bool {
    declaration.modifiers.contains("static") || declaration.modifiers.contains("class")
  }

  /// Whether only its own type, or its file, can see it.
  var isPrivate: Bool { declaration.isPrivate }

  /// Whether only its file can see it, of what stands in no type of the app's own.
  var isOfFile: Bool { isPrivate || isInPrivateExtension }

  /// Whether a property is stored: it has no getter, or only observers.
  var isStored: Bool { declaration.kind == .variable && declaration.body == nil }

  func attribute(_ name: String) -> Attribute? {
    declaration.attributes.first { $0.name == name }
  }
}

extension Declaration {
  fileprivate var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }
}
