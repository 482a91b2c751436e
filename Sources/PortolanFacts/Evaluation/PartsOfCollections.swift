/// Properties that read and write a part of what is kept: the first of a queue, a stack without its root.
extension Evaluator {
  /// The stored collection of which a property that can be set gives a part: of
  /// `var sheet: Sheet? { get { queue.isEmpty ? nil : queue[0] } set { … } }` the queue. Whoever binds the property binds that.
  func collection(
    partlyReadBy member: Member, in environment: Environment, _ depth: Int
  ) -> StatePath? {
    guard !member.declaration.observers.isEmpty, let body = member.declaration.body,
      let read = returned(body)
    else { return nil }
    return collection(partlyReadBy: read, in: environment, depth)
  }

  /// The same, where nothing is known but who declares it.
  func collection(partlyReadBy member: Member, of owner: TypeSymbol?) -> StatePath? {
    guard !member.declaration.observers.isEmpty, let body = member.declaration.body else {
      return nil
    }
    let scope = Environment(scope: owner, file: member.file)
    return collection(partlyReadBy: member, in: bindings(of: body, scope, 0), 0)
  }

  private func collection(
    partlyReadBy expression: Expression, in environment: Environment, _ depth: Int
  ) -> StatePath? {
    if isTooDeep(depth) { return nil }
    switch expression {
    case .choice(_, .nil, let part), .choice(_, let part, .nil):
      return collection(partlyReadBy: part, in: environment, depth + 1)
    case .element(let base, let arguments)
    where arguments.count == 1 && arguments[0].label == nil:
      guard case .number = arguments[0].value else { return nil }
      return collection(base, in: environment, depth)
    case .member(let base?, "first", _), .member(let base?, "last", _):
      return collection(base, in: environment, depth)
    // `Array(path.dropFirst())`
    case .call(.name("Array", _), let arguments, _)
    where arguments.count == 1 && arguments[0].label == nil:
      return collection(arguments[0].value, in: environment, depth)
    default: return nil
    }
  }

  private func collection(
    _ expression: Expression, in environment: Environment, _ depth: Int
  ) -> StatePath? {
    let kept = evaluate(expression, in: environment, depth: depth + 1)
    guard case .many = kept.type.unwrapped, let path = kept.path, path.cases.isEmpty else {
      return nil
    }
    return path
  }
}
