import PortolanModel

/// What the types alone show to be navigation, held against the code.
extension SourceAssembly {
  /// What a type says of its properties, without what the code shows to be something else.
  func certainSlots(of owner: TypeSymbol) -> [FoundSlot] {
    guard let fact = types[owner.id], owner.kind != .enum else { return [] }
    let found = classification.slots(of: fact).map { alwaysThere($0, of: owner) }
    let slots = (found + optionalChildren(of: owner, fact)).filter {
      !isNeverShown($0, of: owner) && !isKeptForChild($0, of: owner)
    }
    return slots.filter { slot in
      switch slot.shows {
      case .cases where slot.arity != .sequence && isOnlyPicked(slot.name, of: owner): false
      case .cases(_, .tab?) where hasTabsWithoutState(owner, but: slot.name): false
      case .cases(_, .tab?) where onlyChoosesData(slot.name, of: owner): false
      case .cases where slot.arity == .sequence && isQueue(slot.name, of: owner): false
      case _ where slot.arity == .sequence && isHandedOn(slot.name, of: owner): false
      case .cases where evidence.isHeldByElement(StatePath(owner: owner, property: slot.name)):
        false
      case .cases where evidence.waiting.contains(StatePath(owner: owner, property: slot.name)):
        false
      case .cases(let id, _): slot.arity != .atMostOne || !isData(slot.name, id, of: owner)
      case .value(let type, _) where isPart(type, of: owner): false
      case .value(let type, _) where isMessage(slot, type, of: owner): false
      case .value(let type, _) where isHelper(slot, type, of: owner): false
      case .value(let type, _) where isMark(slot, type, of: fact, owner): false
      case .value(let type, _) where slot.arity == .always && isIdle(type): false
      // A plain object that keeps controllers shows none of them: it has others show them.
      case .value(let type, _)
      where slot.arity == .always && !owner.isView && symbols[type.id]?.isController == true:
        false
      case .value(let type, _) where isKeptForPlaces(slot, type, of: owner): false
      case .value(let type, _) where slot.arity == .always && isReached(type): false
      case .value:
        !isLent(slot, to: owner) && (slot.arity != .always || isShownInPlace(slot.name, of: owner))
      case .anything: isPath(slot.name, of: owner)
      case .nothing: true
      }
    }
  }

  /// A slot as a child where code takes it to be always there, `var page: PageModel!`, and nothing presents by it or takes it away.
  private func alwaysThere(_ slot: FoundSlot, of owner: TypeSymbol) -> FoundSlot {
    guard slot.arity == .atMostOne, slot.encoding == .optionalValue,
      case .value(_, nil) = slot.shows,
      owner.property(slot.name)?.declaration.isImplicitlyUnwrapped == true
    else { return slot }
    let evidence = self.evidence[owner, slot.name]
    if evidence?.isShown == true
      || evidence?.changes.contains(where: { !$0.kind.activates }) == true
    {
      return slot
    }
    var child = slot
    (child.arity, child.encoding) = (.always, .child)
    return child
  }

  /// The children of a reducer of which only code says that they are destinations.
  private func optionalChildren(of owner: TypeSymbol, _ fact: DeclaredType) -> [FoundSlot] {
    let wanted = optionalChildren.properties(of: owner)
    if wanted.isEmpty { return [] }
    let known = classification.slots(of: fact).map(\.name)
    return fact.properties.filter { wanted.contains($0.name) && !known.contains($0.name) }
      .map { property in
        FoundSlot(
          name: property.name, properties: [property.name], arity: .atMostOne,
          encoding: .optionalValue, origin: .source, shows: .value(property.shape.value, nil))
      }
  }

  /// Whether an optional is none that anything is presented by, for all that is to be seen: no code shows anything for it, and it never
  /// changes, or nobody sets it while its owner presents by something else.
  private func isNeverShown(_ slot: FoundSlot, of owner: TypeSymbol) -> Bool {
    guard slot.arity == .atMostOne, let member = owner.property(slot.name),
      slot.encoding == .optionalValue || slot.encoding == .optionalEnum,
      slot.origin != .declared, member.attribute("Presents") == nil
    else { return false }
    // What is said to be an alert's is asked for elsewhere.
    if case .value(_, .some) = slot.shows { return false }
    let evidence = self.evidence[owner, slot.name]
    if evidence?.isShown == true { return false }
    if member.declaration.isConstant { return true }
    return !owner.isPublic && member.isStored
      && evidence?.changes.contains { $0.kind.activates } != true
      && !unseen.mayWrite(slot.name, of: owner)
      && self.evidence.evidence(of: owner).contains(where: \.isBound)
  }

