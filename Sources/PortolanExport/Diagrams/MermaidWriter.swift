import PortolanModel

/// A picture in the language of Mermaid, as a flowchart that version 8 and later read.
///
/// Its boxes have no ports, so a line carries the name of the case that it leaves.
func mermaidText(of diagram: Diagram) -> String {
  var lines = ["flowchart LR"]
  // There is no heading that could hold them.
  lines += diagram.warnings.enumerated().map { number, warning in
    "  \(warningID(number))[\(mermaidQuoted("⚠️ " + warning))]"
  }
  if diagram.showsModules {
    for module in diagram.modules {
      lines.append(
        "  subgraph \(mermaidID(elementID("module", module)))[\(mermaidQuoted(legible(module)))]")
      lines += diagram.nodes.filter { $0.module == module }.map { "    " + nodeText($0) }
      lines.append("  end")
    }
  } else {
    lines += diagram.nodes.map { "  " + nodeText($0) }
  }
  lines += diagram.lines.map { "  " + lineText($0) }
  lines += classes(of: diagram)
  lines += lineStyles(of: diagram)
  lines += diagram.nodes.compactMap { node in
    node.link.map { "  click \(mermaidID(node.id)) \"\($0)\"" }
  }
  // Notes that Mermaid leaves out; the words are our own.
  lines += diagram.omissions.map { "%% \($0)" }
  return lines.map { $0 + "\n" }.joined()
}

private func warningID(_ number: Int) -> String { mermaidID(elementID("warning", String(number))) }

private func nodeText(_ node: DiagramNode) -> String {
  let id = mermaidID(node.id)
  switch node.shape {
  case .card(let card):
    let badge = (card.change?.words ?? card.mark?.words).map { " (\($0))" } ?? ""
    let title = (card.change?.sign ?? "") + card.title + badge
    return card.type.isEmpty
      ? "\(id)[\(mermaidQuoted(title))]" : "\(id)[\(mermaidQuoted(title, card.type))]"
  case .leaf(let leaf):
    let badge = leaf.mark.map { " (\($0.words))" } ?? ""
    return "\(id)(\(mermaidQuoted((leaf.change?.sign ?? "") + leaf.text + badge)))"
  case .stop(let words):
    return "\(id)(\(mermaidQuoted(words)))"
  }
}

private func lineText(_ line: DiagramLine) -> String {
  let style = line.style
  let arrow = style.dash != .solid ? "-.->" : style.isWide ? "==>" : "-->"
  let words = (line.change?.sign ?? "") + line.label
  let label = line.label.isEmpty ? "" : "|\(mermaidQuoted(words))|"
  return "\(mermaidID(line.tail)) \(arrow)\(label) \(mermaidID(line.head))"
}

/// The style of each line, which Mermaid knows by its number only; lines of one style together.
private func lineStyles(of diagram: Diagram) -> [String] {
  var styles: [(style: String, numbers: [String])] = []
  for (number, line) in diagram.lines.enumerated() {
    let look = line.style
    let width = line.mark.map { $0.severity > .note } == true || look.isWide ? "3px" : "1.5px"
    let style = "stroke:\(look.ink.light),stroke-width:\(width)"
    if let known = styles.firstIndex(where: { $0.style == style }) {
      styles[known].numbers.append(String(number))
    } else {
      styles.append((style, [String(number)]))
    }
  }
  return styles.map { "  linkStyle \($0.numbers.joined(separator: ",")) \($0.style)" }
}

/// Colours by class. They are those of a light page: Mermaid can't tell which it is on, so the text in the boxes is
/// coloured too.
private func classes(of diagram: Diagram) -> [String] {
  var members: [(name: String, style: String, ids: [String])] = []
  func add(_ id: String, to name: String, fill: Ink, stroke: Ink, text: Ink) {
    if let known = members.firstIndex(where: { $0.name == name }) {
      members[known].ids.append(id)
    } else {
      let style = "fill:\(fill.light),stroke:\(stroke.light),color:\(text.light)"
      members.append((name, style, [id]))
    }
  }
  for number in diagram.warnings.indices {
    add(
      warningID(number), to: "warningBox", fill: Palette.background,
      stroke: Palette.badge(.warning), text: Palette.text)
  }
  // Mermaid has classes of its own, `root` among them, which names like these stay clear of.
  for node in diagram.nodes {
    let id = mermaidID(node.id)
    switch node.shape {
    case .card(let card) where card.change != nil:
      add(
        id, to: (card.change?.kind.rawValue ?? "") + "Screen", fill: card.inks.titleBar,
        stroke: card.inks.border, text: card.inks.title)
    case .leaf(let leaf) where leaf.change != nil:
      add(
        id, to: (leaf.change?.kind.rawValue ?? "") + "Leaf", fill: leaf.style.fill,
        stroke: leaf.style.ink, text: leaf.change?.style.text ?? Palette.text)
    case .card(let card) where card.isEmphasised:
      add(
        id, to: "rootBox", fill: Palette.strongTitleBar, stroke: Palette.strongTitleBar,
        text: Palette.strongTitle)
    case .card:
      add(
        id, to: "screenBox", fill: Palette.titleBar, stroke: Palette.cardBorder, text: Palette.title
      )
    case .leaf(let leaf):
      let style = leaf.presentation.style
      add(
        id, to: leaf.presentation.cssClass + "Box", fill: style.fill, stroke: style.ink,
        text: Palette.text)
    case .stop:
      add(
        id, to: "stopBox", fill: Palette.background, stroke: Palette.quietText,
        text: Palette.quietText)
    }
  }
  return members.flatMap { name, style, ids in
    // No semicolon at the end: version 8 removes it together with what is before.
    ["  classDef \(name) \(style)", "  class \(ids.joined(separator: ",")) \(name)"]
  }
}
