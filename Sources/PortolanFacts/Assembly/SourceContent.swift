import PortolanModel

/// What a piece of content is for: the page that it shows.
extension SourceAssembly {
  /// The view that a region is for: the one that is handed the model which the state holds, else what is handed any of the payload,
  /// leads on by itself, or is all that there is. Where several lead on, what is made of them (``GatheredView``). `nil` where nothing
  /// is surely the page.
  func content(of region: Region, with payload: [Payload] = []) -> ViewUse? {
    if let model = payload.first(where: { $0.role == .state })?.leadsTo,
      let use = region.allUses.first(where: {
        $0.standing != .aside && names.screen(of: $0.view).id == model
      })
    {
      return use
    }
    let page = page(of: region, with: payload)
    return gathered(in: region, around: page) ?? page
  }

  /// The one view that a region is for.
  private func page(of region: Region, with payload: [Payload]) -> ViewUse? {
    let uses = outermost(region.uses.filter { $0.standing == .content }[...], in: region)
    if let page = page(among: uses, in: region) { return page }
    let columns = outermost(region.uses.filter { $0.standing == .column }[...], in: region)
    // None of several kinds of rows is the page, be it as a list by itself.
    let isInEach = region.showsRowsInEachCase
    return region.cases.lazy.compactMap { _, shown in
      isInEach ? self.page(of: shown, with: payload) : self.content(of: shown, with: payload)
    }.first
      ?? page(chosenIn: region, with: payload)
      ?? page(among: columns, in: region) ?? columns.first ?? pageAround(contentOf: region)
      ?? (uses.isEmpty ? decoration(in: region) : nil)
  }

  /// The wrapper around all that a region shows, where none of that is a page: then the wrapper is it, if it always says something
  /// itself.
  private func pageAround(contentOf region: Region) -> ViewUse? {
    let outer = region.uses.filter { $0.standing == .content && $0.depth == 0 }
    guard outer.count == 1, let wrapper = outer.first, wrapper.view.wrapsContent, !wrapper.isRow,
      !stands(wrapper, besideOthersIn: region),
      let body = regions[ObjectIdentifier(wrapper.view)]
    else { return nil }
    return body.signs.contains { $0.arms.isEmpty } ? wrapper : nil
  }

  /// What is shown in place of each other by a `switch` that is no slot: the first that leads on, else the first.
  private func page(chosenIn region: Region, with payload: [Payload]) -> ViewUse? {
    let found = choices(in: region).flatMap { choice in
      [choice.byDefault].compactMap(\.self) + choice.cases.map(\.region)
    }
    .compactMap { page(of: $0, with: payload) }
    .filter { use in !use.arms.contains { walk.isNeverShown($0) } }
    return found.first { navigates($0.view, visited: []) } ?? found.first
  }

  /// What each `switch` in a region shows by something that is no navigation state: what a view, or a row, was given.
  func choices(in region: Region) -> [Region] {
    region.selections.filter { !places.isSlot($0) && !asksPresented($0) }.map(\.region)
  }

  /// Whether a `switch` is over the very enum of which each case is presented: what it shows in one case is not what others lead to.
  private func asksPresented(_ site: SelectionSite) -> Bool {
    guard let type = site.type, let presenter = site.presenter, presenter.cases.isEmpty,
      let member = presenter.owner.property(presenter.property)
    else { return false }
    return walk.evaluator.value(of: member, of: presenter.owner, 0).type.unwrapped.ownSymbol
      === type
  }

