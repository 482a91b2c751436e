import PortolanModel

/// Makes screens of a program: of what its views show, what its models hold, and what its code changes.
final class SourceAssembly {
  let program: Program
  let names: ScreenNames
  let shared: SharedModels
  private(set) lazy var slotNames = SlotNames(
    program: program, names: names, evidence, shared, shown: slotsWithoutView)
  let walk: ViewWalk
  let regions: [ObjectIdentifier: Region]
  let evidence: EvidenceTable
  let places: ViewsInPlace
  let classification: Classification
  let types: TypeTable
  let stacks: StackSurroundings
  let stackContents: StackContents
  let lendersAround: LendersAround
  let shownInPlace: ShownInPlace
  let optionalChildren: OptionalChildren
  /// What was found of changes.
  let stateWalk: StateChangeWalk
  let changesByOwner: [ObjectIdentifier: [StateChange]]
  /// Where pushes stand that views have a function do.
  let pushesByCall: Set<SourceLocation>
  /// The functions that do more to their own type's state than to push.
  let doingMoreThanPush: Set<ObjectIdentifier>
  /// What reducers do in answer to what children send.
  let sentByChildren: [StateChange]
  /// What the callbacks do that objects are handed.
  let callbacks: [StateChange]
  /// What views call on the models of a screen, by function.
  let callsByFunction: [ObjectIdentifier: [String: [ModelCall]]]
  let symbols: [String: TypeSymbol]
  /// What pickers select, whoever owns it.
  let picked: Set<StatePath>
  /// Objects that are lent to whoever needs them.
  let services: Set<ObjectIdentifier>
  /// The links of each view, by their numbers.
  let linksByHost: [ObjectIdentifier: [Int]]
  /// The controllers from which others inherit.
  let inheritedControllers: Set<ObjectIdentifier>
  /// What each view's code pushes by state.
  let drilledByHost: [ObjectIdentifier: [Region]]
  private(set) lazy var uncalled = UncalledFunctions(program)
  private(set) lazy var overridden = program.overriddenMembers
  /// By the state of a reducer, the views that are handed it.
  private(set) lazy var viewsOfReducers = Dictionary(
    grouping: program.types.filter { $0.isView && names.model(of: $0)?.isStateOfReducer == true },
    by: { ObjectIdentifier(names.model(of: $0)!) })
  private(set) lazy var triggers = findTriggers()
  let memory = Memory()
  /// Takes each screen as soon as it is made.
  var ahead: ScreensAhead?
  var screens: [String: Screen] = [:]
  var order: [String] = []
  var queue: [TypeSymbol] = []
  /// By the screen that they are listed with, the types whose code is that of the app's menus.
  var menus: [Screen.ID: [TypeSymbol]] = [:]

  /// What was found of views that is asked again and again.
  final class Memory {
    var leading: [ObjectIdentifier: Bool] = [:]
    var navigating: [ObjectIdentifier: Bool] = [:]
    var navigatingWithin: [ObjectIdentifier: Bool] = [:]
    var shownViews: [ObjectIdentifier: [TypeSymbol]] = [:]
    var small: [ObjectIdentifier: Bool] = [:]
    var choosingData: [StatePath: Bool] = [:]
    var reaches: [ObjectIdentifier: Reach] = [:]
    /// By the screens that somebody leaves, once it is known what leads where.
    var presenters: [Screen.ID: [Presenter]] = [:]
    let gathered = GatheredViews()
    /// What is said of state on the screen of one of the views that each make an object which keeps such state.
    var evidenceApart: [KeptState: SlotEvidence] = [:]
    /// By the page, what lies behind it and presents.
    var behind: [ObjectIdentifier: Region] = [:]
    /// The screens that are made or wait for it.
    var reached: Set<Screen.ID> = []
    var apps: [TypeSymbol]?
    var startingDelegates: [TypeSymbol]?
    /// Where the views are made that scenes show in place of each other.
    var swapped: Set<SourceLocation>?
  }

