/// The systems and builds that `#if` asks for.
enum Platforms {
  /// Whether code under a condition is for the television alone, whose remote takes the user back from anything.
  static func isTelevision(_ condition: String?) -> Bool {
    condition?.split(separator: "&&").contains { $0.filter { $0 != " " } == "os(tvOS)" } == true
  }

  /// Whether code under a condition is for other systems than the phone's, `os(tvOS)`, `!(os(iOS))`, or for a build that sets a flag
  /// of the app's own: `REMOTE`.
  ///
  /// Most apps that are written for several are the phone's first; which one was meant, a folder of source does not say.
  static func isForeign(_ condition: String?) -> Bool {
    guard let condition else { return false }
    return condition.split(separator: "&&").contains { part in
      var part = part.filter { $0 != " " }[...]
      var isNegated = false
      while true {
        if part.hasPrefix("!") {
          isNegated.toggle()
          part = part.dropFirst()
        } else if part.hasPrefix("("), part.hasSuffix(")") {
          part = part.dropFirst().dropLast()
        } else {
          break
        }
      }
      if !isNegated, part.isFlag || part == "targetEnvironment(macCatalyst)" { return true }
      let systems = part.split(separator: "|").map(String.init)
      guard !systems.isEmpty, systems.allSatisfy({ $0.hasPrefix("os(") && $0.hasSuffix(")") })
      else {
        return false
      }
      return systems.contains("os(iOS)") == isNegated
    }
  }
}

extension Substring {
  /// Whether it is the name of a flag that only some builds set.
  fileprivate var isFlag: Bool {
    !["DEBUG", "RELEASE", "PRODUCTION", "APPSTORE", "true"].contains(self) && !isEmpty
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Array {
  /// What a usual build has, and after it what only others have.
  func usualFirst(_ condition: (Element) -> String?) -> Self {
    filter { !Platforms.isForeign(condition($0)) } + filter { Platforms.isForeign(condition($0)) }
  }
}

extension StateChange {
  /// Whether it happens on other systems than the phone's alone.
  var isForeign: Bool { Platforms.isForeign(self.condition) }
}
