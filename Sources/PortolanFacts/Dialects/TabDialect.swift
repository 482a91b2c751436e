import PortolanModel

extension Dialect {
  /// Tabs, by `.tag(…)` or as `Tab(value:)`.
  static let tabs = Dialect(
    modifiers: [
      "tag": { _, call, walk in
        walk.selectRow(tagged: call)
        return false
      }
    ],
    containers: [
      "TabView": { name, call, walk in TabCall(call: call).understand(&walk) },
      "Tab": { name, call, walk in
        guard call.hasClosure else { return false }
        for argument in call.arguments {
          walk.with(argument.label == "label" ? .decoration : walk.standing) {
            $0.walk(content: argument.value)
          }
        }
        return true
      },
      "Picker": { name, call, walk in
        if let path = call["selection"].flatMap({ walk.evaluate($0).path }) {
          walk.picked.append(path)
        }
        return false
      },
    ])
}

extension Expression {
  /// A list of which this one has the elements: of `Tab.allCases.filter { … }`, or `Tab.shown + extra`, what stands first.
  var madeFrom: Expression {
    switch self {
    case .infix(let first, "+", _): first.madeFrom
    case .call(.member(let base?, let name, _), _, _)
    where ["filter", "sorted", "reversed", "dropFirst", "dropLast", "prefix"].contains(name):
      base.madeFrom
    default: self
    }
  }

  /// The list whose elements a loop is given with their numbers: of `Array(tabs.enumerated())` the tabs.
  fileprivate var numbered: Expression? {
    switch self {
    case .call(.name("Array", _), let arguments, _) where arguments.count == 1:
      arguments[0].value.numbered
    case .call(.member(let base?, "enumerated", _), _, _): base
    default: nil
    }
  }

  /// What modifies something, without that: of `Group { … }.sheet(…)` what is `EmptyView().sheet(…)`; `nil` where nothing does.
  fileprivate var withoutContent: Expression? {
    guard case .call(.member(let base?, let name, let place), let arguments, let position) = self
    else { return nil }
    let rest = base.withoutContent ?? .call(.name("EmptyView", position), [], position)
    return .call(.member(rest, name, place), arguments, position)
  }

  /// What a chain of modifiers hangs on: of `ForEach(tabs) { … }.hidden()` the loop.
  var construction: (name: String, arguments: [Argument], position: Position)? {
    switch self {
    case .call(.name(let name, _), let arguments, let position): (name, arguments, position)
    case .call(.member(let base?, _, _), _, _): base.construction
    case .conditional(_, let inner): inner.construction
    default: nil
    }
  }
}

extension Expression {
  /// Whether it has what stands in the bar for it: `Text("Inbox").tabItem { … }`, or is a `Tab`.
  fileprivate var isSaidToBeTab: Bool {
    switch self {
    case .call(.name("Tab", _), _, _), .call(.member(_?, "tabItem", _), _, _): true
    case .call(.member(let base?, _, _), _, _): base.isSaidToBeTab
    case .conditional(_, let inner): inner.isSaidToBeTab
    default: false
    }
  }

  /// Whether it is a tab that shows nothing: `Tab("Inbox") {}`.
  fileprivate var isBlankTab: Bool {
    guard case ("Tab", let arguments, _)? = construction else { return false }
    return arguments.contains { argument in
      guard argument.label == nil || argument.label == "content",
        case .closure(let closure) = argument.value
      else { return false }
      return closure.body.isEmpty
    }
  }
}

extension Statement {
  /// Whether it is a view with a tag.
  fileprivate var isTagged: Bool {
    if case .expression(.call(.member(_?, "tag", _), _, _)) = self { true } else { false }
  }
}

extension Declaration {
  /// Whether what it gives stands in a bar of tabs.
  fileprivate var givesTabs: Bool {
    type?.name == "some" && type?.arguments.first?.lastName == ShownProtocols.tabs
  }
}

extension Call {
  /// Whether it makes pages of tabs: `.tabViewStyle(.page)`, `.tabViewStyle(PageTabViewStyle())`.
  var turnsPages: Bool {
    style(setBy: "tabViewStyle").map {
      ["page", "verticalPage", "PageTabViewStyle", "VerticalPageTabViewStyle"].contains($0)
    } ?? false
  }

