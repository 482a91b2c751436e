import PortolanModel

/// Ways to other screens that no state describes.
extension SourceAssembly {
  func links(of hosts: [TypeSymbol], _ menus: [TypeSymbol]) -> [Link] {
    if hosts.isEmpty { return [] }
    var links: [Link] = []
    let numbers = (hosts + menus).flatMap { linksByHost[ObjectIdentifier($0)] ?? [] }
    for (number, link) in numbers.distinct.sorted().map({ ($0, walk.links[$0]) })
    where hosts.contains(where: { $0 === link.host })
      || isInMenu(number) && !opensAgain(link, hosts)
    {
      // What a base's model does, an heir's does not.
      if link.isOfModel, hosts.dropFirst().contains(where: { $0 === link.host }) { continue }
      if isDoneAnew(link, for: hosts) { continue }
      if let target = link.scene {
        links.append(
          Link(
            form: link.form, presentation: link.presentation, leadsTo: reachScene(target),
            condition: link.condition, location: link.location))
      } else if let value = link.value {
        // A value that a bound stack takes is a push, not a link without state.
        let unhandledIn = stacksWithoutHandler(of: value, by: link)
        if stack(taking: link) != nil {
          if !unhandledIn.isEmpty {
            var found = Link(
              form: link.form, presentation: link.presentation, value: typeName(value.type),
              condition: link.condition, location: link.location)
            (found.title, found.unhandledIn) = (link.title, unhandledIn)
            links.append(found)
          }
          links += linksOntoStacksWithoutPath(by: link, with: value)
          continue
        }
        let handlers = handlers(taking: value, of: link)
        for target in targets(of: handlers, for: value.caseNames) {
          var found = Link(
            form: link.form, presentation: link.presentation, leadsTo: reachView(target),
            value: typeName(value.type), condition: link.condition, location: link.location)
          found.title = link.title
          found.isOutsideStack = isOutsideStack(link) ? true : nil
          found.shownWithoutStack = spotsWithoutStack(of: link)
          // A link to a state goes to the store of its stack, which handles all that it can hold.
          if value.type.isCertain, found.isOutsideStack != true, !link.isOfState,
            stacks.selects(link) == false, !handlers.isEmpty || !isOntoUnknownStack(link),
            !handlers.isEmpty || !isForLibrary(value, in: link)
          {
            let own = handlers.filter { $0.container == link.container }
            found.handledBy = (own.count > 1 ? own : Array(handlers.prefix(1))).map(\.location)
          }
          if !handlers.isEmpty, !unhandledIn.isEmpty { found.unhandledIn = unhandledIn }
          if found.handledBy?.count == 1 {
            found.swallowed = swallowed(value.caseNames, by: handlers)
          }
          links.append(found)
        }
      } else {
        // Of a window that code only finds, or is handed, whoever made it leads there: a base has none of its own.
        if link.form == ControllerLink.showWindow, link.region?.uses.count == 1,
          let shown = link.region?.firstUse?.view, isUnmadeRelative(shown)
        {
          continue
        }
        let isOutsideStack =
          link.presentation == .drillDown && self.isOutsideStack(link) ? true : nil
        let isOfController = link.host?.isController == true || link.host?.isDelegate == true
        let targets = withoutStacksAroundUnseen(
          link.region.map { self.targets(of: $0, isOfController: isOfController) } ?? [nil])
        // What a function is handed to show, each call of it leads to.
        if walk.forwarding.contains(link.location), link.region?.firstUse == nil { continue }
        // So it is in a stack, and what a delegate shows on whatever is on top is told only where it is known.
        if link.region?.firstUse?.isAroundUnseen == true, targets.allSatisfy({ $0 == nil }),
          walk.forwarding.contains(link.location) || link.host?.isDelegate == true
        {
          continue
        }
        for target in targets {
          // A model that is made leads nowhere before its view is shown.
          if let made = target?.view, isFlow(made), names.view(of: made) != nil { continue }
          // Of several it may lead to one in each build.
          let own = targets.count > 1 ? target?.condition : nil
          let style = targets.count > 1 && link.presentation == .sheet ? target?.style : nil
          var found = Link(
            form: link.form, presentation: style ?? link.presentation, leadsTo: reachView(target),
            condition: own ?? link.condition, location: link.location)
          found.title = link.title
          found.isOutsideStack = isOutsideStack
          if link.presentation == .drillDown {
            found.shownWithoutStack = spotsWithoutStack(of: link)
          }
          links.append(found)
        }
      }
    }
    return links.joined()
  }

  /// The links of a view's own code, in the order in which they were found.
  func links(of view: TypeSymbol) -> [LinkSite] {
    (linksByHost[ObjectIdentifier(view)] ?? []).map { walk.links[$0] }
  }

