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

extension ViewWalk {
  /// Walks the view of UIKit's that a nib or a storyboard puts into a controller.
  mutating func walk(outlet member: Member, of controller: TypeSymbol) {
    guard controller.isController, member.isStored, let type = member.declaration.type,
      member.declaration.attributes.contains(where: { $0.name == "IBOutlet" }),
      let symbol = program.resolve(type, in: controller, file: member.file).unwrapped.ownSymbol
    else { return }
    walk(partOfController: symbol)
  }

  /// Whether code of a view of UIKit's only asks a controller for something, `page.sheetPresentationController`, or has it do something:
  /// that shows it nowhere. Its `view` may be put anywhere, unless that is only asked in turn, `page.view.bounds`.
  func onlyAsks(_ controller: Expression, for name: String?) -> Bool {
    let asked: Expression
    if case .member(let base?, "view", _) = controller {
      asked = base
    } else if name != "view" {
      asked = controller
    } else {
      return false
    }
    guard host?.isPartOfController == true, case .name(let variable, _) = asked,
      let local = environment.local(variable, evaluator)
    else { return false }
    return local.shown != nil && local.type.mayBeController
  }
}

extension ViewWalk {
  /// Notes that code of a view of AppKit's gives a popover its content: the controller leads there of which the view is a part, or the
  /// view itself where a window shows nothing else. `false` for anything else.
  mutating func fill(popover base: Expression?, with content: Expression) -> Bool {
    guard let base, environment.scope?.isPartOfController == true,
      evaluate(base).type.windowClass == "NSPopover"
    else { return false }
    addWindow(shown(by: content), .popover, "NSPopover", position(of: base))
    return true
  }

  /// Whether a view is but a part of what a view of AppKit's puts into a popover, `rows.addArrangedSubview(GiftRow())`; it is walked there.
  fileprivate mutating func isPartOfPopover(
    _ symbol: TypeSymbol, _ call: Call, _ view: Expression
  ) -> Bool {
    guard environment.scope?.isPartOfController == true, region !== shownByHost,
      symbol.isPartOfController, case .member(let container?, _, _) = call.callee,
      case .foreign(let type) = evaluate(container).type.unwrapped, type.lastName.hasPrefix("NS")
    else { return false }
    let part = Region()
    region.presented.append(part)
    with(region: part) { $0.walk(view) }
    return true
  }

  /// Tells once where a popover leads that is filled by a view whose code is its controller's, too: where something leads to the view as a
  /// page, as its tab does, the view leads there, else the controller.
  mutating func dropLinksOfParts() {
    let popovers = links.filter { $0.presentation == .popover }
    let ofControllers = Set(popovers.lazy.filter { $0.host?.isController == true }.map(\.location))
    let ofViews = popovers.filter {
      $0.host?.isPartOfController == true && ofControllers.contains($0.location)
    }
    if ofViews.isEmpty { return }
    let pages = Set(links.compactMap { $0.region?.firstUse.map { ObjectIdentifier($0.view) } })
    let ofPages = Set(
      ofViews.lazy.filter { $0.host.map { pages.contains(ObjectIdentifier($0)) } == true }
        .map(\.location))
    removeLinks { link in
      guard link.presentation == .popover else { return false }
      return ofPages.contains(link.location)
        ? link.host?.isController == true
        : link.host?.isPartOfController == true && ofControllers.contains(link.location)
    }
  }
}

extension Dialect {
  /// Views of UIKit's that a controller puts into its own, wherever they come from: `view.addSubview(controls)`. The view of a
  /// controller shows that controller.
  static let subviews = Dialect(
    modifiers: [String: Understand](
      uniqueKeysWithValues: KnownControllers.addingViews.map { ($0, add) }))

  private static let add: Understand = { _, call, walk in
    guard walk.isInController || walk.host?.isPartOfController == true,
      let first = call.arguments.first, first.label == nil
    else { return false }
    if let page = walk.controller(addedByHand: first.value, by: call) {
      walk.embed(page)
      return true
    }
    guard let symbol = walk.evaluate(first.value).type.unwrapped.ownSymbol else { return false }
    walk.walk(partOfController: symbol)
    return walk.isPartOfPopover(symbol, call, first.value)
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
    ["View", "Control", "Button", "Cell", "Row"].contains { superclass.hasSuffix($0) }
  }
}
