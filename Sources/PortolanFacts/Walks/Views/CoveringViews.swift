/// What lies over a view while a flag of the app's own is on: `.overlay { if isPlaying { GameView(isPlaying: $isPlaying) } }`.
extension ViewWalk {
  /// Walks what is shown if conditions hold, and notes it where it lies over something and they ask for a flag alone.
  mutating func covering(
    by conditions: [Condition], _ body: [Statement], _ work: (inout ViewWalk) -> Void
  ) {
    guard standing == .decoration, !isInOwnCode, conditions.count == 1,
      case .expression(let flag) = conditions[0], let names = flag.propertyNames,
      let position = flag.position
    else { return work(&self) }
    let value = evaluate(flag)
    guard value.type.isBool, let path = value.path, path.cases.isEmpty, !path.isNegated,
      !isPresented(path)
    else { return work(&self) }
    let shown = Region()
    with(part: shown, work)
    region.absorb(shown)
    if shown.uses.isEmpty { return }
    region.coverings.append(
      SelectionSite(
        path: path, region: shown, host: host, presenter: presenting.last,
        isClearedThere: body.turnOff(names), condition: condition, location: location(position)))
  }
}

extension [Statement] {
  /// Whether some of the code turns a flag off that is reached by properties: in a callback that a page is handed.
  fileprivate func turnOff(_ names: [String]) -> Bool {
    var isOff = false
    visit { expression in
      switch expression {
      case .assignment(let target, .boolean(false), _):
        isOff = isOff || target.propertyNames == names
      case .call(.member(let flag?, "toggle", _), _, _):
        isOff = isOff || flag.propertyNames == names
      default: break
      }
    }
    return isOff
  }
}
