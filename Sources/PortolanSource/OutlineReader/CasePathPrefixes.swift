import SwiftSyntax

/// The case paths of old, `/Route.add`. Two of them in a line read as a regular expression from slash to slash.
enum CasePathPrefixes {
  /// An operator that can stand before a name like the slash, and that starts no literal.
  static let substitute = UInt8(ascii: "^")

  /// The offsets of the slashes of all case paths, if the parser took any for a regular expression.
  static func hidden(in tree: SourceFileSyntax, of bytes: [UInt8]) -> Set<Int> {
    guard bytes.contains(slash), hasCandidate(bytes) else { return [] }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    guard finder.found else { return [] }
    return Set(bytes.indices.filter { isCasePath(at: $0, in: bytes) })
  }

  private static let slash = UInt8(ascii: "/")

  private static func hasCandidate(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { isCasePath(at: $0, in: bytes) }
  }

  /// Whether a slash starts an operand and is followed by the name of a type and a dot.
  private static func isCasePath(at index: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[index] == slash, index > 0, " \t\n(,:=[".utf8.contains(bytes[index - 1]) else {
      return false
    }
    var end = index + 1
    guard end < bytes.count, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[end]) else {
      return false
    }
    while end < bytes.count, bytes[end].isIdentifierByte { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: ".")
  }

  private final class Finder: SyntaxVisitor {
    var found = false

    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if node.openingPounds == nil, node.regex.text.first?.isUppercase == true { found = true }
      return .skipChildren
    }
  }
}

extension UInt8 {
  fileprivate var isIdentifierByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
