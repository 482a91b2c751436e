import PortolanModel

extension Dialect {
  /// `NavigationLink` in all its forms.
  static let navigationLink = Dialect(containers: [
    "NavigationLink": { _, call, walk in NavigationLinkCall(call: call).understand(&walk) },
    // The Composable Architecture's before it could observe: what a tap does, a reducer says.
    "NavigationLinkStore": { name, call, walk in
      guard let store = call.arguments.first, store.label == nil, !store.isTrailing,
        call["destination"] != nil
      else { return false }
      return NavigationLinkCall(call: call, form: name).bound(to: store.value, &walk)
    },
  ])
}

private struct NavigationLinkCall {
  let call: Call
  var form = "NavigationLink(isActive:)"

  /// What binds by itself, and what does with a tag.
  private static let flags = ["isActive", "unwrapping", "unwrap", "item"]
  private static let bindings = Set(flags + ["selection"])

  func understand(_ walk: inout ViewWalk) -> Bool {
    if let binding = call.first(labelled: Self.flags) {
      return bound(to: binding, &walk)
    }
    if let selection = call["selection"], let tag = call["tag"] {
      return selected(selection, tag, &walk)
    }
    if let value = call["value", "state"] {
      // In a list that selects, a link with a value of that type selects it.
      if let selection = walk.selection,
        walk.evaluate(value).type.isSelected(in: selection.type) == true
      {
        for cases in walk.linked(value).casesOfRows(in: selection.type) {
          walk.noteRow(
            LinkSite.name(LinkSite.valueForm, titled: title(in: walk)), selecting: cases,
            call.position)
        }
        walk.walkArguments(of: call)
        return true
      }
      let values = walk.linkedValues(value)
      for value in values {
        walk.links.append(
          LinkSite(
            form: call["state"] == nil ? LinkSite.valueForm : LinkSite.stateForm,
            presentation: .drillDown, host: walk.host, region: nil, value: value,
            location: walk.location(call.position), surroundings: walk.surroundings,
            container: walk.stack,
            element: walk.presenting.last.flatMap { $0.isElement ? $0 : nil },
            selection: walk.selection?.type, condition: walk.condition,
            title: title(in: walk), isInBranch: !walk.arms.isEmpty || values.count > 1))
      }
      walk.walkArguments(of: call)
      return true
    }
    if let shown = call["to"], walk.isView(shown) { return direct(to: shown, &walk) }
    return direct(&walk)
  }

  /// A library's own initialiser with what is a view by itself, be it an enum of pages: `NavigationLink(to: Page.help) { Text("Help") }`.
  private func direct(to shown: Expression, _ walk: inout ViewWalk) -> Bool {
    let arguments = call.arguments.map { argument in
      guard argument.label == "to" else { return argument }
      var argument = argument
      (argument.label, argument.value) = ("destination", .closure(walk.content(shown)))
      return argument
    }
    let call = Call(callee: call.callee, arguments: arguments, position: call.position)
    return NavigationLinkCall(call: call).direct(&walk)
  }

  func bound(to binding: Expression, _ walk: inout ViewWalk) -> Bool {
    let bound = walk.bound(to: binding, by: call)
    guard let path = bound.path else { return untold(binding, form, &walk) }
    present(path, bound, &walk)
    return true
  }

  private func selected(_ selection: Expression, _ tag: Expression, _ walk: inout ViewWalk) -> Bool
  {
    let bound = walk.evaluate(selection)
    guard var path = bound.path else {
      return untold(selection, "NavigationLink(tag:selection:)", &walk)
    }
    if let name = walk.evaluator.caseName(tag), bound.type.symbol?.hasCase(name) == true {
      path = path.narrowed(to: name)
      present(path, bound, &walk)
    } else {
      present(path, bound, taggedAs: walk.name(ofTag: tag, in: bound.type), &walk)
    }
    return true
  }

  /// What some state leads to that could not be told is unresolved, and no link without state; but for a binding that never changes.
  private func untold(_ binding: Expression, _ form: String, _ walk: inout ViewWalk) -> Bool {
    if binding.isConstant || destination?.isEmptyView == true { return direct(&walk) }
    let region = Region()
    walk.region.presented.append(region)
    walkContents(.unknown, region, isBound: false, &walk)
    walk.unfollowed.append(
      UnfollowedPresentation(
        form: form, host: walk.host, location: walk.location(call.position)))
    return true
  }