  /// Whether an optional only keeps what a child presents whose state is put together of it: `var pin: Pin.State { get { … } set { … } }`.
  private func isKeptForChild(_ slot: FoundSlot, of owner: TypeSymbol) -> Bool {
    guard slot.arity == .atMostOne, evidence[owner, slot.name]?.isBound != true,
      owner.property(slot.name)?.attribute("Presents") == nil,
      let kept = type(of: slot.name, in: owner)
    else { return false }
    return computedChildren(of: owner).contains { child in
      child.member.reads(slot.name)
        && evidence.evidence(of: child.state).contains { presented in
          presented.isBound
            && type(of: presented.property, in: child.state)?.isSame(as: kept) == true
        }
    }
  }

  /// Whether a dictionary keeps an object with a stack for each of several places, as a router does for its tabs, and no rows.
  private func isKeptForPlaces(
    _ slot: FoundSlot, _ type: TypeReference, of owner: TypeSymbol
  ) -> Bool {
    guard slot.arity == .each, let symbol = symbols[type.id], symbol.kind == .class,
      owner.property(slot.name)?.declaration.type?.lastName == "Dictionary"
    else { return false }
    let stacks = evidence.evidence(of: symbol).flatMap(\.containers).filter { $0.kind == .stack }
    let hosts = stacks.compactMap(\.host)
    return !hosts.isEmpty
      && hosts.allSatisfy { !evidence.used.inRows.contains(ObjectIdentifier($0)) }
  }

  /// Whether all that an object has to show is a slot of the views that ask its keeper for it.
  private func isReached(_ type: TypeReference) -> Bool {
    guard let value = symbols[type.id], value.kind == .class, let fact = types[type.id] else {
      return false
    }
    let bound = evidence.evidence(of: value).filter(\.isBound)
    return !bound.isEmpty
      && bound.allSatisfy { shared.isReached(StatePath(owner: value, property: $0.property)) }
      && classification.slots(of: fact).allSatisfy { slot in
        bound.contains { $0.property == slot.name }
      }
  }

  /// Whether the view of a model has tabs that no state selects, so that an enum which is called so is none of them.
  private func hasTabsWithoutState(_ owner: TypeSymbol, but property: String) -> Bool {
    guard evidence[owner, property]?.isShown != true else { return false }
    let view = owner.isView ? owner : names.view(of: owner) ?? names.holder(of: owner)
    return walk.links.contains { $0.presentation == .tab && $0.host === view && view != nil }
  }

  /// Whether an array only keeps what another property of its owner presents, one after the other, and is no stack.
  private func isQueue(_ property: String, of owner: TypeSymbol) -> Bool {
    guard evidence[owner, property]?.isBound != true, !NavigationWords.namesStack(property),
      let element = type(of: property, in: owner)?.element.ownSymbol
    else { return false }
    return evidence.evidence(of: owner).contains { other in
      other.property != property && other.isBound
        && type(of: other.property, in: owner)?.unwrapped.ownSymbol === element
    }
  }

  /// Whether a stack is shown by way of another property of its type, to which an observer hands what it holds:
  /// `var path: [Page] { didSet { shown = path } }`.
  private func isHandedOn(_ property: String, of owner: TypeSymbol) -> Bool {
    guard evidence[owner, property]?.isBound != true, let member = owner.property(property),
      !member.declaration.observers.isEmpty, let type = member.declaration.type
    else { return false }
    var functions: Set<String> = [property]
    let _: Bool? = member.declaration.observers.firstCall { callee, _ in
      if let name = callee.lastWord { functions.insert(name) }
      return nil
    }
    return evidence.evidence(of: owner).contains { other in
      other.property != property && other.isBound
        && owner.property(other.property)?.declaration.type == type
        && other.changes.contains { change in
          change.kind.activates && change.owner === owner && functions.contains(change.function)
        }
    }
  }

