import PortolanModel

/// Views that stand for content which no view of the app's own does: what code puts together in place, of several views that lead
/// somewhere. Each is made once, as the helper view that its author did not write.
final class GatheredViews {
  private(set) var all: [GatheredView] = []
  private var byShape: [GatheredView.Shape: GatheredView] = [:]
  private var bySymbol: [ObjectIdentifier: GatheredView] = [:]
  /// What was found for a region, which is kept so that no other is taken for it.
  private var byRegion: [ObjectIdentifier: (region: Region, view: GatheredView?)] = [:]
  private var names: [String: Int] = [:]
  private var byAlternatives: [[ObjectIdentifier]: Region] = [:]

  subscript(symbol: TypeSymbol) -> GatheredView? { bySymbol[ObjectIdentifier(symbol)] }

  /// The view that stands for a region, if any does.
  func view(of region: Region, _ find: () -> GatheredView?) -> GatheredView? {
    if let known = byRegion[ObjectIdentifier(region)] { return known.view }
    // What is looked for in itself is not found.
    byRegion[ObjectIdentifier(region)] = (region, nil)
    let found = find()
    byRegion[ObjectIdentifier(region)] = (region, found)
    return found
  }

  /// What is shown in some regions of which only one is there: each build has its own, or each kind of room.
  func region(ofAlternatives regions: [Region], _ fork: () -> Fork) -> Region {
    self.region(ofAlternatives: regions) {
      let fork = fork()
      return regions.indices.map { [Fork.Arm(fork: fork, number: $0 + 1)] }
    }
  }

  /// The same of regions of which each stands in some arms.
  ///
  /// - Parameter arms: The arms around each of them, outermost first.
  func region(ofAlternatives regions: [Region], in arms: () -> [[Fork.Arm]]) -> Region {
    let key = regions.map(ObjectIdentifier.init)
    if let known = byAlternatives[key] { return known }
    let joined = Region()
    for (region, arms) in zip(regions, arms()) { joined.absorb(region, in: arms) }
    byAlternatives[key] = joined
    return joined
  }

  /// The view of content of this shape; that of another place, where it shows the same.
  ///
  /// - Parameter isTaken: Whether a type of the app's own has a name.
  func view(
    _ shape: GatheredView.Shape, showing region: Region, _ program: Program,
    isTaken: (String) -> Bool
  ) -> GatheredView {
    if let known = byShape[shape] { return known }
    let name = shape.name
    var number = names[name, default: 0] + 1
    func text() -> String { number == 1 ? name : "\(name)\(number)" }
    while isTaken(text()) { number += 1 }
    names[name] = number
    let view = GatheredView(shape, named: text(), region, program)
    all.append(view)
    byShape[shape] = view
    bySymbol[ObjectIdentifier(view.symbol)] = view
    return view
  }
}

/// A view that stands for what code shows in one place.
final class GatheredView {
  let symbol: TypeSymbol
  let region: Region
  /// The view that the content is for, as far as one of several can be: whoever looks for it finds the content.
  let page: TypeSymbol
  let title: String
  /// Whether one of its views is shown at a time.
  let isChoice: Bool

  fileprivate init(_ shape: Shape, named name: String, _ region: Region, _ program: Program) {
    let first = shape.uses[0]
    let location = first.location
    var declaration = Declaration(
      kind: .struct, name: name,
      position: Position(
        line: location.line, column: location.column, endColumn: location.endColumn ?? 0))
    declaration.inherits = [TypeReference("View")]
    symbol = TypeSymbol(
      declaration, module: shape.module,
      file: program.files.firstIndex { $0.path == location.file } ?? first.view.file, outer: nil)
    self.region = region
    (page, isChoice) = (shape.page, shape.isChoice)
    let titles = shape.uses.map { NavigationWords.title(of: $0.view.name) }.distinct
    title =
      shape.uses.count == 1
      ? "\(titles[0]) list"
      : titles.joined(separator: shape.isChoice ? " or " : " and ")
  }