  init(files: [SourceFile], jobs: Int) {
    let program = Program(files: files, jobs: jobs)
    self.program = program
    // What code shows and what it changes are found apart, each with a memory of its own.
    let twin = program.twin()
    let changes = SideWork(inParallel: jobs > 1) {
      var walk = StateChangeWalk(program: twin)
      walk.run()
      return walk
    }
    // What types say of themselves is found after that, beside the rest of what code shows.
    let asked = program.twin()
    let declared = SideWork(inParallel: jobs > 1) {
      _ = changes.result()
      return (types: TypeTable(Facts(types: asked.typeFacts())), kept: KeptStructs(asked))
    }
    var walk = ViewWalk(program: program)
    var regions: [ObjectIdentifier: Region] = [:]
    for view in program.types where view.isView || view.fillsWindows {
      let brought = view.isController ? program.functionsBrought(to: view) : []
      regions[ObjectIdentifier(view)] = walk.walk(
        view: view, members: view.shownMembers + brought,
        inherited: view.isController ? program.codeOfBases(meaningOtherFor: view) : [])
    }
    walk.embedGivenChildren(in: regions)
    let enums = walk.regionsOfShownEnums()
    regions.merge(enums) { own, _ in own }
    walk.noteHandedOver(regions)
    walk.noteKeptModels(regions)
    walk.noteTouched(regions)
    walk.leadSegues()
    walk.walkFlows(regions)
    walk.noteRememberedControllers(regions)
    walk.dropLinksPresentedByHand()
    walk.dropLinksOfParts()
    walk.leadToHandedDestinations()
    walk.openScenes(namedIn: program.types.compactMap { regions[ObjectIdentifier($0)] })
    walk.noteViewsMadeElsewhere()
    walk.dropStacksOfWrappers()
    walk.dropStacksMadeAgain()
    walk.notePresentationsOnPushedPages()
    let stateWalk = changes.result()
    self.stateWalk = stateWalk
    program.noteNotToldApart(by: twin)
    var ordered = program.types.compactMap { regions[ObjectIdentifier($0)] }
    let stacks = StackSurroundings(regions: ordered)
    self.stacks = stacks
    // What selects a row leads nowhere by itself; nor does what only stands for one, by its tag or its place.
    let taken = Set(walk.handlers.compactMap { $0.type.ownSymbol.map(ObjectIdentifier.init) })
    let forms = walk.containers.map(\.form)
    walk.noteRowsOfOwnViews(stacks)
    walk.removeLinks { link in
      if stacks.selects(link) == true { return true }
      guard let type = link.value?.type.ownSymbol else { return false }
      return !taken.contains(ObjectIdentifier(type))
        && stacks.isInSelectedRow(link) { number in
          forms.indices.contains(number) && forms[number] != "NavigationSplitView"
        }
    }
    walk.removeLinksToUntoldScenes()
    walk.showSelectedRowsInColumns(stacks)
    // A preview of what leads nowhere is but a picture.
    if walk.links.contains(where: \.isPreview) {
      let used = UsedViews(walk: walk, regions: ordered)
      walk.removeLinks { link in
        link.isPreview && link.region?.firstUse.map { used.leads($0.view) } == false
      }
    }
    walk.separateScenes(&regions)
    ordered += program.sceneScreens.compactMap { regions[ObjectIdentifier($0.symbol)] }
    self.walk = walk
    let stackContents = StackContents(walk, stacks)
    self.stackContents = stackContents
    self.regions = regions
    lendersAround = LendersAround(walk.lentObjects, regions: ordered, program)
    pushesByCall = Set(stateWalk.changes.compactMap { $0.origin })
    doingMoreThanPush = Set(
      stateWalk.changes.filter { change in
        change.kind != .push && !change.isSeed && !change.isByCall
          && change.path.owner === change.owner
      }.compactMap(\.member))
    services = program.services
    let all = stateWalk.changes.told(off: walk.setters.subtracting(stateWalk.toldAnything))
      .filter { !program.repeatsBinding($0) }
    let evidence = EvidenceTable(
      walk: walk, regions: ordered, shown: regions, enums: enums,
      changes: all.filter { !$0.isByCall },
      boundByModels: stateWalk.boundByModels, echoes: stateWalk.echoes)
    let byCall = all.filter { $0.isByCall }
    let done = (all + byCall.flatMap(\.ofRelatives)).filter { !evidence.isTold($0) }
      .flatMap(evidence.meanings(of:)).filter { !$0.isSeed }
    sentByChildren = done.filter { $0.action?.senders.isEmpty == false }
    callbacks = done.filter { $0.isByCallback }
    changesByOwner = Dictionary(
      grouping: (done + evidence.related.filter { !$0.isSeed }).flatMap { $0.ofDoers(walk) },
      by: { ObjectIdentifier($0.owner!) })
    picked = Set(walk.picked.flatMap { evidence.owners(of: $0) }.map(\.slot))
    shownInPlace = ShownInPlace(walk: walk, regions: ordered, evidence)
    optionalChildren = OptionalChildren(program, evidence)
    let (types, kept) = declared.result()
    self.types = types
    program.noteNotToldApart(by: asked)
    // Whatever the names say: what tabs or a stack are bound to is navigation.
    let presenting = program.types.filter { symbol in
      [.class, .struct].contains(symbol.kind) && !symbol.isView
        && evidence.evidence(of: symbol).contains { $0.container != nil }
    }
    let symbols = Dictionary(
      program.types.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.symbols = symbols
    let classified = SideWork(inParallel: jobs > 1) {
      Classification(
        types, roots: [], presenting: Set(presenting.map(\.id)),
        isPresented: { type, property in
          symbols[type].flatMap { evidence[$0, property] }?.isBound == true
        })
    }
    let isChild = { (owner: TypeSymbol, member: Member) in
      types[owner.id].map {
        classified.result().slots(of: $0).contains { $0.name == member.name }
      } ?? false
    }
    let names = ScreenNames(
      program: program, walk: walk, regions: regions, evidence, stackContents, kept,
      services: services, callers: stateWalk.callers, isChild: isChild)
    self.names = names
    self.evidence = evidence.joiningItemsOfModels {
      names.screen(of: $0) === names.screen(of: $1)
    }
    classification = classified.result()
    places = ViewsInPlace(
      regions: walk.regionsInPlace(regions), evidence: evidence, names: names)
    shared = SharedModels(
      program: program, names: names, evidence, places, isChild: isChild)
    callsByFunction = Dictionary(
      grouping: walk.calls, by: { ObjectIdentifier(names.screen(of: $0.model)) }
    ).mapValues { Dictionary(grouping: $0, by: \.function) }
    inheritedControllers = Set(
      program.types.filter(\.isController).compactMap { program.superclass(of: $0) }
        .map(ObjectIdentifier.init))
    linksByHost = Dictionary(
      grouping: walk.links.indices.filter { walk.links[$0].host != nil },
      by: { ObjectIdentifier(walk.links[$0].host!) })
    drilledByHost = Dictionary(
      grouping: walk.sites.filter {
        ($0.presentation == .drillDown || $0.isSelectedRow) && $0.host != nil
      },
      by: { ObjectIdentifier($0.host!) }
    ).mapValues { $0.map(\.region) }
  }

  // MARK: - The model

  func model(name: String?, roots wanted: [String]) -> NavigationModel {
    let starts = starts(wanted)
    menus = menus(starts)
    for start in starts { reach(start.symbol) }
    drain()
    let windows = windows(besides: starts)
    for symbol in windows { reach(symbol) }
    drain()
    // What nothing leads to is charted too; a rule says so.
    for symbol in program.types where isScreenOfItsOwn(symbol) { reach(symbol) }
    drain()
    addActionsOfSenders()
    addActionsOfChildren()
    addActionsOfCallbacks()
    addActionsOfDelegates()
    addActionsOfIntents()
    addDismissals()
    var screens = order.compactMap { self.screens[$0] }
    // What is gathered in a place that leads nowhere after all is no screen.
    let beginnings = (starts.map(\.symbol) + windows).map { names.screen(of: $0).id }
    let targets = Set(screens.flatMap(\.ownTargets) + beginnings)
    screens.removeAll { $0.isContent == true && !targets.contains($0.id) }
    let isReached = Set(screens.flatMap(\.ownTargets))
    var modelRoots: [Root] = []
    let areSeveralApps = Set(starts.flatMap(\.targets)).count > 1
    for start in starts {
      let id = names.screen(of: start.symbol).id
      if modelRoots.contains(where: { $0.screen == id }) { continue }
      var root = Root(screen: id, how: start.how, condition: start.condition)
      if areSeveralApps, !start.targets.isEmpty { root.targets = start.targets }
      modelRoots.append(root)
    }
    let isShownByWindows = starts.isEmpty && !windows.isEmpty && apps.allSatisfy(hasNoWindow)
    let untold =
      isShownByWindows || starts.first?.how == .declared ? [] : untoldStarts(starts)
    // Where nobody can tell what an app starts with, it may be whatever nothing leads to.
    let isAnywhere = modelRoots.isEmpty && !isShownByWindows
    let modules = Set(untold.map(\.module))
    for screen in screens
    where (isAnywhere || modules.contains(screen.module)) && !isReached.contains(screen.id)
      && !(screen.slots.isEmpty && screen.links.isEmpty)
      && !modelRoots.contains(where: { $0.screen == screen.id })
    {
      modelRoots.append(Root(screen: screen.id, how: .unpresented))
    }
    for (id, window) in windows.map({ (names.screen(of: $0).id, $0) })
    where !isReached.contains(id) && !modelRoots.contains(where: { $0.screen == id }) {
      modelRoots.append(Root(screen: id, how: .scene, condition: condition(ofWindow: window)))
    }
    modelRoots += windowsOfCircles(
      windows.map { names.screen(of: $0).id }, among: screens, from: modelRoots.map(\.screen)
    ).map { Root(screen: $0, how: .scene) }
    let circles = circles(
      among: screens, of: isAnywhere ? nil : modules, from: modelRoots.map(\.screen))
    modelRoots += circles.map { Root(screen: $0.first, how: .unpresented) }
    screens = screens.filter { screen in
      !screen.slots.isEmpty || !screen.links.isEmpty || isReached.contains(screen.id)
        || modelRoots.contains { $0.screen == screen.id }
    }
    addActionsOfParts(to: &screens)
    tellInitializers(of: starts.map(\.symbol) + windows, in: &screens)
    let ids = Set(screens.map(\.id))
    modelRoots = modelRoots.filter { ids.contains($0.screen) }
    let further = self.circles(among: screens, of: nil, from: modelRoots.map(\.screen))
    var model = NavigationModel(
      name: name ?? self.name(of: starts, untold, screens, modelRoots),
      roots: modelRoots, screens: screens,
      unresolved: problems(naming: screens) + unstarted(untold) + unbegun(circles)
        + unplaced() + self.untold() + untoldTabs() + unreadWindows()
        + unread() + unreadControllers() + unfollowed() + untoldControllers(in: screens) + erased()
        + unopened() + unfinished()
        + redeclared() + presentedAnywhere()
        + unshown(
          among: ids.subtracting(isReached).subtracting(modelRoots.map(\.screen)),
          besides: further.flatMap(shownUnseen),
          appModules: Set(starts.flatMap(\.modules))),
      ignores: program.files.flatMap(\.ignores))
    model.dropDanglingReferences()
    return model
  }

  /// Whether a type makes a screen though nothing leads to it: a view that presents, a model whose state is presented.
  func isScreenOfItsOwn(_ symbol: TypeSymbol) -> Bool {
    guard symbol.kind != .enum, symbol.kind != .protocol, !program.isBeside(symbol),
      !isSpread(symbol)
    else { return false }
    // What a struct of data says that a view shows in place is no state by itself.
    if names.isData(symbol) {
      return evidence.evidence(of: symbol).contains { !$0.sites.isEmpty || $0.container != nil }
    }
    if symbol.inherits("App", "Scene") || symbol.has("main") || symbol.isDelegate { return false }
    if isUnmadeRelative(symbol) { return false }
    // What a base of controllers presents is told with its heirs, if it is only there for them.
    if let view = parts(of: symbol).view, !isUsed(view),
      inheritedControllers.contains(ObjectIdentifier(view))
    {
      return false
    }
    // What a wrapper presents belongs to whoever uses it, if anybody does.
    if program.isWrapper(symbol), !isLeftOver(symbol) { return false }
    // What only previews use, which are not read, is named for them.
    let words = NavigationWords.words(of: symbol.name)
    if symbol.isView, !isUsed(symbol), words.contains("preview") || words.contains("previews") {
      return false
    }
    return evidence.evidence(of: symbol).contains(where: \.isBound)
      || !shared.borrowed(by: symbol).isEmpty
      || (!symbol.inherits("Commands")
        && (isUsed(symbol)
          ? leadsByLinks(symbol) && !isMenu(symbol)
          : linksByHost[ObjectIdentifier(symbol)] != nil))
      || (symbol.isView && !symbol.inherits("Commands") && !symbol.modifiesViews
        && !isUsed(symbol)
        && navigates(symbol, visited: []))
  }

  /// Whether nobody uses a view of an app's own module, which nobody else can import.
  private func isLeftOver(_ view: TypeSymbol) -> Bool {
    !isUsed(view) && !isMade(view) && !view.modifiesViews
      && apps.contains { $0.module == view.module }
  }

  /// Whether some code constructs a view.
  func isUsed(_ view: TypeSymbol) -> Bool {
    walk.usedViews.contains(ObjectIdentifier(view))
  }

  /// Whether some code, be it no view's, makes a view of this name: of namesakes nobody can tell which.
  func isMade(_ view: TypeSymbol) -> Bool {
    made.holds(view)
      || program.types.contains { other in
        other.name == view.name && made.holds(other)
          && (view.isPublic || other.module == view.module)
      }
  }

  /// Whether it leads to screens, and is shown nowhere itself.
  func isFlow(_ symbol: TypeSymbol) -> Bool { walk.flowTypes.contains { $0 === symbol } }

  func reach(_ symbol: TypeSymbol) {
    let symbol = names.holder(of: symbol) ?? symbol
    let named = names.screen(of: symbol)
    guard memory.reached.insert(named.id).inserted else { return }
    order.append(named.id)
    queue.append(symbol)
  }

  func drain() {
    var next = 0
    while next < queue.count {
      let symbol = queue[next]
      next += 1
      let id = names.screen(of: symbol).id
      let made = screen(symbol)
      screens[id] = made
      ahead?.add(made)
    }
    queue.removeAll()
  }
}

// What was found of changes and is asked one by one.
extension SourceAssembly {
  var made: MadeValues { stateWalk.made }
  var dismissals: [Dismissal] { stateWalk.dismissals }
  var addedByNavigators: [SourceLocation: StateChange] { stateWalk.addedByNavigators }
  var sent: SentActions { stateWalk.sent }
  var unseen: UnseenWrites { stateWalk.unseen }
  var callers: [ObjectIdentifier: [PushesByCall.Caller]] { stateWalk.callers }
  var notified: Set<ObjectIdentifier> { stateWalk.notified }
}

extension TypeSymbol {
  /// What is walked to know what a view shows: its body, and for a controller every method.
  fileprivate var shownMembers: [Member] {
    if isController || fillsWindows {
      let own = members.filter { !$0.isStatic }
      if !isDelegate { return own }
      // What is there when the app starts comes first, wherever it is written.
      return own.filter(\.declaration.isRunAtLaunch) + own.filter { !$0.declaration.isRunAtLaunch }
    }
    for name in ShownProtocols.bodies + ["content", ShownProtocols.bodyOfStyle] {
      let bodies = members(named: name).filter { $0.declaration.body != nil }
      if !bodies.isEmpty { return bodies }
    }
    // A protocol of the app's own may give the body another name.
    return members.filter { member in
      let declaration = member.declaration
      // A view of AppKit's may fill a popover as soon as it is made.
      if declaration.kind == .initializer {
        return isPartOfController && declaration.givesWindowContent
      }
      return declaration.kind == .function || declaration.body != nil && declaration.givesView
    }
  }
}

extension Screen {
  /// The screens to which its slots and its links lead.
  fileprivate var ownTargets: [Screen.ID] {
    slots.flatMap { $0.destinations.compactMap(\.leadsTo) } + links.compactMap(\.leadsTo)
  }
}

extension StateChange {
  /// A change as that of whoever does it: of a modifier that extends all views the views in whose code it is called.
  fileprivate func ofDoers(_ walk: ViewWalk) -> [StateChange] {
    if self.owner != nil { return [self] }
    return (self.member.flatMap { walk.modified[$0] } ?? []).map { view in
      var change = self
      change.owner = view
      return change
    }
  }
}

extension Array where Element: Hashable {
  /// Each element once, in the order in which they come first.
  var distinct: [Element] {
    if count < 2 { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
