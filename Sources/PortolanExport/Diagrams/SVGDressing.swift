import PortolanModel

/// Dresses the SVG that Graphviz made of a picture: with a title and a description for those who don't see it, and with
/// a style sheet that follows the reader's light or dark page.
///
/// Graphviz names each element after its id; here each gets words. Comments and the document type, which change from one
/// version of Graphviz to the next, are left out, so that a committed picture only changes when navigation does.
public struct SVGDressing: Sendable {
  private let id: String
  private let title: String
  private let description: String
  /// What to call each element, by its id.
  private let names: [String: String]
  private let styleSheet: String

  public init(_ diagram: Diagram) {
    id = diagram.id
    title = diagram.title
    description = diagram.description
    styleSheet = Self.styleSheet(for: diagram.isDiff ? Palette.all + Palette.changes : Palette.all)
    names = Dictionary(
      diagram.nodes.map { ($0.id, $0.name) } + diagram.lines.map { ($0.id, $0.name) },
      uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter svg: What Graphviz wrote. A text that is no SVG comes back as it is.
  public func dress(_ svg: String) -> String {
    var scanner = SVGScanner(svg)
    var dressed = ""
    var hasRoot = false
    /// The words for the `<title>` that comes next.
    var name: String?
    while let part = scanner.next() {
      switch part {
      case .comment, .documentType:
        // With what white space is left, they would leave empty lines.
        scanner.skipLineEnd()
      case .tag(let tag) where tag.name == "svg" && !hasRoot:
        hasRoot = true
        dressed += rootTag(tag) + opening
      case .tag(let tag):
        if tag.name == "g" { name = tag.attribute("id").flatMap { names[$0] } }
        dressed += tag.text
        if tag.name == "title", let words = name {
          dressed += xmlEscaped(words)
          scanner.skipText()
          name = nil
        }
      case .text(let text):
        dressed += text
      }
    }
    return hasRoot ? dressed : svg
  }

  private func rootTag(_ tag: SVGTag) -> String {
    let attributes =
      " class=\"portolan\" role=\"img\" aria-labelledby=\"\(id)-title \(id)-description\""
    return tag.text.dropLast() + attributes + ">"
  }

  private var opening: String {
    """

    <title id="\(id)-title">\(xmlEscaped(title))</title>
    <desc id="\(id)-description">\(xmlEscaped(description))</desc>
    <style>
    \(styleSheet)
    </style>
    """
  }

  /// Finds each colour by the attribute that Graphviz wrote; a rule has more weight than an attribute.
  static func styleSheet(for inks: [Ink]) -> String {
    let rules = inks.flatMap { ink in
      ["fill", "stroke"].map { ".portolan [\($0)=\"\(ink.light)\"]{\($0):\(ink.dark)}" }
    }
    return """
      .portolan .edge:hover path{stroke-width:3.5px}
      .portolan a{text-decoration:none}
      @media (prefers-color-scheme:dark){
      \(rules.joined(separator: "\n"))
      }
      """
  }
}

extension Diagram {
  /// What the picture says, in sentences; of a great picture the beginning.
  var description: String {
    // Of two versions, what is the same in both can be read elsewhere.
    let lines = isDiff ? lines.filter { $0.change?.kind != .same } : lines
    let spoken = lines.prefix(100).map(\.name)
    let rest =
      lines.count > spoken.count ? ["and \(counted(lines.count - spoken.count, "more line"))"] : []
    return ([summary] + warnings + omissions + spoken + rest).map {
      $0.hasSuffix(".") ? $0 : $0 + "."
    }
    .joined(separator: " ")
  }
}
