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
    if types.count < 2 { return types }
    let meant = self.types(kept: types, inAppWith: user)
    return meant.isEmpty ? types : meant
  }

  /// The same of the types that some property is seen to keep: it may be that another app alone keeps anything there.
  func types(kept types: [TypeSymbol], inAppWith user: TypeSymbol?) -> [TypeSymbol] {
    guard modules.count > 1, let user else { return types }
    let apps = modulesOfApps.apps(of: files[user.file].modules)
    if apps.isEmpty { return types }
    return types.filter { type in
      let others = modulesOfApps.apps(of: files[type.file].modules)
      return others.isEmpty || !apps.isDisjoint(with: others)
    }
  }
}
