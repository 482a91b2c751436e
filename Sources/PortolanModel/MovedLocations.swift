extension NavigationModel {
  /// Puts all that has a location elsewhere.
  ///
  /// - Parameter move: Says of each location where that is now.
  package mutating func moveLocations(_ move: (SourceLocation) -> SourceLocation) {
    for index in screens.indices { screens[index].moveLocations(move) }
    for index in unresolved.indices { unresolved[index].moveLocations(move) }
    for index in ignores.indices {
      let moved = move(ignores[index].location)
      let lines = moved.line - ignores[index].location.line
      ignores[index].location = moved
      ignores[index].firstLine += lines
      ignores[index].lastLine += lines
    }
  }
}

extension Unresolved {
  fileprivate mutating func moveLocations(_ move: (SourceLocation) -> SourceLocation) {
    guard let old = location else { return }
    let moved = move(old)
    location = moved
    firstLine = firstLine.map { $0 + moved.line - old.line }
  }
}

extension Screen {
  fileprivate mutating func moveLocations(_ move: (SourceLocation) -> SourceLocation) {
    location.move(move)
    for index in slots.indices {
      slots[index].location.move(move)
      for number in slots[index].destinations.indices {
        slots[index].destinations[number].moveLocations(move)
      }
    }
    for index in links.indices {
      links[index].location = move(links[index].location)
      links[index].handledBy.move(move)
      links[index].unhandledIn.move(move)
      links[index].shownWithoutStack.move(move)
      if let by = links[index].swallowed?.by { links[index].swallowed?.by = move(by) }
    }
    for index in actions.indices { actions[index].location.move(move) }
  }
}

extension Destination {
  fileprivate mutating func moveLocations(_ move: (SourceLocation) -> SourceLocation) {
    location.move(move)
    swallowedBy.move(move)
    setBy.move(move)
    dismissedBy.move(move)
    shownWithoutStack.move(move)
    for index in presentations?.indices ?? 0..<0 { presentations?[index].location.move(move) }
  }
}

extension SourceLocation? {
  fileprivate mutating func move(_ move: (SourceLocation) -> SourceLocation) { self = map(move) }
}

extension [SourceLocation]? {
  fileprivate mutating func move(_ move: (SourceLocation) -> SourceLocation) {
    self = self?.map(move)
  }
}
