import PortolanModel

/// A picture in the language of Graphviz.
///
/// No attribute that reads a file (`image`, `shapefile`, `imagepath`) is ever written.
func dotText(of diagram: Diagram) -> String {
  var writer = DOTWriter(diagram: diagram)
  writer.write()
  return writer.text
}

private struct DOTWriter {
  let diagram: Diagram
  var text = ""

  mutating func write() {
    text += "digraph \(dotQuoted(diagram.id)) {\n"
    writeDefaults()
    let modules = diagram.showsModules ? diagram.modules : []
    for module in modules {
      writeCluster(module)
    }
    if modules.isEmpty {
      for node in diagram.nodes { write(node, indent: "  ") }
    }
    for line in diagram.lines { write(line) }
    text += "}\n"
  }

  private mutating func writeDefaults() {
    // A tree is read in the order of the model; a graph has too many lines across for that.
    let isTree = diagram.view == .tree
    text += """
        graph [id=\(dotQuoted(diagram.id)), rankdir=LR, bgcolor="\(Palette.background.light)", \
      pad=0.3, nodesep=\(isTree ? "0.12" : "0.22"), ranksep=\(isTree ? "0.45" : "0.9"), \
      outputorder=edgesfirst,\(isTree ? " ordering=out," : "") fontname="\(fontNames)", labelloc=t, labeljust=l, \
      label=<\(dotHeading(of: diagram))>];
        node [shape=plain, fontname="\(fontNames)", fontsize=11, \
      fontcolor="\(Palette.text.light)"];
        edge [arrowsize=0.65, fontname="\(fontNames)", fontsize=9];

      """
  }

  private mutating func writeCluster(_ module: String) {
    let name = module.isEmpty ? "" : legible(module)
    text += """
        subgraph \(dotQuoted("cluster_" + elementID("module", module))) {
          graph [id=\(dotQuoted(elementID("module", module))), class="module", style="rounded,filled", \
      fillcolor="\(Palette.module.light)", color="\(Palette.moduleBorder.light)", margin=14, \
      labelloc=t, labeljust=l, fontsize=11, fontcolor="\(Palette.quietText.light)", \
      tooltip=\(dotQuoted(name)), label=<\(dotHTML(name))>];

      """
    for node in diagram.nodes where node.module == module { write(node, indent: "    ") }
    text += "  }\n"
  }

  private mutating func write(_ node: DiagramNode, indent: String) {
    var attributes = ["id=\(dotQuoted(node.id))"]
    switch node.shape {
    case .card(let card):
      attributes += [
        "class=\"screen\(card.isEmphasised ? " root" : "")\(card.change.cssClass)\"",
        "label=<\(dotLabel(of: card, node))>",
      ]
    case .leaf(let leaf):
      let style = leaf.style
      attributes += [
        "class=\"leaf \(leaf.presentation.cssClass)\(leaf.change.cssClass)\"", "shape=box",
        "style=\"rounded,filled\(leaf.change?.kind == .removed ? ",dashed" : "")\"",
        "fillcolor=\"\(style.fill.light)\"", "color=\"\(style.ink.light)\"",
        "height=0.3", "margin=\"0.14,0.05\"", "label=<\(dotLabel(of: leaf))>",
      ]
      attributes += pointerAttributes(node)
    case .stop(let words):
      attributes += [
        "class=\"stop\"", "shape=box", "style=\"rounded,dotted\"",
        "color=\"\(Palette.quietText.light)\"", "fontcolor=\"\(Palette.quietText.light)\"",
        "height=0.3", "margin=\"0.14,0.05\"", "label=<\(dotHTML(words))>",
      ]
      attributes += pointerAttributes(node)
    }
    text += "\(indent)\(dotQuoted(node.id)) [\(attributes.joined(separator: ", "))];\n"
  }

  private func pointerAttributes(_ node: DiagramNode) -> [String] {
    var attributes = ["tooltip=\(dotTooltip(node.tooltip))"]
    if let link = node.link { attributes.append("URL=\(dotQuoted(link))") }
    return attributes
  }

  private mutating func write(_ line: DiagramLine) {
    let style = line.style
    let tail =
      line.port.map { "\(dotQuoted(line.tail)):\(dotQuoted($0)):e" } ?? "\(dotQuoted(line.tail)):e"
    let head = dotQuoted(line.head) + (line.headIsCard ? ":\"title\":w" : ":w")
    let marked = line.mark.map { $0.severity > .note } ?? false
    let tooltip = line.tooltip.isEmpty ? [line.name] : line.tooltip
    text += """
        \(tail) -> \(head) [id=\(dotQuoted(line.id)), \
      class="line \(line.presentation.cssClass)\(marked ? " marked" : "")\(line.change.cssClass)", \
      color="\(style.ink.light)", style=\(style.dash.rawValue), \
      penwidth=\(marked ? "3" : style.isWide ? "2.6" : "1.4"), tooltip=\(dotTooltip(tooltip))];

      """
  }
}

/// Helvetica and Arial have the same widths, and so has what stands in for them on Linux: the text fits wherever the
/// picture is shown.
private let fontNames = "Helvetica,Arial,sans-serif"

extension Diagram {
  /// The modules of the nodes, in order.
  var modules: [String] {
    var seen: Set<String> = []
    return nodes.map(\.module).filter { seen.insert($0).inserted }
  }
}