  /// The name of the style that it sets, if it is this modifier: `page` of `.tabViewStyle(.page)`.
  func style(setBy modifier: String) -> String? {
    guard case .member(_, modifier, _) = callee else { return nil }
    return arguments.first?.value.lastName
  }
}

extension Region {
  /// Puts what was constructed once for all elements of a list beside what is shown for each: of
  /// `ForEach(pages) { page in Host { page.content } }` each page comes with a host.
  fileprivate func standBesideCases(since start: (use: Int, `case`: Int)) {
    let around = uses[start.use...]
    uses.removeSubrange(start.use...)
    for (_, shown) in cases[start.case...] {
      let outermost = shown.uses.map(\.depth).min() ?? 0
      for number in shown.uses.indices { shown.uses[number].depth -= outermost }
      shown.uses += around
    }
  }
}

/// A bar of tabs, or pages to be turned.
struct TabCall {
  let call: Call

  func understand(_ walk: inout ViewWalk) -> Bool {
    let bound = call["selection"].map { walk.evaluate($0) }
    let isPaging = walk.isPaging
    walk.isPaging = false
    if isPaging, turnPages(bound, &walk) { return true }
    if call["selection"] == nil, let only = onlyTab(walk) {
      walk.walk(only)
      return true
    }
    let region = Region()
    walk.containers.append(
      Container(
        kind: .tabs, form: "TabView", path: bound?.path, host: walk.host, region: region,
        location: walk.location(call.position), within: walk.within))
    walk.region.presented.append(region)
    tabs(in: contents, bound, region, &walk)
    return true
  }

  /// The view that is the only tab, which is shown whatever anybody does: `TabView { MapView().tabItem { … } }`.
  private func onlyTab(_ walk: ViewWalk) -> Expression? {
    guard contents.count == 1, case .closure(let closure) = contents[0].value,
      closure.body.count == 1, let tab = closure.body[0].expression, let made = tab.construction,
      case .meta(.own(let symbol)) = walk.evaluate(.name(made.name, made.position)).type,
      symbol.isView, !symbol.inherits(ShownProtocols.tabs)
    else { return nil }
    return tab
  }

  /// What it is given to show.
  var contents: [Argument] {
    call.arguments.filter { $0.label == nil || $0.label == "content" }
  }

  private func tabs(
    in contents: [Argument], _ bound: Denotation?, _ region: Region, _ walk: inout ViewWalk
  ) {
    for content in contents {
      guard case .closure(let closure) = content.value else { continue }
      tabs(in: closure.body, bound, region, &walk)
    }
  }

  private func tabs(
    in statements: [Statement], _ bound: Denotation?, _ region: Region, _ walk: inout ViewWalk
  ) {
    let saved = walk.environment
    for statement in statements { tab(statement, bound, region, &walk) }
    walk.environment = saved
  }

  private func tab(
    _ statement: Statement, _ bound: Denotation?, _ region: Region, _ walk: inout ViewWalk
  ) {
    switch statement {
    case .expression(let expression):
      switch expression.construction {
      case ("ForEach", let arguments, _)?: eachTab(arguments, bound, region, &walk)
      case ("TabSection", let arguments, _)?: tabs(in: arguments, bound, region, &walk)
      case ("Group", let arguments, _)? where !isTab(expression, walk):
        tabs(in: arguments, bound, region, &walk)
        // What the group's modifiers do stands around all of its tabs.
        if let around = expression.withoutContent { walk.walk(content: around) }
      case ("Tab", _, _)?: tab(expression, bound, region, &walk)
      case (let name, let arguments, _)?:
        if !tabs(of: name, arguments, bound, region, &walk),
          !tabs(by: name, arguments, bound, region, &walk)
        {
          tab(expression, bound, region, &walk)
        }
      default:
        guard let name = expression.ownName, tabs(by: name, nil, bound, region, &walk) else {
          return tab(expression, bound, region, &walk)
        }
      }
    case .declaration(let declaration): walk.walk(local: declaration)
    case .conditional(let condition, let body):
      walk.with(condition: condition) { tabs(in: body, bound, region, &$0) }
    case .block(let body): tabs(in: body, bound, region, &walk)
    case .if(_, let then, let other):
      tabs(in: then, bound, region, &walk)
      tabs(in: other, bound, region, &walk)
    case .switch(let subject, let arms, _):
      let value = walk.evaluate(subject)
      let known = arms.arm(for: value.caseName, walk.evaluator)
      for (number, arm) in arms.enumerated() where known == nil || known == number {
        tabs(in: arm.body, bound, region, &walk)
      }
    default: region.holdsForeign = true
    }
  }