  /// What lies over something that is not the app's own, and is looked at for that. What lies on a page of plain views is part of that
  /// page, unless the user does something in it; so is what lies behind anything. In a control, or a row, it is so only where it leads
  /// on; so is what stands on a map or in a chart.
  private func decoration(in region: Region) -> ViewUse? {
    let isSaid = region.signs.contains { !$0.isPicture }
    return region.uses.first { use in
      let isWhole = !use.isRow && !use.view.inherits(anyOf: ShownProtocols.contents)
      return switch use.standing {
      case .decoration:
        isWhole && (!isSaid || isWorkedIn(use.view)) || navigates(use.view, visited: [])
      case .backdrop:
        isWhole && !isSaid && !region.holdsForeign || navigates(use.view, visited: [])
      case .kept: isWhole
      case .label, .aside: navigates(use.view, visited: [])
      case .content, .column: false
      }
    }
  }

  /// The view that a region is for which stands for one of its owner's own properties: that alone where it is a child, listed there
  /// with whatever it shows.
  func content(of region: Region, shownBy owner: TypeSymbol) -> ViewUse? {
    let page = page(of: region, with: [])
    if let page, child(of: owner, shownAs: page) != nil { return page }
    return content(of: region)
  }

  /// What a region shows for what a list selects: the view that is handed that, else what the region is for.
  func page(listed path: StatePath, in region: Region) -> ViewUse? {
    let handed = usesHanded(listed: path, in: region)
    guard let number = handed.first else { return content(of: region) }
    // One page or another is a page that has both, be only one of them handed that as it is.
    let page = region.uses[number]
    let isEither =
      handed.count > 1 && region.uses[handed[1]].arms.exclude(page.arms)
      || pages(shownInPlaceOf: page, in: region).contains { $0.location != page.location }
    if isEither, let either = gathered(in: region, around: page) { return either }
    // A wrapper may be no page, but what it is given.
    let given = region.given(toUse: number)
    return (given.isEmpty ? nil : content(of: region)) ?? page
  }

  /// The views in a region that are handed what a list selects; else those that lie over something, and are.
  private func usesHanded(listed path: StatePath, in region: Region) -> [Int] {
    let inPlace = usesHanded(listed: path, in: region, standing: [.content, .column])
    return inPlace.isEmpty
      ? usesHanded(listed: path, in: region, standing: [.decoration]) : inPlace
  }

  private func usesHanded(
    listed path: StatePath, in region: Region, standing: [ViewUse.Standing]
  ) -> [Int] {
    region.uses.indices.filter { number in
      let use = region.uses[number]
      return !use.isRow && standing.contains(use.standing)
        && use.paths.contains { evidence.owners(of: $0).contains(path) }
    }
  }

  /// The views that stand beside each other, and of mere wrappers around content what they are handed. One that navigates by itself,
  /// or is handed the payload, is a screen, whatever it shows inside.
  private func outermost(_ uses: ArraySlice<ViewUse>, in region: Region) -> [ViewUse] {
    var found: [ViewUse] = []
    var rest = uses
    while let first = rest.popFirst() {
      let inner = rest.prefix { $0.depth > first.depth }
      rest = rest.dropFirst(inner.count)
      let isWrapper =
        first.view.wrapsContent
        && (!first.isHandedPayload || !inner.isEmpty && first.view.onlyShowsContent)
        && (!navigatesByItself(first.view) || !inner.isEmpty && first.view.onlyModifiesContent)
      // One that only arranges what it is handed is no page.
      let isFilled = inner.contains { use in
        !use.isRow || first.isRow || navigates(use.view, visited: [])
      }
      let isDetailed =
        !inner.isEmpty && inner.allSatisfy { isDetail($0, of: first, in: region) }
      let isPage =
        !isFilled && (keepsState(first.view) || navigates(first.view, visited: []))
        || inner.isEmpty && isPageAround(first.view) || isDetailed
      // A hosting controller of the app's own that is handed whatever it shows is no page.
      let isHost = first.view.isHosting && !inner.isEmpty && first.view.isMadeWithContent
      found += isHost || isWrapper && !isPage ? outermost(inner, in: region) : [first]
    }
    return found
  }

