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

  /// What an extension extends: of namesakes that different systems have those that are there where it is.
  func extended(by declaration: Declaration, _ symbol: TypeSymbol) -> [TypeSymbol] {
    let conditions = [declaration.condition].compactMap { $0 }
    let all = namesakes(of: symbol, under: conditions)
    return all.isEmpty ? [symbol] : all
  }

  /// Adds the file's name to types that have namesakes: those that are private, and apps, views and their models of which each is
  /// there for other systems than the rest. Where these stand in one file, the condition tells them apart, too.
  func tellApartNamesakes() {
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

extension Member {
  /// The name of the type that it keeps, as far as it is written.
  fileprivate var keptName: String? {
    if let type = declaration.type {
      return (type.lastName == "Optional" ? type.arguments.first : type)?.lastName
    }
    guard case .call(let callee, _, _)? = declaration.value else { return nil }
    return switch callee {
    case .name(let name, _): name
    case .type(let type): type.lastName
    default: nil
    }
  }
}
