import PortolanModel

/// A value of a YAML file, and where it stands.
struct YAMLValue {
  var content: Content
  var location: SourceLocation

  enum Content {
    /// `~`, or nothing behind a key.
    case nothing
    case flag(Bool)
    /// As written.
    case number(String)
    case text(String)
    case list([YAMLValue])
    case map([Entry])
  }

  struct Entry {
    var key: Located<String>
    var value: YAMLValue
  }

  /// What a person calls it.
  var words: String {
    switch content {
    case .nothing: "nothing"
    case .flag(let flag): "\(flag)"
    case .number(let number): "the number \(number)"
    case .text(let text): text.isEmpty ? "an empty text" : "'\(text)'"
    case .list: "a list"
    case .map: "a map"
    }
  }
}

extension YAMLValue.Content {
  /// What an unquoted scalar is by YAML 1.2's core schema, which editors follow too: `off` and `yes` are texts.
  init(plain text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .nothing
    case "true", "True", "TRUE": self = .flag(true)
    case "false", "False", "FALSE": self = .flag(false)
    default: self = text.isYAMLNumber ? .number(text) : .text(text)
    }
  }
}

extension String {
  fileprivate var isYAMLNumber: Bool {
    if hasPrefix("0x") { return count > 2 && dropFirst(2).allSatisfy(\.isHexDigit) }
    if hasPrefix("0o") { return count > 2 && dropFirst(2).allSatisfy { "0"..."7" ~= $0 } }
    let unsigned = first == "-" || first == "+" ? dropFirst() : self[...]
    if [".inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"].contains(unsigned) { return true }
    guard let first = unsigned.first, first == "." || ("0"..."9").contains(first) else {
      return false
    }
    return unsigned.allSatisfy { "0123456789.eE+-".contains($0) } && Double(unsigned) != nil
  }
}
