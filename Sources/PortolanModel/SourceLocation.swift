/// A place in a source file: 1-based line and column, columns counted in UTF-8 bytes.
public struct SourceLocation: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The path relative to what was read (``NavigationModel/sourceRoot``), with `/` on every system.
  public var file: String
  public var line: Int
  public var column: Int
  /// The column after the last byte, where the place is a stretch of one line.
  public var endColumn: Int?

  public init(file: String, line: Int, column: Int, endColumn: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.endColumn = endColumn
  }

  /// `file:line:column`, as compilers print it.
  public var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation: Comparable {
  public static func < (one: Self, other: Self) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }
}

extension SourceLocation {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      file: try container.decode(String.self, forKey: .file),
      line: try container.decodeLineNumber(forKey: .line),
      column: try container.decodeLineNumber(forKey: .column),
      endColumn: container.contains(.endColumn)
        ? try container.decodeLineNumber(forKey: .endColumn) : nil)
  }

  // In the order in which they are written: what comes most often need not be put in order each time.
  private enum CodingKeys: String, CodingKey { case column, endColumn, file, line }
}

/// How a fact is known.
public enum Origin: String, Hashable, Sendable, Codable, CaseIterable {
  /// Read from the metadata of a compiled type.
  case reflected
  /// Read from source text.
  case source
  /// Said by somebody: a protocol, a configuration file, a hand-written model.
  case declared
  /// Concluded from names and shapes. A finding that rests on it is at most a warning.
  case inferred
}
