import PortolanModel

/// Types of one name.
extension Program {
  /// Types that a module declares once more, each with the one that was declared first, where code does not say which it means: no
  /// module with both compiles, and what tells nothing is read as meaning the first.
  var redeclared: [(again: TypeSymbol, first: TypeSymbol)] {
    redeclarations.filter { group in
      !standApart(group) || group.contains { notToldApart.contains(ObjectIdentifier($0)) }
    }
    .flatMap { group in group.dropFirst().map { (again: $0, first: group[0]) } }
    .sorted { ($0.again.file, $0.again.position.line) < ($1.again.file, $1.again.position.line) }
  }

  /// The types of one name in one module. What stands under different conditions, or is private to its file, is no namesake.
  private var redeclarations: [[TypeSymbol]] {
    topLevel.values.filter { $0.count > 1 }.flatMap { symbols in
      Dictionary(
        grouping: symbols.filter { !$0.isPrivate && !isBeside($0) },
        by: { "\($0.module) \($0.condition ?? "")" }
      ).filter { group in
        // Beside one without a condition nobody knows which of the two is compiled.
        !symbols.contains {
          $0.module == group.value[0].module && $0.condition != group.value[0].condition
        }
      }.values
    }
    .filter { $0.count > 1 }
  }

  /// Whether each of several types stands in a folder of its own: they are of different targets, as each module's example app.
  private func standApart(_ symbols: [TypeSymbol]) -> Bool {
    let folders = symbols.map { self.folders[$0.file] }
    return Set(folders).count == folders.count
  }

  /// A variable outside of all types. Of several of one name, as different targets have them, be they scenes of storyboards, a file means
  /// its own, then that of its module, the nearest.
  func global(_ name: String, seenFrom file: Int) -> Member? {
    guard let all = globals[name] else { return nil }
    if all.count == 1 { return all[0] }
    if let own = all.last(where: { $0.file == file }) { return own }
    let open = all.filter { !$0.isPrivate }
    let inModule = open.filter { module(of: $0.file) == module(of: file) }
    let meant = [inModule, open].first { !$0.isEmpty } ?? all
    return meant.reversed()
      .max { commonFolders(of: $0.file, file) < commonFolders(of: $1.file, file) }
  }

  /// A variable outside of all types that has a name of its own in all that was read, as what an `Info.plist` says.
  func global(_ name: String) -> Member? { globals[name]?.last }