  /// Tabs that the view puts together in a property or a function of its own: `@TabContentBuilder<Page> var tabs: some TabContent<Page>`,
  /// or one with a view for each tag. `false` where the name is none of these.
  private func tabs(
    by name: String, _ arguments: [Argument]?, _ bound: Denotation?, _ region: Region,
    _ walk: inout ViewWalk
  ) -> Bool {
    guard let scope = walk.environment.scope else { return false }
    let own =
      arguments.map { walk.evaluator.method(name, of: scope, $0) } ?? scope.property(name)
    guard let member = own, !member.isStored, let body = member.declaration.body,
      member.declaration.givesTabs || body.contains(where: \.isTagged)
    else { return false }
    let key = "tabs \(scope.id).\(name)"
    guard walk.following.insert(key).inserted else { return true }
    var inner = Environment(scope: scope, file: member.file)
    for (parameter, argument) in member.declaration.matched(arguments ?? []) {
      inner.bind(parameter.name, walk.evaluate(argument.value))
    }
    walk.with(environment: inner) { tabs(in: body, bound, region, &$0) }
    walk.following.remove(key)
    return true
  }

  /// Tabs that the app puts together in a type of its own: `struct MailTabs: TabContent`. `false` where the name is of no such type.
  private func tabs(
    of name: String, _ arguments: [Argument], _ bound: Denotation?, _ region: Region,
    _ walk: inout ViewWalk
  ) -> Bool {
    guard
      case .meta(.own(let symbol)) = walk.evaluate(.name(name, call.position)).type,
      symbol.inherits(ShownProtocols.tabs), let body = symbol.property("body"),
      let shown = body.declaration.body
    else { return false }
    let key = "\(symbol.id).body"
    guard walk.following.insert(key).inserted else { return true }
    var inner = Environment(scope: symbol, file: body.file)
    for argument in arguments {
      if let label = argument.label { inner.give(label, walk.evaluate(argument.value)) }
    }
    walk.usedViews.insert(ObjectIdentifier(symbol))
    walk.with(environment: inner) { tabs(in: shown, bound, region, &$0) }
    walk.following.remove(key)
    return true
  }

  /// Whether a group is one tab by what is written on it, and not by what stands on each view in it.
  private func isTab(_ group: Expression, _ walk: ViewWalk) -> Bool {
    label(of: group, walk) != nil || tag(of: group, walk) != nil
  }

  private func tab(
    _ expression: Expression, _ bound: Denotation?, _ region: Region, _ walk: inout ViewWalk
  ) {
    let name = tag(of: expression, walk)
    // Tabs that nothing selects have no names, and each leads to what it shows.
    let isSelected = bound?.path != nil
    let shown = (isSelected ? name : nil).map { region.region(forCase: $0) } ?? Region()
    shown.label =
      label(of: expression, walk) ?? labelInBody(of: expression, walk) ?? shown.label
    let choice = name.flatMap { bound?.path?.narrowed(to: $0) }
    walk.with(region: shown, choosing: choice) { $0.walk(content: expression) }
    if isSelected {
      walk.note(tab: shown, by: expression)
      if name != nil { return }
      region.absorb(shown)
      if !shown.cases.isEmpty { return }
      // A tab of which nothing is known may be any.
      region.holdsForeign = true
      if bound?.type.unwrapped.ownSymbol?.kind == .enum { return }
    }
    if let name { region.cases.append((name, shown)) }
    walk.region.presented.append(shown)
    link(to: shown, as: expression, at: position(of: expression), &walk)
  }

