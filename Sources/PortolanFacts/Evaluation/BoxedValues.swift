/// What is in the boxes that properties keep.
extension Evaluator {
  /// The type of what is in a box that a property keeps; `nil` where it keeps none, or where nobody can tell whose box it is.
  func boxed(
    _ type: ResolvedType?, in member: Member, of owner: TypeSymbol?, _ depth: Int
  ) -> ResolvedType? {
    guard owner != nil, case .own(let box)? = type, let held = box.boxedType else { return nil }
    let parameter = held.unwrapped
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
    for initializer in box.initializers {
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
