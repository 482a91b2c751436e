/// Controllers that code has a storyboard make.
extension Evaluator {
  /// What a storyboard makes: the controller of the scene that is meant, else what is told of its type, as in
  /// `instantiateController(ofType: DetailController.self)` or by a cast.
  func made(
    _ function: String, by storyboard: Expression, _ arguments: [Argument],
    in environment: Environment, _ depth: Int
  ) -> Denotation? {
    // `instantiateInitialViewController { coder in DetailController(coder: coder, item) }`
    if let last = arguments.last, last.isTrailing || last.label == "creator",
      case .closure(let closure) = last.value, let given = returned(closure.body),
      let type = Optional(evaluate(given, in: environment, depth: depth + 1).type),
      type.unwrapped.ownSymbol?.isController == true
    {
      return Denotation(type: type)
    }
    if let scene = scene(function, of: storyboard, arguments, in: environment, depth) {
      return scene
    }
    for argument in arguments.reversed() {
      if case .meta(let type) = evaluate(argument.value, in: environment, depth: depth + 1).type,
        type.ownSymbol?.isController == true
      {
        return Denotation(type: type)
      }
    }
    return nil
  }

  /// `UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail")`
  private func scene(
    _ function: String, of storyboard: Expression, _ arguments: [Argument],
    in environment: Environment, _ depth: Int
  ) -> Denotation? {
    sceneVariable(function, of: storyboard, arguments, in: environment, depth)
      .map { value(of: $0, of: nil, depth + 1) }
  }

  /// The stack that a storyboard's scene is, with what it begins with, where its class is one of the app's own: several scenes may be
  /// of one class. Or the controllers of a container without a class of the app's own.
  ///
  /// - Parameter expression: A storyboard's name for a scene, or code that has the storyboard make one.
  func stack(ofScene expression: Expression, in environment: Environment)
    -> (value: Expression, file: Int)?
  {
    let member: Member? =
      switch expression {
      case .name(let name, _) where StoryboardNames.isScene(name):
        program.global(name, seenFrom: environment.file)
      case .call(.member(let storyboard?, let function, _), let arguments, _)
      where function.hasPrefix("instantiate"):
        sceneVariable(function, of: storyboard, arguments, in: environment, 0)
      default: nil
      }
    guard let member, let value = member.declaration.value else { return nil }
    if case .array = value { return (value, member.file) }
    let place = Environment(scope: nil, file: member.file)
    return root(ofScene: value, in: place) == nil ? nil : (value, member.file)
  }

  /// What a scene's stack begins with, where several scenes are of its class, so that it is this scene alone which says so.
  func root(ofScene scene: Expression, in environment: Environment) -> Expression? {
    guard let root = scene.rootOfStack,
      evaluate(scene, in: environment).type.ownSymbol?.isStackOfSeveralScenes == true
    else { return nil }
    return root
  }

  private func sceneVariable(
    _ function: String, of storyboard: Expression, _ arguments: [Argument],
    in environment: Environment, _ depth: Int
  ) -> Member? {
    let identifier = arguments.first { ["withIdentifier", "identifier"].contains($0.label) }
    guard identifier != nil || function == "instantiateInitialViewController" else { return nil }
    let name = identifier.map { text(of: $0.value, in: environment) } ?? ""
    guard let name else { return nil }
    let scenes = program.scenes.keys.filter { $0.hasSuffix(" " + name) }
    // Which storyboard is asked is seldom written out; the first that has such a scene will do, but all have one to start with.
    let asked = self.name(ofStoryboard: storyboard, in: environment, depth)?.lowercased()
    let meant = scenes.filter { key in
      asked.map { key.lowercased() == StoryboardNames.scene(name, in: $0).lowercased() } ?? false
    }
    let found = meant.min() ?? (name.isEmpty ? nil : scenes.min())
    return found.flatMap { program.global($0, seenFrom: environment.file) }
  }

  /// The scene of any storyboard that code means by its identifier.
  func scene(named identifier: Expression, in environment: Environment) -> Member? {
    guard let name = text(of: identifier, in: environment) else { return nil }
    let found = program.scenes.keys.filter { $0.hasSuffix(" " + name) }.min()
    return found.flatMap { program.global($0, seenFrom: environment.file) }
  }

  /// What a storyboard is called, where code says so: `UIStoryboard(name: "Main", bundle: nil)`, `UIStoryboard.main`.
  private func name(
    ofStoryboard expression: Expression, in environment: Environment, _ depth: Int
  ) -> String? {
    if let told = evaluate(expression, in: environment, depth: depth + 1).storyboard { return told }
    if case .member(_, let name, _) = expression { return name }
    return nil
  }
}

extension Expression {
  /// Whether it has a storyboard make a controller, as far as the function's name tells.
  var asksStoryboard: Bool {
    if case .call(.member(_?, let function, _), _, _) = self {
      function.hasPrefix("instantiate")
    } else {
      false
    }
  }

  /// What a stack begins with, as `UINavigationController(rootViewController: list)` does.
  var rootOfStack: Expression? {
    guard case .call(_, let arguments, _) = self else { return nil }
    return arguments.first { $0.label == "rootViewController" }?.value
  }
}
