import CGraphviz

/// Draws DOT text with the Graphviz that is installed.
///
/// Any thread may call; one lock makes the calls take turns, as Graphviz is not thread-safe. A
/// drawing blocks its caller: `dot` takes about a second for 500 nodes and far longer for more.
/// Graphviz recurses: a chain of 6,000 nodes overflows a stack of 512 KB, as a Swift task may have,
/// though not one of 8 MB, and nothing can turn that crash into an error.
public enum Graphviz {
  /// The drawing of the one graph that `dot` holds.
  ///
  /// The same text gives the same bytes each time, whatever was drawn before. That is promised
  /// for ``ImageFormat/svg``, which also carries no version of Graphviz; most other formats keep
  /// to it too. Only node names that start with `%` differ from drawing to drawing: Graphviz
  /// puts a number in their place. Drawing reads no files: text that names an image is refused.
  ///
  /// - Parameters:
  ///   - dot: One graph in Graphviz's language, as in `digraph { a -> b }`.
  ///   - format: One of ``formats``.
  ///   - engine: One of ``engines``. An attribute `layout` in the text goes before it.
  ///   - onWarning: Is given what Graphviz had to say about a drawing that succeeded, as in
  ///     "nocolor is not a known color."
  /// - Throws: ``GraphvizError`` with a cause, a message for people and, if known, the line.
  public static func render(
    _ dot: String,
    as format: ImageFormat = .svg,
    engine: LayoutEngine = .dot,
    onWarning: (String) -> Void = { _ in }
  ) throws(GraphvizError) -> [UInt8] {
    try check(dot, format, engine)
    var result = pgv_render(dot, engine.name, format.name)
    defer { pgv_free(&result) }
    guard result.status == PGV_OK else { throw GraphvizError(result, drawing: format) }
    messages(result.warnings).forEach(onWarning)
    return UnsafeRawBufferPointer(start: result.bytes, count: result.length)
      .withMemoryRebound(to: UInt8.self, format.stable)
  }

  /// The formats that the installed Graphviz can give bytes in, sorted by name.
  public static let formats = names(pgv_formats())
    .filter { !ImageFormat.withSideEffects.contains($0) }.map(ImageFormat.init)

  /// The layout engines that the installed Graphviz has, sorted by name.
  public static let engines = names(pgv_engines()).map(LayoutEngine.init)

  /// The version of the installed Graphviz, as in "2.43.0"; nil if it could not be set up.
  public static let version = names(pgv_version()).first

  // Before Graphviz is asked: of a format that it does not have it keeps the failed job, and runs
  // it again with the next.
  private static func check(
    _ dot: String, _ format: ImageFormat, _ engine: LayoutEngine
  ) throws(GraphvizError) {
    guard !formats.isEmpty else { throw .unavailable() }
    guard formats.contains(format) else { throw .unknown(format, among: formats) }
    guard engines.contains(engine) else { throw .unknown(engine, among: engines) }
    var line = 1
    for byte in dot.utf8 {
      // A NUL would end the text early, and XML has no way to write the others.
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
        throw .controlCharacter(byte, line: line)
      }
      if byte == 0x0A { line += 1 }
    }
  }

  private static func names(_ list: UnsafeMutablePointer<CChar>?) -> [String] {
    defer { pgv_free_names(list) }
    return Set(messages(list)).sorted()
  }
}

/// Graphviz's messages, which come a line each.
func messages(_ text: UnsafePointer<CChar>?) -> [String] {
  guard let text else { return [] }
  return String(cString: text).split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ").joined(separator: " ")
    // The shim calls the text "DOT", as Graphviz wants a file to speak of.
    let message = words.hasPrefix("DOT: ") ? String(words.dropFirst(5)) : words
    return message.isEmpty ? nil : message
  }
}
