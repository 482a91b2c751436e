import PortolanFacts
import PortolanModel
import SwiftSyntax

/// What the parser could not make sense of, in words.
enum SyntaxProblems {
  /// The first few: one error tends to cause others.
  static let maximum = 3

  static func of(_ tree: SourceFileSyntax, in path: String, lines: LineTable) -> [Unresolved] {
    guard tree.hasError else { return [] }
    var result: [Unresolved] = []
    // What is declared before the first that does not parse is whole.
    let first = tree.statements.first { $0.hasError }.map { item in
      Int(lines.position(of: item.positionAfterSkippingLeadingTrivia.utf8Offset, length: 0).line)
    }
    // A stack of its own, because the tree nests as the source does.
    var pending = [Syntax(tree)]
    while let node = pending.popLast(), result.count < maximum {
      guard let problem = problem(at: node) else {
        if node.hasError { pending += parts(of: node).reversed() }
        continue
      }
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let location = lines.position(of: start, length: problem.length).location(in: path)
      // What else is wrong in the line is mostly a consequence.
      if result.last?.location?.line != location.line {
        result.append(
          Unresolved(
            what: "syntax error: \(problem.what)", location: location, isUnread: true,
            firstLine: min(first ?? location.line, location.line)))
      }
    }
    return result
  }

  /// What a node consists of, without what it misses only because the parser took it for something else.
  private static func parts(of node: Syntax) -> [Syntax] {
    let parts = Array(node.children(viewMode: .all))
    guard let function = node.as(FunctionTypeSyntax.self), function.isTakenByAttribute else {
      return parts
    }
    let taken = [
      Syntax(function.leftParen), Syntax(function.parameters), Syntax(function.rightParen),
    ]
    return parts.filter { !taken.contains($0) }
  }

  private static func problem(at node: Syntax) -> (what: String, length: Int)? {
    if node.kind == .unexpectedNodes {
      let text = node.firstToken(viewMode: .sourceAccurate)?.text ?? ""
      return ("unexpected \(quoted(text))", text.utf8.count)
    }
    guard let token = node.as(TokenSyntax.self) else { return nil }
    if token.presence == .missing { return ("expected \(description(of: token.text))", 0) }
    let text = token.text
    // `@Environment (\.scenePhase)` is an error for Swift 6 alone.
    if token.tokenDiagnostic?.kind == .extraneousLeadingWhitespaceError { return nil }
    return token.hasError ? ("\(quoted(text)) is not valid", text.utf8.count) : nil
  }

  /// A file that is no text may hold anything, and of any length.
  private static func quoted(_ text: String) -> String {
    let legible = cleaned(
      String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestQuote))))
    if legible.allSatisfy({ $0 == " " }) { return "bytes that are no text" }
    return "'\(legible)\(text.unicodeScalars.count > longestQuote ? "…" : "")'"
  }

  private static let longestQuote = 40

  /// The parser fills in placeholders where it does not know what is missing.
  private static func description(of missing: String) -> String {
    switch missing {
    case "": "something else"
    case "<#identifier#>": "a name"
    case "<#expression#>": "an expression"
    case _ where missing.hasPrefix("<#"): "a \(missing.dropFirst(2).dropLast(2))"
    default: "'\(missing)'"
    }
  }
}

extension FunctionTypeSyntax {
  /// Whether the parser took its parentheses for those of an attribute's arguments: `@MainActor([Int]) -> Void`. Swift's compiler
  /// takes them for the function's.
  fileprivate var isTakenByAttribute: Bool {
    guard leftParen.presence == .missing, rightParen.presence == .missing,
      parameters.allSatisfy({
        $0.type.is(MissingTypeSyntax.self) || $0.trimmedDescription == "async"
      }),
      let type = parent?.as(AttributedTypeSyntax.self),
      case .attribute(let attribute)? = type.attributes.last,
      case .argumentList? = attribute.arguments
    else { return false }
    // An actor's name; the language's own, like `@convention(c)`, do have arguments.
    return attribute.attributeName.trimmedDescription.first?.isUppercase == true
  }
}
