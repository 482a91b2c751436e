import PortolanModel

/// Presenters of the app's own: a function of `View` that takes a binding and content.
enum HomeMade {
  static func finish(
    _ member: Member, _ call: Call, sitesBefore: Int, _ walk: inout ViewWalk
  ) {
    for (parameter, argument) in member.declaration.matched(call.arguments)
    where parameter.type.lastName == "Binding" {
      var bound = walk.bound(to: argument.value, by: call)
      let getter = walk.showingGetter(of: argument.value)
      if bound.path == nil, let getter { bound = getter.state }
      guard let path = bound.path, let held = parameter.type.arguments.first, isPresence(held),
        !walk.sites[sitesBefore...].contains(where: { $0.path.slot == path.slot })
      else { continue }
      let region = Region()
      var site = PresentationSite(
        .init(
          path: path, presentation: .custom(member.name),
          form: "\(member.name)(\(parameter.label ?? "_"):)",
          host: walk.host, region: region, location: walk.location(call.position),
          sharedArms: walk.sharedArms, within: walk.within))
      if let getter {
        walk.region.presented.append(region)
        walk.sites.append(site)
        walk.with(
          region: region, rows: false, presenting: path, list: false, surroundings: .modal
        ) { $0.walk(getter) }
        continue
      }
      if !takesView(member, call) {
        // What it shows, it knows by itself; a flag or a plain value may mean anything to it.
        if held.lastName == "Bool" { continue }
        // What is only told something shows nothing by it.
        if walk.program.onlyWrites(parameter.name, in: member) { continue }
        region.holdsForeign = true
        // A toast leaves room for whatever else is presented.
        if path.cases.isEmpty, walk.program.laysOverPart(member) { site.presentation = .inline }
        if bound.namesSomethingShown {
          walk.sites.append(site)
        } else {
          walk.consumers.append(site)
        }
        continue
      }
      walk.region.presented.append(region)
      walk.sites.append(site)
      walk.with(
        region: region, rows: false, presenting: path, list: false,
        surroundings: Presentation.custom(member.name) == .drillDown ? nil : .modal
      ) { walk in
        for content in call.contents {
          walk.walk(
            content: content.value,
            [Denotation(type: bound.type.unwrapped, path: path)])
        }
      }
    }
  }

  /// A modifier of which the code is not there, and which is told by a binding to a case or to an optional when to show something.
  static func consume(_ name: String, _ call: Call, _ walk: inout ViewWalk) -> Bool {
    guard !PlainViews.binding.contains(name) else { return false }
    if present(name, call, &walk) { return true }
    for argument in call.arguments
    where !argument.isTrailing && (argument.value.isBinding || argument.value.makesBinding) {
      let bound = walk.bound(to: argument.value, by: call)
      guard let path = bound.path, !path.cases.isEmpty || bound.type.isOptional else { continue }
      let region = Region()
      let site = PresentationSite(
        .init(
          path: path, presentation: .custom(name), form: "\(name)(\(argument.label ?? "_"):)",
          host: walk.host, region: region, location: walk.location(call.position),
          condition: walk.condition, isHandedContent: !call.contents.isEmpty,
          sharedArms: walk.sharedArms, within: walk.within))
      let value = Denotation(type: bound.type.unwrapped, path: path)
      // `.browser(item: $page) { Page(url: $0) }`, as the system's own modifiers are called.
      if argument.label == "item", site.isHandedContent {
        walk.sites.append(site)
        walk.region.presented.append(region)
        walk.with(
          region: region, rows: false, presenting: path, list: false, surroundings: .modal
        ) { walk in
          for content in call.contents { walk.walk(content: content.value, [value]) }
        }
        return true
      }
      // What is a view by itself needs no content: `.navigate(to: $page)`. What says nothing of the binding may do anything with it:
      // `.restoring($page)`.
      if call.contents.isEmpty, argument.label != nil, !isTold(name),
        value.type.ownSymbol?.showsItself == true
      {
        walk.sites.append(site)
        walk.region.presented.append(region)
        let shown = Closure(
          body: [.expression(.name("$0", call.position))], position: call.position)
        walk.with(
          region: region, rows: false, presenting: path, list: false, surroundings: .wrapper
        ) { $0.walk(content: .closure(shown), [value]) }
        return true
      }
      walk.consumers.append(site)
      walk.with(part: region) { walk in
        for content in call.contents { walk.walk(content: content.value, [value]) }
      }
      walk.region.absorb(region)
      return true
    }
    return false
  }

