/// Objects that do nothing but tell when the one value in them changes: `class Box<T>: ObservableObject { @Published var value: T }`. A
/// property that keeps one stands for that value, so that neither screens nor slots are called after the box.
extension Evaluator {
  /// The type of what is in a box that a property keeps; `nil` where it keeps none, or where nobody can tell whose box it is.
  func boxed(
    _ type: ResolvedType?, in member: Member, of owner: TypeSymbol?, _ depth: Int
  ) -> ResolvedType? {
    guard owner != nil, case .own(let box)? = type, let held = box.boxedType else { return nil }
    let parameter = held.lastName == "Optional" ? held.arguments.first ?? held : held
    var value = box.argument(for: parameter.name)
    if value == nil, let written = member.declaration.boxArguments,
      let place = box.parameterNames.firstIndex(of: parameter.name), place < written.count
    {
      value = program.resolve(written[place], in: owner, file: member.file)
    }
    if value == nil, case .call(_, let arguments, _)? = member.declaration.value {
      let scope = Environment(scope: owner, file: member.file)
      value = given(parameter, to: box, by: arguments, in: scope, depth)
    }
    guard let value else { return nil }
    // What has such a part itself could not be told from its box.
    if value.unwrapped.ownSymbol?.property(TypeSymbol.boxedName) != nil { return nil }
    return held == parameter ? value : .optional(value.unwrapped)
  }

  /// What a generic parameter is by what an initialiser takes for it: `Box(false)`.
  private func given(
    _ parameter: TypeReference, to box: TypeSymbol, by arguments: [Argument],
    in scope: Environment, _ depth: Int
  ) -> ResolvedType? {
    for initializer in box.members(named: "init") {
      for (place, taken) in initializer.declaration.parameters.enumerated()
      where taken.type == parameter {
        let argument =
          taken.label == nil || taken.label == "_"
          ? arguments.dropFirst(place).first
          : arguments.first { $0.label == taken.label }
        guard let argument else { continue }
        return evaluate(argument.value, in: scope, depth: depth + 1).type
      }
    }
    return nil
  }
}

extension Declaration {
  /// The arguments of the generic type that a property is said to keep, or is made: `Box<Int>()`.
  fileprivate var boxArguments: [TypeReference]? {
    if let type { return type.arguments.isEmpty ? nil : type.arguments }
    guard case .call(.type(let made), _, _)? = value, !made.arguments.isEmpty else { return nil }
    return made.arguments
  }
}

extension TypeSymbol {
  /// What the value in a box is called.
  static let boxedName = "value"

  /// Of a box, the type of what is in it, as it is written there.
  var boxedType: TypeReference? {
    let parameters = Set(parameterNames).union(typeArguments.keys)
    guard kind == .class, !isView, !parameters.isEmpty,
      has("Observable") || inherits("ObservableObject")
    else { return nil }
    let kept = storedProperties.filter { !$0.isPrivate && !$0.declaration.isConstant }
    guard kept.count == 1, kept[0].name == Self.boxedName, let type = kept[0].declaration.type
    else { return nil }
    let held = type.lastName == "Optional" ? type.arguments.first ?? type : type
    return parameters.contains(held.name) ? type : nil
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

extension StateChangeWalk {
  /// What a box is given by a function of its own: `isShown.set(true)`.
  mutating func set(
    inBox value: Denotation, by function: String, _ arguments: [Argument], _ position: Position
  ) {
    guard let path = value.path, arguments.count == 1, let box = program.box(of: path),
      let held = box.boxedType
    else { return }
    let takes = box.members(named: function).contains { member in
      member.declaration.parameters.count == 1 && member.declaration.parameters[0].type == held
    }
    if takes { set(path, value, to: arguments[0].value, position) }
  }
}
