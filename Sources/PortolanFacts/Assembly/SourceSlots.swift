import PortolanModel

/// What of a type's properties is navigation: what views bind, and what its type shows without a doubt.
extension SourceAssembly {
  func slots(of owner: TypeSymbol) -> [Slot] {
    let bound = evidence.evidence(of: owner).filter(\.isBound)
    let lent = Set(
      bound.map(\.property).filter { shared.isLent(StatePath(owner: owner, property: $0)) })
    // Of a stack whose elements nobody can tell, `unresolved` speaks.
    let second = Set(
      bound.filter { $0.itemOwner == nil }.compactMap(\.item)
        + bound.filter { isUntold($0) || isAlwaysEmpty($0) }.map(\.property)
        + evidence.evidence(of: owner).filter(\.onlyTells).map(\.property)
    )
    var found: [String: Slot] = [:]
    for evidence in bound
    where !second.contains(evidence.property) && !lent.contains(evidence.property)
      && evidence.undeclared == nil
    {
      found[evidence.property] = slot(shared.withoutBorrowers(evidence, names))
    }
    for slot in slotsWithoutView(of: owner) {
      if found[slot.name] == nil, !second.contains(slot.name), !lent.contains(slot.name) {
        found[slot.name] = self.slot(slot, of: owner)
      }
    }
    var slots = wholeSlot(of: owner).map { [$0] } ?? []
    slots += owner.properties.compactMap { found.removeValue(forKey: $0.name) }
    for evidence in bound where evidence.undeclared != nil && !lent.contains(evidence.property) {
      let evidence = shared.withoutBorrowers(evidence, names)
      if evidence.sites.isEmpty { continue }
      slots.append(undeclared(evidence, named: slots.freeName(like: evidence.name)))
    }
    return slots.withoutChildrenOfCases
  }

  /// What no view has to bind: it is navigation all the same where its type says so without a doubt.
  func slotsWithoutView(of owner: TypeSymbol) -> [FoundSlot] {
    if owner.isView, !owner.isModel { return [] }
    return certainSlots(of: owner).filter { slot in
      slot.origin != .inferred && !shared.isLent(StatePath(owner: owner, property: slot.name))
        && !isService(slot, of: owner)
        && !isCopied(slot, of: owner) && !isRelayed(slot, of: owner) && !isOfSpread(slot)
    }
  }

  /// Whether it is a child of which all that it presents are slots of the views that are handed one each.
  private func isOfSpread(_ slot: FoundSlot) -> Bool {
    guard slot.arity == .always, case .value(let type, _) = slot.shows else { return false }
    return symbols[type.id].map(isSpread) == true
  }

  /// Whether an optional only tells a view what to put where it shows it: `.onChange(of: router.pending) { path.append($1) }`.
  private func isRelayed(_ slot: FoundSlot, of owner: TypeSymbol) -> Bool {
    evidence.relayed.contains(StatePath(owner: owner, property: slot.name))
      && evidence[owner, slot.name]?.isShown != true
  }

  /// Whether the view of a model presents by a copy of its own, called alike: `.onChange(of: model.item) { item = $1 }`.
  private func isCopied(_ slot: FoundSlot, of model: TypeSymbol) -> Bool {
    guard let view = names.view(of: model), evidence[view, slot.name]?.isBound == true,
      view.reads(slot.name)
    else { return false }
    let types = [model, view].map {
      Evaluator(program: program).property(slot.name, of: $0)?.type.unwrapped.ownSymbol
    }
    return types[0] != nil && types[0] === types[1]
  }

  /// The slot of state that something presents by, though no declaration of it was found.
  func undeclared(_ evidence: SlotEvidence, named name: String) -> Slot {
    var evidence = evidence
    let site = evidence.sites[0]
    // What a view comes by through a model, the model keeps.
    let first = evidence.property.split(separator: ".").first.map(String.init)
    let isOfModel = first != evidence.property && first.flatMap(evidence.owner.property) != nil
    evidence.property = name
    var destination = single(evidence, type: nil)
    destination.origin = .inferred
    // Who sets it is not seen either.
    if destination.setBy == nil { destination.isMadeElsewhere = true }
    return Slot(
      name: name, properties: [name], arity: .atMostOne, encoding: evidence.undeclared ?? .flag,
      storage: evidence.owner.isView && !isOfModel ? .state : .owned, origin: .inferred,
      // No declaration says where it is; a modifier of the app's own that many call would be one place for all of them.
      location: site.calledAt ?? site.location, destinations: [destination])
  }

