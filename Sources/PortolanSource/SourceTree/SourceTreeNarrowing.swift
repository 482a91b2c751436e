extension SourceTree {
  /// Only the files of some modules.
  public func narrowed(to modules: Set<String>) -> SourceTree {
    SourceTree(self, files: files.filter { modules.contains($0.module) })
  }

  /// What a compiler makes of the name of a target: `my-app` is `my_app`.
  public static func moduleName(of target: String) -> String {
    ModuleNames.moduleName(of: target)
  }
}
