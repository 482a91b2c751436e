import PortolanModel

/// Conditions that must hold together, without what the others say already: of `DEBUG && (DEBUG || os(iOS))` only `DEBUG`, of
/// `!(DEBUG) && (DEBUG || os(iOS))` the one and `os(iOS)`.
struct JoinedConditions {
  private var parts: [String]

  init(_ parts: [String]) {
    self.parts = parts
    var number = 0
    while number < self.parts.count {
      if let part = narrowed(number) {
        self.parts[number] = part
        number += 1
      } else {
        self.parts.remove(at: number)
      }
    }
  }

  var text: String {
    parts.count == 1
      ? String(parts[0][...].withoutOuterParentheses) : parts.joined(separator: " && ")
  }

  /// One of them as far as it says more than the others; `nil` where it says nothing more.
  private func narrowed(_ number: Int) -> String? {
    let part = parts[number]
    let all = part[...].withoutOuterParentheses.alternatives
    var others = parts
    others.remove(at: number)
    if all.count < 2 || others.isEmpty { return part }
    let known = others.flatMap(Self.said)
    let asked = Set(known.map(Branches.Asked.init))
    func holds(_ alternative: String) -> Bool {
      BuildCondition.conjuncts(of: alternative).allSatisfy {
        asked.contains(Branches.Asked($0))
      }
    }
    if all.contains(where: holds) { return nil }
    let possible = all.filter { !Branches.exclude(known + [$0]) }
    if possible.isEmpty || possible.count == all.count { return part }
    return possible.count == 1 ? possible[0] : "(\(possible.joined(separator: " || ")))"
  }

  /// What a condition says; of `!(DEBUG || os(iOS))` that it is neither.
  private static func said(by condition: String) -> [String] {
    let asked = Branches.Asked(condition)
    let all = asked.text.alternatives
    return asked.isNegated && all.count > 1 ? all.map { "!(\($0))" } : [condition]
  }
}

/// Conditions of which one must hold, in as few words as may be: `DEBUG` and `!(DEBUG) && os(iOS)` are `DEBUG` and `os(iOS)`.
struct AlternativeConditions {
  /// Of each what must hold together.
  private var terms: [[String]]

  init(_ conditions: [String]) {
    terms = conditions.map(BuildCondition.conjuncts)
    // Each step makes it shorter.
    while absorb() || merge() || drop() {}
  }

  var simplified: [String] { terms.map { JoinedConditions($0).text } }

  /// What holds wherever another does says nothing more than that.
  private mutating func absorb() -> Bool {
    let asked = terms.map { Set($0.map(Branches.Asked.init)) }
    let idle = terms.indices.first { number in
      terms.indices.contains { other in
        other != number && asked[other].isSubset(of: asked[number])
          && (asked[other] != asked[number] || other < number)
      }
    }
    if let idle { terms.remove(at: idle) }
    return idle != nil
  }

  /// What holds with something and with its contrary holds whatever that says.
  private mutating func merge() -> Bool {
    for number in terms.indices {
      let own = Set(terms[number].map(Branches.Asked.init))
      for other in terms.indices.dropFirst(number + 1) {
        let others = Set(terms[other].map(Branches.Asked.init))
        let apart = own.subtracting(others)
        guard own.count == others.count, own.count > 1, apart.count == 1,
          let one = apart.first, others.contains(one.contrary)
        else { continue }
        terms[number].removeAll { Branches.Asked($0) == one }
        terms.remove(at: other)
        return true
      }
    }
    return false
  }

  /// Beside something nothing needs to say that it is not that.
  private mutating func drop() -> Bool {
    for term in terms where term.count == 1 {
      let contrary = Branches.Asked(term[0]).contrary
      for number in terms.indices where terms[number].count > 1 {
        let kept = terms[number].filter { Branches.Asked($0) != contrary }
        if kept.count == terms[number].count || kept.isEmpty { continue }
        terms[number] = kept
        return true
      }
    }
    return false
  }
}

extension Substring {
  /// What is joined by `||`, outside of parentheses.
  fileprivate var alternatives: [String] { BuildCondition.parts(of: self, joinedBy: "||") }
}
