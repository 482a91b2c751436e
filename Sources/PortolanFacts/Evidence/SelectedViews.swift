/// Which `switch`es over state show screens in place of each other, rather than say how data looks or how work is going.
struct SelectedViews {
  private let evaluator: Evaluator
  private let used: UsedViews
  /// What code sets, but for what it begins with and for clearing it.
  private let set: Set<StatePath>
  /// What others than the type itself let begin with something.
  private let begun: Set<StatePath>
  /// The views whose own code sets what it does.
  private let setters: [StatePath: Set<ObjectIdentifier>]
  /// The enums of which some list selects a case.
  private let listed: Set<StatePath>
  /// What each view shows, and who shows it.
  private let shown: [ObjectIdentifier: Region]
  private let users: [ObjectIdentifier: [Region]]

  init(
    walk: ViewWalk, _ used: UsedViews, set: Set<StatePath>, begun: Set<StatePath>,
    by setters: [StatePath: Set<ObjectIdentifier>], listed: Set<StatePath>,
    shown: [ObjectIdentifier: Region]
  ) {
    evaluator = walk.evaluator
    self.listed = listed
    self.used = used
    (self.set, self.begun) = (set, begun)
    self.setters = setters
    self.shown = shown
    users = shown.values.reduce(into: [:]) { users, region in
      for use in region.uses { users[ObjectIdentifier(use.view), default: []].append(region) }
    }
  }

  /// Whether code sets a piece of state.
  func isSet(_ path: StatePath) -> Bool { set.contains(path.slot) }

  /// Whether what a `switch` over a piece of state shows are screens.
  func areScreens(_ selection: SelectionSite, of path: StatePath) -> Bool {
    if isData(selection, of: path) || isAppearance(selection, of: path) { return false }
    let regions = arms(of: selection)
    if arePictures(regions, in: selection.host) { return false }
    let shown = regions.filter(isSubstantial)
    let views = shown.map { region in page(of: region).map { ObjectIdentifier($0.view) } }
    let leading = Set(views.compactMap { $0 }).intersection(used.leading)
    if isProgress(selection, of: path), !isGoneThrough(selection, of: path) {
      // What work has come to may be one of several pages: `case .loaded(let route): route.view()`.
      let pages = leading.union(shown.flatMap(pagesContinued)).intersection(used.leading)
      return pages.subtracting([selection.host].compactMap { $0.map(ObjectIdentifier.init) }).count
        > 1
    }
    if shown.count > 1, Set(views).count > 1 { return true }
    if listed.contains(path), shown.contains(where: fillsColumn) { return true }
    // Beside one screen there may be what the view shows itself, or what a sheet shows that is always there.
    let isOfScreen =
      path.owner.keeps(path.property) || selection.presentation != .inline
      || isChosenByViews(path)
    return !leading.isEmpty && isOfScreen && set.contains(path)
      && regions.count(where: \.showsSomething) > 1
  }

  /// Whether an object keeps what views choose by themselves, and take back: `Button("Back") { desk.step = nil }`.
  private func isChosenByViews(_ path: StatePath) -> Bool {
    path.owner.tellsOfChanges && path.cases.isEmpty && setters[path.slot] != nil
      && evaluator.property(path.property, of: path.owner)?.type.isOptional == true
  }

  /// Whether a region shows what a list beside it selects.
  private func fillsColumn(_ region: Region) -> Bool {
    region.uses.contains { !$0.isRow && $0.standing == .column }
  }

  /// What an arm shows first; of a mere wrapper what leads on in there.
  private func page(of region: Region) -> ViewUse? {
    guard let first = region.firstUse, first.view.wrapsContent || isPlainModifier(first) else {
      return region.firstUse
    }
    return region.allUses.first { !$0.isRow && used.leading.contains(ObjectIdentifier($0.view)) }
      ?? region.allUses.first { !isPlainModifier($0) } ?? first
  }

  /// What an arm shows in place of each other for the enum that its case holds.
  private func pagesContinued(in region: Region) -> [ObjectIdentifier] {
    let choices = region.continuation?.region.cases ?? []
    return choices.compactMap { page(of: $0.region).map { ObjectIdentifier($0.view) } }
  }

  /// Whether it only modifies what stands there: `Image("off").modifier(FrameReader(frame: $frame))` is an image.
  private func isPlainModifier(_ use: ViewUse) -> Bool {
    use.view.modifiesViews && !used.leading.contains(ObjectIdentifier(use.view))
      && !used.showing.contains(ObjectIdentifier(use.view))
  }

