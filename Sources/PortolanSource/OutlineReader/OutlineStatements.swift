import PortolanFacts
import SwiftSyntax

extension OutlineReader {
  mutating func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    let outer = condition
    condition = nil
    defer { condition = outer }
    var result: [Statement] = []
    result.reserveCapacity(items.count)
    for item in items { append(item, to: &result) }
    return result
  }

  private mutating func append(_ item: CodeBlockItemSyntax, to result: inout [Statement]) {
    guard depth < Self.maximumDepth else { return noteDepth(at: item) }
    depth += 1
    defer { depth -= 1 }
    switch item.item {
    case .decl(let node): append(node, to: &result)
    case .stmt(let node): append(node, to: &result)
    case .expr(let node): append(node, to: &result)
    }
  }

  private mutating func append(_ node: DeclSyntax, to result: inout [Statement]) {
    if let node = node.as(IfConfigDeclSyntax.self) {
      forEachBranch(of: node) { reader, elements in
        guard case .statements(let items) = elements else { return }
        if let condition = reader.condition {
          result.append(.conditional(condition, reader.statements(items)))
        } else {
          result += reader.statements(items)
        }
      }
      return
    }
    if let node = node.as(VariableDeclSyntax.self) {
      // The value of `let (a, b) = pair` belongs to no name, and yet it is computed.
      for binding in node.bindings where binding.pattern.is(TuplePatternSyntax.self) {
        if let value = binding.initializer?.value { result.append(.expression(expression(value))) }
      }
    }
    var declarations: [Declaration] = []
    appendDeclarations(of: node, to: &declarations)
    for declaration in declarations { result.append(.declaration(declaration)) }
  }

  private mutating func append(_ node: ExprSyntax, to result: inout [Statement]) {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): result.append(ifStatement(node))
    case .switchExpr(let node): result.append(switchStatement(node))
    case .macroExpansionExpr(let node) where node.macroName.text == "Preview": break
    default: result.append(.expression(expression(node)))
    }
  }

  private mutating func append(_ node: StmtSyntax, to result: inout [Statement]) {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): append(node.expression, to: &result)
    case .returnStmt(let node): result.append(.return(node.expression.map { expression($0) }))
    case .guardStmt(let node):
      result.append(
        .guard(conditions(node.conditions), else: statements(node.body.statements)))
    case .forStmt(let node): result.append(forStatement(node))
    case .whileStmt(let node):
      result.append(
        .block([.if(conditions(node.conditions), statements(node.body.statements), else: [])]))
    case .repeatStmt(let node):
      result.append(
        .block(statements(node.body.statements) + [.expression(expression(node.condition))]))
    case .doStmt(let node): result.append(.block(doStatements(node.body, node.catchClauses)))
    case .deferStmt(let node): result.append(.block(statements(node.body.statements)))
    case .labeledStmt(let node): append(node.statement, to: &result)
    case .throwStmt(let node):
      result.append(.expression(.other([expression(node.expression)])))
    case .discardStmt(let node):
      result.append(.expression(.other([expression(node.expression)])))
    case .yieldStmt(let node):
      if case .single(let node) = node.yieldedExpressions {
        result.append(.expression(expression(node)))
      }
    case .fallThroughStmt(let node):
      // Else the case would look as if nothing were done for it.
      result.append(.expression(.name("fallthrough", position(of: node.fallthroughKeyword))))
    default: break  // `break`, `continue`.
    }
  }

  private mutating func forStatement(_ node: ForStmtSyntax) -> Statement {
    let pattern = pattern(node.pattern, binds: true)
    let elements = expression(node.sequence)
    let sequence = node.awaitKeyword == nil ? elements : .await(elements)
    var body = statements(node.body.statements)
    if let filter = node.whereClause {
      body = [.if([.expression(expression(filter.condition))], body, else: [])]
    }
    return .for(pattern, in: sequence, body)
  }

  private mutating func doStatements(
    _ body: CodeBlockSyntax, _ catches: CatchClauseListSyntax
  ) -> [Statement] {
    var result = statements(body.statements)
    for clause in catches { result.append(.block(statements(clause.body.statements))) }
    return result
  }
}

// MARK: Branches

extension OutlineReader {
  mutating func ifStatement(_ node: IfExprSyntax) -> Statement {
    let conditions = conditions(node.conditions)
    let body = statements(node.body.statements)
    switch node.elseBody {
    case nil: return .if(conditions, body, else: [])
    case .codeBlock(let block):
      return .if(conditions, body, else: statements(block.statements))
    case .ifExpr(let next):
      let otherwise = deeper(at: next, else: [Statement]()) { [$0.ifStatement(next)] }
      return .if(conditions, body, else: otherwise)
    }
  }

  mutating func switchStatement(_ node: SwitchExprSyntax) -> Statement {
    let outer = condition
    condition = nil
    defer { condition = outer }
    let subject = expression(node.subject)
    var cases: [SwitchCase] = []
    append(node.cases, to: &cases)
    return .switch(subject, cases, position(of: node.switchKeyword))
  }

  private mutating func append(_ list: SwitchCaseListSyntax, to result: inout [SwitchCase]) {
    for element in list {
      switch element {
      case .switchCase(let node): result.append(switchCase(node))
      case .ifConfigDecl(let node):
        forEachBranch(of: node) { reader, elements in
          if case .switchCases(let list) = elements { reader.append(list, to: &result) }
        }
      }
    }
  }

  private mutating func switchCase(_ node: SwitchCaseSyntax) -> SwitchCase {
    var patterns: [Expression] = []
    var filter: Expression?
    if case .case(let label) = node.label {
      for item in label.caseItems {
        patterns.append(pattern(item.pattern, binds: false))
        if let clause = item.whereClause, label.caseItems.count == 1 {
          filter = expression(clause.condition)
        }
      }
    }
    var body = statements(node.statements)
    if let filter { body = [.if([.expression(filter)], body, else: [])] }
    return SwitchCase(
      patterns: patterns, body: body, condition: condition, position: position(of: node.label))
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    var result: [Condition] = []
    for element in list {
      switch element.condition {
      case .expression(let node): result.append(.expression(expression(node)))
      case .optionalBinding(let node):
        let bound = pattern(node.pattern, binds: true)
        if let value = node.initializer?.value {
          let given = expression(value)
          result.append(.match(bound, given))
          if let asked = cast(of: given, value, boundTo: bound) { result.append(asked) }
        } else if case .binding(let name) = bound {
          result.append(.match(bound, .name(name, position(of: node.pattern))))
        }
      case .matchingPattern(let node):
        let pattern = pattern(node.pattern, binds: false)
        result.append(.match(pattern, expression(node.initializer.value)))
      // `#available`: nobody knows whether it holds, and a condition that is left away would hold always.
      default: result.append(.expression(.other([])))
      }
    }
    return result
  }
}
