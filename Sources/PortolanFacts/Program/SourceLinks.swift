import PortolanModel

/// Ways to other screens that no state describes.
extension SourceAssembly {
  mutating func links(of view: TypeSymbol?) -> [Link] {
    guard let view else { return [] }
    var links: [Link] = []
    for link in walk.links where link.host === view {
      if let value = link.value {
        // A value that a bound stack takes is a push, not a link without state.
        if stack(taking: link) != nil { continue }
        let handlers = walk.handlers.filter { takes($0, value) }
        let shown = handlers.first.flatMap { content(of: $0.region) }
        var found = Link(
          form: link.form, presentation: .drillDown, leadsTo: reachView(shown),
          value: typeName(value.type), location: link.location)
        found.isOutsideStack = stacks.isOutside(link.surroundings, link.host) ? true : nil
        if isCertain(value.type), found.isOutsideStack != true {
          let own = handlers.filter { $0.container == link.container }
          found.handledBy = (own.count > 1 ? own : Array(handlers.prefix(1))).map(\.location)
        }
        links.append(found)
      } else {
        let shown = link.region.flatMap { content(of: $0) }
        var found = Link(
          form: link.form, presentation: link.presentation, leadsTo: reachView(shown),
          location: link.location)
        found.isOutsideStack = stacks.isOutside(link.surroundings, link.host) ? true : nil
        links.append(found)
      }
    }
    return links
  }

  func takes(_ handler: StackHandler, _ value: Denotation) -> Bool {
    if let symbol = value.type.unwrapped.ownSymbol { return handler.type.ownSymbol === symbol }
    return typeName(handler.type) == typeName(value.type)
  }

  /// Whether it is known what a value's type is.
  func isCertain(_ type: ResolvedType) -> Bool {
    switch type {
    case .own(let symbol): symbol.kind != .protocol
    case .foreign(let type): ["String", "Int", "UUID"].contains(type.lastName)
    default: false
    }
  }
}
