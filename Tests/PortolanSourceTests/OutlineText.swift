import PortolanFacts

/// Outlines as text that reads like Swift, but for this: each operator has parentheses, a trailing closure a `~`,
/// a type that is an expression `<…>`, a tuple `#(…)`, a pattern and what it matches `<-`, an `#if` its
/// condition in `‹…›`, before a declaration or a statement, after a call.
struct OutlineText {
  var showsPositions = false

  func text(of file: SourceFile) -> String {
    file.declarations.map { text(of: $0) }.joined(separator: "\n")
  }

  func text(of declaration: Declaration, indent: String = "") -> String {
    let head = indent + head(of: declaration)
    let members = declaration.members.map { text(of: $0, indent: indent + "  ") }
    return ([head] + members).joined(separator: "\n")
  }

  private func head(of declaration: Declaration) -> String {
    var words: [String] = []
    if let condition = declaration.condition { words.append("‹\(condition)›") }
    words += declaration.attributes.map { text(of: $0) }
    words += declaration.modifiers
    var head = "\(declaration.kind.rawValue) \(declaration.name)\(mark(declaration.position))"
    if !declaration.genericParameters.isEmpty {
      let generics = declaration.genericParameters.map { parameter in
        parameter.name + (parameter.constraint.map { ": \(text(of: $0))" } ?? "")
      }
      head += "<\(generics.joined(separator: ", "))>"
    }
    if !declaration.parameters.isEmpty {
      head += "(\(declaration.parameters.map { text(of: $0) }.joined(separator: ", ")))"
    }
    words.append(head)
    if let type = declaration.type { words.append("-> \(text(of: type))") }
    if !declaration.inherits.isEmpty {
      words.append(": \(declaration.inherits.map { text(of: $0) }.joined(separator: ", "))")
    }
    if let value = declaration.value { words.append("= \(text(of: value))") }
    if let body = declaration.body { words.append(text(of: body)) }
    if !declaration.observers.isEmpty { words.append("set \(text(of: declaration.observers))") }
    return words.joined(separator: " ")
  }

  private func text(of attribute: Attribute) -> String {
    attribute.arguments.isEmpty
      ? "@\(attribute.name)" : "@\(attribute.name)(\(text(of: attribute.arguments)))"
  }

  private func text(of parameter: Parameter) -> String {
    let label = parameter.label ?? "_"
    let names = label == parameter.name ? label : "\(label) \(parameter.name)"
    let attributes = parameter.attributes.map { "\(text(of: $0)) " }.joined()
    return "\(attributes)\(names): \(text(of: parameter.type))\(parameter.hasDefault ? " = …" : "")"
  }

  func text(of type: TypeReference) -> String {
    let arguments = type.arguments.map { text(of: $0) }
    if let labels = type.labels {
      let elements = zip(labels, arguments).map { ($0.map { "\($0): " } ?? "") + $1 }
      return "(\(elements.joined(separator: ", ")))"
    }
    return arguments.isEmpty ? type.name : "\(type.name)<\(arguments.joined(separator: ", "))>"
  }

  private func mark(_ position: Position) -> String {
    showsPositions ? "@\(position.line):\(position.column)-\(position.endColumn)" : ""
  }
}

// MARK: Statements

extension OutlineText {
  func text(of statements: [Statement]) -> String {
    statements.isEmpty
      ? "{}" : "{ \(statements.map { text(of: $0) }.joined(separator: "; ")) }"
  }