  /// Whether a view is one of several things that a wrapper is given to show beside what that says itself: `Card(name) { Text("Tags"); Tags() }`.
  private func isDetail(_ use: ViewUse, of wrapper: ViewUse, in region: Region) -> Bool {
    let isBeside = region.signs.contains { sign in
      sign.depth > wrapper.depth && sign.depth <= use.depth && !use.arms.exclude(sign.arms)
    }
    return isBeside && !use.isHandedPayload && !navigates(use.view, visited: [])
      && regions[ObjectIdentifier(wrapper.view)]?.signs.contains { $0.arms.isEmpty } == true
  }

  /// Whether a view around content is a page whatever it is given: it has a title, or takes the room there is and says something itself.
  private func isPageAround(_ view: TypeSymbol) -> Bool {
    guard let region = regions[ObjectIdentifier(view)] else { return false }
    return !region.titles.isEmpty || region.fillsScreen && !region.signs.isEmpty
  }

  private func page(among uses: [ViewUse], in region: Region) -> ViewUse? {
    let whole = uses.filter { !$0.isRow }.usualFirst { use in
      use.view.conditions.reduce(use.condition) { Branches.both($0, $1) }
    }
    if let given = whole.first(where: \.isHandedPayload) { return given }
    if let leading = whole.first(where: { navigates($0.view, visited: []) }) { return leading }
    // What has rows of its own is a page by itself; so is what has controls of its own.
    if !region.holdsRows, let first = whole.first {
      let pages = pages(among: whole, in: region)
      // In place of a page that is given data there may be something for the time until it is there.
      if let arm = first.arms.last(where: { !$0.fork.isOfBuilds }) {
        let other = pages.first { use in
          !use.arguments.isEmpty && use.arms.exclude([arm])
        }
        if first.arguments.isEmpty, let other { return other }
      }
      if let page = pages.first { return page }
    }
    // A row that leads on is at least on the way there.
    return uses.first { $0.isRow && navigates($0.view, visited: []) }
  }

  /// Those of some views that can be the page of a region: all, where there is no more to see than one.
  private func pages(among whole: [ViewUse], in region: Region) -> [ViewUse] {
    let contents = outermost(region.uses.filter { $0.standing == .content }[...], in: region)
    // What a view is handed is part of it.
    let isWithin = { (depth: Int) in contents.first.map { depth > $0.depth } == true }
    let isAlone =
      contents.count == 1 && region.plainDetailDepth.map(isWithin) != false && region.cases.isEmpty
    if isAlone { return whole }
    return whole.filter { use in
      let isBeside = stands(use, besideOthersIn: region)
      // One of the rows of a list is no more than that.
      return !(use.view.isPart && (isBeside || !isAloneInArm(use, of: region)))
        && !(isBeside && (use.isInList || isSmall(use.view, in: region)))
    }
  }

  /// Whether a control is all that one arm shows, as far as anybody can tell: `if isNew { AddButton() } else { Text("…") }`.
  private func isAloneInArm(_ use: ViewUse, of region: Region) -> Bool {
    use.view.isControl && !use.arms.isEmpty && !use.isInList && region.cases.isEmpty
      && !region.holdsForeign && !region.fillsScreen
  }

  /// The pages that a region shows in place of each other, a page among them, where nothing stands beside these:
  /// `if isRipe { RipeView() } else { RawView() }`. What stands in for a page until its data is there is none, unless the user does
  /// something in there: `if let job { EditJobView(job) } else { AddJobView() }`.
  func pages(shownInPlaceOf page: ViewUse, in region: Region) -> [ViewUse] {
    let standing = page.standing == .column ? page.standing : .content
    let uses = outermost(region.uses.filter { $0.standing == standing }[...], in: region)
    guard !region.holdsRows, uses.allSatisfy({ !$0.isRow }) else { return [page] }
    var seen: Set<ObjectIdentifier> = []
    return pages(among: uses, in: region).filter { use in
      let isPage = use.location == page.location
      let isInPlace =
        use.view !== page.view && use.arms.exclude(page.arms)
        && (use.arguments.isEmpty == page.arguments.isEmpty || isWorkedIn(use.view))
        && !use.arms.contains { $0.fork.isOfBuilds || walk.isNeverShown($0) }
      return (isPage || isInPlace) && seen.insert(ObjectIdentifier(use.view)).inserted
    }
  }
}

