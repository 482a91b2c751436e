import PortolanFacts
import PortolanModel
import SwiftSyntax

/// Turns the syntax tree of one file into its outline. What each kind of syntax becomes stands in the extensions.
struct OutlineReader {
  let path: String
  let bytes: [UInt8]
  let lines: LineTable
  /// The offsets of slashes that were replaced, see ``CasePathPrefixes``.
  let hiddenSlashes: Set<Int>

  var imports: [SourceFile.Import] = []
  var problems: [Unresolved] = []
  /// The `#if` conditions around the current place, within the innermost declaration.
  var condition: String?
  /// How deeply the outline is nested at the current place.
  var depth = 0

  /// Outlines are values that nest, and everything that walks, compares or frees them recurses. What is nested more
  /// deeply is no code that somebody wrote.
  static let maximumDepth = 1_000

  init(path: String, bytes: [UInt8], hiddenSlashes: Set<Int> = []) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(of: bytes)
    self.hiddenSlashes = hiddenSlashes
  }

  mutating func declarations(of file: SourceFileSyntax) -> [Declaration] {
    var result: [Declaration] = []
    appendDeclarations(in: file.statements, to: &result)
    return result
  }

  /// Reads something one level deeper, or notes that this is too deep and gives `fallback`.
  mutating func deeper<Result>(
    at node: some SyntaxProtocol, else fallback: Result, read: (inout Self) -> Result
  ) -> Result {
    guard depth < Self.maximumDepth else {
      noteDepth(at: node)
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  mutating func noteDepth(at node: some SyntaxProtocol) {
    guard !hasNotedDepth else { return }
    hasNotedDepth = true
    problems.append(
      Unresolved(
        what: "code that is nested too deeply is left out",
        location: position(of: node).location(in: path), isUnread: true))
  }

  private var hasNotedDepth = false
}

// MARK: Positions and names

extension OutlineReader {
  /// The position of a token.
  func position(of token: TokenSyntax) -> Position {
    lines.position(
      of: token.positionAfterSkippingLeadingTrivia.utf8Offset,
      length: token.trimmedLength.utf8Length)
  }

  /// The position of a node's first token.
  func position(of node: some SyntaxProtocol) -> Position {
    if let token = node.firstToken(viewMode: .sourceAccurate) { return position(of: token) }
    return lines.position(of: node.position.utf8Offset, length: 0)
  }

  /// The position from the first to the last byte of a node, where it is one line.
  func extent(of node: some SyntaxProtocol) -> Position {
    lines.position(
      of: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      length: node.trimmedLength.utf8Length)
  }

  /// The text of an identifier, without backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// What code means by a name that it uses: of what stands in for something of the system's, that.
  func meaning(of token: TokenSyntax) -> String {
    NavigationVocabulary.meaning(of: name(token))
  }
}
