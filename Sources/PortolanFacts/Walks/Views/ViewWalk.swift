import PortolanModel

/// Walks the code of views, and notes what it presents, embeds and links to.
///
/// What a call means is the business of the dialects; the walk itself knows only Swift: it follows properties, functions,
/// modifiers and closures of the app's own to where a dialect has something to say.
struct ViewWalk {
  let program: Program
  let evaluator: Evaluator
  var sites: [PresentationSite] = []
  /// Code that shows something while some state is there, which alone does not make that state navigation.
  var consumers: [PresentationSite] = []
  /// What is presented by state that could not be told.
  var unfollowed: [UnfollowedPresentation] = []
  /// By the names that conditions bind, the states that led to what they stand for.
  var boundStates: [String: [ErasedView.Step]] = [:]
  /// What is shown of several types that conform to a protocol, where nobody knows which is meant.
  var erased: [ErasedView] = []
  /// The bars of tabs that code gives some, and where, of which nobody knows what they show.
  var untoldTabs: [(bar: TypeSymbol, location: SourceLocation)] = []
  /// What items are presented by that they keep themselves.
  var keptViews: [ErasedView] = []
  var containers: [Container] = []
  var handlers: [StackHandler] = []
  var links: [LinkSite] = []
  /// What views are handed to lead to.
  var handedDestinations = HandedDestinations()
  /// The pages that views are handed to push.
  var handedPages = HandedPages()
  /// What controllers present by hand while state says so, whose changes their code follows.
  var handPresentations: [HandPresentation] = []
  /// Where functions that such code has called are called once more out of themselves.
  var repeatedCalls: [FollowedCall] = []
  /// Whether the code is walked for that.
  var observation: Observation?
  var scenes: [SceneSite] = []
  /// Links to windows that may be a library's.
  var linksToUntoldScenes: [LinkSite] = []
  /// Where code does something, and while which state presents that.
  var spots = Spots()
  /// The functions of models that views call.
  var calls: [ModelCall] = []
  /// The views that stand in a `NavigationView`, and those that stand in another stack.
  var inNavigationViews: Set<ObjectIdentifier> = []
  var inOtherStacks: Set<ObjectIdentifier> = []
  /// The cases whose code is walked, innermost last, by the enum and the name.
  var casesAround: [(symbol: TypeSymbol, name: String)] = []
  /// For each enum that a case of another holds and that is asked there, what is shown for its own.
  var continuations: [SelectionSite] = []
  /// What is shown by its value alone, of a type that only those know who hand it over.
  var shownValues: [ShownValue] = []
  /// The optionals that lists select, where they are no enum's cases.
  var listed: [StatePath] = []
  /// Those that are.
  var listedCases: [StatePath] = []
  /// What views lend by a key.
  var lent: [LentState] = []
  /// The objects that views lend to what they show, and those that are lent to what the code shows, outermost first.
  var lentObjects: [LentObject] = []
  var lentAround: [LentObject] = []
  /// What pickers select.
  var picked: [StatePath] = []
  /// Every view that some code constructs.
  var usedViews: Set<ObjectIdentifier> = []
  /// Where each of them is constructed first, and which in further places.
  var firstUses: [ObjectIdentifier: SourceLocation] = [:]
  var reusedViews: Set<ObjectIdentifier> = []
  /// What each of them is handed.
  var handedCases: [ObjectIdentifier: HandedCases] = [:]
  /// What the function is handed to show whose code is followed.
  var handing: Handing?
  /// Where a screen's own code calls another type's, while that is followed.
  var callOfOther: (screen: TypeSymbol, location: SourceLocation)?
  /// Where functions show what they are handed, and where they are called.
  var forwarding: Set<SourceLocation> = []
  var handedOver: Set<SourceLocation> = []
  /// The types without a view that lead to what they hand to navigators.
  var flowTypes: [TypeSymbol] = []
  /// What is known of coordinators, while their code is walked.
  var flows: Flows?
  /// Which wrappers have links of their own, as far as that was asked.
  var linking: [ObjectIdentifier: Bool] = [:]
  /// Where these links stand in the code of such a wrapper.
  var linksOfWrappers: [ObjectIdentifier: Set<SourceLocation>] = [:]
  /// Those that show what they are given in a stack, and which of them is walked in place, and where.
  var stackWrappers: Set<ObjectIdentifier> = []
  /// Those that make the tabs that somebody selects.
  var tabWrappers: Set<ObjectIdentifier> = []
  var wrapperInPlace: (TypeSymbol, SourceLocation)?
  /// The same of a modifier: where what it modifies stands, and where it is called.
  var stackingInPlace: (Position, SourceLocation)?
  /// Wrappers that were walked in place, where they are used.
  var followedInPlace: Set<ObjectIdentifier> = []
  /// Of a controller, what its own code shows in place, and what that code only constructs: a controller is walked member by
  /// member, and what it makes is not embedded by being made. The same holds for an app's delegate.
  var ownRegion: Region?
  /// By the controllers, the members of their bases whose code was walked for them by itself.
  var doneAnew: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  /// Whether such code is walked.
  var isInCodeOfBase = false
  /// Whether the code is a controller's function that only does something, followed on behalf of what the controller presents.
  var isInDeed = false
  /// Of any view what its own code shows, without what it presents.
  var shownByHost: Region?
  var constructed = Region()
  /// Of an app's delegate, what its window shows first.
  var first = FirstShown()
  /// What controllers are given to show by code that is not theirs.
  var givenChildren: [GivenChild] = []
  var givenContainers: [GivenContainer] = []
  /// The stacks that objects keep in properties, and that were given to somebody before they held anything.
  var keptStacks: [ObjectIdentifier: [String: Denotation]] = [:]
  /// What delegates show when the app starts.
  var launched = LaunchedWindows()
  /// Of a controller, the cells and views whose code was walked as part of it.
  var partsOfController: Set<ObjectIdentifier> = []
  /// Of a split view's controller, what its code puts into which column.
  var columns = FilledColumns()
  /// The rows of lists that select what their list is bound to.
  var selectingRows: [SelectingRow] = []
  var switches = ShownSwitches()
  /// The enums of which some case shows a view of the app's own.
  var enumsShown: Set<ObjectIdentifier> = []
  /// The view whose code is being walked.
  var host: TypeSymbol?
  var environment = Environment(scope: nil, file: 0)
  /// The screen that a coordinator's code makes, or makes something for.
  var screenMade: TypeSymbol?
  /// The controller whose presenter an app's delegate asks, while the code of that is followed.
  var controllerAsked: TypeSymbol?
  /// Whether the code is that of an object of which nobody knows who has it show something.
  var asksRemembered = false
  /// Whether the code is a callback that a coordinator hooks up to the view.
  var isHookedUp = false
  /// Of what controllers take away again, the forks.
  var forksOfChildren: [Fork.Place: ForkOfChildren] = [:]
  /// The body of the member whose code is walked.
  var code: [Statement] = []
  var region = Region()
  /// The members that are being followed, so that none is followed into itself.
  var following: Set<String> = []
  /// How many were followed for one view. Functions that call each other more than once have no end in practice.
  var followed = 0
  /// So many are; the largest apps that were measured need less than a tenth.
  static let followLimit = 5_000
  /// The functions of objects that were followed for one view, once there were many.
  var followedWays = FollowedWays()
  /// How many properties that keep controllers are followed into each other, and how many may be.
  var keptDepth = 0
  /// What is shown by what a property begins with, while that is followed.
  var regionOfKept: Region?
  static let keptDepthLimit = 3
  /// Views of which more was left unfollowed.
  var unfinished: [TypeSymbol] = []
  /// The innermost stack around the code.
  var stack: Int?
  /// The state whose destinations are being walked, innermost last.
  var presenting: [StatePath] = []
  /// The states in whose content the code stands, be it presented, a tab or an arm of a `switch`, outermost first.
  var within: [StatePath] = []
  /// How the code is shown if a constant presents it: `.sheet(isPresented: .constant(true))`.
  var presentedAlways: Presentation?
  /// Whether the code is what the system does when that has gone.
  var isInDismissal = false
  /// What the bindings that are made by hand do by which something is presented.
  var setters: Set<SourceLocation> = []
  /// Whether the code is run when something happens, so that what it makes is not shown in its place.
  var isInEvent = false
  /// By each place where code takes its screen away, the views whose walk came by it: with a modifier's code, those it is put on.
  var dismissing: [SourceLocation: [TypeSymbol]] = [:]
  /// The same of code that is part of what some state presents: a container around it, a modifier on it.
  var dismissingPresented: [SourceLocation: [DismissedState]] = [:]
  /// The arms of `switch`es whose code is walked, outermost first, each with the state that is asked.
  var armsAround: [(state: StatePath?, cases: CasesOfArm)] = []
  /// By the functions that extend all views, those in whose code they are called: what such a function does, these do.
  var modified: [ObjectIdentifier: [TypeSymbol]] = [:]
  /// Whether whatever a type keeps that is no view is walked, one after the other.
  private(set) var walksAllValues = false
  /// Whether it does so without the user: in `.task { … }`.
  var isByApp = false
  /// Whether something outside of the view has it done: `.onOpenURL { … }`.
  var isFromOutside = false
  /// When that is.
  var moment: CodeMoment?
  var isInRows = false
  var isInList = false
  /// Whether the code is a row of a form: these are all there, unlike a list's.
  var isInForm = false
  /// Through how many functions of the app's own a tab's tag is looked for.
  var tagDepth = 0
  /// Whether the tabs that come next are pages to be turned.
  var isPaging = false
  /// Whether a `NavigationView` in the code shows its first column alone.
  var isWithoutColumns = false
  /// The state whose elements the innermost loop around the code goes through.
  var rowsPath: StatePath?
  /// What each row of the table around is for.
  var tableElement: Denotation?
  /// What the innermost loop around the code calls its element.
  var rowNames: Set<String> = []
  var surroundings = Surroundings.host
  /// Of the views that are constructed, as parts of what.
  var depth = 0
  var standing = ViewUse.Standing.content
  /// What was walked of late that shows nothing.
  var blank = BlankContent()
  /// Whether the code is handed to a view of the app's own, which says when it is shown.
  var isHandedOver = false
  /// Whether the code is a binding's that is kept in a constant of the code's own.
  var isKeepingBinding = false
  /// Code that nests deeply is followed as far as the stack holds it.
  let stackUse = StackUse()
  /// The call that gives a screen, in code of a coordinator, while it is walked.
  var screenGiver: Position?
  /// What the action makes whose code is walked, and the function of the app's own that it hands a closure, whose code is followed.
  var action: Region?
  var handedTo: String?
  /// The call whose value the code keeps as a type that it writes out, with that type.
  var annotated: (call: Position, type: ResolvedType)?
  /// The view that is being modified.
  var viewModified: (view: Expression, environment: Environment)?
  /// The library's type, while an initialiser is followed that the app adds to it.
  var extended: String?
  /// The view that the function gives back whose body is walked, where its declaration names it: `.init(…)` makes one.
  var given: TypeSymbol?
  /// What the list around the code selects.
  var selection: Denotation?
  /// The conditions of the `#if` branches around the code.
  var condition: String?
  /// The arms of forks around the code, within its region.
  var arms: [Fork.Arm] = []
  /// The arms of forks in a controller's own code in which the code stands that is walked.
  var armsOfController: [Fork.Arm] = []
  /// How many of them stand around the rows in which the code stands, if it does: what two rows show does not exclude each other.
  var armsAroundRows = 0
  let forks = Fork.Counter()
  /// Whether nothing is kept of what the walk finds.
  var isOnTrial = false
  /// Whether the code is a member of the host's that is told nothing, so that it says the same wherever it is mentioned.
  var isCodeOfHost = false
  let trialMemory = TrialMemory()
  var localFunctions = LocalFunctions()