  /// Whether a region shows a view of the app's own, or a stack or tabs.
  private func isSubstantial(_ region: Region) -> Bool {
    region.allUses.contains { !isPlainModifier($0) } || !region.presented.isEmpty
  }

  /// Adds one `switch` over a piece of state to others. Of each view that counts which says most of what is shown, and of further views
  /// only what leads on: the one shows a page where there is little room, the other in a column where there is more.
  func add(_ selection: SelectionSite, to known: inout [SelectionSite]) {
    if let own = known.firstIndex(where: { $0.host === selection.host }) {
      let (new, old) = (leadingCount(selection), leadingCount(known[own]))
      // Of icons and pages that all lead nowhere, the pages are what the user does something in.
      let saysMore = new > old || new == 0 && old == 0 && works(selection) && !works(known[own])
      guard saysMore else { return }
      known.remove(at: own)
    }
    let count = leadingCount(selection)
    if count == 0, !known.isEmpty { return }
    let place = known.firstIndex { leadingCount($0) < count } ?? known.endIndex
    known.insert(selection, at: place)
    // What leads nowhere is one where there is nothing else.
    if known.count > 1 { known.removeAll { leadingCount($0) == 0 } }
  }

  /// Whether the user does something in what a choice shows, or it takes the room there is.
  private func works(_ selection: SelectionSite) -> Bool {
    arms(of: selection).contains { region in
      ([region] + region.allUses.compactMap { shown[ObjectIdentifier($0.view)] }).contains {
        $0.acts || $0.fillsScreen || $0.holdsRows
      }
    }
  }

  private func leadingCount(_ selection: SelectionSite) -> Int {
    selection.region.cases.count { leads($0.region) }
  }

  /// Whether the state is what is shown, not which screen: what is given to rows, or found in a collection, and set by nobody, one of
  /// several lists, or which rows a list has, or a page that remembers how the user wants to see them.
  private func isData(_ selection: SelectionSite, of path: StatePath) -> Bool {
    if let cases = selection.type?.cases, !cases.isEmpty, let type = selection.type,
      cases.allSatisfy({ evaluator.payload(of: $0.name, in: type).isCollection })
    {
      return true
    }
    let shown = selection.region.cases.flatMap(\.region.allUses)
    if selection.isInList || path.owner.remembers(path.property), !shown.isEmpty,
      shown.allSatisfy(\.isRow)
    {
      return true
    }
    if path.owner.isView || set.contains(path) { return false }
    if isOfRecord(selection, of: path) || isOfValue(path) { return true }
    return selection.isInRows || selection.isOfFound
      || selection.host.map { used.rows.contains(ObjectIdentifier($0)) } == true
  }

  /// Whether it is what an object of UIKit's world has from when it is made, for nothing follows it, and the code that asks does not keep
  /// the object: where a bookmark leads.
  private func isOfRecord(_ selection: SelectionSite, of path: StatePath) -> Bool {
    guard let host = selection.host, host.kind == .class, path.owner.kind == .class,
      host !== path.owner, !path.owner.tellsOfChanges,
      let member = path.owner.property(path.property)?.declaration,
      member.attributes.isEmpty, member.observers.isEmpty
    else { return false }
    return !host.storedProperties.contains { kept in
      evaluator.property(kept.name, of: host)?.type.unwrapped.ownSymbol === path.owner
    }
  }

  /// Whether it is what a struct says of itself that is handed around, for nothing but the struct's own code gives it a value: which
  /// engine a car has.
  private func isOfValue(_ path: StatePath) -> Bool {
    path.owner.kind == .struct && !path.owner.isModel && !begun.contains(path.slot)
      && path.owner.property(path.property)?.declaration.value == nil
  }

  /// What a choice shows in place of each other.
  private func arms(of selection: SelectionSite) -> [Region] {
    selection.region.cases.map(\.region)
      + [selection.region.byDefault, selection.region.rest?.region].compactMap(\.self)
  }

  /// Whether a choice is of how the same things look: `layout`, `displayMode`. What leads on in one arm alone, beside some buttons or
  /// a text, is no other look of these.
  private func isAppearance(_ selection: SelectionSite, of path: StatePath) -> Bool {
    guard
      [path.property, selection.type?.name ?? ""].contains(where: NavigationWords.namesAppearance)
    else { return false }
    let (leading, others) = arms(of: selection).partitioned(by: leads)
    return leading.count != 1 || others.contains(where: mayLookLikePage)
  }

