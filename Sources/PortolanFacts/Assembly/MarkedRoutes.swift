import PortolanModel

/// Optional routes that only mark whose something is: `if !pages.contains(owner) { owner = nil }`.
extension SourceAssembly {
  /// Whether an optional enum is one of which nothing is presented, whose owner only asks whether it is some value that it comes by
  /// elsewhere, while the cases are shown for other state.
  func isMark(ofRoute property: String, _ symbol: TypeSymbol, of owner: TypeSymbol) -> Bool {
    walk.enumsShown.contains(ObjectIdentifier(symbol))
      && evidence[owner, property]?.isShown != true
      && owner.members.contains { member in
        (member.declaration.body ?? []).asks(whatIsIn: property)
      }
  }
}

extension [Statement] {
  /// Whether code compares what a property holds with another value, or looks it up in a list. What it sets it to right then, so that it
  /// is not set twice, tells nothing: `if route != next { route = next }`.
  fileprivate func asks(whatIsIn property: String) -> Bool {
    var names: Set = [property]
    visitStatements { statement in
      for case .match(.binding(let name), let value) in statement.conditions
      where value.ownName == property {
        names.insert(name)
      }
    }
    func isMeant(_ expression: Expression) -> Bool {
      expression.ownName.map(names.contains) == true
    }
    var compared: [Expression] = []
    var (isListed, given) = (false, [Expression]())
    visit { expression in
      switch expression {
      case .infix(let left, "==", let right), .infix(let left, "!=", let right):
        if isMeant(left), right.isValueElsewhere { compared.append(right) }
        if isMeant(right), left.isValueElsewhere { compared.append(left) }
      case .call(.member(_?, let function, _), let arguments, _):
        let isLookup = Self.lookingUp.contains(function) && arguments.count == 1
        isListed = isListed || isLookup && isMeant(arguments[0].value)
      case .assignment(let target, let value, _) where target.ownName == property:
        given.append(value)
      default: break
      }
    }
    return isListed
      || compared.contains { value in !given.contains { $0.propertyNames == value.propertyNames } }
  }

  /// The functions of lists that look a value up.
  private static let lookingUp: Set<String> = ["contains", "firstIndex", "lastIndex"]
}

extension Expression {
  /// Whether it is a value that code comes by: no case that it names, nor nothing.
  fileprivate var isValueElsewhere: Bool {
    switch self {
    case .name(let name, _): !name.isWrittenAsType
    case .member(let base?, _, _): base.isValueElsewhere
    default: false
    }
  }
}