  init(program: Program) {
    self.program = program
    evaluator = Evaluator(program: program)
  }

  // MARK: - Entrances

  /// Walks everything that a view shows; the answer is its region.
  ///
  /// - Parameter inherited: Of a controller, the members of its bases that mean something else for it.
  mutating func walk(view: TypeSymbol, members: [Member], inherited: [Member] = []) -> Region {
    let region = Region()
    host = view
    (followed, followedWays) = (0, FollowedWays())
    (partsOfController, columns, keptStacks) = ([], FilledColumns(), [:])
    self.region = region
    shownByHost = region
    let before = sites.count
    stack = nil
    (isInRows, rowsPath) = (false, nil)
    (isInList, isInForm) = (false, false)
    (isPaging, isInDismissal, isInEvent, isByApp) = (false, false, false, false)
    isWithoutColumns = false
    isFromOutside = false
    moment = nil
    surroundings = .host
    (arms, armsAroundRows, within) = ([], 0, [])
    (depth, standing, isHandedOver) = (0, .content, false)
    (isCodeOfHost, isInDeed) = (false, false)
    (given, lentAround) = (nil, [])
    let isWalkedByMember = view.isController || view.fillsWindows
    ownRegion = isWalkedByMember ? region : nil
    constructed = Region()
    if isWalkedByMember { region.presented.append(constructed) }
    // A body that is written for each of several builds is one of them.
    let builds = members.compactMap(\.declaration.condition)
    let areBuilds = builds.count == members.count && Branches.areApart(builds)
    let fork = areBuilds && builds.count > 1 ? forks.fork(build: builds) : nil
    launched.begin()
    for (number, member) in members.enumerated() {
      walk(member, of: view) { walk in
        guard let fork else { return walk.walk(walk.code) }
        walk.walk(arm: number + 1, of: fork) { $0.walk($0.code) }
      }
    }
    walk(codeOfBases: inherited, for: view)
    walk(modelsOf: view)
    if view.isDelegate { dropWindowsOpenedLater(by: view) }
    if view.isController {
      standInLoneColumns()
      showPages(turnedBy: view)
    }
    addTabsShownFirst(by: view)
    showHosted(by: view)
    standWhereAsked(sitesSince: before)
    if followed > Self.followLimit { unfinished.append(view) }
    return region
  }