  /// What there is to tell one piece of content from another: its views, and in which branches they stand.
  struct Shape: Hashable {
    var module: String
    /// The views that lead somewhere, and the page if that leads nowhere, in the order of the source.
    var uses: [ViewUse]
    var page: TypeSymbol
    var branches: [[Slot.Branch]?]
    /// Whether one of the views is shown at a time.
    var isChoice: Bool
    /// Whatever else is shown.
    var others: [TypeSymbol]

    /// What it is called: `HomeViewOrSignInView`; of rows `ChatRowList`.
    fileprivate var name: String {
      // Of namesakes each build has one.
      let names = uses.map(\.view.name).distinct
      if uses.count == 1 { return "\(NavigationWords.title(of: names[0]))List" }
      if names.count == 1 { return "\(names[0])s" }
      let shown = names.count > 3 ? names.prefix(2) + ["Others"] : names[...]
      return shown.joined(separator: isChoice ? "Or" : "And")
    }

    private var symbols: [ObjectIdentifier] {
      (uses.map(\.view) + [page] + others).map(ObjectIdentifier.init)
    }

    static func == (one: Shape, other: Shape) -> Bool {
      one.module == other.module && one.symbols == other.symbols
        && one.uses.count == other.uses.count && one.choices == other.choices
    }

    /// The branches with each fork's arms numbered as they come: which of them the code names first says nothing.
    private var choices: [[Slot.Branch]?] {
      var arms: [Int: [Int]] = [:]
      return branches.map { branches in
        branches?.map { branch in
          if arms[branch.fork]?.contains(branch.arm) != true {
            arms[branch.fork, default: []].append(branch.arm)
          }
          return Slot.Branch(
            fork: branch.fork, arm: arms[branch.fork]!.firstIndex(of: branch.arm)! + 1)
        }
      }
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(module)
      hasher.combine(symbols)
    }
  }
}

extension SourceAssembly {
  /// What a view shows, be it one that stands for content.
  func region(of view: TypeSymbol) -> Region? {
    regions[ObjectIdentifier(view)] ?? memory.gathered[view]?.region
  }

  /// The view that stands for all that a region shows, where no view of the app's own does: of several that lead somewhere, by an `if`
  /// or beside each other. What they show, the content embeds, as the body of a view would.
  ///
  /// - Parameter page: What the region is for, as far as one view can be that.
  func gathered(in region: Region, around page: ViewUse?) -> ViewUse? {
    let arms = choices(in: region).map { $0.uses.count + $0.cases.count }
    guard
      region.uses.count + region.selections.count > 1 || arms.contains(where: { $0 > 1 })
        || region.uses.contains(where: \.isRow) || region.showsRowsInEachCase
    else { return nil }
    if let page, memory.gathered[page.view] != nil { return nil }
    let view = memory.gathered.view(of: region) {
      let shown = region.showsRowsInEachCase ? region.withRowsOfCases : region
      return gathered(showing: shown.shownTogether, page)
    }
    return view.map { view in
      ViewUse(
        view: view.symbol,
        location: view.symbol.position.location(
          in: program.files[view.symbol.file].path), arguments: [:], isRow: false)
    }
  }

  /// What one destination shows by one of several presentations.
  struct ShownPage {
    var condition: String?
    /// The arms in which the presentation stands, within what its host shows.
    var arms: [Fork.Arm] = []
    var region: Region
    var page: ViewUse?

    init(condition: String?, region: Region, page: ViewUse?) {
      (self.condition, self.region, self.page) = (condition, region, page)
    }

    init(_ site: PresentationSite, in region: Region, _ page: ViewUse?) {
      self.init(condition: site.condition, region: region, page: page)
      arms = site.arms
    }
  }

