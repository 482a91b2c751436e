extension [SourceFile] {
  /// Has the file with which several targets start be each target's own, where it names a screen that each of them declares by itself:
  /// two apps that share their `@main`, each with its own `ContentView`. Any other file is the first's that compiles it.
  ///
  /// - Parameter modules: For each file the modules of all targets that compile it.
  public func separatingStarts(_ modules: [[String]]) -> [SourceFile] {
    let files = zip(self, modules).map { file, modules in
      var file = file
      file.furtherModules = modules.filter { $0 != file.module }
      return file
    }
    let isShared = zip(self, modules).map { $1.count > 1 && $0.startsApp }
    if !isShared.contains(true) { return files }
    var declaring: [String: Set<String>] = [:]
    for file in files {
      for name in file.declaredScreens { declaring[name, default: []].insert(file.module) }
    }
    return indices.flatMap { number -> [SourceFile] in
      var file = files[number]
      if !isShared[number] { return [file] }
      let apart = file.mentionedNames.map {
        declaring[$0, default: []].intersection(modules[number])
      }
      .filter { $0.count > 1 }.reduce(into: Set<String>()) { $0.formUnion($1) }
      let others = file.furtherModules.filter(apart.contains)
      file.furtherModules.removeAll(where: others.contains)
      return [file] + others.map(file.copied(for:))
    }
  }
}

extension SourceFile {
  /// The same file as another target compiles it. What is wrong with it, or said in its comments, is told once.
  fileprivate func copied(for module: String) -> SourceFile {
    SourceFile(path: path, module: module, imports: imports, declarations: declarations)
  }

  /// Whether a program starts with what it declares: its `@main`, or a delegate that may fill the first window.
  fileprivate var startsApp: Bool {
    declarations.contains { declaration in
      declaration.attributes.contains {
        ["main", "UIApplicationMain", "NSApplicationMain"].contains($0.name)
      } || declaration.inherits.contains { Self.starting.contains($0.lastName) }
    }
  }

  private static let starting = KnownControllers.delegates.union(
    KnownControllers.delegatesOfWatch)

  /// The names of the views and controllers that it declares, as far as it says itself that they are such.
  fileprivate var declaredScreens: [String] {
    declarations.filter { declaration in
      [.struct, .class].contains(declaration.kind)
        && declaration.inherits.contains {
          $0.lastName == "View" || $0.lastName.hasSuffix("Controller")
        }
    }.map(\.name)
  }

  /// The names that its code mentions as they are.
  fileprivate var mentionedNames: Set<String> {
    var names: Set<String> = []
    var waiting = declarations
    while let declaration = waiting.popLast() {
      waiting += declaration.members
      let code = (declaration.body ?? []) + (declaration.value.map { [.expression($0)] } ?? [])
      code.visit { expression in
        switch expression {
        case .name(let name, _): names.insert(name)
        case .type(let type): names.insert(type.lastName)
        default: break
        }
      }
    }
    return names
  }
}