  private func leads(_ region: Region) -> Bool {
    region.allUses.contains { used.leading.contains(ObjectIdentifier($0.view)) }
  }

  /// Whether a region shows as much as a page does: rows, a list, a view of the app's own.
  private func mayLookLikePage(_ region: Region) -> Bool {
    region.holdsRows || region.fillsScreen || isSubstantial(region)
  }

  /// Whether arms show nothing but pictures, beside something to read or press that their host shows, or whoever shows that where it is
  /// a picture itself: an icon, say. What is all that the host shows fills the screen.
  private func arePictures(_ arms: [Region], in host: TypeSymbol?) -> Bool {
    guard let host, let around = shown[ObjectIdentifier(host)],
      arms.allSatisfy({ isPicture($0) })
    else { return false }
    if around.saysSomething { return true }
    guard let others = users[ObjectIdentifier(host)], isPicture(around) else { return false }
    return others.allSatisfy(\.saysSomething)
  }

  /// Whether a region shows nothing to read or press, nothing that takes the room there is, and leads nowhere, whatever it chooses by.
  private func isPicture(_ region: Region, depth: Int = 0) -> Bool {
    guard depth < 6, !region.acts, !region.fillsScreen, !region.holdsRows, !region.holdsForeign,
      region.titles.isEmpty, region.presented.isEmpty, region.signs.allSatisfy(\.isPicture),
      region.choices.allSatisfy({ isPicture($0, depth: depth + 1) })
    else { return false }
    return region.uses.allSatisfy { use in
      !use.view.isController && !use.view.isBox && !use.view.isModel
        && !used.leading.contains(ObjectIdentifier(use.view))
        && shown[ObjectIdentifier(use.view)].map { isPicture($0, depth: depth + 1) } == true
    }
  }

  /// Whether an enum says how far some work is.
  private func isProgress(_ selection: SelectionSite, of path: StatePath) -> Bool {
    let named = selection.region.cases.filter { name, region in
      !(Self.absenceNames.contains(name) && set.contains(path) && isPage(region))
    }.map(\.name)
    let others = selection.region.hasDefault ? selection.type?.cases.map(\.name) ?? [] : []
    return (named + others).contains(where: NavigationWords.namesProgress)
      && !NavigationWords.namesDestinations(selection.type?.name ?? "")
  }

  /// What cases are called that say that there is nothing.
  private static let absenceNames: Set<String> = ["none", "empty"]

  /// Whether what is shown for a case that is called so, and that code sets, is a page as others are: there is no licence, not no
  /// answer yet.
  private func isPage(_ region: Region) -> Bool {
    page(of: region).map { !NavigationWords.namesInterim($0.view.name) } ?? false
  }

  /// Whether the user goes from page to page, though one of them is called like the end of some work: `case account, address, done`. A
  /// page then sets what comes next by itself, and several are no matter of how far anything is.
  private func isGoneThrough(_ selection: SelectionSite, of path: StatePath) -> Bool {
    guard let setters = setters[path.slot] else { return false }
    let pages = selection.region.cases.filter { !NavigationWords.namesProgress($0.name) }
      .compactMap { page(of: $0.region)?.view }
      .filter { $0 !== selection.host && !NavigationWords.namesInterim($0.name) }
      .map(ObjectIdentifier.init)
    return Set(pages).count > 1 && !setters.isDisjoint(with: pages)
  }
}

extension [Region] {
  fileprivate func partitioned(by isWanted: (Region) -> Bool) -> (Self, Self) {
    (filter(isWanted), filter { !isWanted($0) })
  }
}

extension Region {
  /// Whether there is something to read or press.
  fileprivate var saysSomething: Bool { holdsControls || signs.contains { !$0.isPicture } }

  /// What it shows in place of each other, by whatever it chooses.
  fileprivate var choices: [Region] {
    cases.map(\.region) + (selections + [continuation].compactMap(\.self)).map(\.region)
      + [byDefault, rest?.region].compactMap(\.self)
  }
}

extension ResolvedType {
  fileprivate var isCollection: Bool { if case .many = unwrapped { true } else { false } }
}

extension TypeSymbol {
  /// Whether a view keeps a property's value by itself.
  fileprivate func keeps(_ property: String) -> Bool {
    isView && self.property(property)?.attribute("State") != nil
  }

  /// Whether a view has a property's value from what the user chose some other time.
  fileprivate func remembers(_ property: String) -> Bool {
    ["AppStorage", "SceneStorage"].contains { self.property(property)?.attribute($0) != nil }
  }
}
