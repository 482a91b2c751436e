/// Cases of enums that objects keep from when they are made.
extension Program {
  /// The case that a constant of a class always is, where each who makes an object gives it that, or nothing in place of what the
  /// initialiser takes otherwise: `init(start: Page = .list) { self.start = start }`.
  func caseKept(in member: Member, of owner: TypeSymbol, _ type: TypeSymbol?) -> String? {
    guard isComplete, owner.kind == .class, !member.isStatic, let type,
      let values = values(keptIn: member.name, of: owner)
    else { return nil }
    let names = values.map { value -> String? in
      guard case .member(_, let name, _) = value.made, type.hasCase(name) else { return nil }
      return name
    }
    return Set(names).count == 1 ? names[0] : nil
  }
}

extension Expression {
  /// What is called, of a call.
  fileprivate var made: Expression {
    if case .call(let callee, _, _) = self { callee } else { self }
  }
}
