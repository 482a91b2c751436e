/// Values of which only those who give them say the type: of `struct Fact { var link: (any Hashable)? }` what code makes facts with.
extension Program {
  /// What a property is given that may keep anything: each type once, with the cases of an enum where all that is given names one. None
  /// where not all of that is known.
  func values(ofAnyTypeGivenTo path: StatePath) -> [Denotation] {
    if let known = valuesOfAnyType[path] { return known }
    // What goes round in a circle comes from nobody else.
    valuesOfAnyType[path] = []
    let found = told(givenTo: path)
    valuesOfAnyType[path] = found
    return found
  }

  private func told(givenTo path: StatePath) -> [Denotation] {
    guard path.cases.isEmpty, let all = allValues(givenTo: path) else { return [] }
    let evaluator = Evaluator(program: self)
    var found: [Denotation] = []
    for given in all {
      for value in evaluator.alternatives(of: given.value) where value != .nil {
        let values = told(evaluator.evaluate(value, in: given.environment))
        if values.isEmpty { return [] }
        for value in values { found.join(value) }
      }
    }
    return found
  }

  private func told(_ value: Denotation) -> [Denotation] {
    let type = value.type.unwrapped
    if type.mayBeAnything { return value.path.map(values(ofAnyTypeGivenTo:)) ?? [] }
    if !type.isCertain { return [] }
    var told = Denotation(type: type, caseName: value.caseName)
    (told.caseChoices, told.heldCase) = (value.caseChoices, value.heldCase)
    return [told]
  }
}

extension [Denotation] {
  /// Adds what may be given as well; of a value that names no case nobody knows which it is.
  fileprivate mutating func join(_ value: Denotation) {
    guard let same = firstIndex(where: { $0.type.isSame(as: value.type) }) else {
      return append(value)
    }
    let (names, others) = (self[same].caseNames, value.caseNames)
    let isAny = names.isEmpty || others.isEmpty
    (self[same].caseName, self[same].caseChoices) = (nil, isAny ? [] : (names + others).distinct)
    if self[same].heldCase != value.heldCase { self[same].heldCase = nil }
  }
}
