import CGraphviz

/// Why Graphviz gave no drawing.
public struct GraphvizError: Error, Hashable, Sendable {
  /// What it was that failed.
  public enum Kind: Hashable, Sendable {
    /// Graphviz could not be set up, or knows no format at all.
    case unavailable
    case unknownFormat, unknownEngine
    /// The text holds no graph.
    case empty
    case syntax
    /// More text follows the first graph.
    case severalGraphs
    /// The text names a file to read.
    case namesFile
    /// Laying out failed; bad HTML-like labels show here.
    case layout
    case drawing
  }

  public var kind: Kind
  /// For people, in one line: what is wrong, in Graphviz's words where it has some, and what
  /// would be right.
  public var message: String
  /// The line of the DOT text, counted from 1, if it is known.
  public var line: Int?
}

extension GraphvizError: CustomStringConvertible {
  public var description: String { message }
}

extension GraphvizError {
  init(_ result: pgv_result, drawing format: ImageFormat) {
    let said = messages(result.errors).joined(separator: "; ")
    let line = result.line > 0 ? Int(result.line) : nil
    let reason = said.isEmpty ? "" : ": \(said)"
    switch result.status {
    case PGV_EMPTY:
      self.init(.empty, "the DOT text holds no graph; it should read like 'digraph { a -> b }'")
    case PGV_SYNTAX:
      self.init(.syntax, "the DOT text can't be read\(reason)", line: line)
    case PGV_TRAILING:
      let place = line.map { " in line \($0)" } ?? ""
      self.init(
        .severalGraphs, "more text follows the end of the graph\(place); draw one graph at a time",
        line: line)
    case PGV_READS_FILE:
      self.init(.namesFile, "\(said) names a file, and drawing reads no files; leave it out")
    case PGV_LAYOUT:
      self.init(.layout, "Graphviz can't lay out the graph\(reason)")
    case PGV_RENDER:
      self.init(.drawing, "Graphviz can't draw \(format)\(reason)")
    default:
      self = .unavailable()
    }
  }

  static func unavailable() -> GraphvizError {
    GraphvizError(
      .unavailable, "Graphviz is installed but knows no formats; 'dot -c' registers its plugins")
  }

  static func unknown(_ format: ImageFormat, among formats: [ImageFormat]) -> GraphvizError {
    GraphvizError(
      .unknownFormat, "Graphviz here has no format '\(format)'; it has \(list(formats))")
  }

  static func unknown(_ engine: LayoutEngine, among engines: [LayoutEngine]) -> GraphvizError {
    GraphvizError(
      .unknownEngine, "Graphviz here has no layout engine '\(engine)'; it has \(list(engines))")
  }

  static func controlCharacter(_ byte: UInt8, line: Int) -> GraphvizError {
    let digits = String(byte, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: 4 - digits.count) + digits
    return GraphvizError(
      .syntax, "line \(line) of the DOT text holds the control character U+\(code); leave it out",
      line: line)
  }

  private init(_ kind: Kind, _ message: String, line: Int? = nil) {
    self.init(kind: kind, message: message, line: line)
  }

  private static func list(_ names: [some CustomStringConvertible]) -> String {
    names.map(\.description).joined(separator: ", ")
  }
}