  func text(of statement: Statement) -> String {
    switch statement {
    case .expression(let value): text(of: value)
    case .return(let value): "return" + (value.map { " \(text(of: $0))" } ?? "")
    case .declaration(let declaration): text(of: declaration)
    case .if(let conditions, let body, let otherwise):
      "if \(text(of: conditions)) \(text(of: body))"
        + (otherwise.isEmpty ? "" : " else \(text(of: otherwise))")
    case .guard(let conditions, let otherwise):
      "guard \(text(of: conditions)) else \(text(of: otherwise))"
    case .switch(let subject, let cases, let position):
      "switch\(mark(position)) \(text(of: subject))"
        + " { \(cases.map { text(of: $0) }.joined(separator: "; ")) }"
    case .for(let pattern, let sequence, let body):
      "for \(text(of: pattern)) in \(text(of: sequence)) \(text(of: body))"
    case .block(let body): "do \(text(of: body))"
    case .conditional(let condition, let body): "‹\(condition)› \(text(of: body))"
    }
  }

  private func text(of conditions: [Condition]) -> String {
    conditions.map { condition in
      switch condition {
      case .expression(let value): text(of: value)
      case .match(let pattern, let value): "\(text(of: pattern)) <- \(text(of: value))"
      }
    }
    .joined(separator: ", ")
  }

  private func text(of arm: SwitchCase) -> String {
    let condition = arm.condition.map { "‹\($0)› " } ?? ""
    let patterns = arm.patterns.map { text(of: $0) }.joined(separator: ", ")
    let label = arm.isDefault ? "default" : "case \(patterns)"
    return "\(condition)\(label)\(mark(arm.position)): \(text(of: arm.body))"
  }
}

// MARK: Expressions

extension OutlineText {
  func text(of value: Expression) -> String {
    switch value {
    case .name(let name, let position): name + mark(position)
    case .member(let base, let name, let position):
      "\(base.map { text(of: $0) } ?? "").\(name)\(mark(position))"
    case .call(let called, let arguments, let position):
      "\(text(of: called))(\(text(of: arguments)))\(mark(position))"
    case .element(let base, let arguments): "\(text(of: base))[\(text(of: arguments))]"
    case .type(let type): "<\(text(of: type))>"
    case .closure(let closure): text(of: closure)
    case .keyPath(let root, let components, let position):
      "\\\(root.map { text(of: $0) } ?? "").\(components.joined(separator: "."))\(mark(position))"
    case .prefix(let symbol, let operand): "(\(symbol) \(text(of: operand)))"
    case .assignment(let left, let right, let position):
      "(\(text(of: left)) =\(mark(position)) \(text(of: right)))"
    case .infix(let left, let symbol, let right):
      "(\(text(of: left)) \(symbol) \(text(of: right)))"
    case .choice(let condition, let first, let second):
      "(\(text(of: condition)) ? \(text(of: first)) : \(text(of: second)))"
    case .array(let elements): "[\(text(of: elements))]"
    case .dictionary(let elements): "[: \(text(of: elements))]"
    case .tuple(let elements): "#(\(text(of: elements)))"
    case .string(let content): content.map { "\"\($0)\"" } ?? "\"…\""
    case .number(let digits): digits
    case .boolean(let value): "\(value)"
    case .nil: "nil"
    case .await(let value): "(await \(text(of: value)))"
    case .statement(let statement): "(\(text(of: statement)))"
    case .binding(let name): "let \(name)"
    case .other(let parts): "other(\(text(of: parts)))"
    case .conditional(let condition, let value): "\(text(of: value))‹\(condition)›"
    }
  }

  private func text(of values: [Expression]) -> String {
    values.map { text(of: $0) }.joined(separator: ", ")
  }

  private func text(of arguments: [Argument]) -> String {
    arguments.map { argument in
      (argument.label.map { "\($0): " } ?? "") + (argument.isTrailing ? "~" : "")
        + text(of: argument.value)
    }
    .joined(separator: ", ")
  }

  private func text(of closure: Closure) -> String {
    guard !closure.parameters.isEmpty else { return text(of: closure.body) }
    let parameters = closure.parameters.enumerated().map { index, name in
      if index < closure.types.count, let type = closure.types[index] {
        "\(name): \(text(of: type))"
      } else {
        name
      }
    }
    let body = closure.body.map { text(of: $0) }.joined(separator: "; ")
    return "{ \(parameters.joined(separator: ", ")) in \(body) }"
  }
}