  /// What one destination shows by several presentations: the first, or where each build, or each arm of a fork, has its own and these
  /// differ, what stands for all of them.
  func gathered(by shown: [ShownPage]) -> ViewUse? {
    guard let first = shown.lazy.compactMap(\.page).first else { return nil }
    let shown = shown.filter { $0.page != nil }
    guard shown.count > 1, shown.contains(where: { $0.page?.view !== first.view }),
      let region = region(ofAlternatives: shown)
    else { return first }
    return gathered(in: region, around: first) ?? first
  }

  /// What several presentations show, where no two of them are there together.
  private func region(ofAlternatives shown: [ShownPage]) -> Region? {
    let conditions = shown.compactMap(\.condition)
    if conditions.count == shown.count, Branches.areApart(conditions) {
      return memory.gathered.region(ofAlternatives: shown.map(\.region)) {
        walk.forks.fork(build: conditions)
      }
    }
    let areApart = shown.indices.allSatisfy { number in
      shown[..<number].allSatisfy { $0.arms.exclude(shown[number].arms) }
    }
    guard areApart else { return nil }
    return memory.gathered.region(ofAlternatives: shown.map(\.region)) { shown.map(\.arms) }
  }

  private func gathered(showing region: Region, _ page: ViewUse?) -> GatheredView? {
    let children = children(shownIn: region).filter { $0.use.standing != .kept }
    // Code that makes controllers has more of them in hand than it shows: whoever presents, what a delegate is.
    var uses = children.map(\.use)
    for use in pushing(givenTo: uses, in: region) {
      let before = region.uses.prefix { $0.location != use.location }.map(\.location)
      uses.insert(use, at: uses.prefix { before.contains($0.location) }.count)
    }
    if (uses + [page].compactMap(\.self)).contains(where: \.view.isController) { return nil }
    if let page {
      let region = region.withArms(of: choices(in: region))
      for var page in pages(untoldBy: children.map(\.target), page, in: region) {
        // Which arm it stands in, the region says that was put together of alternatives.
        if let own = region.uses.first(where: {
          $0.view === page.view && $0.location == page.location
        }) {
          page.arms = own.arms
        }
        let before = region.uses.prefix { $0.location != page.location }.map(\.location)
        uses.insert(page, at: uses.prefix { before.contains($0.location) }.count)
      }
    }
    if let page, case let behind = presenters(among: uses, behind: page), !behind.isEmpty {
      let others = uses.filter { use in !behind.contains { $0.location == use.location } }
      if others.allSatisfy({ $0.view === page.view }) {
        put(behind, behind: page)
        return nil
      }
    }
    // Rows are as many as there are elements, and none of them is the list that they stand in.
    let isList = uses.count == 1 && uses[0].isRow
    guard uses.count > 1 || isList, let first = page ?? uses.first else { return nil }
    // Each build has its own, and none of them leads anywhere.
    if children.isEmpty, uses.count > 1, uses.areNamesakesOfBuilds { return nil }
    let isChoice =
      !uses.allSatisfy(\.isRow)
      && uses.indices.allSatisfy { number in
        uses[..<number].allSatisfy { $0.arms.exclude(uses[number].arms) }
      }
    let shape = GatheredView.Shape(
      module: first.host?.module ?? first.view.module, uses: uses, page: first.view,
      branches: EmbeddedChildren.branches(of: children), isChoice: isChoice,
      others: region.allUses.map(\.view))
    return memory.gathered.view(shape, showing: region, program) { name in
      program.types.contains { $0.name == name && $0.outer == nil && $0.module == shape.module }
    }
  }
}

extension SourceAssembly {
  /// The pages of some content that no child stands for: one that leads nowhere, with what is shown in place of it; beside the only
  /// child, what is shown in place of that.
  private func pages(untoldBy children: [TypeSymbol], _ page: ViewUse, in region: Region)
    -> [ViewUse]
  {
    let target = names.screen(of: page.view)
    if children.isEmpty { return pages(shownInPlaceOf: page, in: region) }
    if !children.contains(where: { $0 === target }) { return [page] }
    if children.count > 1 { return [] }
    return pages(shownInPlaceOf: page, in: region).filter { use in
      use.view !== page.view
        && (isWorkedIn(use.view) || use.view.boxesPage
          || use.arms.first?.fork.isOfWrapper == true)
    }
  }
}

