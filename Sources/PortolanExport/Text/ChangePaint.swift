import PortolanModel

/// Marks a line as added, removed or changed, and colours it on a terminal.
struct ChangePaint {
  let isOn: Bool

  func bold(_ text: String) -> String { painted(text, "1") }
  func dim(_ text: String) -> String { painted(text, "2") }

  /// The sign tells without colour.
  func change(_ change: Difference.Change, _ text: String) -> String {
    switch change {
    case .added: painted("+ " + text, "32")
    case .removed: painted("- " + text, "31")
    case .changed, .renamed: painted("~ " + text, "33")
    }
  }

  private func painted(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
