/// Which apps the modules are part of, as far as imports tell. What only one app holds, no other can use, though both know a protocol of
/// it.
struct ModulesOfApps {
  /// By module, the modules with which a program starts that import it, be it by way of others.
  private var apps: [String: Set<String>] = [:]

  init(_ program: Program) {
    var imported: [String: Set<String>] = [:]
    for file in program.files {
      let names = file.imports.map(\.module).filter(program.modules.contains)
      for module in file.modules { imported[module, default: []].formUnion(names) }
    }
    var starting: Set<String> = []
    for symbol in program.types where symbol.isDelegate || symbol.inherits("App") {
      starting.formUnion(program.files[symbol.file].modules)
    }
    for app in starting {
      var waiting = [app]
      while let module = waiting.popLast() {
        guard apps[module, default: []].insert(app).inserted else { continue }
        waiting += imported[module] ?? []
      }
    }
  }

  /// The apps that some of the modules are part of.
  fileprivate func apps(of modules: [String]) -> Set<String> {
    modules.reduce(into: []) { $0.formUnion(apps[$1] ?? []) }
  }
}

extension Program {
  /// Of the types that implement a protocol those which are in one app with whoever uses it; all where that is not known.
  func types(_ types: [TypeSymbol], inAppWith user: TypeSymbol?) -> [TypeSymbol] {
    guard types.count > 1, modules.count > 1, let user else { return types }
    let apps = modulesOfApps.apps(of: files[user.file].modules)
    if apps.isEmpty { return types }
    let meant = types.filter { type in
      let others = modulesOfApps.apps(of: files[type.file].modules)
      return others.isEmpty || !apps.isDisjoint(with: others)
    }
    return meant.isEmpty ? types : meant
  }
}
