import PortolanModel

/// Children that a controller takes away again: `welcome?.removeFromParent()`. One of them is there for a while, and of several that one
/// property keeps one after the other each stands in place of the others.
struct RemovedChildren {
  /// The properties of a controller that keep them; whether something else is put there as they go.
  fileprivate var properties: [String: Bool] = [:]
  /// The variables, and the parameters, of which the controller's code sets such properties: `self.welcome = page`.
  fileprivate var variables: [String: String] = [:]

  fileprivate init(of controller: TypeSymbol, _ program: Program) {
    for member in controller.members {
      let code = (member.declaration.body ?? []) + member.declaration.observers
      var removed: Set<String> = []
      var added: Set<String> = []
      code.visit { part in
        guard case .call(let callee, let arguments, _) = part, let name = callee.lastName else {
          return
        }
        if Self.removing.contains(name), case .member(let child?, _, _) = callee {
          if let child = child.ownName { removed.insert(child) }
        } else if KnownControllers.adding.contains(name) {
          added.formUnion(arguments.flatMap(\.value.listed).compactMap(\.ownName))
        } else if callee.ownName != nil {
          // `remove(current); add(page)`, where functions of the controller's own do that.
          for (number, argument) in arguments.enumerated() {
            guard let child = argument.value.ownName else { continue }
            if Self.removes(arguments, at: number, by: name, of: controller) {
              removed.insert(child)
            } else if program.adds(arguments, at: number, by: name, of: controller, member.file) {
              added.insert(child)
            }
          }
        }
      }
      let kept = removed.compactMap { Self.property(named: $0, of: controller, in: code) }
      // What is only put in again, as into another view, stays.
      for property in kept where !added.contains(property) {
        properties[property] = properties[property] != false && !added.isEmpty
      }
    }
    if properties.isEmpty { return }
    for member in controller.members {
      (member.declaration.body ?? []).visit { part in
        guard case .assignment(let target, .name(let name, _), _) = part,
          let property = target.ownName, properties[property] != nil
        else { return }
        variables[name] = property
      }
    }
    noteParameters(of: controller, program)
  }

  /// Notes the parameters of functions that add what they are handed, where that is always such a variable: `add(page); current = page`.
  private mutating func noteParameters(of controller: TypeSymbol, _ program: Program) {
    var handed: [String: Set<String?>] = [:]
    for member in controller.members {
      let code = (member.declaration.body ?? []) + member.declaration.observers
      code.visit { part in
        guard case .call(let callee, let arguments, _) = part, let name = callee.ownName,
          let function = controller.members(named: name).first(where: {
            $0.declaration.accepts(arguments)
          })
        else { return }
        let matched = function.declaration.matched(arguments)
        for (number, argument) in arguments.enumerated()
        where program.adds(arguments, at: number, by: name, of: controller, member.file) {
          guard let parameter = matched.first(where: { $0.1 == argument })?.0 else { continue }
          handed[parameter.name, default: []].insert(property(keeping: argument.value))
        }
      }
    }
    for (name, properties) in handed where properties.count == 1 {
      if let property = properties.first ?? nil, variables[name] == nil {
        variables[name] = property
      }
    }
  }

  /// The stored property for which a name stands in some code: its own, or one that a variable or a condition takes it from.
  private static func property(
    named name: String, of controller: TypeSymbol, in code: [Statement]
  ) -> String? {
    func kept(_ name: String) -> String? {
      controller.property(name)?.isStored == true ? name : nil
    }
    var found = kept(name)
    code.visitStatements { statement in
      if found != nil { return }
      switch statement {
      case .declaration(let variable) where variable.name == name:
        found = variable.value?.ownName.flatMap(kept)
      case .if(let conditions, _, _), .guard(let conditions, _):
        for case .match(.binding(name), let value) in conditions {
          found = value.ownName.flatMap(kept)
        }
      default: break
      }
    }
    return found
  }

  /// Whether a function of a controller's own takes away the child that it is handed.
  private static func removes(
    _ arguments: [Argument], at number: Int, by name: String, of controller: TypeSymbol
  ) -> Bool {
    let function = controller.members(named: name).first { $0.declaration.accepts(arguments) }
    guard let function = function?.declaration, function.kind == .function,
      let parameter = function.matched(arguments).first(where: { $0.1 == arguments[number] })?.0
    else { return false }
    return (function.body ?? []).firstCall { callee, _ -> Bool? in
      guard case .member(let child?, let called, _) = callee, removing.contains(called) else {
        return nil
      }
      return child.isName(parameter.name) ? true : nil
    } == true
  }

