import PortolanModel

extension Dialect {
  /// Views of the Composable Architecture that hand a store on: their closures see the state that the store holds.
  static let composable = Dialect(containers: [
    "WithViewStore": handOn, "IfLetStore": ifLet, "SwitchStore": switching,
    "WithPerceptionTracking": handOn,
    "ForEachStore": { name, call, walk in
      let value = stored(call, walk)
      let outer = walk.rowsPath
      walk.rowsPath = value.path
      defer { walk.rowsPath = outer }
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
      let held = held(by: which, walk)
      walk.with(part: region) { walk in
        for argument in call.arguments.dropFirst() {
          walk.walk(content: argument.value, held.map { [$0] } ?? [])
        }
      }
      return true
    },
  ])

  /// What the store of one case holds, of the state of which the cases are shown.
  private static func held(by name: String, _ walk: ViewWalk) -> Denotation? {
    guard let path = walk.presenting.last, path.cases.isEmpty,
      let type = walk.evaluator.property(path.property, of: path.owner)?.type.unwrapped,
      type.symbol?.hasCase(name) == true
    else { return nil }
    return walk.evaluator.member(
      name, of: Denotation(type: type, path: path), in: walk.environment, 0)
  }

  /// A store of an optional, and what is shown while there is one: `IfLetStore(store.scope(…)) { … }`
  private static let ifLet: Understand = { name, call, walk in
    var value = stored(call, walk)
    if let which = call["state"].flatMap(walk.evaluator.caseName),
      value.type.symbol?.hasCase(which) == true
    {
      value = walk.evaluator.member(which, of: value, in: walk.environment, 0)
    }
    let inner = Denotation(type: value.type.unwrapped, path: value.path)
    for argument in call.arguments where argument.label == "then" || argument.isTrailing {
      let isThere = argument.label == nil || argument.label == "then"
      if isThere, let path = value.path {
        walk.showing(while: path, at: call.position) {
          $0.walk(content: argument.value, [inner])
        }
      } else {
        walk.walk(content: argument.value, isThere ? [inner] : [])
      }
    }
    return true
  }

  /// A store of an enum, and what is shown in each case.
  private static let switching: Understand = { name, call, walk in
    let value = stored(call, walk)
    guard let path = value.path, value.type.symbol?.kind == .enum, !walk.isPresented(path) else {
      return handOn(name, call, &walk)
    }
    let shown = Region()
    walk.region.selections.append(
      SelectionSite(path: path, region: shown, location: walk.location(call.position)))
    walk.with(part: shown, presenting: path) { _ = handOn(name, call, &$0) }
    return true
  }

  private static func stored(_ call: Call, _ walk: ViewWalk) -> Denotation {
    call.arguments.first.map { walk.evaluate($0.value) } ?? .unknown
  }

  private static let handOn: Understand = { name, call, walk in
    var value = stored(call, walk)
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
