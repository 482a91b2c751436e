import PortolanModel

/// A card as an HTML-like label: a table of two columns, what it is on the left, how it is shown on the right, where the
/// line leaves.
func dotLabel(of card: ScreenCard, _ node: DiagramNode) -> String {
  let inks = card.inks
  let pointer = dotPointer(id: node.id + "-title", tooltip: node.tooltip, link: node.link)
  // The border is what a wider table shows of itself: one that Graphviz strokes leaves a gap beside the fill.
  var label = """
    <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1" \
    BGCOLOR="\(inks.border.light)"><TR><TD>\
    <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0" BGCOLOR="\(inks.titleBar.light)">\
    <TR><TD PORT="title" CELLPADDING="3"\(pointer)>\
    <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1"><TR>\
    <TD ALIGN="LEFT">\(dotFont(inks.title, size: 14, "<B>\(dotChanged(card.title, card.change))</B>&#160;"))</TD>
    """
  let badge = card.change?.words.map { dotBadge($0, inks.badge) } ?? card.mark.map(dotBadge)
  if let badge { label += filler + "<TD ALIGN=\"RIGHT\">\(badge)</TD>" }
  label += "</TR>"
  if !card.type.isEmpty {
    label += """
      <TR><TD\(badge == nil ? "" : " COLSPAN=\"\(fillerColumns + 2)\"") ALIGN="LEFT">\
      \(dotFont(inks.type, size: 9, "\(dotHTML(card.type))&#160;"))</TD></TR>
      """
  }
  label += "</TABLE></TD></TR>"
  if !card.sections.isEmpty {
    label += """
      <TR><TD><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="4" \
      COLOR="\(inks.border.light)" BGCOLOR="\(Palette.card.light)">\
      \(card.sections.map(dotSection).joined(separator: "<HR/>"))</TABLE></TD></TR>
      """
  }
  return label + "</TABLE></TD></TR></TABLE>"
}

private func dotSection(_ section: ScreenCard.Section) -> String {
  let heading = section.heading.map { dotRow($0, of: section, isHeading: true) } ?? ""
  return heading + section.rows.map { dotRow($0, of: section, isHeading: false) }.joined()
}

/// A leaf: its name, and below it more quietly what else there is to say.
func dotLabel(of leaf: LeafBox) -> String {
  var lines = [dotChanged(leaf.text, leaf.change)]
  if let change = leaf.change { lines = [dotFont(change.style.text, size: 11, lines[0])] }
  if let detail = leaf.detail {
    lines.append(dotFont(leaf.style.ink, size: 9, dotHTML(detail)))
  }
  if let mark = leaf.mark {
    lines.append(dotFont(Palette.badge(mark.severity), size: 9, "<B>\(mark.words)</B>"))
  }
  if lines.count == 1 { return lines[0] }
  return """
    <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1">\
    \(lines.map { "<TR><TD>\($0)</TD></TR>" }.joined())</TABLE>
    """
}

/// The picture's own title, its numbers, and the legend.
func dotHeading(of diagram: Diagram) -> String {
  let warnings = diagram.warnings.map { (Palette.badge(.warning), $0) }
  let lines =
    [(Palette.quietText, diagram.summary)] + warnings
    + diagram.omissions.map { (Palette.quietText, $0) }
  var label = """
    <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="2">\
    <TR><TD ALIGN="LEFT">\
    \(dotFont(Palette.text, size: 20, "<B>\(dotHTML(diagram.title))</B>"))</TD></TR>
    """
  for (ink, line) in lines {
    label += """
      <TR><TD ALIGN="LEFT">\(dotFont(ink, size: 11, dotHTML(line)))</TD></TR>
      """
  }
  if diagram.isDiff {
    label += "<TR><TD ALIGN=\"LEFT\">\(dotLegendOfChanges())</TD></TR>"
  }
  let presentations = diagram.isDiff ? [] : diagram.presentations
  for start in stride(from: 0, to: presentations.count, by: legendColumns) {
    let row = presentations[start..<min(start + legendColumns, presentations.count)]
    label += """
      <TR><TD ALIGN="LEFT"><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="3"><TR>\
      \(row.map(dotLegendEntry).joined())\(row.count < legendColumns ? filler : "")</TR></TABLE></TD></TR>
      """
  }
  return label + "</TABLE>"
}

/// So many entries of the legend stand side by side.
private let legendColumns = 6

/// Empty cells: a table is as wide as what it stands in and shares out the space among its columns, so that these keep
/// it from the others.
private let filler = String(repeating: "<TD CELLPADDING=\"0\"></TD>", count: fillerColumns)
private let fillerColumns = 24

private func dotLegendEntry(_ presentation: Presentation) -> String {
  dotLegendEntry(presentation.style, legible(presentation.words, limit: 24))
}