  /// A modifier of which the code is not there, with a flag whose label says that it presents, and the page: `.popup(isPresented: $isShown)
  /// { MenuView() }`.
  private static func present(_ name: String, _ call: Call, _ walk: inout ViewWalk) -> Bool {
    guard
      let flag = call.arguments.first(where: { presents(by: $0) })?.value,
      call.contents.contains(where: { walk.makesPage($0.value) }),
      walk.bound(to: flag, by: call).path != nil
    else { return false }
    return PresentationCall(name: name, call: call, binding: flag, presentation: .custom(name))
      .understand(&walk)
  }

  /// Whether a modifier of which the code is not there only presents by what it is bound to, as the system's own do.
  static func presents(by argument: Argument) -> Bool {
    argument.label.map(presenting.contains) == true
  }

  /// The labels of flags by which content is presented.
  private static let presenting: Set<String> = [
    "isPresented", "isPresenting", "isShowing", "isShown", "isOpen", "present", "presented",
    "presenting",
  ]

  /// Whether a modifier says by its name that it does something when something happens: `onReceive(assign: $tab)`.
  private static func isTold(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  /// Whether what it is given is shown: a closure that does something makes no presenter.
  private static func takesView(_ member: Member, _ call: Call) -> Bool {
    member.declaration.matched(call.arguments).contains { parameter, _ in
      member.declaration.takesView(parameter)
    }
  }

  private static func isPresence(_ type: TypeReference) -> Bool {
    type.lastName == "Bool" || type.lastName == "Optional"
  }
}

extension ViewWalk {
  /// Whether content is a view of the app's own somewhere: one that it makes, or that a property or a function gives.
  func makesPage(_ content: Expression) -> Bool {
    var isPage = false
    content.visit { part in
      if isPage { return }
      if let name = part.ownName {
        isPage =
          environment.scope?.members(named: name).contains { $0.declaration.givesView } == true
      } else if case .call(let callee, _, _) = part {
        isPage = construction(callee)?.isView == true
      }
    }
    return isPage
  }
}

extension Denotation {
  /// Whether what it holds is most likely there to be shown: a type of the app's own that is no state of a control.
  fileprivate var namesSomethingShown: Bool {
    guard let symbol = type.unwrapped.ownSymbol, let path else { return false }
    if !path.cases.isEmpty { return true }
    return path.owner.property(path.property)?.attribute("FocusState") == nil
      && !symbol.inherits("RawRepresentable", "String", "Int")
      && !NavigationWords.namesSomethingElse(symbol.name)
      && !NavigationWords.namesSomethingElse(property: path.property)
  }
}

extension TypeSymbol {
  /// Whether its values are views, be it by a library's protocol: what has a body shows that.
  var showsItself: Bool {
    isView
      || kind == .enum
        && members(named: "body").contains {
          $0.declaration.kind == .variable && $0.declaration.givesView
        }
  }
}

extension Expression {
  /// Whether it makes a binding of two closures.
  fileprivate var makesBinding: Bool {
    guard case .call(let callee, let arguments, _) = self, arguments.count == 2,
      arguments[1].label == "set"
    else { return false }
    if case .member(nil, "init", _) = callee { return true }
    return callee.isType("Binding")
  }

  /// Whether it is a binding by its looks: `$model.item`, `$store.scope(…)`, `self.$item`.
  fileprivate var isBinding: Bool {
    switch self {
    case .name(let name, _): name.hasPrefix("$")
    case .member(let base, let name, _): name.hasPrefix("$") || base?.isBinding == true
    case .call(.member(let base?, _, _), _, _): base.isBinding
    case .element(let base, _): base.isBinding
    default: false
    }
  }
}
