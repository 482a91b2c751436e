import PortolanModel

/// A stretch of view code that is shown together: a view's body, or what one destination shows.
final class Region {
  /// The views of the app's own that it constructs, in the order of the source.
  var uses: [ViewUse] = []
  /// What is shown only while an enum is in some case: by case name, in the order of the source.
  var cases: [(name: String, region: Region)] = []
  /// The type whose static members these are, where they are no enum's cases.
  var routes: TypeSymbol?
  /// What it shows in place of each other for the enum that its own case holds: of `case sub(Page)` what each page shows.
  var continuation: SelectionSite?
  /// Whether a `switch` has a `default:`, where it stands, and what it shows, which is part of the rest, too.
  var hasDefault = false
  var defaultPosition: SourceLocation?
  var byDefault: Region?
  /// What a `switch` over an optional shows while there is no case, in which arm; it is part of the rest, too.
  var rest: (region: Region, arm: Fork.Arm)?
  /// What it shows in place of each other: the cases of each `switch` over a piece of state.
  var selections: [SelectionSite] = []
  /// Whether it is what a variable shows that code has just made, not named.
  var isMade = false
  /// Around what such a variable shows, the controllers that only frame it, and how deep it stands in them: what it is filled with later
  /// stands there, too.
  var frames: [(region: Region, depth: Int)] = []
  /// For which screen code has made that: what another one does with it comes later.
  var madeFor: ObjectIdentifier?
  /// What a variable shows is what was last assigned to it: the fork of which each assignment is an arm.
  var assigned: Fork?
  /// Of a bar of tabs that code makes as it is, the fork of which each tab is an arm: one is shown at a time.
  var tabs: Fork?
  /// What it shows only while some state is there, by `if let` or `if case`; it is part of the rest, too.
  var conditionals: [SelectionSite] = []
  /// What lies over a view only while a flag is on; it is part of the rest, too.
  var coverings: [SelectionSite] = []
  /// The titles that its code gives it.
  var titles: [Title] = []
  /// Of what a tab shows, what is written on the tab.
  var label: String?
  /// Whether it can't be swiped away, and whether it has no back button.
  var isDismissDisabled = false
  var hidesBackButton = false
  /// The controller of the system's that its code gives, as an alert: no screen, and no reason to look for another.
  var givenOfSystem: ResolvedType?
  /// Whether it holds a view of a library, of which nobody knows what it does.
  var holdsForeign = false
  /// Whether something in it does something: a button, a gesture.
  var acts = false
  /// Whether that is a control.
  var holdsControls = false
  /// Whether it shows a view that is not the app's own.
  var showsPlainViews = false
  /// The same of its content alone: not in a bar, on a tab, or over something else.
  var showsPlainContent: Bool { plainContentDepth != nil }
  /// How many views of the app's own the outermost of this is handed to, one inside the other.
  var plainContentDepth: Int?
  /// The same of what is more than a container.
  var plainDetailDepth: Int?
  /// Where it shows what is read or pressed.
  var signs: [Sign] = []
  /// Whether something in it takes the room there is: a list, a form.
  var fillsScreen = false
  /// Whether it shows rows, be they plain views or the app's own.
  var holdsRows = false
  /// How what it shows comes before the user, where its own code says so: an alert, a controller's style.
  var style: Presentation?
  /// What it presents in turn.
  var presented: [Region] = []
  /// Of an arm, the condition of the `#if` in which the `switch` has it.
  var condition: String?
  /// Of an arm, which of the values that its case holds the code takes up, by their places: of `case .busy(_, let task)` the second
  /// where it mentions the task. `nil` where nobody knows.
  var taken: Set<Int>?

  func region(forCase name: String) -> Region {
    if let known = cases.first(where: { $0.name == name }) { return known.region }
    let region = Region()
    cases.append((name, region))
    return region
  }

  /// What is shown in an arm of a `switch`: cases that share one show the same. Where other arms said something else of some of them,
  /// it is not theirs before they `take` it.
  func region(forArm names: [String], under condition: String? = nil) -> Region {
    let known = cases.filter { names.contains($0.name) }.map(\.region)
    if let first = known.first, known.count == names.count, known.allSatisfy({ $0 === first }) {
      let shared = separate(first, for: names)
      shared.condition = Branches.either([shared.condition, condition])
      return shared
    }
    let region = Region()
    region.condition = condition
    if known.isEmpty { cases += names.map { ($0, region) } }
    return region
  }

