/// Where an app starts by its storyboards, and by what its `Info.plist` names.
extension SourceAssembly {
  /// What an `Info.plist` names: an extension's first controller, what a scene's delegate shows. Of an extension with a storyboard
  /// the controller that this starts with.
  var startedBySystem: [TypeSymbol] {
    let names = program.globals.keys.filter { $0.hasPrefix(StoryboardNames.start("")) }.sorted()
    let evaluator = Evaluator(program: program)
    let named = names.flatMap { name -> [TypeSymbol] in
      guard let symbol = evaluator.value(of: program.globals[name]!, of: nil, 0).type.ownSymbol,
        !program.isBeside(symbol)
      else { return [] }
      return symbol.isController ? [symbol] : shownFirst(by: symbol)
    }
    return named + first(in: Self.storyboardOfExtension)
  }

  /// What the main storyboard starts with, where no code says what the window shows.
  var shownByStoryboard: [TypeSymbol] { shownByStoryboard(of: nil) }

  /// The same of one module; a storyboard belongs to that of the controllers that it starts with.
  func shownByStoryboard(of module: String?, mainAlone: Bool = false) -> [TypeSymbol] {
    let main = module.flatMap(mainStoryboard) ?? StoryboardNames.scene("", in: "Main")
    let known = program.firstScenes.keys.filter { $0 != Self.storyboardOfExtension }
      .map { ($0, first(in: $0).filter { !isWithoutStoryboard($0.module) }) }
      .filter { !$0.1.isEmpty }
    guard let module else {
      return (known.first { $0.0 == main } ?? known.min { $0.0 < $1.0 })?.1 ?? []
    }
    let own = known.map { ($0, $1.filter { $0.module == module }) }.filter { !$0.1.isEmpty }
    return (own.first { $0.0 == main } ?? (mainAlone ? nil : own.min { $0.0 < $1.0 }))?.1 ?? []
  }

  /// The delegate that fills a module's windows by its `Info.plist`.
  func windowDelegate(of module: String) -> TypeSymbol? {
    guard
      case .string(let name?)? =
        program.globals[StoryboardNames.windowDelegate(of: module)]?.declaration.value
    else { return nil }
    return program.types.first { $0.module == module && $0.name == name }
  }

  /// Whether a module's `Info.plist` has a delegate fill the windows, and names no storyboard: one that is there is left over.
  private func isWithoutStoryboard(_ module: String) -> Bool {
    program.globals[StoryboardNames.windowDelegate(of: module)] != nil
      && program.globals[StoryboardNames.main(of: module)] == nil
  }

  /// The storyboard with which a module's app starts by its `Info.plist`.
  func mainStoryboard(of module: String) -> String? {
    guard
      case .string(let name?)? =
        program.globals[StoryboardNames.main(of: module)]?.declaration.value
    else { return nil }
    return StoryboardNames.scene("", in: name)
  }

  /// The scene that Xcode's templates let an extension of an app start with.
  private static let storyboardOfExtension = StoryboardNames.scene("", in: "MainInterface")

  /// The controllers that a storyboard starts with.
  private func first(in storyboard: String) -> [TypeSymbol] {
    let evaluator = Evaluator(program: program)
    return (program.firstScenes[storyboard] ?? []).flatMap { member -> [TypeSymbol] in
      guard let value = member.declaration.value else { return [] }
      let elements = if case .array(let elements) = value { elements } else { [value] }
      let place = Environment(scope: nil, file: member.file)
      return elements.compactMap { element in
        let shown = evaluator.root(ofScene: element, in: place) ?? element
        return evaluator.evaluate(shown, in: place).type.ownSymbol
      }
    }
    .filter { $0.isController && !program.isBeside($0) }
  }
}