  /// Walks the code of one of a view's members.
  mutating func walk(
    _ member: Member, of view: TypeSymbol, _ work: (inout ViewWalk) -> Void = { $0.walk($0.code) }
  ) {
    let (usesBefore, linksBefore) = (region.uses.count, links.count)
    environment = Environment(of: member, in: view, program)
    (following, boundStates) = (["\(view.id).\(member.name)"], [:])
    first = FirstShown()
    bind(previewCommittedBy: member, of: view)
    (code, given) = (member.declaration.body ?? [], self.view(givenBy: member, of: view))
    with(condition: member.declaration.condition, work)
    if view.isController { walk(member.declaration.observers) }
    walk(outlet: member, of: view)
    if view.isController || view.fillsWindows, let value = member.declaration.value {
      walk(value)
      launched.note(kept: region.uses.dropFirst(usesBefore))
    }
    showFirst(givenBy: member, of: view)
    if view.isDelegate, member.declaration.isRunAtLaunch {
      launched.note(region.uses.dropFirst(usesBefore), shownBy: view)
    }
    if view.isDelegate { leadFromMenu(by: member, of: view, since: usesBefore, linksBefore) }
    if view.isController { note(member, usesSince: usesBefore, linksSince: linksBefore) }
  }

  /// Notes which of a controller's members says what was found.
  private mutating func note(_ member: Member, usesSince uses: Int, linksSince links: Int) {
    let member = ObjectIdentifier(member)
    for number in region.uses.indices.dropFirst(uses) { region.uses[number].member = member }
    for number in self.links.indices.dropFirst(links) where self.links[number].host === host {
      self.links[number].member = member
    }
  }

