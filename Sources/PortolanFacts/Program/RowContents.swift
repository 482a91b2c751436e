/// What a view of the app's own shows once for each element of what it is handed: of
/// `var body: some View { ForEach(items) { item in row(item) } }` the property `row`.
struct RowContents {
  private let contents: Set<String>
  private var found: Set<String> = []

  static func of(_ symbol: TypeSymbol) -> Set<String> {
    var rows = RowContents(contents: contents(of: symbol))
    if rows.contents.isEmpty { return [] }
    for member in symbol.members {
      for statement in member.declaration.body ?? [] { rows.visit(statement, false) }
    }
    return rows.found
  }

  /// The properties of a view that keep what it is given to show.
  private static func contents(of symbol: TypeSymbol) -> Set<String> {
    let found = symbol.storedProperties.filter { member in
      let type = member.declaration.type
      let meant = type.flatMap { symbol.aliases[$0.name]?.type } ?? type
      return meant?.name == TypeReference.function
        || member.declaration.attributes.contains { $0.name.hasSuffix("Builder") }
    }
    return Set(found.map(\.name))
  }

  private init(contents: Set<String>) { self.contents = contents }

  // MARK: - What is handed on

  /// Content that a view hands on to another, as it is or within what it makes of it.
  struct HandedOn {
    var property: String
    var callee: String
    var arguments: [Argument]
    var argument: Argument
    var file: Int
  }

  static func handedOn(by symbol: TypeSymbol) -> [HandedOn] {
    let contents = contents(of: symbol)
    if contents.isEmpty { return [] }
    var found: [HandedOn] = []
    for member in symbol.members where member.declaration.kind != .initializer {
      (member.declaration.body ?? []).visit { expression in
        guard case .call(.name(let callee, _), let arguments, _) = expression,
          callee.isWrittenAsType
        else { return }
        for argument in arguments {
          for property in contents.sorted() where argument.value.shows(property, of: symbol) {
            found.append(
              HandedOn(
                property: property, callee: callee, arguments: arguments, argument: argument,
                file: member.file))
          }
        }
      }
    }
    return found
  }

  // MARK: - Looking

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

extension Expression {
  /// Whether it is what a view keeps in a property, what a closure makes of that, or a function of the view's that does.
  fileprivate func shows(_ property: String, of symbol: TypeSymbol) -> Bool {
    switch self {
    case .name(property, _), .member(.name("self", _)?, property, _): true
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      symbol.members(named: name).contains { member in
        member.declaration.kind == .function
          && (member.declaration.body ?? []).mention(property)
      }
    case .closure(let closure): closure.body.mention(property)
    default: false
    }
  }
}

extension [Statement] {
  fileprivate func mention(_ property: String) -> Bool {
    var found = false
    visit { expression in
      switch expression {
      case .name(property, _), .member(.name("self", _)?, property, _): found = true
      default: break
      }
    }
    return found
  }
}

extension Program {
  /// Finds what is shown once for each element by a view that it is handed on to.
  func noteRowsHandedOn() {
    let waiting = types.filter { $0.isView && $0.wrapsContent }
      .map { (symbol: $0, handedOn: RowContents.handedOn(by: $0)) }
    var isNew = true
    while isNew {
      isNew = false
      for (symbol, handedOn) in waiting {
        for handed in handedOn
        where !symbol.rowContents.contains(handed.property) && isRow(handed, of: symbol) {
          symbol.addRowContent(handed.property)
          isNew = true
        }
      }
    }
  }

  private func isRow(_ handed: RowContents.HandedOn, of symbol: TypeSymbol) -> Bool {
    guard let target = type(named: handed.callee, in: symbol, file: handed.file), target.isView,
      !target.rowContents.isEmpty
    else { return false }
    let initializer = target.members(named: "init").first {
      $0.declaration.accepts(handed.arguments)
    }
    return target.property(keeping: handed.argument, initializer?.declaration, [:])
      .map(target.rowContents.contains) == true
  }
}
