extension Program {
  /// Whether a closure that is handed to a view is built by a builder of the app's own that makes something else of each view in
  /// it, so that what the closure names is not shown in place.
  func remakes(_ argument: Argument, of symbol: TypeSymbol, by initializer: Declaration?) -> Bool {
    let attributes: [Attribute]
    if let initializer {
      attributes =
        initializer.matched([argument]).first?.0.attributes ?? []
    } else {
      let content = symbol.storedProperties.map(\.declaration)
      attributes =
        (content.first { $0.name == argument.label } ?? content.first(where: \.isBuilt))?
        .attributes ?? []
    }
    return attributes.contains { attribute in
      guard let builder = type(named: attribute.name, in: symbol, file: symbol.file) else {
        return false
      }
      return builder.has("resultBuilder") && !builder.members(named: "buildExpression").isEmpty
    }
  }
}

extension Declaration {
  fileprivate var isBuilt: Bool { attributes.contains { $0.name.hasSuffix("Builder") } }
}

extension ViewWalk {
  /// Walks content of which a builder makes something else: each view in it is led to, by nobody knows what.
  mutating func walk(remade content: Expression, by wrapper: TypeSymbol) {
    let shown = Region()
    region.presented.append(shown)
    with(region: shown, surroundings: .wrapper) { $0.walk(content: content) }
    for use in shown.uses {
      let target = Region()
      target.uses = [use]
      links.append(
        LinkSite(
          form: wrapper.name, presentation: .link, host: host, region: target,
          location: use.location, surroundings: .wrapper))
    }
  }
}
