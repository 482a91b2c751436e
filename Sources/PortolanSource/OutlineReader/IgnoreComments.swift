import PortolanFacts
import PortolanModel
import SwiftSyntax

/// Finds the comments that leave findings out, and the lines that each covers.
///
/// One behind code covers its line. One on a line of its own covers the line below, and where that begins a declaration, also
/// behind its attributes, all of the declaration.
struct IgnoreComments {
  let bytes: [UInt8]
  let path: String
  let lines: LineTable

  static func of(
    _ tree: SourceFileSyntax, _ bytes: [UInt8], in path: String, lines: LineTable
  ) -> [Ignore] {
    // Few files have any, and walking over all tokens takes its time.
    guard bytes.holds(Array(IgnoreDirective.mark.utf8)) else { return [] }
    let comments = IgnoreComments(bytes: bytes, path: path, lines: lines)
    return tree.tokens(viewMode: .sourceAccurate).flatMap(comments.ignores(around:))
  }

  /// The comments in front of a token, and those behind it in the same line.
  private func ignores(around token: TokenSyntax) -> [Ignore] {
    let before = ignores(in: token.leadingTrivia.pieces, at: token.position.utf8Offset) {
      line, rest, offset in
      isBehindCode(offset) || rest.leavesALineEmpty ? line : coveredLines(below: token)
    }
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    return before + ignores(in: token.trailingTrivia.pieces, at: end) { line, _, _ in line }
  }

  /// - Parameter covered: Gives the lines that a comment covers, of its own line, what follows it, and its offset.
  private func ignores(
    in pieces: [TriviaPiece], at start: Int,
    covering covered: (ClosedRange<Int>, ArraySlice<TriviaPiece>, Int) -> ClosedRange<Int>
  ) -> [Ignore] {
    var found: [Ignore] = []
    var offset = start
    for (number, piece) in pieces.enumerated() {
      defer { offset += piece.sourceLength.utf8Length }
      guard let text = piece.commentText, let directive = IgnoreDirective(comment: text) else {
        continue
      }
      let position = lines.position(of: offset, length: text.utf8.count)
      let own = Int(position.line)...Int(position.line)
      let reach = covered(own, pieces[(number + 1)...], offset)
      found.append(
        Ignore(
          rules: directive.rules, reason: directive.reason, location: position.location(in: path),
          firstLine: reach.lowerBound, lastLine: reach.upperBound))
    }
    return found
  }

  private func isBehindCode(_ offset: Int) -> Bool {
    let before = bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return before.map { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } ?? false
  }

  private func coveredLines(below token: TokenSyntax) -> ClosedRange<Int> {
    let start = token.positionAfterSkippingLeadingTrivia
    let first = line(of: start)
    var declaration: Syntax?
    var node = Syntax(token)
    while let parent = node.parent, parent.positionAfterSkippingLeadingTrivia == start {
      node = parent
      if node.is(DeclSyntax.self) { declaration = node }
    }
    if declaration == nil { declaration = declarationBehindAttributes(token) }
    let last = declaration.map { line(of: $0.endPositionBeforeTrailingTrivia) } ?? first
    return first...max(first, last)
  }

  /// The declaration of which a token is the first behind an attribute: `@Observable`, the comment, `final class`.
  private func declarationBehindAttributes(_ token: TokenSyntax) -> Syntax? {
    var node = Syntax(token)
    while let parent = node.parent, !node.is(DeclSyntax.self) { node = parent }
    guard let attributes = node.asProtocol(WithAttributesSyntax.self)?.attributes,
      let last = attributes.lastToken(viewMode: .sourceAccurate),
      token.position <= last.endPosition
    else { return nil }
    return node
  }

  private func line(of position: AbsolutePosition) -> Int {
    Int(lines.position(of: position.utf8Offset, length: 0).line)
  }
}

extension TriviaPiece {
  fileprivate var commentText: String? {
    switch self {
    case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }
}

extension ArraySlice<TriviaPiece> {
  /// Whether an empty line stands between the start and the end of it.
  fileprivate var leavesALineEmpty: Bool {
    var newlines = 0
    for piece in self {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        newlines += count
      case .spaces, .tabs: continue
      default: newlines = 0
      }
      if newlines > 1 { return true }
    }
    return false
  }
}

extension [UInt8] {
  /// Whether a text stands anywhere in it.
  fileprivate func holds(_ text: [UInt8]) -> Bool {
    withUnsafeBufferPointer { bytes in
      text.withUnsafeBufferPointer { text in
        var start = 0
        while start + text.count <= bytes.count {
          var length = 0
          while length < text.count, bytes[start + length] == text[length] { length += 1 }
          if length == text.count { return true }
          start += 1
        }
        return false
      }
    }
  }
}