  /// Adds what an arm shows to what its cases show.
  func take(_ arm: Region, for names: [String]) {
    let part = Region()
    part.cases = names.map { ($0, arm) }
    takeChoices(of: part)
  }

  /// What it shows for a case: in an arm of its own, else by `default:`, where that shows anything.
  func shown(forCase name: String) -> Region? {
    cases.first { $0.name == name }?.region
      ?? (byDefault?.showsSomething == true ? byDefault : nil)
  }

  /// Whether nothing that it shows depends on a case.
  var isWithoutChoices: Bool {
    cases.isEmpty && selections.isEmpty && continuation == nil && byDefault == nil
  }

  /// Takes over what a part of it shows.
  func absorb(_ part: Region) {
    uses += part.uses
    takeChoices(of: part)
    hasDefault = hasDefault || part.hasDefault
    defaultPosition = defaultPosition ?? part.defaultPosition
    byDefault = byDefault ?? part.byDefault
    titles += part.titles
    label = label ?? part.label
    isDismissDisabled = isDismissDisabled || part.isDismissDisabled
    hidesBackButton = hidesBackButton || part.hidesBackButton
    givenOfSystem = givenOfSystem ?? part.givenOfSystem
    holdsForeign = holdsForeign || part.holdsForeign
    acts = acts || part.acts
    holdsControls = holdsControls || part.holdsControls
    showsPlainViews = showsPlainViews || part.showsPlainViews
    plainContentDepth =
      [plainContentDepth, part.plainContentDepth].compactMap(\.self).min()
    plainDetailDepth = [plainDetailDepth, part.plainDetailDepth].compactMap(\.self).min()
    signs += part.signs
    fillsScreen = fillsScreen || part.fillsScreen
    holdsRows = holdsRows || part.holdsRows
    style = style ?? part.style
    presented += part.presented
    if let other = part.taken { taken = (taken ?? []).union(other) }
  }

  /// Takes over what it shows in some arms, outermost first.
  func absorb(_ part: Region, in arms: [Fork.Arm]) {
    let before = (uses: uses.count, signs: signs.count)
    absorb(part)
    for index in before.uses..<uses.count { uses[index].arms.insert(contentsOf: arms, at: 0) }
    for index in before.signs..<signs.count { signs[index].arms.insert(contentsOf: arms, at: 0) }
  }

  /// Takes over what a part of it shows in place of each other.
  func takeChoices(of part: Region) {
    var taken: Set<[ObjectIdentifier]> = []
    for (name, region) in part.cases {
      guard let known = cases.first(where: { $0.name == name })?.region else {
        cases.append((name, region))
        continue
      }
      if known === region { continue }
      let own = separate(known, for: part.cases.filter { $0.region === region }.map(\.name))
      own.condition = Branches.either([own.condition, region.condition])
      // Cases that share an arm take over once what they share.
      if taken.insert([own, region].map(ObjectIdentifier.init)).inserted { own.absorb(region) }
    }
    routes = routes ?? part.routes
    continuation = continuation ?? part.continuation
    selections += part.selections
    conditionals += part.conditionals
    coverings += part.coverings
  }

  /// What some cases show that shared an arm with others, as a region of their own: what is added to it, the others don't show.
  private func separate(_ shared: Region, for names: [String]) -> Region {
    let others = cases.contains { $0.region === shared && !names.contains($0.name) }
    if !others { return shared }
    let own = shared.copy()
    for number in cases.indices
    where cases[number].region === shared && names.contains(cases[number].name) {
      cases[number].region = own
    }
    return own
  }

  /// The same without what it shows for an enum's cases.
  var withoutCases: Region {
    let rest = Region()
    rest.absorb(self)
    (rest.cases, rest.hasDefault, rest.defaultPosition, rest.byDefault) = ([], false, nil, nil)
    return rest
  }

  /// The same with cases of its own: what is added to those of the one is not added to those of the other.
  func copy() -> Region {
    let copy = Region()
    copy.absorb(self)
    copy.condition = condition
    var copies: [ObjectIdentifier: Region] = [:]
    copy.cases = cases.map { name, region in
      let made = copies[ObjectIdentifier(region)] ?? region.copy()
      copies[ObjectIdentifier(region)] = made
      return (name, made)
    }
    return copy
  }

  /// How many views it shows, those of each case, too.
  var useCount: Int { cases.reduce(uses.count) { $0 + $1.region.useCount } }

