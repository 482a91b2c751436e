import PortolanModel

extension Dialect {
  /// Stacks of UIKit that state drives: `NavigationStackController(path:root:destination:)`, a subclass that calls that initialiser,
  /// and `traitCollection.push(value:)`.
  static let controllerStack = Dialect(
    modifiers: [
      "init": { _, call, walk in
        guard walk.host?.foreignAncestor == KnownControllers.navigationStack,
          call["path"] != nil
        else { return false }
        return stack(call, &walk)
      },
      "push": { _, call, walk in
        guard walk.isInController, call.arguments.count == 1, let value = call["value"],
          case .member(let base?, _, _) = call.callee, base.isStackAccess
        else { return false }
        walk.links.append(
          LinkSite(
            form: "push(value:)", presentation: .drillDown, host: walk.host, region: nil,
            value: walk.evaluate(value), location: walk.location(call.position),
            surroundings: walk.surroundings, container: walk.stack))
        walk.walkArguments(of: call)
        return true
      },
    ],
    containers: [
      KnownControllers.navigationStack: { _, call, walk in
        call["path"] == nil ? false : stack(call, &walk)
      }
    ])

  private static func stack(_ call: Call, _ walk: inout ViewWalk) -> Bool {
    let bound = call["path"].map { walk.evaluate($0) } ?? .unknown
    let number = walk.containers.count
    walk.containers.append(
      Container(
        kind: .stack, form: Container.controllerStackForm, path: bound.path,
        host: walk.host, region: walk.region, location: walk.location(call.position)))
    walk.with(stack: number, surroundings: .stack) { walk in
      for argument in call.arguments where argument.label != "path" {
        if argument.label == "destination", let path = bound.path {
          element(of: bound.type.element, path, argument.value, call, number, &walk)
        } else if argument.label == "root" || argument.isTrailing {
          walk.embed(argument.value)
        } else {
          walk.walk(content: argument.value)
        }
      }
    }
    return true
  }
}

extension Container {
  /// Whether it is a stack of UIKit that state drives.
  var isControllerStack: Bool { form == Self.controllerStackForm }

  static let controllerStackForm = "\(KnownControllers.navigationStack)(path:)"
}

extension ViewWalk {
  /// The stack that the controller whose code is walked is itself.
  var controllerStack: Int? {
    containers.lastIndex { $0.isControllerStack && $0.host != nil && $0.host === host }
  }
}

extension Expression {
  /// `traitCollection` or `navigationController`, through which a screen reaches the stack that it lies on.
  fileprivate var isStackAccess: Bool {
    switch self {
    case .name(let name, _), .member(_, let name, _):
      ["traitCollection", "navigationController"].contains(name)
    default: false
    }
  }
}
