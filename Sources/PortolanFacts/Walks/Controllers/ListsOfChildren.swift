import PortolanModel

/// Controllers that another one is made with in a list, `PagerController(pages: [photos, albums])`, and whose code adds them as children:
/// one or another, `addChild(pages[index])`, or all of them, `for page in pages { addChild(page) }`.
extension ViewWalk {
  /// Gives a controller such a list; `false` for what it keeps in any other way.
  mutating func give(
    list: Expression, keptIn property: String, of controller: TypeSymbol, at position: Position
  ) -> Bool {
    guard let adding = program.childrenAdded(ofListIn: property, by: controller) else {
      return false
    }
    let pages = pages(of: list).filter { $0.firstUse != nil }
    for page in pages {
      let place = adding == .one ? page.firstUse?.location : location(position)
      give(page, to: controller, at: place)
    }
    return !pages.isEmpty
  }
}

extension Program {
  fileprivate enum AddedChildren { case one, all }

  /// How a controller's code adds the controllers as children that a property keeps in a list, if it does.
  fileprivate func childrenAdded(
    ofListIn property: String, by controller: TypeSymbol
  ) -> AddedChildren? {
    guard let kept = controller.property(property), let type = kept.declaration.type,
      case .many(let element) = resolve(type, in: controller, file: kept.file).unwrapped,
      element.mayBeController || element.isProtocolOfControllers
    else { return nil }
    var adding: AddedChildren?
    for member in controller.members {
      let code = (member.declaration.body ?? []) + member.declaration.observers
      let names = code.names(ofElementsOf: property)
      func adds(_ isMeant: (Expression) -> Bool) -> Bool {
        self.adds(in: code, asChildOf: controller, file: member.file, where: isMeant)
      }
      if adds({ $0.ownName.map(names.all.contains) == true }) { return .all }
      if adds({ $0.isElement(of: property) || $0.ownName.map(names.one.contains) == true }) {
        adding = .one
      }
    }
    return adding
  }
}

extension ResolvedType {
  /// Whether it is a protocol of the app's own that controllers alone conform to: `protocol Page: UIViewController {}`.
  fileprivate var isProtocolOfControllers: Bool {
    guard let symbol = unwrapped.ownSymbol, symbol.kind == .protocol else { return false }
    return symbol.inherits("UIViewController", "NSViewController")
  }
}

extension Expression {
  /// Whether it takes one element of the list that a property keeps: `pages[index]`, `pages.first`.
  fileprivate func isElement(of property: String) -> Bool {
    switch self {
    case .element(let list, _), .member(let list?, "first", _), .member(let list?, "last", _):
      list.ownName == property
    default: false
    }
  }
}

extension [Statement] {
  /// The names that stand in code for one element of a property's list, and for each of them in turn.
  fileprivate func names(ofElementsOf property: String) -> (one: Set<String>, all: Set<String>) {
    var (one, all): (Set<String>, Set<String>) = ([], [])
    visitStatements { statement in
      switch statement {
      case .declaration(let variable):
        if variable.value?.isElement(of: property) == true { one.insert(variable.name) }
      case .if(let conditions, _, _), .guard(let conditions, _):
        for case .match(.binding(let name), let value) in conditions
        where value.isElement(of: property) {
          one.insert(name)
        }
      case .for(.binding(let name), let list, _):
        if list.ownName == property { all.insert(name) }
      default: break
      }
    }
    visit { part in
      guard case .call(.member(let list?, "forEach", _), let arguments, _) = part,
        list.ownName == property, case .closure(let closure)? = arguments.first?.value
      else { return }
      all.insert(closure.parameters.first ?? "$0")
    }
    return (one, all)
  }
}
