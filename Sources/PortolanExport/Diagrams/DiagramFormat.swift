/// A way to write a picture down.
///
///     let format = DiagramFormat.named("mermaid") ?? .dot
///     let text = format.render(try Diagram(.graph, of: chart))
public struct DiagramFormat: Sendable {
  public let name: String
  /// The extension of a file of this format, without the dot; the first is the one to give.
  public let fileExtensions: [String]
  public let render: @Sendable (Diagram) -> String

  /// The language of Graphviz.
  public static let dot = DiagramFormat(name: "dot", fileExtensions: ["dot", "gv"]) {
    dotText(of: $0)
  }

  /// The language that GitHub, GitLab and many editors draw inside Markdown.
  public static let mermaid = DiagramFormat(name: "mermaid", fileExtensions: ["mmd", "mermaid"]) {
    mermaidText(of: $0)
  }

  public static let all: [DiagramFormat] = [.dot, .mermaid]

  public static func named(_ name: String) -> DiagramFormat? {
    all.first { $0.name == name.lowercased() }
  }

  /// The format of a file by the end of its name.
  public static func forFile(_ path: String) -> DiagramFormat? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
    return all.first { $0.fileExtensions.contains(ending) }
  }
}
