import PortolanModel

extension ChartDiff {
  /// The differences for a person, one a line, below the screens that they belong to, and a line with their numbers.
  public func text(isColored: Bool = false) -> String {
    let unread = unreadSentences.map { $0 + "\n" }.joined()
    if isEmpty { return unread + "No differences.\n" }
    return unread + (unread.isEmpty ? "" : "\n") + differences(isColored: isColored)
  }

  /// A line each, and a last one with their numbers.
  func differences(isColored: Bool = false) -> String {
    let paint = ChangePaint(isOn: isColored)
    var lines: [String] = []
    for section in DiffSections(comparison).sections {
      lines += text(of: section, paint) + [""]
    }
    lines.append(paint.bold("\(capitalised(headline)).") + " \(capitalised(consequences)).")
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of section: DiffSections.Section, _ paint: ChangePaint) -> [String] {
    guard let screen = section.screen else {
      return section.lines.map { paint.change($0.change, $0.words) }
    }
    let name = cleaned(screen)
    if let change = section.change, change != .renamed {
      return [paint.change(change, "screen \(name)  \(section.lines[0].text)")]
    }
    return [paint.bold(name)] + section.lines.map { "  " + paint.change($0.change, $0.words) }
  }

  func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension DiffSections.Line {
  /// `destination/add  sheet → ItemFeature.ItemModel`
  var words: String {
    [subject.isEmpty && kind == .screen ? "screen" : subject, text].filter { !$0.isEmpty }
      .joined(separator: "  ")
  }
}
