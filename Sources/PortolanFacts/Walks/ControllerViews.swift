/// What cells and views of UIKit push and present: it is their controller's doing, whose code makes or registers them.
extension ViewWalk {
  /// Walks the code of a cell or a view that a controller's code makes, or hands on by its type: `tableView.register(BookCell.self, …)`.
  mutating func walk(partOfController symbol: TypeSymbol) {
    guard isInController, symbol.isPartOfController, symbol !== environment.scope,
      !partsOfController.contains(ObjectIdentifier(symbol)), partsOfController.count < 200
    else { return }
    partsOfController.insert(ObjectIdentifier(symbol))
    let shown = Region()
    region.presented.append(shown)
    for member in symbol.members where !member.isStatic {
      let inner = Environment(of: member, in: symbol, program)
      with(region: shown, environment: inner, rows: false, list: false) { walk in
        walk.follow(member, key: "\(symbol.id).\(member.name) of a part", in: inner)
        walk.walk(member.declaration.observers)
        if let value = member.declaration.value { walk.walk(value) }
      }
    }
  }
}

extension Dialect {
  /// Views of UIKit's that a controller puts into its own, wherever they come from: `view.addSubview(controls)`.
  static let subviews = Dialect(modifiers: [
    "addSubview": add, "addArrangedSubview": add, "insertSubview": add,
    "insertArrangedSubview": add,
  ])

  private static let add: Understand = { _, call, walk in
    guard walk.isInController, let first = call.arguments.first, first.label == nil,
      let symbol = walk.evaluate(first.value).type.unwrapped.ownSymbol
    else { return false }
    walk.walk(partOfController: symbol)
    return false
  }
}

extension TypeSymbol {
  /// Whether it is a view or a cell of UIKit.
  var isPartOfController: Bool {
    guard kind == .class, let foreignAncestor else { return false }
    return KnownControllers.isPart(foreignAncestor)
  }
}

extension KnownControllers {
  /// Whether controllers are made of such a class, be it a library's: `TerminalView`.
  static func isPart(_ superclass: String) -> Bool {
    ["View", "Control", "Button", "Cell"].contains { superclass.hasSuffix($0) }
  }
}
