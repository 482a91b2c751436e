import PortolanModel

/// Containers of libraries that code makes as they are and hands what they show: `panel.set(contentViewController: MapController())`. Nothing
/// of their class is in the source; that they show it the label says.
extension ViewWalk {
  /// Puts what a call hands such a container into it; `false` where it hands something else, or to something else. What one is handed that
  /// a property keeps is looked for where that is shown (`KeptValues`).
  mutating func fill(unread call: Call) -> Bool {
    guard isShowing, case .member(let container?, _, _) = call.callee, !container.isSelf,
      let content = call.arguments.first(where: \.isContentOfContainer)
    else { return false }
    return fill(unread: container, with: content.value)
  }

  /// The same of an assignment: `panel.contentViewController = MapController()`.
  mutating func fill(unread container: Expression, with content: Expression) -> Bool {
    guard isShowing, evaluate(container).type.isUnreadContainer else { return false }
    let page = shown(by: content)
    if case .name(let name, _) = container, let made = environment.local(name, evaluator)?.shown {
      made.uses += page.uses
    }
    return true
  }
}

extension ViewWalk {
  /// Walks what functions that the app adds to a library's container put into it, where code calls them on the one that a property keeps:
  /// `panel.prepare()` of `extension PanelController { func prepare() { set(contentViewController: MapController()) } }`.
  mutating func walk(filling property: Member, of owner: TypeSymbol) {
    let type = evaluate(.name(property.name, property.declaration.position)).type
    guard case .foreign(let container) = type.unwrapped, type.isUnreadContainer,
      let called = program.functionsCalled(by: owner)[property.name]
    else { return }
    for name in called.sorted() {
      let added = program.added(named: name, to: container.lastName, from: property.file) {
        $0.declaration.kind == .function && $0.declaration.body != nil
      }
      guard let added, let body = added.declaration.body else { continue }
      let place = Environment(scope: nil, file: added.file)
      with(environment: evaluator.bindings(of: body, place, 0)) { walk in
        for content in body.contentsOfItself { walk.region.uses += walk.shown(by: content).uses }
      }
    }
  }
}

extension [Statement] {
  /// What code of a container's own has it show: `set(contentViewController: page)`.
  fileprivate var contentsOfItself: [Expression] {
    var found: [Expression] = []
    visit { expression in
      guard case .call(let callee, let arguments, _) = expression, callee.ownName != nil,
        let content = arguments.first(where: \.isContentOfContainer)
      else { return }
      found.append(content.value)
    }
    return found
  }
}

extension Dialect {
  /// Containers of libraries that code puts into a controller: `panel.addPanel(toParent: self)`.
  static let unreadContainers = Dialect(
    modifiers: Dictionary(
      uniqueKeysWithValues: KnownControllers.addingToParents.map { name in
        (
          name,
          { @Sendable name, call, walk in
            guard walk.isInController, case .member(let container?, _, _) = call.callee,
              let parent = call["toParent"]
            else { return false }
            if parent.isSelf {
              walk.embed(each: .array([container]))
              return true
            }
            return walk.give(container, toController: parent)
          }
        )
      }))
}

extension ResolvedType {
  /// Whether a value is a library's controller of which nothing was read.
  fileprivate var isUnreadContainer: Bool {
    switch unwrapped {
    case .foreign(let type):
      type.lastName.hasSuffix("Controller") && !KnownControllers.isOfSystem(type.lastName)
    case .own(let symbol): symbol.mayBeForeignContainer
    default: false
    }
  }
}
