import PortolanFacts
import SwiftSyntax

/// Casts are left away but where nothing else tells the type of what is cast.
extension OutlineReader {
  /// Of what a storyboard makes a cast tells the type: that is one more argument of the call.
  mutating func cast(_ value: Expression, to node: ExprSyntax) -> Expression {
    guard value.isMadeByStoryboard, case .call(let callee, let arguments, let position) = value,
      let type = node.as(TypeExprSyntax.self)?.type
    else { return value }
    let argument = Argument(label: "as", value: .type(self.type(type)))
    return .call(callee, arguments + [argument], position)
  }

  /// What a chain of members begins with, where that is a cast: `(NSApp.delegate as! AppDelegate).inspector`.
  mutating func keepingCast(_ value: Expression, _ node: ExprSyntax) -> Expression {
    guard let written = castType(node, giving: value) else { return value }
    return .infix(value, Expression.isTakenFor, .type(written.type))
  }

  /// The type of a variable that is declared without one, where the value is a cast: `let app = NSApp.delegate as? AppDelegate`. What is
  /// taken for a controller of the system's may be known better.
  mutating func typeOfCast(_ node: ExprSyntax, giving value: Expression) -> TypeReference? {
    castType(node, giving: value).map { $0.isSure ? $0.type : TypeReference("Optional", [$0.type]) }
  }

  private mutating func castType(
    _ node: ExprSyntax, giving value: Expression
  ) -> (type: TypeReference, isSure: Bool)? {
    guard let (written, isSure) = Self.cast(in: node), !value.isMadeByStoryboard else { return nil }
    let type = self.type(written)
    return KnownControllers.isController(ofSystem: type.name) ? nil : (type, isSure)
  }

  /// What a condition asks besides that binds a controller which somebody gives: of `if let home = top() as? HomeController` that it is
  /// one of those. Nothing else says which is meant. So it is with any value that may be a controller of the system's, and of another
  /// that comes from afar the name is taken for what it is cast to.
  mutating func cast(
    of value: Expression, _ node: ExprSyntax, boundTo pattern: Expression
  ) -> Condition? {
    guard case .binding(let name) = pattern, let (written, _) = Self.cast(in: node) else {
      return nil
    }
    let type = self.type(written)
    let bound = Expression.name(name, position(of: node))
    if value.givesController || KnownControllers.isController(ofSystem: type.name) {
      return .match(.prefix(Expression.isOfType, .type(type)), bound)
    }
    if value.isOwn || value.isMadeByStoryboard { return nil }
    return .match(.prefix(Expression.isTakenFor, .type(type)), bound)
  }

  /// The type to which an expression casts, be it in parentheses, and whether the value is surely there then.
  private static func cast(in node: ExprSyntax) -> (type: TypeSyntax, isSure: Bool)? {
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return cast(in: only.expression)
    }
    guard let elements = node.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let sign = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
      let mark = sign.questionOrExclamationMark,
      let type = elements.last?.as(TypeExprSyntax.self)?.type
    else { return nil }
    return (type, mark.tokenKind == .exclamationMark)
  }
}

extension Expression {
  /// Whether a storyboard makes it.
  fileprivate var isMadeByStoryboard: Bool {
    guard case .call(.member(_, let name, _), _, _) = self else { return false }
    return name.hasPrefix("instantiate")
  }

  /// Whether it is the delegate of an object that the code does not keep itself, `UIApplication.shared.delegate`: its functions are the
  /// app's own.
  var isDelegateOfOthers: Bool {
    if case .member(.member?, "delegate", _) = self { true } else { false }
  }

  /// Whether it is a name, or a member of `self`: what that is, the code's own type says.
  fileprivate var isOwn: Bool {
    switch self {
    case .name, .member(.name("self", _)?, _, _): true
    default: false
    }
  }

  /// Whether it may give a controller of whatever class: a call, or one of UIKit's properties that are called so.
  fileprivate var givesController: Bool {
    switch self {
    case .call(.member(_, let name, _), _, _): !name.hasPrefix("instantiate")
    case .call(.name, _, _): true
    case .name(let name, _), .member(_, let name, _): name.hasSuffix("ViewController")
    default: false
    }
  }
}