  /// What takes a child away.
  private static let removing: Set<String> = [
    "removeFromParent", "removeFromParentViewController",
  ]

  /// The property that keeps a child which is taken away again.
  fileprivate func property(keeping child: Expression) -> String? {
    child.ownName.flatMap(property(keeping:))
  }

  /// The same by the name of what the code keeps the child in.
  fileprivate func property(keeping name: String) -> String? {
    properties[name] == nil ? variables[name] : name
  }

  fileprivate func isReplaced(_ property: String) -> Bool { properties[property] == true }
}

/// The fork of what one property of a controller keeps for a while, and where the child of each arm is made.
struct ForkOfChildren {
  fileprivate let fork: Fork
  fileprivate var children: [SourceLocation] = []

  /// The arm of a child, which is a new one for each.
  fileprivate mutating func arm(of child: SourceLocation) -> Fork.Arm {
    let number = children.firstIndex(of: child) ?? children.count
    if number == children.count {
      children.append(child)
      _ = fork.addArm()
    }
    return Fork.Arm(fork: fork, number: fork.armCount - children.count + number + 1)
  }
}

extension ViewWalk {
  /// Shows in place a child that a controller's code adds, be it for a while.
  mutating func embed(child: Expression) {
    let count = region.uses.count
    embed(each: .array([child]))
    guard region.uses.count > count, let host, let scope = environment.scope, scope.isController
    else { return }
    let removed = program.removedChildren(of: scope)
    // What a function is handed that adds it, whoever calls that keeps: `add(page); current = page`.
    let handed = evaluate(child).path.flatMap { path in
      path.owner === scope && path.cases.isEmpty ? removed.property(keeping: path.property) : nil
    }
    guard let property = removed.property(keeping: child) ?? handed else { return }
    let isReplaced = removed.isReplaced(property)
    let key = Fork.Place(
      host: ObjectIdentifier(host), file: scope.file, code: AnyHashable(property))
    // Where nothing comes in a child's place, that is an arm, too.
    var kept = forksOfChildren[key] ?? ForkOfChildren(fork: forks.fork(isReplaced ? 0 : 1))
    // Code may choose which one it adds.
    let chosen = outermostUses(since: count)
    for number in chosen { _ = kept.arm(of: region.uses[number].location) }
    forksOfChildren[key] = kept
    // One that nothing but itself comes in place of is always there.
    if isReplaced, kept.children.count == 1 { return }
    if chosen.count > 1 { leaveChoice(among: chosen) }
    let known = isReplaced ? kept.children : chosen.map { region.uses[$0].location }
    for child in known {
      let arm = kept.arm(of: child)
      for number in region.uses.indices where region.uses[number].location == child {
        stand(in: arm, from: number)
      }
    }
  }

  /// The numbers of the views from one on that are not given to others of these.
  private func outermostUses(since count: Int) -> [Int] {
    var numbers: [Int] = []
    var number = count
    while number < region.uses.count {
      numbers.append(number)
      number += 1 + region.given(toUse: number).count
    }
    return numbers
  }

  /// Leaves away the arms by which code chooses among some children: each is to stand in an arm that says so for all that is done.
  private mutating func leaveChoice(among chosen: [Int]) {
    let arms = chosen.map { region.uses[$0].arms }
    for (number, own) in zip(chosen, arms) {
      region.uses[number].arms = own.filter { arm in
        !arms.contains { [arm].exclude($0) }
      }
    }
  }

  /// Has a child, and what is given to it, stand in the arm of a fork.
  private mutating func stand(in arm: Fork.Arm, from number: Int) {
    guard !region.uses[number].arms.contains(where: { $0.fork === arm.fork }) else {
      return
    }
    let end = number + 1 + region.given(toUse: number).count
    for number in number..<end { region.uses[number].arms.insert(arm, at: 0) }
  }
}

extension Program {
  /// The children that a controller's code takes away again.
  fileprivate func removedChildren(of controller: TypeSymbol) -> RemovedChildren {
    if let known = removedChildren[ObjectIdentifier(controller)] { return known }
    let found = RemovedChildren(of: controller, self)
    removedChildren[ObjectIdentifier(controller)] = found
    return found
  }
}