  /// The slots of a struct, or of an object, that a view or a model keeps in one of its properties. An object's state is its own, whoever
  /// keeps the object.
  func slots(of part: ScreenNames.Part) -> [Slot] {
    let storage = storage(of: part.member)
    return slots(of: part.symbol).map { slot in
      var slot = slot
      let isOwn = part.symbol.kind != .struct && storage != .environment
      if slot.storage == .owned, !isOwn, !isChangedElsewhere(slot, of: part.symbol) {
        slot.storage = storage
      }
      slot.properties = slot.properties.map(part.path)
      return slot.named(slotNames[StatePath(owner: part.symbol, property: slot.name)])
    }
  }

  /// Whether code that is no view's changes such a struct by itself: then it is kept there, too, and a view has but a copy.
  private func isChangedElsewhere(_ slot: Slot, of symbol: TypeSymbol) -> Bool {
    let holder = names.holder(of: symbol)
    return evidence[symbol, slot.name]?.changes.contains { change in
      guard !change.isSeed, change.path.owner === symbol, let owner = change.owner else {
        return false
      }
      return owner !== holder && owner !== symbol && !owner.isView
    } == true
  }

  /// The slot of an enum that is a screen's whole state: the screen is always in one of its cases.
  private func wholeSlot(of owner: TypeSymbol) -> Slot? {
    guard owner.kind == .enum,
      let evidence = evidence[owner, SlotEvidence.whole], let selection = evidence.selection
    else { return nil }
    return Slot(
      name: SlotEvidence.whole, properties: [], arity: .exactlyOne, encoding: .enum,
      storage: .owned, origin: .source,
      location: owner.position.location(in: program.files[owner.file].path),
      destinations: selected(evidence, .own(selection.type ?? owner), selection))
  }

