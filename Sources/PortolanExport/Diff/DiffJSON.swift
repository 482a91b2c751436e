import PortolanModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ChartDiff {
  /// The differences as data: sorted keys, two spaces, a newline at the end, the same bytes for the same differences.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      portolan: .init(diff: Self.formatVersion), old: numbers.old, new: numbers.new,
      differences: comparison.differences)
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
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