  /// Whether a struct only carries a screen's state to where it is shown: no view is made of it, and no code shows what it keeps by
  /// way of this property.
  private func isMessage(
    _ slot: FoundSlot, _ type: TypeReference, of owner: TypeSymbol
  ) -> Bool {
    guard slot.arity == .atMostOne || slot.arity == .each, let value = symbols[type.id],
      value.kind == .struct, !value.isView, !value.isModel, names.view(of: value) == nil,
      owner.property(slot.name)?.attribute("Presents") == nil,
      !evidence.evidence(of: value).contains(where: \.isBound)
    else { return false }
    let evidence = evidence[owner, slot.name]
    return evidence?.isBound != true && evidence?.consumers.isEmpty != false
  }

  /// Whether an object that may be there has no navigation but by leading back to its owner, for which it works: no view is made of it,
  /// and no code shows anything for it.
  private func isHelper(_ slot: FoundSlot, _ type: TypeReference, of owner: TypeSymbol) -> Bool {
    guard slot.arity == .atMostOne, let value = symbols[type.id], value.isObject,
      names.view(of: value) == nil, evidence[owner, slot.name]?.isShown != true,
      let fact = types[type.id], !evidence.evidence(of: value).contains(where: \.isBound)
    else { return false }
    let children = classification.slots(of: fact)
    return !children.isEmpty
      && children.allSatisfy { child in
        self.type(of: child.name, in: value)?.unwrapped.ownSymbol === owner
      }
  }

  /// Whether an optional only says which one is meant of the rows that its owner shows: no code shows anything for it.
  private func isMark(
    _ slot: FoundSlot, _ type: TypeReference, of fact: DeclaredType, _ owner: TypeSymbol
  ) -> Bool {
    slot.arity == .atMostOne && symbols[type.id]?.isObject == true
      && owner.property(slot.name)?.attribute("Presents") == nil
      && evidence[owner, slot.name]?.isShown != true
      && classification.slots(of: fact).contains { other in
        guard other.arity == .each, case .value(let row, _) = other.shows else { return false }
        return row.id == type.id
      }
  }

  /// Whether a struct that is always there has no navigation after all, and no view that makes a screen with it.
  private func isIdle(_ type: TypeReference) -> Bool {
    guard let value = symbols[type.id], value.kind == .struct, names.view(of: value) == nil,
      !evidence.evidence(of: value).contains(where: \.isBound)
    else { return false }
    return certainSlots(of: value).isEmpty
  }

  private func type(of property: String, in owner: TypeSymbol) -> ResolvedType? {
    Evaluator(program: program).property(property, of: owner)?.type
  }

  /// Whether a struct is a part of the screen whose owner keeps it, so that it leads nowhere.
  private func isPart(_ type: TypeReference, of owner: TypeSymbol) -> Bool {
    symbols[type.id].flatMap(names.holder) === owner
  }

  /// Whether a path that holds anything is a stack of its owner's: not somebody else's that it is handed, nor a copy to come back to.
  private func isPath(_ property: String, of owner: TypeSymbol) -> Bool {
    guard let type = Evaluator(program: program).property(property, of: owner)?.type,
      type.isErasedPath || type.unwrapped.isErasedPath
    else { return true }
    let evidence = evidence[owner, property]
    if evidence?.isBound == true { return true }
    if owner.isPassed(property) || type.isOptional { return false }
    return evidence?.changes.contains { [.push, .insert].contains($0.kind) } != false
      || evidence?.changes.isEmpty == true
  }

  /// Whether a child is no part of its owner: an object of which there is one for all, or one that leads back to whoever takes the
  /// user around. What an owner makes itself is its own.
  private func isLent(_ slot: FoundSlot, to owner: TypeSymbol) -> Bool {
    guard slot.arity == .always || slot.arity == .atMostOne, case .value(let type, _) = slot.shows,
      let value = symbols[type.id], value.kind == .class, let member = owner.property(slot.name),
      evidence[owner, slot.name]?.isBound != true
    else { return false }
    let isShared =
      slot.arity == .always
      ? services.contains(ObjectIdentifier(value)) || names.isMadeByViews(value)
      // `model.input = input` lets a model talk to another one that the view has, too.
      : evidence[owner, slot.name]?.isShown != true && names.isMadeByViews(value)
    return (isShared || isContainer(slot, value) || NavigationWords.namesGuide(slot.name))
      && !program.makes(member, value, in: owner)
  }

