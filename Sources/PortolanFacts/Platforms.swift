/// The systems that `#if` asks for.
enum Platforms {
  /// Whether code under a condition is for the television alone, whose remote takes the user back from anything.
  static func isTelevision(_ condition: String?) -> Bool {
    condition?.split(separator: "&&").contains { $0.filter { $0 != " " } == "os(tvOS)" } == true
  }

  /// Whether code under a condition is for other systems than the phone's: `os(tvOS)`, `!(os(iOS))`.
  ///
  /// Most apps that are written for several are the phone's first; which one was meant, a folder of source does not say.
  static func isForeign(_ condition: String?) -> Bool {
    guard let condition else { return false }
    return condition.split(separator: "&&").contains { part in
      var part = part.filter { $0 != " " }[...]
      let isNegated = part.hasPrefix("!")
      if isNegated { part = part.dropFirst() }
      if part.hasPrefix("("), part.hasSuffix(")") { part = part.dropFirst().dropLast() }
      let systems = part.split(separator: "|").map(String.init)
      guard !systems.isEmpty, systems.allSatisfy({ $0.hasPrefix("os(") && $0.hasSuffix(")") })
      else {
        return false
      }
      return systems.contains("os(iOS)") == isNegated
    }
  }
}

extension StateChange {
  /// Whether it happens on other systems than the phone's alone.
  var isForeign: Bool { Platforms.isForeign(condition) }
}
