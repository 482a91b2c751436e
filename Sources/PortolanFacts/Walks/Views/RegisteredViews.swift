/// Views that the items of a registry keep: of `registry.add(Panel(id: "files", view: AnyView(FilesView())))` the files, where code looks
/// a panel up and shows `panel.view`.
extension ViewWalk {
  /// Shows what an item keeps that code takes from the one list which is kept of such items: whichever of all that code makes. `false`
  /// where there is no such list, or nobody is seen to make an item.
  mutating func show(viewKeptIn member: Member, of item: TypeSymbol, by value: Denotation) -> Bool {
    guard isViewsCode, !isInEvent, !item.isView, item.kind == .struct || item.kind == .class,
      member.isStored, member.declaration.keepsView,
      value.path == nil || presenting.last != value.path, program.isKeptInOneList(item)
    else { return false }
    let made = program.values(madeWith: member.name, of: item)
    // What one item shows may look up another, and may do so in turn.
    let key = "items of \(item.id).\(member.name)"
    guard !made.isEmpty, following.insert(key).inserted else { return false }
    defer { following.remove(key) }
    func show(_ made: (value: Expression, environment: Environment), _ walk: inout ViewWalk) {
      let before = walk.region.useCount
      walk.with(environment: made.environment) { $0.walk(content: made.value) }
      if case .name = made.value, walk.region.useCount == before { walk.region.holdsForeign = true }
    }
    // Rows are all there together.
    if isInRows || made.count == 1 {
      for one in made { show(one, &self) }
      return true
    }
    let fork = forks.fork(made.count)
    for (number, one) in made.enumerated() {
      walk(arm: number + 1, of: fork) { show(one, &$0) }
    }
    return true
  }
}

extension Program {
  /// What code that makes values of a type hands them for one of their properties, with what is known where it does.
  fileprivate func values(
    madeWith property: String, of symbol: TypeSymbol
  ) -> [(value: Expression, environment: Environment)] {
    makings(of: symbol).compactMap { arguments, environment in
      let initializer = symbol.initializer(taking: arguments)
      let argument = arguments.first {
        symbol.property(keeping: $0, initializer?.declaration, [:]) == property
      }
      return argument.map { ($0.value, environment) }
    }
  }

  /// Whether one property keeps all values of a type, in a list that no view is handed: else nobody knows of which list one is.
  fileprivate func isKeptInOneList(_ item: TypeSymbol) -> Bool {
    if let known = keptInOneList[ObjectIdentifier(item)] { return known }
    let evaluator = Evaluator(program: self)
    var lists = 0
    var isHanded = false
    for symbol in types where symbol !== item && symbol.kind != .protocol {
      for property in symbol.storedProperties where property.declaration.mayKeep(item.name) {
        guard let type = evaluator.property(property.name, of: symbol)?.type,
          type.symbol === item
        else { continue }
        if !type.unwrapped.holdsMany { continue }
        lists += 1
        isHanded = isHanded || symbol.isView && property.declaration.value == nil
      }
    }
    keptInOneList[ObjectIdentifier(item)] = lists == 1 && !isHanded
    return lists == 1 && !isHanded
  }
}

extension Declaration {
  /// Whether a property may keep values of a type of some name, as far as what is written says.
  fileprivate func mayKeep(_ name: String) -> Bool {
    if let type { return type.mentions(name) }
    return value?.namesWithin.contains { $0.ownName == name } == true
  }
}

extension TypeReference {
  fileprivate func mentions(_ name: String) -> Bool {
    lastName == name || arguments.contains { $0.mentions(name) }
  }
}
