/// Which segues of storyboards code performs by their identifiers: `performSegue(withIdentifier: "detail", sender: nil)`.
struct PerformedSegues {
  private var names: Set<String> = []
  /// Whether some code performs segues that a variable names.
  private var mayBeAny = false

  init(_ program: Program) {
    for symbol in program.types {
      for member in symbol.members { note(member, of: symbol, program) }
    }
    let others = program.membersOfOthers.all + program.freeFunctions.values.flatMap(\.self)
    for member in others { note(member, of: nil, program) }
  }

  /// Whether code performs a segue, for all that is known.
  func contains(_ identifier: String) -> Bool { mayBeAny || names.contains(identifier) }

  private mutating func note(_ member: Member, of symbol: TypeSymbol?, _ program: Program) {
    member.eachExpression { expression in
      guard case .call(let callee, let arguments, _) = expression,
        callee.performsSegue(arguments)
      else { return }
      let name = arguments.first { $0.label == "withIdentifier" }.flatMap {
        Evaluator(program: program).text(
          of: $0.value, in: program.environment(afterVariablesOf: member, of: symbol))
      }
      if let name { names.insert(name) } else { mayBeAny = true }
    }
  }
}

extension ViewWalk {
  /// Whether nobody performs a segue that is there for code to do so: it is left over. One for which its controller prepares may be
  /// performed by code that was not read.
  func isLeftOver(segue identifier: String) -> Bool {
    guard let host, !program.performedSegues.contains(identifier) else { return false }
    return !program.lineage(of: host).contains(where: \.preparesForSegues)
  }
}

extension TypeSymbol {
  fileprivate var preparesForSegues: Bool {
    members.contains { member in
      member.name == "shouldPerformSegue"
        || member.name == "prepare"
          && member.declaration.parameters.map(\.label) == ["for", "sender"]
    }
  }
}

extension Expression {
  /// Whether it is called to perform a segue, be it by a function of a library's or the app's own: `perform(segue: .detail)`.
  fileprivate func performsSegue(_ arguments: [Argument]) -> Bool {
    // What an override hands on, whoever calls it performs.
    if case .member(.name("super", _)?, _, _) = self { return false }
    // What a storyboard says has a name with a space in it.
    guard let name = lastWord, !name.contains(" ") else { return false }
    return name.lowercased().hasSuffix("segue")
      || arguments.contains { $0.label?.lowercased().hasSuffix("segue") == true }
  }
}