extension SourceAssembly {
  /// Whether a view keeps state of its own, of which there is any use.
  private func keepsState(_ view: TypeSymbol) -> Bool {
    view.isController
      || view.storedProperties.contains { property in
        ["State", "StateObject", "FocusState"].contains { property.attribute($0) != nil }
          && !program.isIdlePath(property.name, of: view)
      }
  }

  /// Whether the user does something in a view for which it keeps state, or leaves it when done, or changes something elsewhere: it is
  /// there for itself. One that is called after what went wrong, or is yet to come, is there for the time until something else is.
  func isWorkedIn(_ view: TypeSymbol) -> Bool {
    guard let region = regions[ObjectIdentifier(view)] else { return false }
    let shown = region.allUses.compactMap { regions[ObjectIdentifier($0.view)] }
    guard ([region] + shown).contains(where: \.acts) else { return false }
    if keepsState(view) || view.storedProperties.contains(where: \.declaration.dismisses) {
      return true
    }
    let doesMore =
      view.tellsItsOwner || changesByOwner[ObjectIdentifier(view)] != nil
      || names.model(of: view) != nil
    return doesMore && !NavigationWords.namesInterim(view.name)
  }

  /// The pages in which the user does something that a view shows in place of one which leads on, where it shows nothing else:
  /// `if let user { MainView(user) } else { LoginView() }`.
  func pages(workedInInPlaceOf page: ViewUse, in region: Region) -> [ViewUse] {
    if page.isRow || page.arms.isEmpty || stands(page, besideOthersIn: region) { return [] }
    return pages(shownInPlaceOf: page, in: region).filter { use in
      use.view.name != page.view.name && isWorkedIn(use.view)
        && !stands(use, besideOthersIn: region)
    }
  }

  /// The same in place of what a piece of state selects: `if user == nil { LoginView() } else { switch page { … } }`.
  func pages(workedInInPlaceOf selection: SelectionSite, in region: Region) -> [ViewUse] {
    if region.uses.isEmpty || region.uses.allSatisfy(\.arms.isEmpty) { return [] }
    let selected = selection.region.allUses
    guard let page = selected.first(where: { $0.standing == .content }) else { return [] }
    return pages(workedInInPlaceOf: page, in: region).filter { use in
      !selected.contains { $0.view === use.view }
    }
  }

  /// Whether there is more to see than a view, at the same time.
  func stands(_ use: ViewUse, besideOthersIn region: Region) -> Bool {
    region.signs.contains { $0.depth <= use.depth && !use.arms.exclude($0.arms) }
      || region.uses.contains { other in
        other.standing == .content && other.depth == 0 && other.view !== use.view
          && !use.arms.exclude(other.arms)
      }
  }

  /// Whether a view is one of the small things that an app makes its pages of: it stands in several places, or under the title that
  /// the code around it gives the page, or boxes a control; it keeps nothing but how it looks, leads nowhere, and shows nothing that
  /// takes the room there is.
  private func isSmall(_ view: TypeSymbol, in region: Region) -> Bool {
    let isPartOfPage =
      walk.reusedViews.contains(ObjectIdentifier(view)) || !region.titles.isEmpty
    return view.boxesControl || isPartOfPage && isMadeOfSmallThings(view)
  }

