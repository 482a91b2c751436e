import PortolanModel

/// State that begins anew: `state = State()`, `state = .init(game: game)`. What is presented there by then is what that begins with.
extension StateChangeWalk {
  /// Sets each piece of a struct that is made anew to what it begins with; `false` where that is nothing of the kind. A child's state in its
  /// parent's is the child's to tell.
  mutating func startOver(
    _ denotation: Denotation, with value: Expression, _ position: Position
  ) -> Bool {
    guard let symbol = denotation.type.ownSymbol, symbol.kind == .struct, !symbol.isView,
      symbol.isModel == (denotation.path == nil),
      case .call(let callee, let arguments, _) = value, isInitializer(callee, of: symbol)
    else { return false }
    for property in symbol.storedProperties where !property.isStatic {
      guard let type = evaluator.property(property.name, of: symbol)?.type,
        let value = symbol.beginning(of: property, madeWith: arguments)
      else { continue }
      let path = StatePath(owner: symbol, property: property.name)
      let isStack =
        property.declaration.type?.lastName == "StackState" || value.makesStack || type.isErasedPath
      if type.isOptional && value == .nil || type.isBool && value == .boolean(false) {
        note(path, .dismiss, [], position)
      } else if isStack, value.makesNothing {
        note(path, .popToRoot, [], position)
      } else if type.isOptional, case .call(let made, _, _) = value, constructed(made) != nil {
        note(path, .present, [], position)
      } else if type.symbol?.isEnumerated == true, !cases(in: value, of: type).isEmpty {
        set(path, Denotation(type: type, path: path), to: value, position)
      }
    }
    return true
  }

  func isInitializer(_ callee: Expression, of symbol: TypeSymbol) -> Bool {
    if case .member(nil, "init", _) = callee { return true }
    return constructed(callee) === symbol
  }
}

extension TypeSymbol {
  /// What a property begins with where a struct is made with some arguments; `nil` where nobody knows.
  fileprivate func beginning(
    of property: Member, madeWith arguments: [Argument], depth: Int = 0
  ) -> Expression? {
    if depth > 3 { return nil }
    let name = property.name
    guard let initializer = initializer(taking: arguments)?.declaration else {
      return arguments.first { $0.label == name }?.value ?? property.declaration.beginning
    }
    var beginning = property.declaration.beginning
    for statement in initializer.body ?? [] {
      switch statement {
      case .expression(.assignment(.member(.name("self", _)?, name, _), let value, _)),
        .expression(.assignment(.name(name, _), let value, _)):
        beginning = initializer.given(value, by: arguments)
      case .expression(.call(.member(.name("self", _)?, "init", _), let handed, _)):
        let handed = handed.map { argument in
          var argument = argument
          argument.value = initializer.given(argument.value, by: arguments) ?? argument.value
          return argument
        }
        beginning = self.beginning(of: property, madeWith: handed, depth: depth + 1)
      case .expression(.assignment), .expression(.call), .declaration: break
      default:
        // What stands in an arm may be done or not.
        if [statement].sets(name) { beginning = nil }
      }
    }
    return beginning
  }
}

extension Declaration {
  /// What a property begins with of which an initialiser says nothing.
  fileprivate var beginning: Expression? {
    value ?? (type?.lastName == "Optional" && !isConstant ? .nil : nil)
  }

  /// What an initialiser's code says, where that is a parameter what the call gives for it.
  fileprivate func given(_ value: Expression, by arguments: [Argument]) -> Expression? {
    guard case .name(let name, _) = value,
      let parameter = parameters.first(where: { $0.name == name })
    else { return value }
    return matched(arguments).first { $0.0 == parameter }?.1.value ?? parameter.value
  }
}

extension [Statement] {
  fileprivate func sets(_ property: String) -> Bool {
    var isSet = false
    visit { expression in
      switch expression {
      case .assignment(.member(.name("self", _)?, property, _), _, _),
        .assignment(.name(property, _), _, _):
        isSet = true
      default: break
      }
    }
    return isSet
  }
}

extension Expression {
  /// `StackState<Path.State>()`
  fileprivate var makesStack: Bool {
    guard case .call(.type(let type), _, _) = self else { return false }
    return type.lastName == "StackState"
  }
}
