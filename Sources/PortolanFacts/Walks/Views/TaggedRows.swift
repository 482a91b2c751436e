import PortolanModel

/// Links in a list that selects: `List(selection: $page) { NavigationLink(destination: Inbox()) { … }.tag("inbox") }`. That the user
/// is at one of them, the selection says.
extension ViewWalk {
  /// Notes a row of the list around the code that selects it: an enum's case, or a value that is there or not.
  mutating func noteRow(_ name: String, selecting cases: [String], _ position: Position) {
    guard let selection else { return }
    noteRow(
      name, selecting: cases, of: selection, by: host, under: condition, location(position))
  }

  /// Notes that a list's rows select what they are made for, where nothing in them says so: `ForEach(Page.allCases, id: \.self) { … }`.
  mutating func noteRows(of collection: Denotation, _ call: Call, _ contents: [Argument]) {
    guard let selection, let element = collection.type.element.ownSymbol,
      collection.type.element.isSelected(in: selection.type) == true,
      call["id"].map({ $0.isPathToItself }) ?? element.isItsOwnIdentity
        || contents.contains(where: { $0.value.tagsRows })
    else { return }
    noteRow(PresentationSite.listedForm, selecting: [], call.position)
  }

  private mutating func noteRow(
    _ name: String, selecting cases: [String], of selection: Denotation, by host: TypeSymbol?,
    under condition: String?, _ location: SourceLocation
  ) {
    guard let path = selection.path else { return }
    if let symbol = selection.type.symbol, symbol.kind == .enum {
      if !cases.allSatisfy(symbol.hasCase) { return }
    } else if !selection.type.isOptional {
      return
    }
    // The list may be handed a binding by hand that is optional, `Binding<Page?>`, to state that never is nothing.
    let kept = path.cases.isEmpty ? evaluator.property(path.property, of: path.owner)?.type : nil
    let type = kept ?? selection.type
    let isOptional = type.isOptional || type.holdsMany
    selectingRows.append(
      SelectingRow(
        name: name, path: path, cases: cases, kind: isOptional ? .present : .select,
        host: host,
        condition: condition, location: location))
  }

  /// Notes the links that select in a list of another view, whose rows look so.
  mutating func noteRowsOfOwnViews(_ stacks: StackSurroundings) {
    for link in links {
      var seen: Set<StatePath> = []
      for selection in stacks.selections(by: link) {
        guard let path = selection.path, seen.insert(path).inserted else { continue }
        for cases in (link.value ?? .unknown).casesOfRows(in: selection.type) {
          noteRow(
            link.nameWithTitle, selecting: cases, of: selection, by: link.host,
            under: link.condition, link.location)
        }
      }
    }
  }

  /// Takes what a tag was just put on for a row that selects; and a link for what the list shows while its selection is that tag.
  mutating func selectRow(tagged call: Call) {
    guard let selection, let path = selection.path, let tag = call.arguments.first?.value,
      case .member(let base?, _, _) = call.callee, let row = base.construction,
      let names = evaluator.names(ofTag: tag, of: selection.type, in: environment)
    else { return }
    if row.name != "NavigationLink" {
      // One case that is written out: whoever selects others says less than the list itself.
      guard selection.type.unwrapped.ownSymbol?.kind == .enum, names.count == 1, let name = names[0]
      else { return }
      let title = title(in: base) ?? viewConstructed(row.name, row.position)?.name
      return noteRow(title ?? "tag(_:)", selecting: [name], call.position)
    }
    let place = location(row.position)
    let isEnum = selection.type.unwrapped.ownSymbol?.kind == .enum
    guard let shown = takeLink(at: place, from: path) else { return }
    for name in names {
      var site = shown
      site.path = isEnum ? name.map(path.narrowed) ?? path : path
      site.tag = isEnum ? nil : name
      (site.isSelectedRow, site.stack) = (true, stack)
      if let name, let inner = shown.region.cases.first(where: { $0.name == name })?.region,
        names.count > 1
      {
        site.region = inner
      }
      sites.append(site)
    }
  }