  private func present(
    _ path: StatePath, _ bound: Denotation, taggedAs tag: String? = nil, _ walk: inout ViewWalk
  ) {
    let region = Region()
    let isNumber = tag.flatMap(Double.init) != nil
    walk.region.presented.append(region)
    walk.sites.append(
      PresentationSite(
        .init(
          path: path, presentation: .drillDown, form: form, host: walk.host, region: region,
          location: walk.location(call.position), condition: walk.condition,
          surroundings: walk.surroundings,
          read: bound.type.isBool && path.cases.isEmpty && tag == nil
            ? walk.optionals(
              readBy: [destination].compactMap { $0.map { Argument(value: $0) } }, of: .drillDown)
            : [],
          arms: walk.arms, sharedArms: walk.sharedArms, within: walk.within,
          tag: tag, isNumbered: isNumber)))
    let value = Denotation(type: bound.type.unwrapped, path: path)
    walkContents(value, region, &walk)
    walk.walk(setterOf: bound, presenting: path)
  }

  /// `NavigationLink(destination: …)`, `NavigationLink { … } label: { … }`: no state says where it leads.
  private func direct(_ walk: inout ViewWalk) -> Bool {
    // `NavigationLink(destination: EmptyView()) { EmptyView() }` keeps others alive, and leads nowhere.
    if destination?.isEmptyView == true {
      if let label = call["label"] { walk.walk(content: label) }
      return true
    }
    walk.link(
      call, to: destination, as: .drillDown,
      form: call["destination"] == nil ? "NavigationLink" : "NavigationLink(destination:)",
      title: title(in: walk), handed: walk.handed(asDestination: destination))
    walkLabel(&walk)
    return true
  }

  /// `NavigationLink("Settings", …)`, `label: { Label("Settings", systemImage: "gear") }`
  private func title(in walk: ViewWalk) -> String? {
    if let first = call.arguments.first, first.label == nil, !first.isTrailing {
      return walk.title(in: first.value)
    }
    let isLabelled = call.arguments.contains { $0.label == "label" }
    let isDirect = call["destination", "value", "state"] != nil
    let label = call.arguments.first { argument in
      isLabelled ? argument.label == "label" : isDirect && argument.isTrailing
    }
    guard case .closure(let closure)? = label?.value else { return nil }
    return walk.title(ofLabel: closure.body)
  }

  private var destination: Expression? {
    call.arguments.linkDestination
  }

  /// - Parameter isBound: Whether it is known what the binding is of, so that what it does is walked apart.
  private func walkContents(
    _ value: Denotation, _ region: Region, isBound: Bool = true, _ walk: inout ViewWalk
  ) {
    // With a destination of its own, the closure without a label is the label.
    if let destination {
      walk.with(region: region, rows: false, presenting: value.path, list: false) {
        $0.walk(content: destination, [value])
      }
    }
    walkLabel(isBound: isBound, &walk)
  }

  private func walkLabel(isBound: Bool = false, _ walk: inout ViewWalk) {
    for argument in call.arguments
    where !isBound || argument.label.map(Self.bindings.contains) != true {
      let isDestination =
        argument.label == "destination"
        || (argument.isTrailing && argument.label == nil && call["destination"] == nil)
      if !isDestination, argument.label != "onNavigate" { walk.walk(content: argument.value) }
    }
  }
}

extension ViewWalk {
  /// Whether a value is a view: of a type of the app's own with a body.
  fileprivate func isView(_ value: Expression) -> Bool {
    evaluate(value).type.unwrapped.ownSymbol?.showsItself == true
  }

  /// What a link may carry: the one value, or of each type that it may be of one.
  fileprivate func linkedValues(_ value: Expression) -> [Denotation] {
    let linked = linked(value)
    guard linked.type.mayBeAnything, let path = linked.path else { return [linked] }
    let told = program.values(ofAnyTypeGivenTo: path)
    return told.isEmpty ? [linked] : told
  }

  /// The value that a link carries, with the case that it holds.
  fileprivate func linked(_ value: Expression) -> Denotation {
    var denotation = evaluate(value)
    // Of what may be absent, a link carries what is there.
    denotation.type = denotation.type.unwrapped
    if denotation.path == nil, denotation.caseNames.isEmpty, let symbol = denotation.type.ownSymbol,
      symbol.isEnumerated
    {
      denotation.caseChoices = evaluator.cases(of: symbol, computedBy: value, in: environment)
    }
    guard case .call(_, let arguments, _) = value, let symbol = denotation.type.ownSymbol,
      symbol.kind != .enum
    else { return denotation }
    denotation.heldCase =
      arguments.lazy.compactMap { argument -> String? in
        guard let label = argument.label, let name = evaluate(argument.value).caseName,
          evaluator.property(label, of: symbol)?.type.ownSymbol?.hasCase(name) == true
        else { return nil }
        return name
      }.first
    return denotation
  }
}
