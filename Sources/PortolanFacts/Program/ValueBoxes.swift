/// Objects that do nothing but tell when the one value in them changes: `class Box<T>: ObservableObject { @Published var value: T }`. A
/// property that keeps one stands for that value, so that neither screens nor slots are called after the box.
extension TypeSymbol {
  /// What the value in a box is called.
  static let boxedName = "value"

  /// Of a box, the type of what is in it, as it is written there.
  var boxedType: TypeReference? {
    let parameters = Set(parameterNames).union(typeArguments.keys)
    guard kind == .class, !isView, !parameters.isEmpty, tellsOfChanges else { return nil }
    let kept = storedProperties.filter { !$0.isPrivate && !$0.declaration.isConstant }
    guard kept.count == 1, kept[0].name == Self.boxedName, let type = kept[0].declaration.type
    else { return nil }
    return parameters.contains(type.unwrapped.name) ? type : nil
  }
}

extension Program {
  /// The properties that keep one and the same box, as what is changed by one of them is changed by all: of
  /// `@ObservedObject var tab = Shared.shared.tab` also that of `Shared`.
  func sharingBox(_ path: StatePath) -> [StatePath] { boxes[path.slot] ?? [] }

  /// Finds them, by each of them the others.
  func sharedBoxes() -> [StatePath: [StatePath]] {
    if !hasBoxes { return [:] }
    let evaluator = Evaluator(program: self)
    // By each property that takes its box from another, that other.
    var sources: [StatePath: StatePath] = [:]
    var keepers: [StatePath] = []
    for symbol in types {
      for member in symbol.storedProperties {
        guard case .member(_?, let name, _)? = member.declaration.value else { continue }
        let scope = Environment(scope: symbol, file: member.file)
        guard let kept = member.declaration.value.map({ evaluator.evaluate($0, in: scope) }),
          let path = kept.path, path.cases.isEmpty, path.property == name, box(madeFor: path) != nil
        else { continue }
        let keeper = StatePath(owner: symbol, property: member.name)
        sources[keeper] = path.slot
        keepers.append(keeper)
      }
    }
    var groups: [StatePath: [StatePath]] = [:]
    for keeper in keepers {
      var first = keeper
      var seen: Set<StatePath> = [keeper]
      while let next = sources[first], seen.insert(next).inserted { first = next }
      if first != keeper { groups[first, default: [first]].append(keeper) }
    }
    var found: [StatePath: [StatePath]] = [:]
    for group in groups.values {
      for path in group { found[path] = group.filter { $0 != path } }
    }
    return found
  }

  /// The box whose value a property stands for.
  func box(of path: StatePath) -> TypeSymbol? {
    if !hasBoxes { return nil }
    return ([path.slot] + sharingBox(path)).lazy.compactMap { self.box(madeFor: $0) }.first
  }

  /// The box that a property is declared to keep.
  private func box(madeFor path: StatePath) -> TypeSymbol? {
    guard let member = path.owner.property(path.property) else { return nil }
    let declared = member.declaration.type.flatMap {
      type(of: $0, in: path.owner, file: member.file)
    }
    if let declared { return declared.boxedType == nil ? nil : declared }
    guard case .call(let callee, _, _)? = member.declaration.value else { return nil }
    let scope = Environment(scope: path.owner, file: member.file)
    guard case .meta(.own(let made)) = Evaluator(program: self).evaluate(callee, in: scope).type
    else { return nil }
    return made.boxedType == nil ? nil : made
  }
}
