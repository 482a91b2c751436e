import PortolanFacts

/// What an outline says, apart from where in its file that stands: most edits only move it.
struct OutlineShape {
  let digest: Digest
  /// In the order in which the outline tells them.
  let positions: [Position]

  init(of file: SourceFile) {
    var bytes = ByteWriter(keepingPositionsApart: true)
    file.write(to: &bytes)
    digest = Digest(of: bytes.bytes)
    positions = bytes.positions ?? []
  }
}

/// Where what stood somewhere in a file stands now.
struct MovedPositions {
  private var now: [Position: Position] = [:]

  /// - Parameters:
  ///   - old: Where the parts of an outline stood.
  ///   - new: Where the same parts stand now.
  /// - Returns: `nil` where one can't tell the model of an app that was made of the old ones from that of the new ones by the positions
  ///   alone: parts stand in another order, or other parts in one line.
  init?(from old: [Position], to new: [Position]) {
    guard old.count == new.count else { return nil }
    for (old, new) in zip(old, new) {
      if let known = now.updateValue(new, forKey: old), known != new { return nil }
    }
    let sorted = now.sorted { $0.key.isBefore($1.key) }
    for ((old, new), (nextOld, nextNew)) in zip(sorted, sorted.dropFirst()) {
      guard old.order(of: nextOld) == new.order(of: nextNew) else { return nil }
    }
  }

  subscript(position: Position) -> Position? { now[position] }
}

extension Position {
  /// How a position stands to a later one.
  fileprivate enum Order { case same, inLine, above, after }

  fileprivate func order(of next: Position) -> Order {
    if line != next.line { return line < next.line ? .above : .after }
    if column != next.column { return column < next.column ? .inLine : .after }
    return .same
  }

  fileprivate func isBefore(_ other: Position) -> Bool {
    (line, column, endColumn) < (other.line, other.column, other.endColumn)
  }
}
