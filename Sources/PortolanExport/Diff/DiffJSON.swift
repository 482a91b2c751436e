import PortolanModel

extension ChartDiff {
  /// The differences as data: sorted keys, two spaces, a newline at the end, the same bytes for the same differences.
  public func json() throws -> String {
    try SortedJSON.text(
      of: Document(
        portolan: .init(diff: Self.formatVersion), old: numbers.old, new: numbers.new,
        differences: comparison.differences))
  }
}

private struct Document: Encodable {
  var portolan: Versions
  var old: ChartDiff.Numbers
  var new: ChartDiff.Numbers
  var differences: [Difference]

  struct Versions: Encodable {
    var diff: Int
  }
}
