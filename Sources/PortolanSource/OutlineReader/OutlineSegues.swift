import PortolanFacts
import SwiftSyntax

/// What a controller takes the controller for to which a segue leads. Casts are left away elsewhere; of a storyboard that is not there
/// nothing else says which controller that is.
extension OutlineReader {
  /// The classes that `prepare(for:sender:)` casts the segue's destination to, as one call of them all; `nil` for any other function.
  mutating func destinationsOfSegues(_ node: FunctionDeclSyntax) -> Statement? {
    let parameters = node.signature.parameterClause.parameters
    guard node.name.text == "prepare", let body = node.body, let segue = parameters.first,
      segue.firstName.text == "for", parameters.count == 2
    else { return nil }
    let casts = CastsOfDestination(of: (segue.secondName ?? segue.firstName).text)
    casts.walk(body)
    if casts.types.isEmpty { return nil }
    let position = position(of: node.name)
    let types = casts.types.map { Argument(value: .type(type($0))) }
    return .expression(
      .call(.name(StoryboardNames.destinations, position), types, position))
  }
}

/// Finds what `segue.destination` is cast to: `segue.destination as? MapController`, `switch segue.destination { case let map as
/// MapController: … }`.
private final class CastsOfDestination: SyntaxVisitor {
  private let segue: String
  /// What the code calls the destination: `var page = segue.destination`.
  private var names: Set<String> = []
  private(set) var types: [TypeSyntax] = []

  init(of segue: String) {
    self.segue = segue
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (number, element) in elements.enumerated()
    where element.is(UnresolvedAsExprSyntax.self) && number > 0
      && isDestination(elements[number - 1])
    {
      noteType(after: number, in: elements)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard isDestination(node.subject) else { return .visitChildren }
    for case .switchCase(let element) in node.cases {
      guard case .case(let label) = element.label else { continue }
      for item in label.caseItems { note(pattern: item.pattern) }
    }
    return .visitChildren
  }

  private func note(pattern: PatternSyntax) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .valueBindingPattern(let node): note(pattern: node.pattern)
    case .isTypePattern(let node): types.append(node.type)
    case .expressionPattern(let node):
      guard let elements = node.expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        let number = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) })
      else { return }
      noteType(after: number, in: elements)
    default: break
    }
  }

  private func noteType(after number: Int, in elements: [ExprSyntax]) {
    guard elements.indices.contains(number + 1),
      let type = elements[number + 1].as(TypeExprSyntax.self)?.type
    else { return }
    types.append(type)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { note(node.pattern, standingFor: value) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    // `if let page` is `if let page = page`.
    if let value = node.initializer?.value { note(node.pattern, standingFor: value) }
    return .visitChildren
  }

  private func note(_ pattern: PatternSyntax, standingFor value: ExprSyntax) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isDestination(value) {
      names.insert(name)
    }
  }

  private func isDestination(_ node: ExprSyntax) -> Bool {
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return names.contains(name)
    }
    guard let member = node.as(MemberAccessExprSyntax.self),
      ["destination", "destinationController"].contains(member.declName.baseName.text)
    else { return false }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == segue
  }
}