  private func isMadeOfSmallThings(_ view: TypeSymbol) -> Bool {
    let key = ObjectIdentifier(view)
    if let known = memory.small[key] { return known }
    guard view.foreignAncestor == nil, !view.isBox, !keepsState(view) || !isWorkedIn(view),
      names.model(of: view) == nil, !navigates(view, visited: []), let region = regions[key],
      !region.fillsScreen, !region.holdsRows, region.titles.isEmpty, region.presented.isEmpty
    else { return false }
    // One that shows itself is looked at once.
    memory.small[key] = false
    let isSmall = region.allUses.allSatisfy { use in
      use.view.boxesControl || isMadeOfSmallThings(use.view)
    }
    memory.small[key] = isSmall
    return isSmall
  }
}

extension ViewUse {
  /// Whether it is given what its region is there to show.
  fileprivate var isHandedPayload: Bool { arguments.values.contains(where: \.isPayload) }
}

extension TypeSymbol {
  /// Whether it is a control or a sign of UIKit's, boxed.
  fileprivate var boxesControl: Bool {
    guard isBox else { return false }
    return ["makeUIView", "makeNSView"].flatMap { members(named: $0) }
      .contains { $0.declaration.type.map { PlainViews.boxed.contains($0.lastName) } == true }
  }

  /// Whether it is a controller of UIKit's or AppKit's, boxed.
  var boxesPage: Bool {
    inherits("UIViewControllerRepresentable", "NSViewControllerRepresentable")
  }

  /// Whether it is handed a closure to call: `var onPick: () -> Void`.
  fileprivate var tellsItsOwner: Bool {
    storedProperties.contains { $0.declaration.type?.givesNothing == true }
  }

  /// Whether it is what it is given, with modifiers: `content.alert("Pin", isPresented: $isAsking) { … }`.
  fileprivate var onlyModifiesContent: Bool {
    guard let body = property("body")?.declaration.body, body.count == 1,
      let shown = body[0].expression?.modified
    else { return false }
    return storedProperties.contains { $0.name == shown && $0.declaration.value == nil }
  }

  /// Whether all that it shows is what it is given, but for what stands in until that is there:
  /// `if let item { content(item) } else { ProgressView() }`.
  fileprivate var onlyShowsContent: Bool {
    property("body")?.declaration.body.map(isContent) == true
  }

  private func isContent(_ body: [Statement]) -> Bool {
    let shown = body.filter { if case .declaration = $0 { false } else { true } }
    guard shown.count == 1 else { return false }
    switch shown[0] {
    case .expression(.statement(let inner)): return isContent([inner])
    case .expression(let expression), .return(let expression?):
      if let grouped = expression.grouped { return isContent(grouped) }
      guard let name = expression.modified else { return false }
      return storedProperties.contains { $0.name == name && $0.declaration.value == nil }
    case .if(_, let then, let other): return isContent(then) || isContent(other)
    case .switch(_, let cases, _): return cases.contains { isContent($0.body) }
    default: return false
    }
  }

  /// Whether a view is a control or a sign, which is no page where anything stands beside it.
  fileprivate var isPart: Bool { constructed.map(PlainViews.parts.contains) ?? false }

  /// Whether a view is a control.
  fileprivate var isControl: Bool { constructed.map(PlainViews.acting.contains) ?? false }

  /// The view that its body is, with modifiers.
  private var constructed: String? {
    guard let body = property("body")?.declaration.body, body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let expression), .return(let expression?): return expression.constructed
    default: return nil
    }
  }
}

extension Expression {
  /// What a chain of modifiers hangs on, if that is a group: the code of `Group { … }.padding()`.
  fileprivate var grouped: [Statement]? {
    switch self {
    case .call(.name("Group", _), let arguments, _):
      if case .closure(let closure)? = arguments.first?.value { closure.body } else { nil }
    case .call(.member(let base?, _, _), _, _): base.grouped
    case .conditional(_, let inner): inner.grouped
    default: nil
    }
  }
}

extension TypeSymbol {
  /// Whether it is made with a closure: `PrefsController { PlayerView() }`.
  fileprivate var isMadeWithContent: Bool {
    initializers.contains { $0.declaration.parameters.contains(where: \.isClosure) }
  }
}
