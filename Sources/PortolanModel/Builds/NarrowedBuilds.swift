/// Some builds of an app, and what conditions say of them that is not so in all of them: within `os(iOS)` of `!(os(macOS)) && DEBUG`
/// only the `DEBUG`.
package struct NarrowedBuilds {
  private let space: BuildSpace
  private let builds: Builds
  /// What was said already of that which the builds don't tell apart.
  private let said: Set<String>

  /// All builds that a model tells apart.
  package init(of model: NavigationModel) {
    let conditions = model.conditions
    let space = BuildSpace(conditions + Set(conditions).sorted().flatMap(BuildCondition.conjuncts))
    self.init(space, space.all, [])
  }

  private init(_ space: BuildSpace, _ builds: Builds, _ said: Set<String>) {
    (self.space, self.builds, self.said) = (space, builds, said)
  }

  /// The builds in which some conditions hold, too, and which of what they ask that takes, as short as can be; `nil` where it is nothing.
  package func narrowed(by conditions: [String]) -> (text: String?, builds: NarrowedBuilds) {
    if conditions.isEmpty { return (nil, self) }
    var parts = BuildCondition.distinct(conditions.flatMap(BuildCondition.conjuncts))
    // What asks for so much, nobody shortens.
    let isLong = parts.count > 16
    if isLong { parts = BuildCondition.distinct(conditions) }
    let untold = Set(parts.filter { !space.tells($0) })
    let left = within(parts.filter { !untold.contains($0) })
    // In no build at all is no news for one who reads of all of them.
    let isNarrower = left != builds && !left.isEmpty
    parts.removeAll { untold.contains($0) ? said.contains($0) : !isNarrower }
    if isNarrower, !isLong {
      for part in parts where !untold.contains(part) {
        let others = parts.filter { $0 != part }
        if within(others.filter { !untold.contains($0) }) == left { parts = others }
      }
    }
    let inner = NarrowedBuilds(space, isNarrower ? left : builds, said.union(untold))
    if parts.isEmpty { return (nil, inner) }
    let words = parts.map(BuildCondition.withoutParentheses)
    if words.count == 1 { return (words[0], inner) }
    let all = words.map { $0.contains("||") && !$0.hasPrefix("!") ? "(\($0))" : $0 }
    return (all.joined(separator: " && "), inner)
  }

  /// Whether conditions hold in none of these builds, as far as it is told apart.
  package func exclude(_ conditions: [String]) -> Bool {
    !conditions.isEmpty
      && within(conditions.flatMap(BuildCondition.conjuncts).filter(space.tells)).isEmpty
  }

  private func within(_ parts: [String]) -> Builds { parts.reduce(builds) { $0 & space[$1] } }
}

extension BuildCondition {
  /// What is joined by `&&`, outside of parentheses.
  package static func conjuncts(of condition: String) -> [String] {
    parts(of: condition, joinedBy: "&&")
  }

  /// What is joined by a sign, outside of parentheses.
  package static func parts(of condition: some StringProtocol, joinedBy sign: String) -> [String] {
    let joint = " \(sign) "
    var parts = [""]
    var level = 0
    var rest = condition[...]
    while let character = rest.first {
      if level == 0, rest.hasPrefix(joint) {
        parts.append("")
        rest = rest.dropFirst(joint.count)
        continue
      }
      if character == "(" { level += 1 }
      if character == ")" { level -= 1 }
      parts[parts.count - 1].append(character)
      rest = rest.dropFirst()
    }
    return parts
  }

  fileprivate static func distinct(_ conditions: [String]) -> [String] {
    var seen: Set<String> = []
    return conditions.filter { seen.insert($0).inserted }
  }

  /// A condition as one writes it by itself: `!os(macOS)` for `!(os(macOS))`.
  fileprivate static func withoutParentheses(_ condition: String) -> String {
    if condition.utf8.count > 200 { return condition }
    if condition.hasPrefix("!(") {
      let inner = withoutParentheses(String(condition.dropFirst()))
      return inner.contains(" ") ? condition : "!" + inner
    }
    guard condition.hasPrefix("("), condition.hasSuffix(")") else { return condition }
    let inner = String(condition.dropFirst().dropLast())
    var level = 0
    for character in inner {
      if character == "(" { level += 1 }
      if character == ")" { level -= 1 }
      if level < 0 { return condition }
    }
    return withoutParentheses(inner)
  }
}
