/// A comment in the source that asks for findings to be left out: `// portolan:ignore no-way-out a splash screen`.
public struct Ignore: Hashable, Sendable, Codable {
  /// The ids of the rules that it names, as written; a rule of that name may not exist.
  public var rules: [String]
  /// Why, in the words of whoever wrote it.
  public var reason: String?
  /// Where the comment stands.
  public var location: SourceLocation
  /// The first line that it covers.
  public var firstLine: Int
  /// The last line that it covers: the same, or the last one of the declaration below the comment.
  public var lastLine: Int

  public init(
    rules: [String], reason: String? = nil, location: SourceLocation, firstLine: Int, lastLine: Int
  ) {
    self.rules = rules
    self.reason = reason
    self.location = location
    self.firstLine = firstLine
    self.lastLine = lastLine
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      rules: try container.decode([String].self, forKey: .rules),
      reason: try container.decodeIfPresent(String.self, forKey: .reason),
      location: try container.decode(SourceLocation.self, forKey: .location),
      firstLine: try container.decodeLineNumber(forKey: .firstLine),
      lastLine: try container.decodeLineNumber(forKey: .lastLine))
  }

  private enum CodingKeys: String, CodingKey { case rules, reason, location, firstLine, lastLine }
}
