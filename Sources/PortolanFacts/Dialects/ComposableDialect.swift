import PortolanModel

extension Dialect {
  /// Views of the Composable Architecture that hand a store on: their closures see the state that the store holds.
  static let composable = Dialect(containers: [
    "WithViewStore": handOn, "IfLetStore": handOn, "SwitchStore": handOn,
    "WithPerceptionTracking": handOn,
    "ForEachStore": { name, call, walk in
      let value = call.arguments.first.map { walk.evaluate($0.value) } ?? .unknown
      walk.with(rows: true) { walk in
        for argument in call.arguments.dropFirst() {
          walk.walk(content: argument.value, [Denotation(type: value.type.element)])
        }
      }
      return true
    },
    "CaseLet": { name, call, walk in
      guard let which = call.arguments.first.flatMap({ walk.evaluator.caseName($0.value) }) else {
        return false
      }
      let region = walk.region.region(forCase: which)
      walk.with(region: region) { walk in
        for argument in call.arguments.dropFirst() { walk.walk(content: argument.value) }
      }
      return true
    },
  ])

  private static let handOn: Understand = { name, call, walk in
    var value = call.arguments.first.map { walk.evaluate($0.value) } ?? .unknown
    // `observe: \.selectedTab`; what is made up of several properties is the state as far as anybody can tell.
    if let observed = call["observe"] {
      let part = walk.evaluator.narrowed(value, by: observed, in: walk.environment)
      if part.path != nil { value = part }
    }
    for argument in call.arguments
    where argument.label != "observe" && argument.label != nil || argument.isTrailing {
      walk.walk(
        content: argument.value, [Denotation(type: value.type.unwrapped, path: value.path)])
    }
    return true
  }
}
