/// Where an app starts by its storyboards, and by what its `Info.plist` names.
extension SourceAssembly {
  /// What an `Info.plist` names: an extension's first controller, what a scene's delegate shows. Of an extension with a storyboard
  /// the controller that this starts with.
  var startedBySystem: [TypeSymbol] {
    let names = program.globals.keys.filter { $0.hasPrefix(StoryboardNames.start("")) }.sorted()
    let evaluator = Evaluator(program: program)
    let named = names.flatMap { name -> [TypeSymbol] in
      guard let symbol = evaluator.value(of: program.global(name)!, of: nil, 0).type.ownSymbol,
        !program.isBeside(symbol)
      else { return [] }
      return symbol.isController ? [symbol] : shownFirst(by: symbol)
    }
    return named + (program.scenes[Self.storyboardOfExtension] ?? []).flatMap(first)
  }

  /// The hosting controllers that watchOS makes, for no code does: those first with which a storyboard starts.
  var hostsOfWatch: [TypeSymbol] {
    let hosts = program.types.filter { host in
      host.isHostOfWatch && !program.isBeside(host) && host.genericParameters.isEmpty
        && !inheritedControllers.contains(ObjectIdentifier(host))
    }
    if hosts.isEmpty { return hosts }
    let initial = program.scenes.keys.filter(StoryboardNames.isFirstScene).sorted()
      .flatMap { program.scenes[$0] ?? [] }.flatMap(first)
      .filter { page in hosts.contains { $0 === page } }
    let further = hosts.filter { host in !initial.contains { $0 === host } }
    // What code shows by a scene's name is no first page.
    let linked = Set(
      walk.links.compactMap { $0.region?.firstUse.map { ObjectIdentifier($0.view) } })
    let first = initial + further.filter { !linked.contains(ObjectIdentifier($0)) }
    return first.isEmpty && program.scenes.isEmpty ? hosts : first
  }

  /// What the main storyboard starts with, where no code says what the window shows.
  var shownByStoryboard: [TypeSymbol] { shownByStoryboard(of: nil) }

  /// The same of the module of an app's delegate; a storyboard belongs to that of the controllers that it starts with. Of several of one
  /// name the app has that which lies nearest to its delegate, or else to what names it: others may be parts that no target compiles.
  func shownByStoryboard(of delegate: TypeSymbol?, mainAlone: Bool = false) -> [TypeSymbol] {
    let main = (delegate?.module).flatMap(mainStoryboard) ?? StoryboardNames.scene("", in: "Main")
    let known = program.scenes.keys
      .filter { StoryboardNames.isFirstScene($0) && $0 != Self.storyboardOfExtension }
      .map { ($0, scenes(in: $0, of: delegate)) }
      .filter { !$0.1.isEmpty }
    let first =
      known.first { $0.0 == main } ?? (mainAlone ? nil : known.min { $0.0 < $1.0 })
    return first?.1 ?? []
  }

  /// The controllers with which a storyboard may have an app start.
  private func scenes(in storyboard: String, of delegate: TypeSymbol?) -> [TypeSymbol] {
    let known = (program.scenes[storyboard] ?? []).map { member in
      let controllers = first(of: member).filter { !isWithoutStoryboard($0.module) }
      return (member.file, controllers.filter { delegate == nil || $0.module == delegate?.module })
    }
    .filter { !$0.1.isEmpty }
    guard let delegate, known.count > 1 else { return known.flatMap(\.1) }
    let namedBy = program.global(StoryboardNames.main(of: delegate.module))?.file
    let distances = known.map { file, _ in
      [delegate.file, namedBy].map { place in
        place.map { program.commonFolders(of: $0, file) } ?? 0
      }
    }
    let nearest = distances.max { $0.lexicographicallyPrecedes($1) }
    return zip(known, distances).filter { $1 == nearest }.flatMap(\.0.1)
  }

  /// The delegate that fills a module's windows by its `Info.plist`.
  func windowDelegate(of module: String) -> TypeSymbol? {
    guard
      case .string(let name?)? =
        program.global(StoryboardNames.windowDelegate(of: module))?.declaration.value
    else { return nil }
    return program.types.first { $0.module == module && $0.name == name }
  }

  /// Whether a module's `Info.plist` has a delegate fill the windows, and names no storyboard: one that is there is left over.
  private func isWithoutStoryboard(_ module: String) -> Bool {
    program.global(StoryboardNames.windowDelegate(of: module)) != nil
      && program.global(StoryboardNames.main(of: module)) == nil
  }

  /// The storyboard with which a module's app starts by its `Info.plist`.
  func mainStoryboard(of module: String) -> String? {
    guard
      case .string(let name?)? =
        program.global(StoryboardNames.main(of: module))?.declaration.value
    else { return nil }
    return StoryboardNames.scene("", in: name)
  }

  /// The scene that Xcode's templates let an extension of an app start with.
  private static let storyboardOfExtension = StoryboardNames.scene("", in: "MainInterface")

  /// The controllers that a storyboard starts with, by the variable that holds the scene.
  private func first(of member: Member) -> [TypeSymbol] {
    guard let value = member.declaration.value else { return [] }
    let evaluator = Evaluator(program: program)
    let elements = if case .array(let elements) = value { elements } else { [value] }
    let place = Environment(scope: nil, file: member.file)
    return elements.compactMap { element in
      let shown = evaluator.root(ofScene: element, in: place) ?? element
      return evaluator.evaluate(shown, in: place).type.ownSymbol
    }
    .filter { $0.isController && !program.isBeside($0) }
  }
}
