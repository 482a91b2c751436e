import PortolanModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Report {
  /// The version of the format that ``json`` writes.
  public static let formatVersion = 1

  /// The findings as data: sorted keys, two spaces, a newline at the end, the same bytes for the
  /// same findings.
  public static let json = Report(
    name: "json",
    fileExtension: "json",
    summary: "everything that is known of each finding, for other programs"
  ) { input in
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      portolan: .init(findings: formatVersion), findings: input.listed)
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }
}

private struct Document: Encodable {
  var portolan: Versions
  var findings: [Finding]

  struct Versions: Encodable {
    var findings: Int
  }
}
