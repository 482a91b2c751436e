/// What a view of the app's own shows once for each element of what it is handed: of
/// `var body: some View { ForEach(items) { item in row(item) } }` the property `row`.
struct RowContents {
  private let contents: Set<String>
  private var found: Set<String> = []

  static func of(_ symbol: TypeSymbol) -> Set<String> {
    let contents = symbol.storedProperties.filter { member in
      member.declaration.type?.name == TypeReference.function
        || member.declaration.attributes.contains { $0.name.hasSuffix("Builder") }
    }
    var rows = RowContents(contents: Set(contents.map(\.name)))
    if rows.contents.isEmpty { return [] }
    for member in symbol.members {
      for statement in member.declaration.body ?? [] { rows.visit(statement, false) }
    }
    return rows.found
  }

  private init(contents: Set<String>) { self.contents = contents }

  private mutating func visit(_ statements: [Statement], _ isInRows: Bool) {
    for statement in statements { visit(statement, isInRows) }
  }

  private mutating func visit(_ statement: Statement, _ isInRows: Bool) {
    if let expression = statement.expression { visit(expression, isInRows) }
    visit(statement.inner, isInRows)
  }

  private mutating func visit(_ expression: Expression, _ isInRows: Bool) {
    switch expression {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      if isInRows, contents.contains(name) { found.insert(name) }
    case .member(let base, _, _): if let base { visit(base, isInRows) }
    case .call(let callee, let arguments, _):
      visit(callee, isInRows)
      let isLoop =
        callee.isLoop && arguments.first.map { $0.label == nil && !$0.isTrailing } == true
      for (number, argument) in arguments.enumerated() {
        visit(argument.value, isInRows || isLoop && number > 0)
      }
    case .closure(let closure): visit(closure.body, isInRows)
    case .conditional(_, let inner), .await(let inner): visit(inner, isInRows)
    case .choice(_, let first, let second):
      visit(first, isInRows)
      visit(second, isInRows)
    case .statement(let statement): visit(statement, isInRows)
    default: break
    }
  }
}

extension Expression {
  fileprivate var isLoop: Bool {
    if case .name(let name, _) = self {
      ["ForEach", "List", "OutlineGroup"].contains(name)
    } else {
      false
    }
  }
}