  /// Where a link leads whose view stands in stacks with a path and in others without one: in these nothing keeps what it pushes.
  private func linksOntoStacksWithoutPath(by link: LinkSite, with value: Denotation) -> [Link] {
    guard stacks.selects(link) == false else { return [] }
    return targets(of: handlersWithoutPath(taking: value, of: link), for: value.caseNames)
      .compactMap { target in
        guard let target, let screen = reachView(target) else { return nil }
        var found = Link(
          form: link.form, presentation: link.presentation, leadsTo: screen,
          value: typeName(value.type), condition: link.condition, location: link.location)
        found.title = link.title
        return found
      }
  }

  /// Whether a menu only brings the window back with whose screen it is listed.
  private func opensAgain(_ link: LinkSite, _ hosts: [TypeSymbol]) -> Bool {
    guard link.form == ControllerLink.showWindow, let opened = link.region?.firstUse?.view else {
      return false
    }
    return hosts.contains { names.screen(of: $0) === names.screen(of: opened) }
  }

  /// The code that shows a link's view without a stack around it, where none stands around the link itself in some other place.
  private func spotsWithoutStack(of link: LinkSite) -> [SourceLocation]? {
    guard !link.isInBranch,
      let spots = spotsWithoutStack([(link.surroundings, link.host, link.condition)])
    else {
      return nil
    }
    let all = walk.links.filter { $0.location == link.location }
    return all.allSatisfy { $0.surroundings == link.surroundings } ? spots : nil
  }

  /// Whether it is sure that no stack stands around a link: in a sheet without one of its own it pushes nothing, though a stack below
  /// would take its value.
  func isOutsideStack(_ link: LinkSite) -> Bool { stacks.isOutside(link.surroundings, link.host) }

  /// Whether a controller pushes onto whatever navigation controller it lies on, and none is known that takes values.
  private func isOntoUnknownStack(_ link: LinkSite) -> Bool {
    link.host?.isController == true
      && !stacks(around: link).contains { number in
        walk.containers.indices.contains(number) && walk.containers[number].isControllerStack
      }
  }

  /// Whether a value may be for a library: it is of a type that conforms to a protocol which was not read, and nobody knows in which
  /// stack its link stands.
  private func isForLibrary(_ value: Denotation, in link: LinkSite) -> Bool {
    guard let symbol = value.type.unwrapped.ownSymbol, link.container == nil,
      link.surroundings == .wrapper || link.host.map({ stacks.stacks(around: $0) == nil }) == true
    else { return false }
    return symbol.inherits.contains { parent in
      !KnownTypes.standardProtocols.contains(parent.lastName)
        && program.type(named: parent.name, in: symbol.outer, file: symbol.file) == nil
        && program.topLevelAlias(parent.name) == nil
    }
  }

  /// What a link shows that takes a value: what each of the stacks shows in which it stands, once.
  private func targets(of handlers: [StackHandler], for names: [String]) -> [ViewUse?] {
    var seen: Set<ObjectIdentifier?> = []
    let names = names.isEmpty ? [nil] : names.map(Optional.some)
    let found = handlers.flatMap { handler in
      names.flatMap { targets(of: handler.region, for: $0) }
    }
    .filter { seen.insert($0.map { ObjectIdentifier($0.view) }).inserted }
    return found.isEmpty ? [nil] : found
  }

  /// The cases of a value for which nothing is shown in its stack but what a `default:` shows.
  private func swallowed(_ names: [String], by handlers: [StackHandler]) -> Link.Swallowed? {
    for handler in handlers {
      let taken = names.filter { name in
        let shown = handler.region.shown(forCase: name).flatMap { content(of: $0) }
        return swallower(of: name, showing: shown, in: handler.region) != nil
      }
      guard !taken.isEmpty, let location = handler.region.defaultPosition else { continue }
      return Link.Swallowed(cases: taken, by: location)
    }
    return nil
  }

  /// What a link shows: one view, or one in each case of what it shows in place; of a case that it names, that alone.
  private func targets(
    of region: Region, for name: String? = nil, isOfController: Bool = false
  ) -> [ViewUse?] {
    if let name, let shown = region.shown(forCase: name) { return [content(of: shown)] }
    let excluding = region.excludingScreens {
      $0.isController || isOfController && !$0.wrapsContent
    }
    if excluding.count > 1 { return excluding }
    let choice = choice(in: region)
    let arms = choice.cases.map(\.region) + [choice.byDefault].compactMap(\.self)
    // What lies behind all of them, `page(for: item).background(Panels())`, is none of them.
    func pageCount(_ region: Region) -> Int {
      region.uses.count { $0.standing == .content || $0.standing == .column }
    }
    guard arms.count > 1, pageCount(choice) == choice.byDefault.map(pageCount) ?? 0 else {
      return [content(of: region)]
    }
    var seen: Set<ObjectIdentifier> = []
    let found = arms.compactMap { content(of: $0) }
      .filter { use in !use.arms.contains { walk.isNeverShown($0) } }
      .filter { seen.insert(ObjectIdentifier($0.view)).inserted }
    return found.isEmpty ? [nil] : found
  }

