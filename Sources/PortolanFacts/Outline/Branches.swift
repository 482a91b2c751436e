/// Conditions of `#if`, as declarations and calls keep them: `os(iOS) && !(DEBUG)`.
enum Branches {
  /// The condition of what stands under each of several: none where one of them always holds, as in both branches of an `#if`; else
  /// the first.
  static func merged(_ conditions: [String?]) -> String? {
    guard conditions.allSatisfy({ $0 != nil }) else { return nil }
    let written = conditions.compactMap { $0 }
    let branches = written.map { parts(of: $0).map(Part.init) }
    let names = Set(branches.flatMap { $0.flatMap(\.names) }).sorted()
    guard !names.isEmpty, names.count < 8 else { return written.first }
    let isAlways = (0..<1 << names.count).allSatisfy { values in
      let set = Set(names.indices.filter { values & 1 << $0 != 0 }.map { names[$0] })
      return branches.contains { branch in branch.allSatisfy { $0.holds(set) } }
    }
    return isAlways ? nil : written.first
  }

  /// One of what must hold together: a name, or that several names do not all hold.
  private struct Part {
    var names: [String]
    var isNegated = false

    init(_ text: String) {
      if text.hasPrefix("!("), text.hasSuffix(")") {
        names = Branches.parts(of: String(text.dropFirst(2).dropLast()))
        isNegated = true
      } else if text.hasPrefix("!") {
        names = [String(text.dropFirst())]
        isNegated = true
      } else {
        names = [text]
      }
    }

    func holds(_ set: Set<String>) -> Bool { names.allSatisfy(set.contains) != isNegated }
  }

  /// What is joined by `&&`, outside of parentheses.
  private static func parts(of condition: String) -> [String] {
    var parts = [""]
    var level = 0
    var rest = condition[...]
    while let character = rest.first {
      if level == 0, rest.hasPrefix(" && ") {
        parts.append("")
        rest = rest.dropFirst(4)
        continue
      }
      if character == "(" { level += 1 }
      if character == ")" { level -= 1 }
      parts[parts.count - 1].append(character)
      rest = rest.dropFirst()
    }
    return parts
  }
}
