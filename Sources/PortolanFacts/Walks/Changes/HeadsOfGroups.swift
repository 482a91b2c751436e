/// Values that head a group of others of their kind, in the lists that a view offers: `Entry(.header, children: [Entry(.sound)])`.
extension StateChangeWalk {
  /// Whether what is made of a type is handed further ones of it.
  func isHead(_ symbol: TypeSymbol, _ arguments: [Argument]) -> Bool {
    arguments.contains { argument in
      guard case .array(let elements) = argument.value, !elements.isEmpty else { return false }
      return elements.allSatisfy { element in
        guard case .call(let callee, _, _) = element else { return false }
        return constructed(callee) === symbol
      }
    }
  }
}