  /// Whether it shows anything at all.
  var showsSomething: Bool {
    !uses.isEmpty || showsPlainViews || holdsForeign || !presented.isEmpty
      || alternatives.contains(where: \.showsSomething)
  }

  /// The first view that it shows, whatever the case.
  var firstUse: ViewUse? {
    uses.first ?? cases.lazy.compactMap(\.region.firstUse).first ?? continuation?.region.firstUse
  }

  /// What is shown at the same spot under some condition.
  var alternatives: [Region] {
    cases.map(\.region) + selections.map(\.region) + (continuation.map { [$0.region] } ?? [])
  }
}

/// Something that is read or pressed.
struct Sign {
  /// The arms of forks in which it stands within its region.
  var arms: [Fork.Arm]
  /// How many views of the app's own it is handed to, one inside the other: as part of these it stands beside none of them.
  var depth: Int
  /// Whether it is looked at, and says nothing.
  var isPicture = false
}

/// A view of the app's own that is constructed somewhere.
struct ViewUse {
  var view: TypeSymbol
  var location: SourceLocation
  /// The state that each argument binds or reads, by parameter or property name.
  var arguments: [String: Denotation]
  /// Those of which the state is somebody else's, though it is no binding: the view presents for it what it is handed.
  var lent: Set<String> = []
  /// What it is told of its flags for good, and whether its optionals are there, as far as that is written out.
  var flags: [String: Bool] = [:]
  /// Whether it is handed a model that is made for it, of nothing that somebody keeps.
  var isHandedNewModel = false
  /// The type in whose code it is used; `nil` for one that stands for content.
  var scope: TypeSymbol?
  /// Whether it is one for each element of a collection.
  var isRow: Bool
  /// The state of which it is one for each element.
  var rowsPath: StatePath?
  /// Whether it stands in a row of a list, which may not have been made yet.
  var isListRow = false
  /// Whether each of those rows has it, whatever the row's element says.
  var isInEachRow = false
  /// Whether a list, or a form, has it among its rows, be it one of a kind.
  var isInList = false
  /// What stands around it: a stack, nothing, or what another view decides.
  var surroundings = Surroundings.host
  /// The innermost stack around it in its host's code.
  var stack: Int?
  /// What the list selects in whose rows its host's code puts it.
  var selection: Denotation?
  var host: TypeSymbol?
  /// The arms of forks in which it stands within its region, outermost first.
  var arms: [Fork.Arm] = []
  /// The conditions of the `#if` branches around it in its host's code.
  var condition: String?
  /// How many views of the app's own it is handed to, one inside the other: those around it in the same region.
  var depth = 0
  var standing = Standing.content
  /// How it comes before the user, where the code says so that made it: a controller's style.
  var style: Presentation?
  /// What is written on the tab that makes it, where the tab is a value by itself: `UITab(title: "Feed", …) { … }`.
  var tab: String?
  /// Whether the code shows it on other devices than the phone alone.
  var isElsewhere = false
  /// Whether it is a stack that code makes around a controller of which nobody knows what it is.
  var isAroundUnseen = false
  /// The member of its host in whose code it stands, of a controller.
  var member: ObjectIdentifier?
  /// The objects that its host's code lends to what stands there, outermost first.
  var lentAround: [LentObject] = []

  /// Whether a view is what its region is for.
  enum Standing: Int {
    case content
    /// It stands beside the content: a column of a split view.
    case column
    /// It lies over something else.
    case decoration
    /// It lies behind something else.
    case backdrop
    /// It is part of a control: a button's label.
    case label
    /// It is part of a bar, or an argument of some other modifier.
    case aside
    /// It is kept in a variable, which is shown where it is mentioned, if at all.
    case kept
  }

  /// The state that its arguments bind or read, by the parameters' names.
  var paths: [StatePath] { arguments.sorted { $0.key < $1.key }.compactMap(\.value.path) }
}

extension [Region] {
  /// Of arms for one case, which of the values that it holds some of them take up; `nil` where nobody knows.
  var taken: Set<Int>? {
    guard !isEmpty, allSatisfy({ $0.taken != nil && !$0.holdsForeign }) else { return nil }
    return reduce(into: []) { $0.formUnion($1.taken ?? []) }
  }
}

/// Whether a stack stands around some view code.
enum Surroundings: Hashable {
  /// As around the view in whose body the code stands.
  case host
  case stack
  /// A modal brings nothing of what is around its presenter.
  case modal
  /// A view of the app's own that shows content which it is given: it may bring a stack.
  case wrapper
}