private func dotLegendEntry(_ style: LineStyle, _ words: String, text: Ink? = nil) -> String {
  """
  <TD>\(dotSwatch(style))</TD>\
  <TD ALIGN="LEFT">\(dotFont(text ?? style.ink, size: 10, dotHTML(words)))&#160;&#160;</TD>
  """
}

/// What the colours, signs and lines of a picture of two versions mean.
private func dotLegendOfChanges() -> String {
  let entries = DiagramChange.legend.map { change, words in
    dotLegendEntry(change.style.line, change.sign + words, text: change.style.text)
  }
  return """
    <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="3"><TR>\
    \(entries.joined())\(filler)</TR></TABLE>
    """
}

/// A name with the sign of what became of it; what is gone is struck through.
private func dotChanged(_ text: String, _ change: DiagramChange?) -> String {
  guard let change else { return dotHTML(text) }
  return change.sign + (change.kind == .removed ? "<S>\(dotHTML(text))</S>" : dotHTML(text))
}

/// A short stretch of a line: a cell that has but a lower border.
private func dotSwatch(_ style: LineStyle) -> String {
  let dash = style.dash == .solid ? "" : " STYLE=\"\(style.dash.rawValue)\""
  return """
    <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR>\
    <TD FIXEDSIZE="TRUE" WIDTH="26" HEIGHT="8" BORDER="\(style.isWide ? 3 : 1)" SIDES="B" \
    COLOR="\(style.ink.light)"\(dash)></TD></TR><TR><TD HEIGHT="6"></TD></TR></TABLE>
    """
}

private func dotRow(
  _ row: ScreenCard.Row, of section: ScreenCard.Section, isHeading: Bool
) -> String {
  let quietText = row.change.map(\.style.quietText) ?? Palette.quietText
  let text = row.change.map(\.style.text) ?? Palette.text
  let ink = isHeading && row.port == nil && row.change?.sign.isEmpty != false ? quietText : text
  let size = isHeading && row.port == nil ? 10 : 11
  // A bar along the slot that a finding speaks of.
  let bar =
    section.mark.map {
      " CELLPADDING=\"0\" BORDER=\"4\" SIDES=\"L\" COLOR=\"\(Palette.badge($0.severity).light)\""
    } ?? ""
  var left = bar.isEmpty ? "" : "&#160;"
  left += dotFont(ink, size: size, dotChanged(row.text, row.change))
  if !row.detail.isEmpty {
    left += dotFont(quietText, size: 10, "&#160;· \(dotHTML(row.detail))")
  }
  if let words = row.change?.words {
    left += dotFont(ink, size: 10, "&#160;· <I>\(dotHTML(words))</I>")
  }
  var right = "&#160;"
  if let presentation = row.presentation, presentation != .inline {
    let words = dotHTML(legible(presentation.words, limit: 24))
    let ink = row.change.map(\.style.text) ?? presentation.style.ink
    right = "&#160;&#160;" + dotFont(ink, size: 10, words)
  }
  if let mark = row.mark, !isHeading || section.mark == nil {
    left += " " + dotFont(Palette.badge(mark.severity), size: 10, "<B>\(mark.words)</B>")
  }
  let leftCell = dotPointer(id: row.id, tooltip: row.tooltip, link: row.link)
  let rightCell = dotPointer(id: row.id + "-shown", tooltip: row.tooltip, link: row.link)
  if row.port == nil {
    return "<TR><TD COLSPAN=\"2\" ALIGN=\"LEFT\"\(bar)\(leftCell)>\(left)&#160;</TD></TR>"
  }
  return """
    <TR><TD ALIGN="LEFT"\(bar)\(leftCell)>\(left)</TD>\
    <TD ALIGN="RIGHT"\(row.port.map { " PORT=\"\($0)\"" } ?? "")\(rightCell)>\(right)</TD></TR>
    """
}

/// A number of findings in their colour.
private func dotBadge(_ mark: Mark) -> String {
  dotBadge(mark.words, Palette.badge(mark.severity))
}

private func dotBadge(_ words: String, _ ink: Ink) -> String {
  """
  <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="2" STYLE="ROUNDED" \
  BGCOLOR="\(ink.light)"><TR><TD>\
  \(dotFont(Palette.badgeText, size: 9, "&#160;<B>\(dotHTML(words))</B>&#160;"))</TD></TR></TABLE>
  """
}

private func dotFont(_ ink: Ink, size: Int, _ content: String) -> String {
  "<FONT COLOR=\"\(ink.light)\" POINT-SIZE=\"\(size)\">\(content)</FONT>"
}

/// What a pointer over a cell shows, and where a click on it goes.
private func dotPointer(id: String, tooltip: [String], link: String?) -> String {
  if tooltip.isEmpty { return "" }
  let href = link.map { " HREF=\(dotHTMLLink($0))" } ?? ""
  return
    " ID=\"\(id)\" TOOLTIP=\(dotHTMLTooltip(tooltip))\(href)"
}
