import PortolanModel

/// Colours a text for a terminal, or leaves it as it is.
struct Paint {
  let isOn: Bool

  func bold(_ text: String) -> String { painted(text, "1") }
  func dim(_ text: String) -> String { painted(text, "2") }

  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: painted(text, "1;31")
    case .warning: painted(text, "1;33")
    case .note: painted(text, "1;36")
    }
  }

  private func painted(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
