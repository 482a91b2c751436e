/// Modules that nothing but folders tells of, where what describes the project is a program: `Boats` for what lies in a folder of that
/// name, which other files import.
struct FolderModules {
  /// By each file the innermost folder around it that is a module, as a path from the outermost one; empty where none is.
  private let roots: [ArraySlice<String>]

  init(_ files: [SourceFile], folders: [[String]]) {
    let imports = files.map { Set($0.imports.map(\.module)) }
    let imported = imports.reduce(into: Set<String>()) { $0.formUnion($1) }
    // What imports a module is no part of it, and so is no folder around that.
    var others: Set<ArraySlice<String>> = []
    for (around, imports) in zip(folders, imports) where !imports.isDisjoint(with: around) {
      for (depth, name) in around.enumerated() where imports.contains(name) {
        others.insert(around[...depth])
      }
    }
    var known: [[String]: ArraySlice<String>] = [:]
    roots = folders.map { around in
      if let root = known[around] { return root }
      let depth = around.indices.last {
        imported.contains(around[$0]) && !others.contains(around[...$0])
      }
      let root = depth.map { around[...$0] } ?? []
      known[around] = root
      return root
    }
  }

  /// What the module is called in which a file lies.
  func name(of file: Int) -> String? { roots[file].last }

  /// Whether two files lie in one module, or both in none.
  func areInOne(_ file: Int, _ other: Int) -> Bool { roots[file] == roots[other] }
}