  /// `ForEach(Tab.allCases) { tab in … .tag(tab) }`: what the closure shows for each case in turn.
  private func eachTab(
    _ arguments: [Argument], _ bound: Denotation?, _ region: Region, _ walk: inout ViewWalk
  ) {
    guard case .closure(let closure)? = arguments.last?.value, var list = arguments.first?.value
    else { return }
    let isNumbered = list.numbered != nil && closure.parameters.count == 2
    if isNumbered, let numbered = list.numbered { list = numbered }
    let selected = bound?.type.unwrapped.ownSymbol
    let element = walk.evaluate(list.madeFrom).type.element
    let known = element.ownSymbol
    if let symbol = known ?? selected, symbol.kind == .enum, selected == nil || symbol === selected
    {
      let listed = walk.evaluator.cases(listedBy: list, of: symbol, in: walk.environment)
      for name in listed ?? symbol.cases.map(\.name) {
        let value = Denotation(type: .own(symbol), caseName: name)
        if bound?.path == nil {
          tab(of: closure, for: isNumbered ? [.unknown, value] : [value], region, &walk)
        } else {
          walk.with(
            region: region.region(forCase: name), choosing: bound?.path?.narrowed(to: name)
          ) { $0.walk(closure, isNumbered ? [.unknown, value] : [value]) }
        }
      }
      return
    }
    let saved = walk.environment
    let name = (isNumbered ? closure.parameters.last : closure.parameters.first) ?? "$0"
    walk.environment.bind(name, Denotation(type: element))
    let elements = walk.evaluator.elements(of: list, in: walk.environment) ?? []
    if !elements.isEmpty, elements.allSatisfy({ known === walk.struct(madeBy: $0) }) {
      for (number, element) in elements.enumerated() {
        let value = walk.evaluator.evaluate(element.value, in: element.environment)
        if value.literal != nil { walk.environment.bind(name, value) }
        if isNumbered, let counter = closure.parameters.first {
          walk.environment.bind(counter, Denotation(type: .int, literal: String(number)))
        }
        walk.bind(madeBy: element, to: name)
        tabs(in: closure.body, bound, region, &walk)
      }
    } else {
      // Each element is a section of tabs, or something that a tab is made of.
      let before = (region.uses.count, region.cases.count)
      tabs(in: closure.body, bound, region, &walk)
      if region.routes != nil { region.standBesideCases(since: before) }
    }
    walk.environment = saved
  }

  /// What a loop shows for one case, as a tab that nothing selects.
  private func tab(
    of closure: Closure, for values: [Denotation], _ region: Region, _ walk: inout ViewWalk
  ) {
    let shown = Region()
    let expression = closure.body.count == 1 ? closure.body[0].expression : nil
    shown.label = expression.flatMap { label(of: $0, walk) }
    walk.with(region: shown) { $0.walk(closure, values) }
    if let name = values.last?.caseName { region.cases.append((name, shown)) }
    walk.region.presented.append(shown)
    link(
      to: shown, as: expression, at: expression.map(position) ?? closure.position, &walk)
  }

  /// - Parameter tab: What the tab is written as. Where that says that it is one, it may show nothing but the system's views.
  private func link(
    to shown: Region, as tab: Expression?, at position: Position, _ walk: inout ViewWalk
  ) {
    if shown.firstUse == nil {
      guard let tab, tab.isSaidToBeTab, shown.showsPlainContent || tab.isBlankTab else { return }
    }
    walk.links.append(
      LinkSite(
        form: "TabView", presentation: .tab, host: walk.host, region: shown,
        location: walk.location(position), surroundings: walk.surroundings,
        condition: walk.condition, title: shown.label))
  }

  /// Where a tab is written: at the view, not at the last of its modifiers.
  private func position(of expression: Expression) -> Position {
    switch expression {
    case .call(.member(let base?, _, _), _, let own):
      if case .call = base { position(of: base) } else { own }
    default: expression.position ?? call.position
    }
  }

  /// The case that is written out; what a value of the code's own holds, nobody knows: `item` of `entry.item`.
  private func writtenCase(_ expression: Expression, _ walk: ViewWalk) -> String? {
    if case .member(let base?, _, _) = expression {
      if let first = base.propertyNames?.first,
        walk.environment.local(first, walk.evaluator) != nil
      {
        return nil
      }
      switch walk.evaluate(base).type {
      case .meta, .unknown: break
      default: return nil
      }
    }
    return walk.evaluator.caseName(expression)
  }

  func name(_ expression: Expression, _ walk: ViewWalk) -> String? {
    switch expression {
    case .member(.name(let tab, _)?, let property, _)
    where walk.environment.local("\(tab).\(property)", walk.evaluator)?.closure != nil:
      walk.value(of: property, madeFor: tab).flatMap { name($0, walk) }
    case .member(let tab?, "rawValue", _), .member(let tab?, "id", _): name(tab, walk)
    default: walk.evaluate(expression).toldName ?? writtenCase(expression, walk)
    }
  }
}