  /// The variables outside of all types, by name.
  var allGlobals: [Member] { globals.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// How many folders stand around both of two files.
  func commonFolders(of one: Int, _ other: Int) -> Int {
    zip(folders[one], folders[other]).prefix { $0 == $1 }.count
  }

  /// Of several types of one name, the one that is private to the file, else that of the same module, be it the nearest, else that of a
  /// module which the file imports where the code is, else the first.
  func best(
    _ candidates: [TypeSymbol], file: Int, under conditions: [String] = []
  ) -> TypeSymbol? {
    if let first = candidates.first(where: { $0.file == file && $0.isPrivate }) { return first }
    let open = candidates.filter { !$0.isPrivate }
    if open.count < 2 { return open.first ?? candidates.first { $0.file == file } }
    let inModule = open.filter { $0.module == module(of: file) }
    if inModule.count > 1 { return nearest(inModule, to: file) }
    if let first = inModule.first { return first }
    let seen = open.filter(\.isPublic)
    return seen.first { files[file].imports($0.module, under: conditions) } ?? seen.first
      ?? open.first
  }

  /// Of several types of one name in one module the one that a file means: its own folder-module's, else what is open to others, where
  /// the file imports what a folder around it is called, else the nearest by folder.
  private func nearest(_ candidates: [TypeSymbol], to file: Int) -> TypeSymbol {
    let own = folders[file]
    let imported = candidates.filter { symbol in
      symbol.isPublic
        && folders[symbol.file].contains { !own.contains($0) && files[file].imports($0) }
    }
    if imported.count == 1 {
      return ownType(among: candidates, besides: imported[0], file) ?? imported[0]
    }
    let distances = candidates.map { commonFolders(of: $0.file, file) }
    let nearest = distances.max() ?? 0
    if distances.count(where: { $0 == nearest }) > 1 { noteNotToldApart(candidates) }
    return candidates[distances.firstIndex(of: nearest) ?? 0]
  }

  /// Of types beside one that a file imports the one that its own module has, which hides the other. Of code in no such module only
  /// what is nearer than the other may be of the same.
  private func ownType(
    among candidates: [TypeSymbol], besides imported: TypeSymbol, _ file: Int
  ) -> TypeSymbol? {
    let distance = commonFolders(of: imported.file, file)
    let own = candidates.filter { symbol in
      folderModules.areInOne(symbol.file, file)
        && (folderModules.name(of: file) != nil || folders[symbol.file] == folders[file]
          || commonFolders(of: symbol.file, file) > distance)
    }
    return own.count == 1 ? own[0] : nil
  }

  /// A type that stands in a folder which is called like a module: `Boats.Harbor`.
  func type(named name: String, ofFolderModule module: String) -> TypeSymbol? {
    topLevel[name]?.first { !$0.isPrivate && folderModules.name(of: $0.file) == module }
  }

  /// What code under some conditions may mean by a type's name: the type, and those that other systems have in its place.
  func namesakes(of symbol: TypeSymbol, under conditions: [String]) -> [TypeSymbol] {
    if symbol.condition == nil || symbol.outer != nil { return [symbol] }
    let all = topLevel[symbol.name] ?? []
    let others = all.filter {
      $0 !== symbol && !$0.isPrivate && $0.module == symbol.module
        && !$0.isThere(under: symbol.conditions)
    }
    return ([symbol] + others).filter { $0.isThere(under: conditions) }
  }

  /// The class of a module that a storyboard names. Xcode may know the module by another name than it was read under; but what was not
  /// read, and is imported where a class of the name is declared, has one of its own.
  func type(named name: String, ofModule module: String, file: Int, depth: Int) -> TypeSymbol? {
    if let own = topLevel[name]?.first(where: { $0.module == module && !$0.isPrivate }) {
      return own
    }
    guard let found = type(named: name, in: nil, file: file, depth: depth + 1) else { return nil }
    let isDeclared = !found.isUnread && !unreadControllers.contains { $0 === found }
    let isOfOther =
      isDeclared && !modules.contains(module) && files[found.file].imports(module)
    return isOfOther ? nil : found
  }

  /// Of types that several modules have under one name those that a file imports, and that code under some conditions may mean, where
  /// each import stands in an `#if`: what imports two of them at once, and uses the name, does not compile.
  func importedNamesakes(
    of symbol: TypeSymbol, file: Int, under conditions: [String]
  ) -> [(symbol: TypeSymbol, condition: String)] {
    let own = files[file]
    guard symbol.isPublic, symbol.outer == nil, symbol.module != own.module else { return [] }
    let all = (topLevel[symbol.name] ?? []).filter { $0.isPublic && own.imports($0.module) }
    guard all.count > 1, all.contains(where: { $0 === symbol }) else { return [] }
    let imported = all.compactMap { namesake in
      own.condition(ofImporting: namesake.module).map { (symbol: namesake, condition: $0) }
    }
    if imported.count < all.count || Set(all.map(\.module)).count < all.count { return [] }
    return imported.filter { !Branches.exclude(conditions + [$0.condition]) }
  }

  /// What an extension extends: of namesakes that different systems have those that are there where it is.
  func extended(by declaration: Declaration, _ symbol: TypeSymbol) -> [TypeSymbol] {
    let conditions = [declaration.condition].compactMap { $0 }
    let all = versions(of: symbol, under: conditions)
    return all.isEmpty ? [symbol] : all
  }

  /// A type, and those that other systems have in its place; of one that stands in such a type what each of them has by its name.
  private func versions(of symbol: TypeSymbol, under conditions: [String]) -> [TypeSymbol] {
    guard let outer = symbol.outer else { return namesakes(of: symbol, under: conditions) }
    let others = versions(of: outer, under: conditions).filter { $0 !== outer }
    let alike = others.compactMap { $0.nested[symbol.name]?.first { $0.kind == symbol.kind } }
    return ([symbol] + alike).filter { $0.isThere(under: conditions) }
  }

  /// Adds the file's name to types that have namesakes: those that are private, and apps, views and their models of which each is
  /// there for other systems than the rest. Where these stand in one file, the condition tells them apart, too. Those in folders of
  /// their own are told apart by these.
  func tellApartNamesakes() {
    for group in redeclarations where standApart(group) {
      let paths = group.map { files[$0.file].path.split(separator: "/") }
      let areFilesUnique = Set(paths.map(\.last)).count == paths.count
      let common = paths.dropFirst().reduce(paths[0].count - 1) { count, path in
        zip(paths[0].prefix(count), path).prefix { $0 == $1 }.count
      }
      // The first is called as if it were the only one.
      for (symbol, path) in zip(group, paths).dropFirst() {
        symbol.discriminator = (areFilesUnique ? path.suffix(1) : path.dropFirst(common))
          .joined(separator: "/")
      }
    }
    for namesakes in topLevel.values where namesakes.count > 1 {
      let others = namesakes.filter { symbol in
        !symbol.isPrivate
          && namesakes.contains { other in
            other !== symbol && other.module == symbol.module
              && !other.isThere(under: symbol.conditions)
          }
      }
      let models = others.filter { $0.kind == .class && !$0.isView }
      let areKept = models.count > 1 && models.allSatisfy(isKeptByView)
      for symbol in namesakes {
        let isOneOfSeveral = others.contains { $0 === symbol }
        symbol.isToldApart = isOneOfSeveral && (symbol.isView || symbol.inherits("App"))
        let isModel = areKept && models.contains { $0 === symbol }
        guard symbol.isPrivate || symbol.isToldApart || isModel else { continue }
        let isBesideOther = others.contains { $0 !== symbol && $0.file == symbol.file }
        symbol.discriminator = files[symbol.file].path.split(separator: "/").last.map { file in
          isOneOfSeveral && isBesideOther ? "\(file), \(symbol.condition ?? "")" : String(file)
        }
      }
    }
  }

  /// Whether some view, seen from where it stands, keeps an object of a class.
  private func isKeptByView(_ model: TypeSymbol) -> Bool {
    types.contains { view in
      view.isView
        && view.storedProperties.contains { member in
          member.keptName == model.name
            && type(named: model.name, in: view, file: member.file) === model
        }
    }
  }
}

extension SourceFile {
  /// By each file the folders around it, outermost first.
  static func folders(around files: [SourceFile]) -> [[String]] {
    var (path, folders): (Substring, [String]) = ("", [])
    return files.map { file in
      let end = file.path.lastIndex(ofByte: UInt8(ascii: "/")) ?? file.path.startIndex
      // Files of one folder follow each other.
      if file.path[..<end] != path {
        path = file.path[..<end]
        folders = path.split(separator: "/").map(String.init)
      }
      return folders
    }
  }

  /// Whether it imports a module where some code is.
  fileprivate func imports(_ module: String, under conditions: [String]) -> Bool {
    imports.contains { imported in
      imported.module == module
        && !Branches.exclude(conditions + [imported.condition].compactMap { $0 })
    }
  }

  /// Where it imports a module: `nil` for everywhere.
  fileprivate func condition(ofImporting module: String) -> String? {
    Branches.either(imports.filter { $0.module == module }.map(\.condition))
  }
}

extension Member {
  /// The name of the type that it keeps, as far as it is written.
  fileprivate var keptName: String? {
    if let type = declaration.type {
      return type.unwrapped.lastName
    }
    guard case .call(let callee, _, _)? = declaration.value else { return nil }
    return switch callee {
    case .name(let name, _): name
    case .type(let type): type.lastName
    default: nil
    }
  }
}
