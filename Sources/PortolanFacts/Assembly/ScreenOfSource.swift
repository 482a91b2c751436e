import PortolanModel

/// One screen: what its view, its model and what belongs to them hold, where that leads, and what changes it.
extension SourceAssembly {
  func screen(_ symbol: TypeSymbol) -> Screen {
    let named = names.screen(of: symbol)
    let (view, own) = parts(of: symbol)
    var slots: [Slot] = []
    var owners: [TypeSymbol] = [own, view].compactMap { $0 }
    if owners.count == 2, owners[0] === owners[1] { owners.removeLast() }
    let parts = owners.flatMap(names.parts)
    for owner in owners {
      slots += self.slots(of: owner).filter { slot in !slots.contains { $0.name == slot.name } }
    }
    for part in parts {
      slots += self.slots(of: part).filter { slot in !slots.contains { $0.name == slot.name } }
    }
    owners += parts.map(\.symbol)
    // What a controller's base presents, and where it leads, each of its heirs does.
    let bases = view.map { self.bases(of: $0) } ?? []
    for owner in bases.flatMap(names.ownersOfSlots) {
      slots += self.slots(of: owner).filter { slot in !slots.contains { $0.name == slot.name } }
      owners.append(owner)
    }
    var inPlace: Set<String> = []
    if let view {
      addBorrowed(by: view, to: &slots)
      addSharedState(of: view, to: &slots)
      inPlace = addEmbedded(by: view, of: named, owners: owners, to: &slots)
      standWithin(&slots, of: owners, view: view)
    }
    // A further view of a reducer is made of the reducer's state.
    let state = own ?? view.flatMap(shared.state(borrowedBy:))
    let menus = menus[named.id] ?? []
    let flow = isFlow(symbol) || showsTabsFirst(symbol) ? symbol : nil
    // Who makes its children it keeps, and what it hands them to; neither says what is shown.
    if flow != nil, view == nil {
      slots.removeAll { evidence[symbol, $0.name]?.isBound != true }
    }
    let hosts = [view, flow].compactMap { $0 } + bases
    let links = links(of: hosts, menus).distinct
    removeKept(by: owners, behindTabs: links, besides: inPlace, from: &slots)
    let located = view ?? named
    // A model that is called `ViewModel`, and stands in no other type, is told by its view.
    let isNameless = named.outer == nil && NavigationWords.saysNothing(named.name)
    let titled = isNameless ? located : named
    let parameters = state.flatMap(parameters(ofState:))
    var screen = Screen(
      id: named.id, title: title(of: view) ?? NavigationWords.title(of: titled.nesting),
      module: named.module,
      type: named.nesting, kind: kind(named, state),
      view: view.flatMap { $0 === named ? nil : $0.nesting },
      model: state.flatMap { $0 === named ? nil : $0.nesting },
      condition: located.condition,
      location: located.position.location(in: program.files[located.file].path),
      initializer: parameters, initializerOrigin: parameters == nil ? nil : .source,
      slots: slots.map(\.withoutRepetitions), links: links,
      actions: actions(of: owners + (view.map(modelsMade) ?? []), view: view, menus))
    screen.observation = own.flatMap(program.observation)
    if let gathered = view.flatMap({ memory.gathered[$0] }) {
      (screen.view, screen.isContent) = (gathered.page.nesting, true)
      screen.title = title(of: view) ?? gathered.title
    }
    // What an enum's cases show stands where the enum is asked.
    let shower = view ?? evidence[named, SlotEvidence.whole]?.selection?.host
    if let shower, isOnlyInNavigationView(shower) { screen.isInNavigationView = true }
    return screen
  }

  /// Removes the children that an object keeps to itself, or a reducer's state holds, and that only tabs without state show: as with those
  /// that a view keeps, what is behind such a tab is not there beside the others.
  private func removeKept(
    by owners: [TypeSymbol], behindTabs links: [Link], besides inPlace: Set<String>,
    from slots: inout [Slot]
  ) {
    let behindTabs = Set(links.filter { $0.presentation == .tab }.compactMap(\.leadsTo))
    if behindTabs.isEmpty { return }
    slots.removeAll { slot in
      slot.arity == .always && !inPlace.contains(slot.name)
        && slot.destinations.allSatisfy { $0.leadsTo.map(behindTabs.contains) == true }
        && owners.contains { owner in
          owner.property(slot.name).map { property in
            owner.isStateOfReducer || owner.kind == .class && property.isPrivate
          } == true
        }
    }
  }

  /// Whether a view stands in a `NavigationView`, and nowhere in a stack that newer systems have.
  private func isOnlyInNavigationView(_ view: TypeSymbol) -> Bool {
    walk.inNavigationViews.contains(ObjectIdentifier(view))
      && !walk.inOtherStacks.contains(ObjectIdentifier(view))
  }

  /// The title that a view gives itself.
  func title(of view: TypeSymbol?) -> String? {
    guard let view else { return nil }
    // A title that a controller's base gives, the heir's own may replace.
    let regions = view.isController ? [region(of: view)].compactMap { $0 } : shownRegions(of: view)
    guard regions.count == 1 else { return nil }
    if regions[0].title == nil, view.boxesPage, let boxed = regions[0].firstUse?.view,
      boxed.isController
    {
      return title(of: boxed)
    }
    return regions[0].title
  }

  /// The view and the state of the screen that a symbol belongs to.
  func parts(of symbol: TypeSymbol) -> (view: TypeSymbol?, state: TypeSymbol?) {
    if symbol.isView {
      guard let model = names.model(of: symbol), names.view(of: model) === symbol else {
        return (symbol, nil)
      }
      return (symbol, model)
    }
    let state = Macros.isReducer(symbol) ? symbol.nested["State"]?.first ?? symbol : symbol
    return (names.view(of: state), state)
  }

  func kind(_ named: TypeSymbol, _ state: TypeSymbol?) -> Screen.Kind {
    if Macros.isReducer(named) || named.isView && state?.isStateOfReducer == true {
      return .reducer
    }
    if named.inherits("App", "Scene") || named.isDelegate { return .scene }
    if named.isView { return named.isController ? .viewController : .view }
    return named.kind == .enum ? .enum : named.kind == .struct ? .struct : .class
  }
}

extension Slot {
  /// A presenter that several views use in one line of code is one.
  fileprivate var withoutRepetitions: Slot {
    var slot = self
    for number in slot.destinations.indices {
      slot.destinations[number].presentations = slot.destinations[number].presentations?.distinct
      // The first says what it is called.
      if let first = slot.destinations[number].presentations?.first?.kind {
        slot.destinations[number].presentation = first
      }
    }
    return slot
  }
}