  /// Whether an object that is always there is none of which anything is shown: what others need is kept in it. Where no model is
  /// known to have a view, nobody can tell.
  private func isContainer(_ slot: FoundSlot, _ value: TypeSymbol) -> Bool {
    guard slot.arity == .always, names.view(of: value) == nil, names.hasViews else { return false }
    return !evidence.evidence(of: value).contains(where: \.isBound)
  }

  /// Whether nothing but a picker asks for an enum: that is a setting, or a filter.
  private func isOnlyPicked(_ property: String, of owner: TypeSymbol) -> Bool {
    let path = StatePath(owner: owner, property: property)
    return picked.contains(path) && evidence[owner, property]?.isBound != true
  }

  /// Whether an enum is nothing but data: no name says that it presents, no case leads anywhere, and no code shows a view for it.
  private func isData(_ property: String, _ id: String, of owner: TypeSymbol) -> Bool {
    guard let symbol = symbols[id], owner.property(property)?.attribute("Presents") == nil else {
      return false
    }
    let evidence = evidence[owner, property]
    if evidence?.isBound == true { return false }
    if evidence?.consumers.contains(where: showsScreen) == true { return false }
    if isRemembered(property, symbol, of: owner) || isMark(ofRoute: property, symbol, of: owner)
      || isWorkedWith(property, symbol, of: owner)
    {
      return true
    }
    if types[id]?.declaration?.isNavigation == true { return false }
    let isNamed =
      NavigationWords.namesDestinations(types[id]?.destinationName ?? symbol.name)
      || NavigationWords.namesPresented(property)
    let path = StatePath(owner: owner, property: property)
    if isNamed, !self.evidence.choosingControls.contains(path) { return false }
    return !symbol.cases.contains { declaration in
      declaration.parameters.contains { parameter in
        let held = program.resolve(parameter.type, in: symbol, file: symbol.file).symbol
        return held.map { $0.isModel || types[$0.id].map(classification.isScreen) == true } ?? false
      }
    }
  }

  /// Whether a consumer shows something that may be a screen: what merely stands there while there is a value, whatever case that is,
  /// and leads nowhere, is none.
  private func showsScreen(_ consumer: PresentationSite) -> Bool {
    if consumer.isHomeMade { return true }
    guard let first = consumer.region.firstUse else { return false }
    guard consumer.form == SelectionSite.conditionForm, consumer.path.cases.isEmpty else {
      return true
    }
    return ([first] + consumer.region.allUses).contains {
      evidence.used.leading.contains(ObjectIdentifier($0.view))
    }
  }

  /// Whether an optional keeps nothing but what another property of the same type presents, to come back to it: no code gives it a
  /// case by name.
  private func isRemembered(_ property: String, _ symbol: TypeSymbol, of owner: TypeSymbol) -> Bool
  {
    let isNamed = evidence[owner, property]?.changes.contains { change in
      change.kind.activates && !change.cases.isEmpty
    }
    guard isNamed != true else { return false }
    let evaluator = Evaluator(program: program)
    return evidence.evidence(of: owner).contains { other in
      other.property != property && other.isBound
        && evaluator.property(other.property, of: owner)?.type.unwrapped.ownSymbol === symbol
    }
  }

  /// Whether a child that a model always has is part of the screen: not where its view is only what a link or a presentation shows, or
  /// is nowhere made of it.
  private func isShownInPlace(_ property: String, of owner: TypeSymbol) -> Bool {
    guard
      let child = Evaluator(program: program).property(property, of: owner)?.type.unwrapped
        .ownSymbol,
      let childView = names.view(of: child), !childView.isController
    else { return true }
    let path = StatePath(owner: owner, property: property)
    guard let view = names.view(of: owner) else {
      // What several views make for themselves is handed what it talks to.
      return names.makers(of: owner).count < 2
        || owner.property(property).map { program.makes($0, child, in: owner) } != false
        || shownInPlace.views[path] != nil
    }
    if view.isController { return true }
    // A view of another name that only reads the child's state is not that screen.
    let screen = names.screen(of: owner)
    return shownInPlace.views[path, default: []].contains { shown in
      // Under the tabs of another screen of its own, it is that one's to lead there.
      let isOthers =
        !shown.selectors.isEmpty
        && shown.selectors.allSatisfy { names.screen(of: $0) !== screen }
      return !isOthers
        && (shown.view === childView
          || evidence.used.leading.contains(ObjectIdentifier(shown.view)))
    }
      || shownInPlace.untold.contains(ObjectIdentifier(childView))
  }
}