  func slot(_ evidence: SlotEvidence) -> Slot? {
    guard let member = evidence.owner.property(evidence.property),
      let declared = Evaluator(program: program).property(
        evidence.property, of: evidence.owner)?.type
    else { return nil }
    let isStack = evidence.container?.kind == .stack
    let type = isStack ? declared.keptStack ?? declared : evidence.type(of: declared)
    var slot = Slot(
      name: evidence.property, properties: [evidence.property] + (evidence.item.map { [$0] } ?? []),
      arity: .atMostOne, encoding: .optionalValue, storage: storage(of: member),
      boundTo: evidence.container.map(\.form), origin: .source,
      condition: program.condition(of: member, in: evidence.owner),
      location: member.declaration.position.location(in: program.files[member.file].path))
    slot.isLent = self.evidence.isLent(evidence.owner, evidence.property) ? true : nil
    slot.declaredAs = declaration(
      of: evidence.item.flatMap(evidence.itemHome.property) ?? member, in: slot)
    let isSetFromOutside =
      self.evidence.relaying.contains(StatePath(owner: evidence.owner, property: evidence.property))
      || evidence.changes.contains { change in
        change.kind.activates && walk.spots.isFromOutside(change.location)
      }
    slot.isSetFromOutside = isSetFromOutside ? true : nil
    let value = type.unwrapped
    if evidence.container?.kind == .tabs {
      slot.arity = .exactlyOne
      slot.encoding = .enum
      slot.destinations = tabs(evidence, type)
    } else if isStack {
      slot.arity = .sequence
      slot.encoding = stackEncoding(member, type)
      slot.element = slot.encoding == .typedArray ? type.element.ownSymbol?.nesting : nil
      slot.keyedBy = member.declaration.key?.written
      slot.destinations = elements(evidence, type)
      let begun = evidence.changes.filter { $0.isSeed && $0.isInOrder }.map(\.cases)
        .filter { Set($0).isSubset(of: slot.destinations.map(\.name)) }
      slot.beginsWith = begun.isEmpty ? nil : begun
    } else if evidence.sites.isEmpty, let selection = evidence.selection {
      let isOptional = type.isOptional || type.holdsMany
      slot.arity = isOptional ? .atMostOne : .exactlyOne
      slot.encoding =
        type.symbol?.kind != .enum ? .computed : isOptional ? .optionalEnum : .enum
      slot.destinations = selected(evidence, type, selection)
    } else if type.isBool, !evidence.isAskedAbout, let chosen = evidence.chosen {
      let choosing = self.evidence.owners(of: chosen.path).filter { $0.owner === evidence.owner }
      slot.properties = [evidence.property] + choosing.prefix(1).map(\.property)
      slot.encoding = .computed
      slot.destinations = self.chosen(chosen, by: evidence)
    } else if type.isBool {
      slot.encoding = evidence.item == nil ? .flag : .flagAndItem
      slot.isInverted =
        self.evidence.isInverted(evidence.owner, evidence.property) ? true : nil
      if evidence.isItemInferred { slot.origin = .inferred }
      slot.destinations = [single(evidence, type: nil)]
    } else if !evidence.sites.isEmpty, let chosen = evidence.chosen {
      slot.encoding = .computed
      slot.destinations = self.chosen(chosen, by: evidence)
    } else if let kind = kind(askedOf: value, evidence) {
      slot.encoding = .computed
      slot.destinations = cases(of: kind, evidence)
    } else if let symbol = value.ownSymbol, symbol.kind == .enum, isEnumerated(evidence, symbol) {
      let resting = self.evidence.restingCases(of: evidence)
      slot.arity = type.isOptional || !resting.isEmpty ? .atMostOne : .exactlyOne
      slot.encoding = type.isOptional ? .optionalEnum : .enum
      // What is always some case shows just its screen in those that nothing presents, if that is not its rest.
      let unpresented = type.isOptional ? Presentation.unknown : .inline
      slot.destinations = symbol.cases.filter { !resting.contains($0.name) }
        .map { self.case($0, of: symbol, evidence, unpresented) }
    } else if let symbol = routes(shownBy: evidence, for: value) {
      slot.encoding = value.ownSymbol === symbol ? .optionalEnum : .computed
      slot.destinations = alternatives(of: symbol, in: evidence).map {
        self.case($0, of: symbol, evidence, .unknown)
      }
    } else if let tagged = tagged(evidence, value) {
      slot.arity = type.isOptional || type.holdsMany ? .atMostOne : .exactlyOne
      slot.encoding = .computed
      slot.destinations = tagged
    } else if case .many(let element) = value, !type.isOptional, !evidence.sites.isEmpty {
      // A sheet for the first of several.
      slot.encoding = .typedArray
      if let symbol = element.ownSymbol, symbol.kind == .enum, isEnumerated(evidence, symbol) {
        slot.destinations = symbol.cases.map { self.case($0, of: symbol, evidence, .unknown) }
      } else {
        slot.destinations = [single(evidence, type: element)]
      }
    } else {
      slot.destinations = [single(evidence, type: value)]
    }
    slot.sharedEnum = sharedEnum(of: slot, keptBy: evidence.owner)
    slot.hiddenTypes = hiddenTypes(of: slot, keptBy: evidence.owner)
    inferUnread(&slot, keptBy: evidence.owner)
    return slot
  }

  /// Whether an optional is no destination but what somebody lends: an object that views take from the environment, or of which
  /// there is one for all.
  func isService(_ slot: FoundSlot, of owner: TypeSymbol) -> Bool {
    guard slot.arity == .atMostOne, case .value(let type, nil) = slot.shows,
      let value = symbols[type.id], value.kind == .class,
      let member = owner.property(slot.name), member.declaration.attributes.isEmpty
    else { return false }
    return services.contains(ObjectIdentifier(value))
  }

