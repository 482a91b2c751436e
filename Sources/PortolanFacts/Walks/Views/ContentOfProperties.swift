import PortolanModel

/// Content that a wrapper hands what it was handed itself: `WithBar(selection: $tab) { tab in … }`, where the wrapper's code shows
/// `content(selection)`. In the content its parameter is the state that the wrapper is handed.
extension ViewWalk {
  /// Walks a closure that a view of the app's own keeps in a property.
  mutating func walk(
    _ closure: Closure, keptAs property: String?, by symbol: TypeSymbol,
    _ arguments: [String: Denotation]
  ) {
    let told =
      closure.asksForValues ? property.flatMap { symbol.properties(handedTo: $0) } ?? [] : []
    let values = told.compactMap { arguments[$0] }
    let names = closure.parameters.isEmpty ? told.indices.map { "$\($0)" } : closure.parameters
    guard !told.isEmpty, values.count == told.count, names.count == told.count,
      values.allSatisfy({ $0.path != nil })
    else { return walk(content: .closure(closure)) }
    var inner = environment
    for (name, value) in zip(names, values) { inner.bind(name, value) }
    with(environment: inner) { $0.walk(closure.body) }
  }
}

extension TypeSymbol {
  /// The properties whose values the code of a wrapper hands the closure that it keeps in another, where each call does so.
  fileprivate func properties(handedTo closure: String) -> [String]? {
    guard wrapsContent else { return nil }
    var found: [String]?
    var isOne = true
    for member in members {
      var bound = Set(member.declaration.parameters.map(\.name))
      (member.declaration.body ?? []).visit { expression in
        if case .closure(let closure) = expression { bound.formUnion(closure.parameters) }
      }
      (member.declaration.body ?? []).visit { expression in
        guard case .call(let callee, let arguments, _) = expression, callee.ownName == closure
        else { return }
        let names = arguments.compactMap { $0.value.ownName }
          .map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
          .filter { self.property($0) != nil && !bound.contains($0) }
        isOne = isOne && names.count == arguments.count && found.map { $0 == names } != false
        found = names
      }
    }
    return isOne ? found : nil
  }
}
