import PortolanModel

extension Report {
  /// The version of the format that ``json`` writes.
  public static let formatVersion = 1

  /// The findings as data: sorted keys, two spaces, a newline at the end, the same bytes for the
  /// same findings.
  public static let json = Report(
    name: "json",
    fileExtensions: ["json"],
    summary: "everything that is known of each finding"
  ) { input in
    try SortedJSON.text(
      of: Document(
        portolan: .init(findings: formatVersion),
        findings: input.listed.map { Entry(finding: $0) },
        suppressed: input.baseline == nil && input.suppressed.isEmpty
          ? nil : input.listedSuppressed.map { Entry(finding: $0.finding, reason: $0.reason) }))
  }
}

private struct Document: Encodable {
  var portolan: Versions
  var findings: [Entry]
  /// Absent where nothing could suppress any.
  var suppressed: [Entry]?

  struct Versions: Encodable {
    var findings: Int
  }
}

/// A finding with its fingerprint, and with why it is suppressed.
private struct Entry: Encodable {
  var finding: Finding
  var reason: SuppressedFinding.Reason?

  func encode(to encoder: any Encoder) throws {
    try finding.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(finding.fingerprint, forKey: .fingerprint)
    switch reason {
    case .baseline(let file): try container.encode(file, forKey: .baseline)
    case .ignored(let because): try container.encode(because, forKey: .ignored)
    case .excepted(let because, let file):
      try container.encode(because, forKey: .ignored)
      try container.encode(file, forKey: .configuration)
    case .unknown(let file): try container.encode(file, forKey: .unread)
    case nil: break
    }
  }

  enum CodingKeys: String, CodingKey { case fingerprint, baseline, ignored, configuration, unread }
}