  /// Whether an enum's cases are shown each by itself; an enum of which each case gives the same alert is one value.
  func isEnumerated(_ evidence: SlotEvidence, _ symbol: TypeSymbol) -> Bool {
    evidence.sites.contains { !$0.path.cases.isEmpty || !$0.region.cases.isEmpty }
      || NavigationWords.namesDestinations(symbol.name) || symbol.isStateOfReducer
      || !symbol.cases.isEmpty && evidence.sites.allSatisfy { $0.presentation != .alert }
  }

  func stackEncoding(_ member: Member, _ type: ResolvedType) -> Slot.Encoding {
    if member.declaration.type?.lastName == "StackState" { return .stackState }
    if type.isErasedPath { return .navigationPath }
    if let value = member.declaration.value, case .call(.type(let type), _, _) = value,
      type.lastName == "StackState"
    {
      return .stackState
    }
    return .typedArray
  }

  func storage(of member: Member) -> Slot.Storage {
    let names = Set(member.declaration.attributes.map(\.name))
    if names.contains("State") || names.contains("StateObject") { return .state }
    if names.contains("Binding") { return .binding }
    if names.contains("Environment") || names.contains("EnvironmentObject") { return .environment }
    // What is kept under a key is everybody's who knows the key.
    if names.contains("AppStorage") { return .environment }
    return .owned
  }

  /// How a slot's property is declared, where that is not as usual.
  private func declaration(of member: Member, in slot: Slot) -> String? {
    guard slot.storage == .state || slot.storage == .owned else { return nil }
    let attribute = ["State", "Published"].first { member.attribute($0) != nil }
    let access = member.declaration.modifiers.first(where: Slot.accesses.contains)
    let text = [attribute.map { "@\($0)" }, access].compactMap(\.self).joined(separator: " ")
    return text == (slot.storage == .state ? "@State private" : "") ? nil : text
  }

  /// A slot that the types alone show.
  func slot(_ found: FoundSlot, of owner: TypeSymbol) -> Slot? {
    guard let member = owner.property(found.name) else { return nil }
    let evidence =
      self.evidence[owner, found.name] ?? SlotEvidence(owner: owner, property: found.name)
    var slot = Slot(
      name: found.name, properties: found.properties, arity: found.arity, encoding: found.encoding,
      storage: storage(of: member), origin: .source,
      condition: program.condition(of: member, in: owner),
      location: member.declaration.position.location(in: program.files[member.file].path))
    slot.isLent = self.evidence.isLent(owner, found.name) ? true : nil
    slot.declaredAs = declaration(
      of: found.properties.count > 1 ? owner.property(found.properties[1]) ?? member : member,
      in: slot)
    switch found.shows {
    case .cases(let id, let presentation):
      guard let symbol = symbols[id] else { return nil }
      if found.arity == .sequence {
        slot.destinations = elements(evidence, .many(.own(symbol)))
      } else {
        slot.destinations = symbol.cases.map {
          var destination = self.case($0, of: symbol, evidence, presentation ?? .unknown)
          if let child = found.children[$0.name] {
            destination.child = child
            destination.leadsTo = destination.leadsTo ?? target(ofProperty: child, in: owner)
          }
          return destination
        }
      }
    case .value(let type, let presentation):
      let symbol = symbols[type.id]
      if found.arity == .always || found.arity == .each {
        guard let symbol else { return nil }
        let shown = furtherView(showing: found.name, of: owner, symbol) ?? symbol
        reach(shown)
        slot.destinations = [
          Destination(
            name: found.name, presentation: .inline, leadsTo: names.screen(of: shown).id,
            origin: .source)
        ]
      } else {
        var destination = single(
          evidence, type: symbol.map(ResolvedType.own) ?? .foreign(inModule(type)))
        if destination.presentation == .unknown, let presentation {
          destination.presentation = presentation
        }
        if presentation != nil, destination.presentations == nil,
          mayBeShownUnseen(found.name, of: owner)
        {
          destination.origin = .inferred
        }
        slot.destinations = [destination]
      }
    case .nothing: slot.destinations = [single(evidence, type: nil)]
    case .anything: slot.destinations = elements(evidence, .unknown)
    }
    slot.sharedEnum = sharedEnum(of: slot, keptBy: owner)
    slot.hiddenTypes = hiddenTypes(of: slot, keptBy: owner)
    inferUnread(&slot, keptBy: owner)
    return slot
  }

