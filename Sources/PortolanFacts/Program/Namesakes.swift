/// Types of one name.
extension Program {
  /// Types that a module declares once more, each with the one that was declared first: no module with both compiles, and only the
  /// first is charted. What stands under different conditions, or is private to its file, is no namesake.
  var redeclared: [(again: TypeSymbol, first: TypeSymbol)] {
    let groups = topLevel.values.filter { $0.count > 1 }.flatMap { symbols in
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
    return groups.flatMap { group in group.dropFirst().map { (again: $0, first: group[0]) } }
      .sorted { ($0.again.file, $0.again.position.line) < ($1.again.file, $1.again.position.line) }
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

  /// Adds the file's name to types that have namesakes in other files: those that are private, and apps and views of which each is
  /// there for other systems than the rest.
  func tellApartNamesakes() {
    for namesakes in topLevel.values where namesakes.count > 1 {
      for symbol in namesakes {
        let isOneOfSeveral = namesakes.contains { other in
          other.module == symbol.module && other.file != symbol.file
            && !other.isThere(under: symbol.conditions)
        }
        guard symbol.isPrivate || isOneOfSeveral && (symbol.isView || symbol.inherits("App")) else {
          continue
        }
        symbol.isToldApart = !symbol.isPrivate
        symbol.discriminator = files[symbol.file].path.split(separator: "/").last.map(String.init)
      }
    }
  }
}
