import PortolanModel

extension Dialect {
  /// Stacks of FlowStacks and TCACoordinators, whose elements carry their presentation: `FlowStack($routes)`, `TCARouter(store)`,
  /// what they show, and what adds to them.
  static let routeStack = Dialect(
    modifiers: [
      "flowDestination": { name, call, walk in
        call["for"] == nil
          ? PresentationCall(name: name, call: call).understand(&walk)
          : Dialect.handler(call, &walk, takesHeirs: true)
      },
      "push": add, "presentSheet": add, "presentCover": add,
    ],
    containers: [
      "FlowStack": { name, call, walk in
        Dialect.stack(
          name, call, path: call.arguments.first { $0.label == nil && !$0.isTrailing }, &walk)
      },
      "TCARouter": router, "Router": router,
      "FlowLink": { name, call, walk in
        guard let value = call["value"] else { return false }
        walk.links.append(
          LinkSite(
            form: "FlowLink(value:)",
            presentation: call["style"].flatMap(RouteElements.style) ?? .drillDown, host: walk.host,
            region: nil, value: walk.evaluate(value), location: walk.location(call.position),
            surroundings: walk.surroundings, container: walk.stack, condition: walk.condition))
        walk.walkArguments(of: call)
        return true
      },
    ])

  /// A stack whose first element is one of the path's, so that one closure shows them all.
  private static let router: Understand = { name, call, walk in
    guard let path = call.arguments.first, path.label == nil, !path.isTrailing else { return false }
    let bound = walk.evaluate(path.value)
    guard let state = bound.path, case .many(let element) = bound.type.unwrapped,
      let content = call.arguments.last, content.isTrailing || content.label == "buildView"
    else { return false }
    let number = walk.containers.count
    walk.containers.append(
      Container(
        kind: .stack, form: name, path: state, host: walk.host, region: walk.region,
        location: walk.location(call.position), surroundings: walk.surroundings,
        outerStack: walk.stack))
    walk.with(stack: number, surroundings: .stack) { walk in
      Dialect.element(of: element, state, content.value, call, number, &walk)
    }
    return true
  }

  /// `navigator.presentSheet(.settings)`, of the navigator that a stack puts into the environment.
  private static let add: Understand = { name, call, walk in
    guard let how = RouteElements.adding[name], case .member(let base?, _, _) = call.callee,
      case .foreign(let navigator) = walk.evaluate(base).type.unwrapped, navigator.isRouteNavigator,
      let first = call.arguments.first,
      first.label == nil, !first.isTrailing
    else { return false }
    var value = walk.evaluate(first.value)
    if case .unknown = value.type, let type = navigator.arguments.first {
      value.type = walk.program.resolve(
        type, in: walk.environment.scope, file: walk.environment.file)
    }
    walk.links.append(
      LinkSite(
        form: "\(name)(_:)", presentation: how, host: walk.host, region: nil, value: value,
        location: walk.location(call.position), surroundings: walk.surroundings,
        container: walk.stack, condition: walk.condition))
    walk.walkArguments(of: call)
    return true
  }
}
