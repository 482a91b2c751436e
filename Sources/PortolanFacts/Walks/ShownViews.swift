import PortolanModel

/// Views of the app's own that code constructs.
extension ViewWalk {
  /// The app's own type that a callee constructs.
  func construction(_ callee: Expression) -> TypeSymbol? {
    let denotation = evaluate(callee)
    if case .meta(let type) = denotation.type { return type.ownSymbol }
    return denotation.reference
  }

  mutating func construct(_ symbol: TypeSymbol, _ call: Call) {
    var arguments: [String: Denotation] = [:]
    let initializer = symbol.members.first {
      $0.declaration.kind == .initializer && $0.declaration.accepts(call.arguments)
    }
    if let initializer {
      for (parameter, argument) in initializer.declaration.matched(call.arguments) {
        let property = symbol.stored(by: initializer.declaration, from: parameter) ?? parameter.name
        arguments[property] = evaluate(argument.value)
      }
    } else {
      for argument in call.arguments {
        if let label = argument.label { arguments[label] = evaluate(argument.value) }
      }
    }
    if isInPlace(symbol, call, initializer?.declaration, arguments) { return }
    use(symbol, arguments: arguments, at: call.position)
    // What is handed over may hold views of its own.
    for argument in call.arguments {
      if case .array(let elements) = argument.value {
        // `BarView(items: [BarItem("Feed") { FeedView() }])`
        for case .call(let callee, let arguments, let position) in elements {
          walk(call: callee, arguments, position)
        }
      } else if case .closure = argument.value {
        if program.remakes(argument, of: symbol, by: initializer?.declaration) {
          walk(remade: argument.value, by: symbol)
          continue
        }
        with(surroundings: surroundings == .host ? .wrapper : nil, depth: depth + 1) {
          $0.walk(content: argument.value)
        }
      } else if case .call = argument.value {
        with(depth: depth + 1) { $0.walk(argument.value) }
      }
    }
  }

  /// A view of the app's own around content that it is given, with a link in it, is walked in place, its properties standing for the
  /// arguments: by itself it leads nowhere.
  mutating func isInPlace(
    _ symbol: TypeSymbol, _ call: Call, _ initializer: Declaration?,
    _ arguments: [String: Denotation]
  ) -> Bool {
    guard symbol.wrapsContent, symbol.isStateless, !symbol.isController,
      let body = symbol.property("body"),
      !call.arguments.contains(where: { program.remakes($0, of: symbol, by: initializer) })
    else { return false }
    var inner = Environment(scope: symbol, file: body.file)
    // Whether the link is its own, not one in its content.
    var trial = self
    trial.with(region: Region()) { $0.follow(body, key: "\(symbol.id).body", in: inner) }
    followed = trial.followed
    guard trial.links[links.count...].contains(where: { $0.value == nil }) else { return false }
    for (name, value) in arguments { inner.bind(name, value) }
    for argument in call.arguments {
      let closures = symbol.storedProperties.filter(\.declaration.holdsContent)
      let name =
        argument.label
        ?? (argument.isTrailing ? closures.first { arguments[$0.name] == nil }?.name : nil)
      if let name { inner.bind(name, handed(argument.value)) }
    }
    let shown = Region()
    with(part: shown) { $0.follow(body, key: "\(symbol.id).body", in: inner) }
    usedViews.insert(ObjectIdentifier(symbol))
    region.uses += shown.uses
    region.presented += shown.presented
    return true
  }

  /// What an argument stands for; a view that is handed over is shown where the parameter is mentioned.
  func handed(_ expression: Expression) -> Denotation {
    var denotation = evaluate(expression)
    if denotation.closure == nil, case .call(_, _, let position) = expression,
      denotation.type.ownSymbol?.isView == true, !isInOwnCode
    {
      let body = [Statement.expression(expression)]
      denotation.closure = (Closure(body: body, position: position), environment)
    }
    return denotation
  }

  mutating func use(
    _ symbol: TypeSymbol, arguments: [String: Denotation], at position: Position
  ) {
    guard symbol.isView else { return }
    if symbol.inherits("Scene"), host?.inherits("App", "Scene") == true {
      scenes.append(
        SceneSite(
          kind: symbol.name, host: host, content: .type(symbol), location: location(position),
          condition: condition))
    }
    usedViews.insert(ObjectIdentifier(symbol))
    (isInOwnCode ? constructed : region).uses.append(
      ViewUse(
        view: symbol, location: location(position), arguments: arguments, isRow: isInRows,
        isListRow: isInListRow, surroundings: surroundings, host: host, depth: depth,
        standing: symbol.inherits("ToolbarContent", "ViewModifier") ? .aside : standing))
  }
}

extension TypeSymbol {
  /// Whether a view keeps nothing of its own, and is only what it is given.
  fileprivate var isStateless: Bool {
    storedProperties.allSatisfy { property in
      property.declaration.attributes.allSatisfy {
        $0.name.hasSuffix("Builder") || $0.name == "Binding" || $0.name == "Environment"
      }
    }
  }
}

extension Declaration {
  /// Whether a property holds views that are given, or what makes them.
  fileprivate var holdsContent: Bool {
    type?.name == TypeReference.function || attributes.contains { $0.name.hasSuffix("Builder") }
      || type?.name.first?.isUppercase == true && value == nil && !isSomeView
  }
}