  /// Notes what a hosting controller's heir shows by its declaration, where whoever makes it hands it over.
  private mutating func showHosted(by controller: TypeSymbol) {
    guard let view = program.hostedView(of: controller),
      !region.uses.contains(where: { $0.view === view })
    else { return }
    environment = Environment(scope: controller, file: controller.file)
    let shown = Region()
    with(region: shown, surroundings: .wrapper) {
      if controller.isHostOfWatch, let body = controller.property("body") {
        $0.environment = Environment(of: body, in: controller, $0.program)
        $0.walk(body.declaration.body ?? [])
      } else {
        $0.use(view, arguments: [:], at: controller.position)
      }
    }
    region.uses += shown.uses
  }

  /// Notes which views are made outside of views: in lists of demos, in coordinators and factories.
  mutating func noteViewsMadeElsewhere() {
    var other = self
    other.host = nil
    other.ownRegion = nil
    other.region = Region()
    other.walksAllValues = true
    for global in program.allGlobals {
      other.environment = Environment(scope: nil, file: global.file)
      other.followed = 0
      if let value = global.declaration.value { other.walk(value) }
    }
    for symbol in program.types where !symbol.isView && symbol.kind != .protocol {
      for member in symbol.members where member.isStored {
        other.environment = Environment(scope: symbol, file: member.file)
        other.followed = 0
        if let value = member.declaration.value { other.walk(value) }
        // `@Option(name: "Account", page: { AccountView() }) var account`
        for argument in member.declaration.attributes.flatMap(\.arguments) {
          if case .closure = argument.value { other.walk(argument.value) }
        }
      }
    }
    (usedViews, handedCases) = (other.usedViews, other.handedCases)
    (firstUses, reusedViews) = (other.firstUses, other.reusedViews)
  }

