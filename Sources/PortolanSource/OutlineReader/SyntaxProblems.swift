import PortolanFacts
import PortolanModel
import SwiftSyntax

/// What the parser could not make sense of, in words.
enum SyntaxProblems {
  /// The first few: one error tends to cause others.
  static let maximum = 3

  static func of(_ tree: SourceFileSyntax, in path: String, lines: LineTable) -> [Unresolved] {
    guard tree.hasError else { return [] }
    var places: [(offset: Int, length: Int, what: String)] = []
    collect(Syntax(tree), &places)
    return places.map { place in
      Unresolved(
        what: "syntax error: \(place.what)",
        location: lines.position(of: place.offset, length: place.length).location(in: path))
    }
  }

  /// Goes only where an error is.
  private static func collect(
    _ node: Syntax, _ places: inout [(offset: Int, length: Int, what: String)]
  ) {
    // A stack of its own, because the tree nests as the source does.
    var pending = [node]
    while let node = pending.popLast(), places.count < maximum {
      if let token = node.as(TokenSyntax.self) {
        let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        if token.presence == .missing {
          let text = token.text
          places.append((offset, 0, text.isEmpty ? "something is missing" : "expected '\(text)'"))
        } else if token.hasError {
          places.append((offset, token.trimmedLength.utf8Length, "'\(token.text)' is not valid"))
        }
      } else if node.kind == .unexpectedNodes {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let first = node.firstToken(viewMode: .sourceAccurate)?.text ?? ""
        places.append((offset, first.utf8.count, "unexpected '\(first)'"))
      } else if node.hasError {
        pending += node.children(viewMode: .all).reversed().filter {
          $0.hasError || $0.kind == .unexpectedNodes || $0.kind == .token
        }
      }
    }
  }
}