  /// What a region shows one of: itself, or a `switch` in it that is no slot, where there is nothing beside that.
  private func choice(in region: Region) -> Region {
    let choices = choices(in: region)
    guard region.uses.isEmpty, region.cases.isEmpty, choices.count == 1,
      region.selections.count == 1
    else { return region }
    return choices[0]
  }

  /// The stacks around a link in which it is dead: where nothing takes its value, though some other stack may.
  private func stacksWithoutHandler(of value: Denotation, by link: LinkSite) -> [SourceLocation] {
    guard link.form == LinkSite.valueForm, value.type.isCertain, stacks.selects(link) == false
    else { return [] }
    var around: Set<Int> = []
    if let stack = link.container {
      around = [stack]
    } else if let host = link.host, link.surroundings == .host, !link.isInBranch {
      // What stands in a branch may be left out in some of the stacks.
      around = stacks.certainStacks(around: host)
    }
    // Code that was only walked on trial has no container any more.
    let unhandled = around.filter(walk.containers.indices.contains).filter { number in
      let stack = walk.containers[number]
      // In a split view the other column may have the handler.
      return stack.form == "NavigationStack" && stacks.isOutside(stack.surroundings, stack.host)
        && !walk.handlers.contains {
          (takes($0, value) || !$0.type.isCertain) && mayStand($0, in: stack)
        }
    }
    return Set(unhandled.map { walk.containers[$0].location }).sorted()
  }

  /// Whether a handler stands in a stack, for all that is known. Code that is followed twice makes a stack twice.
  func mayStand(_ handler: StackHandler, in stack: Container) -> Bool {
    func isSame(_ number: Int) -> Bool {
      !walk.containers.indices.contains(number)
        || walk.containers[number].location == stack.location
    }
    if let number = handler.container { return isSame(number) }
    guard let host = handler.host, host.isView, !host.modifiesViews,
      let around = stacks(around: host), !around.isEmpty
    else { return true }
    return around.contains(where: isSame)
  }
}

extension Region {
  /// The screens of which it shows one or the other: `present(isNew ? FirstController() : SecondController(), …)`.
  fileprivate func excludingScreens(among isScreen: (TypeSymbol) -> Bool) -> [ViewUse] {
    var seen: Set<ObjectIdentifier> = []
    let made = uses.indices.filter { number in
      let view = uses[number].view
      // A hosting controller is what it shows.
      let isFilled = uses.dropFirst(number + 1).first.map { $0.depth > uses[number].depth } == true
      return isScreen(view) && !(view.isStack && isAround(number)) && !(isFilled && view.isHosting)
        && seen.insert(ObjectIdentifier(view)).inserted
    }.map { uses[$0] }
    let areApart = made.indices.allSatisfy { number in
      made.dropFirst(number + 1).allSatisfy { $0.arms.exclude(made[number].arms) }
    }
    guard areApart else { return [] }
    return made
  }

  /// Whether something else stands where a stack does, and so may be in it: one that is all there is says itself what it shows.
  private func isAround(_ stack: Int) -> Bool {
    uses.indices.contains { $0 != stack && !uses[$0].arms.exclude(uses[stack].arms) }
  }
}

extension TypeSymbol {
  /// Whether it is a controller around others: of what such a one is made with, that is what is shown.
  fileprivate var isStack: Bool {
    foreignAncestor.map {
      KnownControllers.containers.contains($0) && !KnownControllers.hosting.contains($0)
    } == true
  }
}

extension [Link] {
  /// Each once, though its code may be mentioned in several branches: then it is there in any of them.
  fileprivate func joined() -> [Link] {
    var order: [Link] = []
    var conditions: [Link: [String?]] = [:]
    for link in self {
      var anyway = link
      anyway.condition = nil
      if conditions[anyway] == nil { order.append(anyway) }
      conditions[anyway, default: []].append(link.condition)
    }
    return order.map { anyway in
      var link = anyway
      link.condition = Branches.either(conditions[anyway]!)
      return link
    }.joinedAcrossBuilds()
  }

  /// Those once that are alike and of which no build has two: `#if os(tvOS) NavigationLink { … }.padding() #else NavigationLink { … } #endif`.
  private func joinedAcrossBuilds() -> [Link] {
    var found: [(link: Link, conditions: [String])] = []
    for link in self {
      let other = found.firstIndex { other, conditions in
        guard let condition = link.condition, !conditions.isEmpty else { return false }
        var alike = link
        (alike.condition, alike.location) = (other.condition, other.location)
        return alike == other
          && conditions.allSatisfy { Branches.exclude([$0, condition]) }
      }
      if let other, let condition = link.condition {
        found[other].conditions.append(condition)
      } else {
        found.append((link, link.condition.map { [$0] } ?? []))
      }
    }
    return found.map { link, conditions in
      var link = link
      if conditions.count > 1 { link.condition = Branches.either(conditions) }
      return link
    }
  }
}
