import PortolanModel

extension Dialect {
  /// Stacks and what they show: `NavigationStack(path:)`, `.navigationDestination(for:)`.
  static let stack = Dialect(
    modifiers: ["navigationDestination": { _, call, walk in handler(call, &walk) }],
    containers: [
      "NavigationStack": container, "NavigationView": container,
      "NavigationSplitView": container, "NavigationStackStore": container,
    ])

  private static let container: Understand = { name, call, walk in
    let path =
      call.arguments.first { $0.label == "path" }
      ?? (name == "NavigationStackStore" ? call.arguments.first : nil)
    return stack(name, call, path: path, &walk)
  }

  /// A stack with its root, bound to a path or to none.
  static func stack(_ name: String, _ call: Call, path: Argument?, _ walk: inout ViewWalk) -> Bool {
    var bound = path.map { walk.evaluate($0.value) }
    if let path = bound?.path, walk.program.isIdlePath(path.property, of: path.owner) {
      bound = nil
    }
    let number = walk.containers.count
    let choices = bound?.choices ?? []
    for path in choices.isEmpty ? [bound?.path] : choices.map(Optional.some) {
      walk.containers.append(
        Container(
          kind: .stack, form: name, path: path, host: walk.host, region: walk.region,
          location: walk.placeOfStack(call), surroundings: walk.surroundings,
          outerStack: walk.stack, within: walk.within, hasColumns: name == "NavigationSplitView",
          condition: walk.condition))
    }
    let (sites, links) = (walk.sites.count, walk.links.count)
    walk.with(stack: number, surroundings: .stack) { walk in
      defer {
        // What the host does in there by itself.
        if let host = walk.host,
          walk.sites[sites...].contains(where: { $0.host === host && $0.presentation == .drillDown }
          )
            || walk.links[links...].contains(where: {
              $0.host === host && $0.presentation == .drillDown
            })
        {
          walk.noteStack(around: host)
        }
      }
      for argument in call.arguments where argument.label != "path" {
        if argument.label == "destination", let path = bound?.path {
          element(of: bound?.type.element ?? .unknown, path, argument.value, call, number, &walk)
        } else {
          show(argument, in: name, number, &walk)
        }
      }
    }
    return true
  }

  /// Shows a stack's root, or a column of a split view: `NavigationView { Sidebar(); Detail() }` has them in one closure.
  private static func show(
    _ argument: Argument, in name: String, _ number: Int, _ walk: inout ViewWalk
  ) {
    switch argument.value {
    case .closure(let closure) where name == Container.navigationViewForm:
      var columns = 0
      let (sites, links) = (walk.sites.count, walk.links.count)
      let saved = walk.environment
      for statement in closure.body {
        switch statement {
        case .expression, .if, .switch:
          if columns == 0 {
            walk.walk(statement)
          } else if walk.isWithoutColumns {
            continue
          } else {
            // It stands there only where there is room, and until something is pushed in its place.
            let fork = walk.forks.fork(2)
            walk.with(.column) { walk in walk.walk(arm: 1, of: fork) { $0.walk(statement) } }
          }
          columns += 1
          if columns > 1 {
            walk.containers[number].hasColumns = true
            continue
          }
          walk.containers[number].pushed =
            walk.sites[min(sites, walk.sites.count)...].filter { $0.presentation == .drillDown }
            .map(\.region)
            + walk.links[min(links, walk.links.count)...].filter { $0.presentation == .drillDown }
            .compactMap(\.region)
        default: walk.walk(statement)
        }
      }
      walk.environment = saved
    case .closure where name == "NavigationSplitView":
      // The first closure may stand behind the call without its label.
      let isSidebar = argument.label == nil || argument.label == "sidebar"
      let titles = walk.region.titles.count
      walk.with(isSidebar ? walk.standing : .column) { $0.walk(content: argument.value) }
      if isSidebar { walk.region.haveTitlesOfSidebar(from: titles) }
    default: walk.walk(content: argument.value)
    }
  }

  /// `destination: { store in switch store.case { … } }`
  static func element(
    of type: ResolvedType, _ path: StatePath, _ content: Expression, _ call: Call, _ number: Int,
    _ walk: inout ViewWalk
  ) {
    let region = Region()
    walk.region.presented.append(region)
    walk.handlers.append(
      StackHandler(
        type: type, writtenType: type.symbol?.nesting ?? "", host: walk.host, region: region,
        location: walk.location(call.position), container: number, condition: walk.condition))
    walk.with(region: region, rows: false) { $0.walk(content: content, [Denotation(type: type)]) }
  }

  static func handler(_ call: Call, _ walk: inout ViewWalk, takesHeirs: Bool = false) -> Bool {
    guard let type = call["for"] else { return false }
    var written = written(type)
    let value: ResolvedType
    if case .meta(let told) = walk.evaluate(type).type {
      value = told
      // A parameter's own name says nothing to whoever does not read the modifier.
      if walk.environment.local(written, walk.evaluator) != nil, let meant = told.written {
        written = meant
      }
    } else if !written.isEmpty {
      // A type within one that was not read: whatever it is, what is shown for it is pushed.
      value = .foreign(TypeReference(written))
    } else {
      return false
    }
    let region = Region()
    walk.region.presented.append(region)
    walk.handlers.append(
      StackHandler(
        type: value, writtenType: written, host: walk.host, region: region,
        location: walk.location(call.position), container: walk.stack ?? walk.controllerStack,
        takesHeirs: takesHeirs, condition: walk.condition))
    // What is done in there, is done while an element of this type is on top, whichever stack that is.
    let shown = value.ownSymbol.map(StatePath.init(elementOf:))
    walk.with(region: region, rows: false, presenting: shown) { walk in
      for content in call.contents {
        walk.walk(content: content.value, [Denotation(type: value)])
      }
    }
    return true
  }

  private static func written(_ type: Expression) -> String {
    switch type {
    case .member(let base?, "self", _): written(base)
    case .member(let base?, let name, _): "\(written(base)).\(name)"
    case .name(let name, _): name
    case .type(let type): type.written
    default: ""
    }
  }
}

extension Call {
  /// Whether it has a `NavigationView` show one column, whatever it is given: `.navigationViewStyle(.stack)`.
  var hidesColumns: Bool {
    style(setBy: "navigationViewStyle").map {
      ["stack", "StackNavigationViewStyle"].contains($0)
    } ?? false
  }
}
