import PortolanModel

extension Dialect {
  /// Tabs, by `.tag(…)` or as `Tab(value:)`.
  static let tabs = Dialect(
    modifiers: ["tag": { _, call, walk in false }],
    containers: [
      "TabView": { name, call, walk in TabCall(call: call).understand(&walk) }
    ])
}

private struct TabCall {
  let call: Call

  func understand(_ walk: inout ViewWalk) -> Bool {
    let bound = call["selection"].map { walk.evaluate($0) }
    let region = Region()
    walk.containers.append(
      Container(
        kind: .tabs, form: "TabView", path: bound?.path, host: walk.host, region: region,
        location: walk.location(call.position)))
    walk.region.presented.append(region)
    for content in call.contents {
      guard case .closure(let closure) = content.value else { continue }
      for statement in closure.body { tab(statement, bound, region, &walk) }
    }
    return true
  }

  private func tab(
    _ statement: Statement, _ bound: Denotation?, _ region: Region, _ walk: inout ViewWalk
  ) {
    switch statement {
    case .expression(.call(.name("ForEach", _), let arguments, _)):
      eachTab(arguments, bound, region, &walk)
    case .expression(let expression):
      guard let name = tag(of: expression, walk) else {
        return walk.with(region: region) { $0.walk(content: expression) }
      }
      walk.with(region: region.region(forCase: name)) { $0.walk(content: expression) }
    case .conditional(_, let body), .block(let body):
      for statement in body { tab(statement, bound, region, &walk) }
    case .if(_, let then, let other):
      for statement in then + other { tab(statement, bound, region, &walk) }
    default: break
    }
  }

  /// `ForEach(Tab.allCases) { tab in … .tag(tab) }`: what the closure shows for each case in turn.
  private func eachTab(
    _ arguments: [Argument], _ bound: Denotation?, _ region: Region, _ walk: inout ViewWalk
  ) {
    guard
      let symbol = arguments.first.flatMap({ walk.evaluate($0.value).type.element.ownSymbol })
        ?? bound?.type.unwrapped.ownSymbol,
      case .closure(let closure)? = arguments.last?.value
    else { return }
    for tab in symbol.cases {
      let value = Denotation(type: .own(symbol), caseName: tab.name)
      walk.with(region: region.region(forCase: tab.name)) { $0.walk(closure, [value]) }
    }
  }

  /// The case in `.tag(Tab.inventory)` or `Tab(value: .inventory)`, wherever it stands in a chain of modifiers.
  private func tag(of expression: Expression, _ walk: ViewWalk) -> String? {
    switch expression {
    case .call(.member(_, "tag", _), let arguments, _):
      return arguments.first.flatMap { name($0.value, walk) }
    case .call(.member(let base?, _, _), _, _): return tag(of: base, walk)
    case .call(.name("Tab", _), let arguments, _):
      return arguments.first { $0.label == "value" }.flatMap { name($0.value, walk) }
    default: return nil
    }
  }

  private func name(_ expression: Expression, _ walk: ViewWalk) -> String? {
    switch expression {
    case .string(let text): text
    case .number(let text): text
    default: walk.evaluate(expression).caseName ?? walk.evaluator.caseName(expression)
    }
  }
}
