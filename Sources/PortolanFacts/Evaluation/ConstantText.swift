extension Evaluator {
  /// The text that an expression stands for, where the code tells: a literal, a constant, the raw value of a case.
  func text(of expression: Expression, in environment: Environment, depth: Int = 0) -> String? {
    if depth > 8 { return nil }
    switch expression {
    case .string(let text): return text
    case .member(let base?, "rawValue", _):
      let value = evaluate(base, in: environment)
      guard let name = value.caseName else { return nil }
      return rawValue(of: name, in: value.type.ownSymbol)
    // A text that the app names by itself: `extension String { static let mainWindow = "main" }`.
    case .member(nil, let name, _), .member(.name("String", _)?, let name, _):
      let constant = program.added(
        named: name, to: "String", from: environment.file, where: \.isStatic)
      return constant.flatMap { text(of: $0, of: nil, depth) }
    case .member(let base?, let name, _):
      guard case .meta(let type) = evaluate(base, in: environment).type,
        let symbol = type.ownSymbol
      else { return nil }
      if symbol.hasCase(name) { return rawValue(of: name, in: symbol) }
      let constant = symbol.members(named: name).first(where: \.isStatic)
      return constant.flatMap { text(of: $0, of: symbol, depth) }
    case .name(let name, _):
      // What a function is handed, who calls it may write out.
      if let local = environment.local(name, self) {
        return local.path == nil ? local.literal : nil
      }
      if let scope = environment.scope, let member = scope.property(name) {
        return text(of: member, of: scope, depth)
      }
      return program.global(name, seenFrom: environment.file).flatMap {
        text(of: $0, of: nil, depth)
      }
    default: return nil
    }
  }

  private func text(of member: Member, of owner: TypeSymbol?, _ depth: Int) -> String? {
    let scope = Environment(scope: owner, file: member.file)
    // A stored variable with a wrapper may hold anything by then.
    if let value = member.declaration.value, member.declaration.attributes.isEmpty {
      return text(of: value, in: scope, depth: depth + 1)
    }
    return returned(member.declaration.body ?? []).flatMap {
      text(of: $0, in: scope, depth: depth + 1)
    }
  }

  private func rawValue(of name: String, in symbol: TypeSymbol?) -> String {
    let declared = symbol?.members(named: name).first { $0.declaration.kind == .case }
    if case .string(let text?)? = declared?.declaration.value { return text }
    return name
  }
}
