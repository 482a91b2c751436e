/// Flags that belong together with an item: what the flag presents reads the item, and code that sets one of the two sets both.
///
/// Within what the two present while the item is there, code may set that alone: another one is shown then, in the same place.
extension EvidenceTable {
  /// - Parameter reused: The views that are made in several places.
  mutating func joinFlags(_ reused: Set<ObjectIdentifier>) {
    let flags = all.filter {
      $0.item == nil && $0.chosen == nil && $0.sites.contains { !$0.read.isEmpty }
    }
    let items = flags.map { $0.isFlag(evaluator) ? item(of: $0, reused) : nil }
    for (flag, item) in zip(flags, items) {
      // What goes with two flags belongs to neither.
      let isShared =
        zip(flags, items).count { $0.owner === flag.owner && $1 == item } > 1
      guard let item, !isShared else { continue }
      edit(StatePath(owner: flag.owner, property: flag.property)) {
        ($0.item, $0.isItemInferred) = (item, true)
      }
    }
  }

  /// Takes from flags what they are `presenting:`, where that is there from the start and set without them, as a choice that is kept: it
  /// means nothing by being there.
  mutating func leaveKeptItems() {
    for flag in all {
      guard let property = flag.item, let item = self[flag.owner, property], !item.isBound,
        item.isThereFromTheStart, !item.setting.isEmpty,
        !flag.isSetTogether(with: item, showing: [])
      else { continue }
      edit(StatePath(owner: flag.owner, property: flag.property)) { $0.item = nil }
    }
  }

  /// The same table where flags of views go with the items of their models that they are said to present: both are state of one screen.
  ///
  /// - Parameter areOfOneScreen: Whether a view and a model are one screen.
  func joiningItemsOfModels(where areOfOneScreen: (TypeSymbol, TypeSymbol) -> Bool) -> Self {
    let flags = all.filter { flag in
      guard flag.item == nil, let item = flag.itemOfModel, item.cases.isEmpty else { return false }
      // What may be there from the start means nothing by being there.
      return self[item.owner, item.property]?.isThereFromTheStart != true
        && areOfOneScreen(flag.owner, item.owner)
    }
    if flags.isEmpty { return self }
    var joined = self
    for flag in flags {
      joined.edit(StatePath(owner: flag.owner, property: flag.property)) {
        ($0.item, $0.itemOwner) = (flag.itemOfModel?.property, flag.itemOfModel?.owner)
      }
    }
    joined.gatherByOwner()
    return joined
  }

  /// The only optional beside a flag that is set whenever the flag is, and never without it.
  private func item(of flag: SlotEvidence, _ reused: Set<ObjectIdentifier>) -> String? {
    let read = flag.sites.flatMap { $0.read }.flatMap { owners(of: $0) }
      .filter { $0.owner === flag.owner && $0.property != flag.property }
    let items = Set(read.map(\.property)).filter { property in
      // What may be there from the start is there without the flag.
      guard let item = self[flag.owner, property], !item.isBound, !item.isThereFromTheStart,
        // Code that shows the flag with or without it means both.
        !item.changes.contains(where: { $0.mayBeNothing }),
        // What is called back is not shown.
        evaluator.property(property, of: item.owner)?.type.unwrapped.isFunction != true,
        !isRead(item, byOthersThan: flag),
        !item.owner.isView
          || !ItemsNeededLater(property, of: item.owner, beside: flag.property).areRead
      else { return false }
      // What shows another of its kind sets it for that one.
      let shown = shown(by: flag, for: item).subtracting(reused)
        .subtracting([ObjectIdentifier(flag.owner)])
      return flag.isSetTogether(with: item, showing: shown)
    }
    // A text that is set with an item only says more about it.
    let told = items.count > 1 ? items.filter { !isText($0, of: flag.owner) } : items
    return told.count == 1 ? told.first : nil
  }
}

extension EvidenceTable {
  private func isText(_ property: String, of owner: TypeSymbol) -> Bool {
    let type = evaluator.property(property, of: owner)?.type.unwrapped
    return type?.written.map(Self.texts.contains) == true
  }

  private static let texts: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
  ]

  /// Whether what another flag of the same owner presents reads an item: it is still there when the one has gone. What stands in what
  /// the one presents goes with it.
  private func isRead(_ item: SlotEvidence, byOthersThan flag: SlotEvidence) -> Bool {
    let path = StatePath(owner: flag.owner, property: flag.property)
    return all.contains { other in
      other.owner === flag.owner && other.property != flag.property
        && other.sites.filter { !$0.within.contains { $0.slot == path } }.flatMap { $0.read }
          .flatMap { owners(of: $0) }
          .contains { $0.owner === item.owner && $0.property == item.property }
    }
  }

  /// The views that a flag presents only while the item is there.
  private func shown(by flag: SlotEvidence, for item: SlotEvidence) -> Set<ObjectIdentifier> {
    let asking = flag.sites.flatMap { $0.region.conditionals }.filter { site in
      ([site.path] + site.others).flatMap { owners(of: $0) }
        .contains { $0.owner === item.owner && $0.property == item.property }
    }
    return Set(asking.flatMap(\.region.allUses).map { ObjectIdentifier($0.view) })
  }
}

extension SlotEvidence {
  fileprivate func isFlag(_ evaluator: Evaluator) -> Bool {
    evaluator.property(property, of: owner).map { type(of: $0.type).isBool } == true
  }

  /// Its type; what nobody can tell from how it was made, those say that present it.
  func type(of declared: ResolvedType) -> ResolvedType {
    guard case .unknown = declared, !sites.isEmpty, sites.allSatisfy({ $0.isByFlag }) else {
      return declared
    }
    return .bool
  }

  fileprivate func isSetTogether(
    with other: SlotEvidence, showing views: Set<ObjectIdentifier>
  ) -> Bool {
    let own = setting
    let others = other.setting.filter { change in
      change.owner.map { views.contains(ObjectIdentifier($0)) } != true
    }
    return !own.isEmpty && !others.isEmpty
      && own.allSatisfy { one in others.contains { one.isDone(with: $0) } }
      && others.allSatisfy { one in own.contains { one.isDone(with: $0) } }
  }

  fileprivate var isThereFromTheStart: Bool {
    // Of an optional `.none` is nothing.
    changes.contains {
      $0.isSeed && !$0.isHandedOn && $0.kind.activates && $0.cases != ["none"]
    }
  }

  /// What makes it active, but for what it begins with.
  fileprivate var setting: [StateChange] { changes.filter { !$0.isSeed && $0.kind.activates } }
}

extension StateChange {
  /// Whether the same piece of code does both.
  fileprivate func isDone(with other: StateChange) -> Bool {
    self.owner === other.owner && self.function == other.function
      && self.location.file == other.location.file
      && !self.arms.exclude(other.arms)
      && (self.closures.starts(with: other.closures) || other.closures.starts(with: self.closures))
  }
}