  /// Walks code with something changed for its time. A `region` is shown by itself, a `part` in place.
  mutating func with(
    region: Region? = nil, part: Region? = nil, environment: Environment? = nil,
    stack: Int? = nil, rows: Bool? = nil,
    presenting path: StatePath? = nil, choosing choice: StatePath? = nil, list: Bool? = nil,
    surroundings around: Surroundings? = nil,
    selection: Denotation? = nil, condition: String? = nil, depth: Int? = nil,
    standing: ViewUse.Standing? = nil, _ work: (inout ViewWalk) -> Void
  ) {
    let place = (self.depth, self.standing, arms, armsAroundRows)
    let (wasHandedOver, wasInDeed, wasInForm) = (isHandedOver, isInDeed, isInForm)
    isHandedOver = path == nil && (isHandedOver || (depth ?? 0) > 0)
    defer {
      (self.depth, self.standing, arms, armsAroundRows) = place
      (isHandedOver, isInDeed, isInForm) = (wasHandedOver, wasInDeed, wasInForm)
    }
    if region != nil {
      (self.depth, self.standing, arms, armsAroundRows) = (0, .content, [], 0)
      (isInDeed, isInForm) = (false, false)
    }
    if let depth { self.depth = depth }
    if let standing { self.standing = standing }
    let saved = (self.region, self.environment, self.stack, isInRows, isInList, surroundings)
    let outer = (self.selection, self.condition, presentedAlways)
    defer { (self.selection, self.condition, presentedAlways) = outer }
    if region != nil || path != nil { presentedAlways = nil }
    self.condition = Branches.both(self.condition, condition)
    if let selection { self.selection = selection }
    if let list { isInList = list }
    if let around {
      surroundings = around
      if around == .modal { (self.stack, self.selection) = (nil, nil) }
    }
    let outerStates = within
    if let path { presenting.append(path) }
    if let path = path ?? choice { within.append(path) }
    defer {
      if path != nil { presenting.removeLast() }
      within = outerStates
    }
    if let region = region ?? part { self.region = region }
    if let environment { self.environment = environment }
    if let stack { self.stack = stack }
    // What a row shows by itself, as what its button pushes, is no row.
    if let rows = rows ?? (region == nil ? nil : false) {
      if rows, !isInRows { armsAroundRows = arms.count }
      isInRows = rows
    }
    work(&self)
    (self.region, self.environment, self.stack, isInRows, isInList, surroundings) = saved
  }

  /// Walks the branch of an `#if`, where it can be compiled with what stands around the code and with the view that shows it.
  mutating func walk(under condition: String, _ work: (inout ViewWalk) -> Void) {
    if Branches.exclude(conditions + [condition]) { return }
    with(condition: condition, work)
  }

  /// The arms of forks around the code, for each of the rows that show it alike.
  var sharedArms: [Fork.Arm] { isInRows ? Array(arms.prefix(armsAroundRows)) : arms }

  /// The conditions of the `#if` branches around the code, and of those in which the types are declared whose code it is.
  var conditions: [String] {
    let types = host === environment.scope ? [host] : [host, environment.scope]
    return types.flatMap { $0?.conditions ?? [] } + [condition].compactMap { $0 }
  }

  var isInListRow: Bool { isInList && isInRows }

  /// Whether the code stands in each row alike: in no arm of a fork but an `#if`, which is for all of them.
  var isInEachRow: Bool { arms.dropFirst(armsAroundRows).allSatisfy(\.fork.isOfBuilds) }

