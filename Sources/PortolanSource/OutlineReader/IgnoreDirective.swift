/// What a comment says that leaves findings out: `// portolan:ignore rule-id, other-rule reason`.
struct IgnoreDirective: Hashable {
  var rules: [String] = []
  var reason: String?

  static let mark = "portolan:ignore"

  /// `nil` for any other comment.
  init?(comment: String) {
    guard Self.starts(Array(comment.utf8)) else { return nil }
    var rest = Substring(comment).drop { !$0.isLetter }.dropFirst(Self.mark.count)
    if comment.hasPrefix("/*"), rest.hasSuffix("*/") { rest.removeLast(2) }
    rest = rest.prefix { !$0.isNewline }.trimmed
    var expectsRule = true
    while expectsRule, !rest.isEmpty {
      let name = rest.prefix { !$0.isWhitespace && $0 != "," && $0 != ":" }
      if !name.isEmpty { rules.append(String(name)) }
      rest = rest.dropFirst(name.count).trimmed
      expectsRule = rest.first == ","
      if expectsRule { rest = rest.dropFirst().trimmed }
    }
    rest = rest.drop { "-–—:".contains($0) }.trimmed
    reason = rest.isEmpty ? nil : String(rest)
  }

  /// Whether bytes begin with such a comment.
  static func starts(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
    var rest = bytes.dropFirst(2)[...]
    while let byte = rest.first, " \t/*".utf8.contains(byte) { rest = rest.dropFirst() }
    guard rest.starts(with: mark.utf8) else { return false }
    let next = rest.dropFirst(mark.utf8.count).first
    // Another word that begins alike is no mark.
    return next.map { " \t\r\n,:*".utf8.contains($0) } ?? true
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
