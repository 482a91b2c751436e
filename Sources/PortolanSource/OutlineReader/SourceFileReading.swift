import PortolanFacts
import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// Outlines source text. It never fails: what can't be parsed is noted in ``problems``, and the rest is outlined.
  public init(reading text: String, path: String, module: String) {
    self.init(reading: Array(text.utf8), path: path, module: module)
  }

  /// Outlines source text in UTF-8, on a thread whose stack is large enough for whatever the text nests.
  public init(reading bytes: [UInt8], path: String, module: String) {
    self = LargeStack.run { SourceFile(outlining: bytes, path: path, module: module) }
  }

  /// Outlines source text, a storyboard, an `Info.plist` or a table of texts on the caller's thread, which must have a large stack.
  init(outlining bytes: [UInt8], path: String, module: String) {
    if path.hasSuffix(".storyboard") {
      self.init(storyboard: bytes, path: path, module: module)
      return
    }
    if Self.isTextTable(path) {
      self.init(textTable: bytes, path: path, module: module)
      return
    }
    if InfoPropertyList.isNamed(path) {
      self.init(infoPropertyList: bytes, path: path, module: module)
      return
    }
    var bytes = DeadBodies.blanked(bytes)
    BracketLimit.apply(to: &bytes)
    var tree = Self.parse(bytes)
    let hidden = CasePathPrefixes.hidden(in: tree, of: bytes)
    if !hidden.isEmpty {
      // The columns stay the same: each slash is replaced by an operator of one byte.
      for offset in hidden { bytes[offset] = CasePathPrefixes.substitute }
      tree = Self.parse(bytes)
    }
    var reader = OutlineReader(path: path, bytes: bytes, hiddenSlashes: hidden)
    self.init(path: path, module: module)
    declarations = reader.declarations(of: tree)
    imports = reader.imports
    problems = reader.problems
    problems += SyntaxProblems.of(tree, in: path, lines: reader.lines)
    ignores = IgnoreComments.of(tree, bytes, in: path, lines: reader.lines)
  }

  /// What is no error in an earlier version of the language is read as that version does: `@convention (c) () -> Void`, of which Swift 5
  /// says no more than that the space should not be there.
  private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    let tree = parse(bytes, as: nil)
    if !tree.hasError { return tree }
    let earlier = parse(bytes, as: .v5)
    return earlier.hasWarning && !earlier.hasError ? earlier : tree
  }

  /// The parser's own limit in debug builds is 20 levels, which real code exceeds.
  private static func parse(
    _ bytes: [UInt8], as version: Parser.SwiftVersion?
  ) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: 256, swiftVersion: version)
    }
  }
}