  /// Whether the code is a controller's own, not that of what it presents.
  var isInOwnCode: Bool { region === ownRegion }

  /// Notes in which kind of stack a view stands.
  mutating func noteStack(around view: TypeSymbol) {
    guard let stack else { return }
    if containers[stack].form == Container.navigationViewForm {
      inNavigationViews.insert(ObjectIdentifier(view))
    } else {
      inOtherStacks.insert(ObjectIdentifier(view))
    }
  }

  /// Notes that code does something, and what presents it.
  mutating func noteSpot(_ position: Position) {
    spots.note(
      location(position), while: presentingState, isInDismissal, isHandedOver: isHandedOver,
      isByApp: isByApp, isFromOutside: isFromOutside, moment, at: place,
      isOfKeptBinding: isKeepingBinding)
  }

  /// Where the code stands among stacks.
  private var place: StackPlace {
    let isPresented = presenting.last.map { !$0.isElement } ?? false
    return StackPlace(
      host: host, surroundings: isPresented ? .modal : surroundings,
      stack: isPresented ? nil : stack)
  }

  /// Notes that code takes away the screen in which it stands: `dismiss()`.
  mutating func noteDismissal(named name: String, _ position: Position) {
    guard environment.scope?.property(name)?.declaration.dismisses == true else { return }
    noteSpot(position)
    guard let host else { return }
    let place = location(position)
    if let scope = environment.scope, scope !== host,
      let path = presenting.last(where: { $0.owner !== scope }), !path.isElement
    {
      let dismissed = dismissed(path)
      if dismissingPresented[place]?.contains(dismissed) != true {
        dismissingPresented[place, default: []].append(dismissed)
      }
      return
    }
    if dismissing[place]?.contains(where: { $0 === host }) != true {
      dismissing[place, default: []].append(host)
    }
  }

  /// The same of `self.dismiss()`, `presentationMode.wrappedValue.dismiss()`, `dismiss.callAsFunction()`.
  mutating func noteDismissal(
    by function: String, of base: Expression, _ position: Position
  ) {
    switch base {
    case .name("self", _): noteDismissal(named: function, position)
    case .member(.name(let mode, _)?, "wrappedValue", _) where function == "dismiss",
      .member(.member(.name("self", _)?, let mode, _)?, "wrappedValue", _)
    where function == "dismiss":
      noteDismissal(named: mode, position)
    case .name(let action, _) where function == "callAsFunction":
      noteDismissal(named: action, position)
    default: break
    }
  }

  /// Notes that a view calls a function of a model, or sends it an action.
  mutating func noteCall(of name: String, _ symbol: TypeSymbol, _ arguments: [Argument]) {
    guard let host, host.isView || host.inherits("App", "Scene"), !symbol.isView else { return }
    var bound: [String: ReceivedAction] = [:]
    if name == "send", let first = arguments.first {
      note(evaluator.action(first.value, of: evaluator.anyAction(of: symbol), &bound))
    } else {
      note(call: name, of: symbol)
    }
  }

  /// Notes that a view sends a reducer an action.
  mutating func note(_ action: ReceivedAction) {
    guard let name = action.name, let model = action.sender else { return }
    note(call: name, of: model)
  }

  private mutating func note(call name: String, of model: TypeSymbol) {
    calls.append(
      ModelCall(
        model: model, function: name, host: host, spot: presentingState, isBySystem: isInDismissal,
        isFromOutside: isFromOutside, isByApp: isByApp, moment: moment, place: place))
  }

  func location(_ position: Position) -> SourceLocation {
    position.location(in: program.files[environment.file].path)
  }

  func position(of expression: Expression) -> Position {
    expression.position ?? Position(line: 1, column: 1)
  }
}

extension ViewWalk {
  /// Takes out links that are none after all. Scenes say of theirs where among all of them they stand.
  mutating func removeLinks(where isNone: (LinkSite) -> Bool) {
    var kept: [LinkSite] = []
    var numbers = [0]
    for link in links {
      if !isNone(link) { kept.append(link) }
      numbers.append(kept.count)
    }
    links = kept
    for scene in scenes.indices { scenes[scene].renumberLinks(numbers) }
  }
}