  /// The same of a view of the app's own that puts the tag on itself: `PageRow(page: .inbox)` with `Text(title).tag(page)` in its body.
  mutating func selectRow(made view: TypeSymbol, _ call: Call, _ arguments: [String: Denotation]) {
    guard let selection, let page = selection.type.unwrapped.ownSymbol, page.kind == .enum,
      view.isView, !view.isController, let body = view.property("body"),
      let shown = body.declaration.body, shown.count == 1, let tag = shown[0].expression?.tag
    else { return }
    var value = tag.ownName.flatMap { arguments[$0] }
    if value == nil {
      var inner = Environment(of: body, in: view, program)
      for (property, given) in arguments { inner.bind(property, given) }
      value = evaluator.evaluate(tag, in: inner)
    }
    guard let value, let name = value.caseName,
      value.type.unwrapped.ownSymbol.map({ $0 === page }) != false
    else { return }
    let title = title(in: .call(call.callee, call.arguments, call.position))
    noteRow(title ?? view.name, selecting: [name], call.position)
  }

  /// The view of the app's own that something of a name makes.
  private func viewConstructed(_ name: String, _ position: Position) -> TypeSymbol? {
    guard name.isWrittenAsType, let made = construction(.name(name, position)), made.isView
    else { return nil }
    return made
  }

  /// What a list selects in one column is shown in the next, and lies over nothing.
  mutating func showSelectedRowsInColumns(_ surroundings: StackSurroundings) {
    for number in sites.indices where sites[number].isSelectedRow {
      let site = sites[number]
      let around =
        site.stack.map { [$0] } ?? site.host.flatMap { surroundings.stacks(around: $0) } ?? []
      if !around.isEmpty,
        around.allSatisfy({ containers.indices.contains($0) && containers[$0].hasColumns })
      {
        sites[number].presentation = .inline
      }
    }
  }

  /// What a link at some place shows, as a presentation: no longer a link without state, nor one of the selection as a whole. What
  /// has state of its own keeps that, too.
  private mutating func takeLink(at place: SourceLocation, from path: StatePath)
    -> PresentationSite?
  {
    func isHere(_ location: SourceLocation, _ host: TypeSymbol?) -> Bool {
      location == place && host === self.host
    }
    if let link = links.last(where: { isHere($0.location, $0.host) && $0.value == nil }),
      let region = link.region
    {
      links.removeAll { isHere($0.location, $0.host) && $0.value == nil }
      return PresentationSite(
        .init(
          path: path, presentation: .drillDown, form: link.form, host: link.host, region: region,
          location: place, condition: link.condition, surroundings: link.surroundings))
    }
    let known = sites.last { isHere($0.location, $0.host) && $0.presentation == .drillDown }
    sites.removeAll { isHere($0.location, $0.host) && $0.path.slot == path.slot }
    return known
  }

  /// The value that a tag is, if it can be named and is but one.
  func name(ofTag tag: Expression, in selection: ResolvedType) -> String? {
    guard let names = evaluator.names(ofTag: tag, of: selection, in: environment), names.count == 1
    else { return nil }
    return names[0]
  }
}

extension Denotation {
  /// The cases that rows with a value select, each row's by themselves; none of a row that may select any. One of what nobody keeps is one
  /// of all there are: `List(Page.allCases, selection: $page) { … }`.
  func casesOfRows(in selection: ResolvedType) -> [[String]] {
    if !caseNames.isEmpty { return caseNames.map { [$0] } }
    guard path == nil, collection == nil, let symbol = type.unwrapped.ownSymbol,
      symbol.kind == .enum, symbol.inherits("CaseIterable"),
      symbol === selection.unwrapped.ownSymbol
    else { return [[]] }
    return [symbol.cases.map(\.name)]
  }
}

extension TypeSymbol {
  /// Whether its values are their own identifiers: `var id: Self { self }`.
  fileprivate var isItsOwnIdentity: Bool {
    guard let type = property("id")?.declaration.type else { return false }
    return type.name == "Self" || type.name == name
  }
}

extension Expression {
  /// `\.self`
  fileprivate var isPathToItself: Bool {
    if case .keyPath(_, let names, _) = self { names.isEmpty || names == ["self"] } else { false }
  }

  /// Whether code puts tags on what it makes.
  fileprivate var tagsRows: Bool {
    guard case .closure(let closure) = self else { return false }
    let found: Bool? = closure.body.firstCall { callee, _ in
      if case .member(_?, "tag", _) = callee { true } else { nil }
    }
    return found == true
  }

  /// The tag that a chain of modifiers puts on a view.
  fileprivate var tag: Expression? {
    switch self {
    case .call(.member(_?, "tag", _), let arguments, _): arguments.first?.value
    case .call(.member(let base?, _, _), _, _): base.tag
    case .conditional(_, let inner): inner.tag
    default: nil
    }
  }
}