  /// The enum of an optional case, where it is declared elsewhere than within the type that keeps it, or around that.
  private func sharedEnum(of slot: Slot, keptBy owner: TypeSymbol) -> String? {
    let type = Evaluator(program: program).property(slot.name, of: owner)?.type
    let kept =
      switch (slot.encoding, slot.arity) {
      case (.optionalEnum, .atMostOne): type?.unwrapped
      case (.typedArray, .sequence): (type?.keptStack ?? type)?.element
      default: nil as ResolvedType?
      }
    guard let symbol = kept?.ownSymbol, symbol.kind == .enum, symbol.outermost !== owner.outermost
    else { return nil }
    return symbol.nesting
  }

  /// The types that code would name in place of a slot and that only the slot's file sees.
  private func hiddenTypes(of slot: Slot, keptBy owner: TypeSymbol) -> [String]? {
    let texts =
      [slot.sharedEnum].compactMap(\.self)
      + slot.destinations.flatMap { destination in
        destination.payload.map(\.type) + [destination.value].compactMap(\.self)
      }
    let names = texts.flatMap(\.typeNames).distinct.filter { name in
      program.type(named: name, in: owner, file: owner.file)?.isOfFile == true
    }
    return names.isEmpty ? nil : names
  }

  /// Says of a slot by a type that was not read that it is inferred; of an object, that code of which nothing was read may set it.
  private func inferUnread(_ slot: inout Slot, keptBy owner: TypeSymbol) {
    if program.unread.isEmpty { return }
    let type = Evaluator(program: program).property(slot.name, of: owner)?.type
    guard owner.isUnread || type?.symbol?.isUnread == true else { return }
    slot.origin = .inferred
    if !owner.isUnread { return }
    for number in slot.destinations.indices { slot.destinations[number].isMadeElsewhere = true }
  }

  /// The view that shows a child where that is not the one which makes one screen with the child's model.
  private func furtherView(
    showing property: String, of owner: TypeSymbol, _ child: TypeSymbol
  ) -> TypeSymbol? {
    guard child.isModel, let view = names.view(of: child) else { return nil }
    let shown = shownInPlace.views[StatePath(owner: owner, property: property), default: []]
      .map(\.view).filter { names.model(of: $0) === child }
    guard let first = shown.first, shown.allSatisfy({ $0 === first && $0 !== view }) else {
      return nil
    }
    return first
  }

  func target(ofProperty name: String, in owner: TypeSymbol) -> Screen.ID? {
    guard
      let symbol = Evaluator(program: program).property(name, of: owner)?.type.unwrapped.ownSymbol
    else { return nil }
    reach(symbol)
    return names.screen(of: symbol).id
  }
}

extension [Slot] {
  /// Without the children that are shown for a case alone which another of them stands in, and which leads there: `switch mode { case .dice:
  /// if let dice { DiceView(dice) } … }`.
  fileprivate var withoutChildrenOfCases: Self {
    filter { slot in
      guard slot.encoding == .optionalValue, slot.destinations.count == 1,
        slot.destinations[0].presentation == .inline, let target = slot.destinations[0].leadsTo
      else { return true }
      return !contains { other in
        other.arity == .exactlyOne
          && other.destinations.contains {
            $0.presentation == .inline && $0.leadsTo == target && $0.name == slot.name
          }
      }
    }
  }

  /// A name that none of them has: the name itself, or the name with a number.
  func freeName(like name: String) -> String {
    if !contains(where: { $0.name == name }) { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { name in !contains { $0.name == name } }!
  }
}

extension TypeSymbol {
  /// Whether its code asks another object for a property of a name.
  fileprivate func reads(_ property: String) -> Bool {
    members.contains { member in
      var isFound = false
      member.eachExpression { expression in
        if case .member(let base?, let name, _) = expression, !base.isSelf,
          name == property || name == "$" + property
        {
          isFound = true
        }
      }
      return isFound
    }
  }
}