extension SourceAssembly {
  /// What wrappers that lead on are given to show, and that pushes onto a stack of theirs: elsewhere these are given something else.
  private func pushing(givenTo wrappers: [ViewUse], in region: Region) -> [ViewUse] {
    region.uses.indices.flatMap { number -> [ViewUse] in
      let use = region.uses[number]
      guard use.view.wrapsContent, navigatesByItself(use.view),
        wrappers.contains(where: { $0.location == use.location })
      else { return [] }
      return region.given(toUse: number).filter { given in
        given.standing == .content && !given.isRow && pushes(given.view)
          && !wrappers.contains { $0.location == given.location }
      }
    }
  }

  /// Whether a view that leads nowhere by itself, or what it shows in place, pushes onto a stack elsewhere.
  private func pushes(_ view: TypeSymbol) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var waiting = [view]
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      let isPushing =
        changesByOwner[ObjectIdentifier(next)]?.contains { change in
          change.kind == .push && !change.isSeed && isKnownSlot(change.path)
        } == true
      if isPushing || links(of: next).contains(where: { $0.value != nil }) { return true }
      waiting += shownViews(of: next)
    }
    return false
  }
}

extension Region {
  /// With what some `switch` in it shows, each of which is no slot.
  fileprivate func withArms(of choices: [Region]) -> Region {
    if choices.isEmpty { return self }
    let region = Region()
    region.absorb(self)
    for choice in choices {
      for shown in choice.cases.map(\.region) + [choice.byDefault].compactMap(\.self) {
        region.absorb(shown)
      }
    }
    return region
  }

  /// Whether it only shows rows, of one kind or another as a `switch` over what the row is for says: all of them are there together.
  var showsRowsInEachCase: Bool {
    uses.isEmpty && cases.count > 1
      && cases.allSatisfy { _, shown in
        !shown.uses.isEmpty && shown.uses.allSatisfy(\.isRow) && shown.cases.isEmpty
      }
  }

  /// The same with these rows as what it shows by itself.
  fileprivate var withRowsOfCases: Region {
    let rows = withoutCases
    for (number, shown) in cases.enumerated()
    where !cases[..<number].contains(where: { $0.region === shown.region }) {
      rows.absorb(shown.region)
    }
    return rows
  }

  /// What it shows by itself: not what is shown in single cases, which are destinations of their own, nor what a view is handed that
  /// does not show it.
  fileprivate var shownTogether: Region {
    let region = Region()
    region.absorb(self)
    (region.cases, region.continuation) = ([], nil)
    var around: [ViewUse] = []
    region.uses.removeAll { use in
      while let last = around.last, last.depth >= use.depth { around.removeLast() }
      let isData = around.contains { !$0.view.wrapsContent }
      around.append(use)
      return isData
    }
    // The arm in which all of it stands makes no difference to any, nor does what all of it is compiled for.
    if let condition = region.uses.first?.condition,
      region.uses.allSatisfy({ $0.condition == condition })
    {
      for number in region.uses.indices { region.uses[number].condition = nil }
    }
    while let arm = region.uses.first?.arms.first,
      region.uses.allSatisfy({ $0.arms.first?.isSame(as: arm) == true })
    {
      for number in region.uses.indices { region.uses[number].arms.removeFirst() }
    }
    return region
  }
}

extension [ViewUse] {
  /// Whether all are of views of one name, of which each build has one.
  fileprivate var areNamesakesOfBuilds: Bool {
    indices.allSatisfy { number in
      let view = self[number].view
      return self[..<number].map(\.view).allSatisfy { other in
        view.nesting == other.nesting && view.module == other.module
          && Branches.exclude(view.conditions + other.conditions)
      }
    }
  }
}

extension Fork.Arm {
  fileprivate func isSame(as other: Fork.Arm) -> Bool {
    fork === other.fork && number == other.number
  }
}
