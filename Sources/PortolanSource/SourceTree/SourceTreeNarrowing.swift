extension SourceTree {
  /// Only the files of some modules: one that several targets compile is of the first of them that is asked for.
  public func narrowed(to modules: Set<String>) -> SourceTree {
    let narrowed = files.compactMap { file -> File? in
      let asked = file.modules.filter(modules.contains)
      guard let first = asked.first else { return nil }
      var file = file
      (file.module, file.furtherModules) = (first, Array(asked.dropFirst()))
      return file
    }
    return SourceTree(self, files: narrowed, of: modules)
  }

  /// The modules of all files.
  public var modules: Set<String> { Set(files.flatMap(\.modules)) }

  /// What a compiler makes of the name of a target: `my-app` is `my_app`.
  public static func moduleName(of target: String) -> String {
    ModuleNames.moduleName(of: target)
  }
}
