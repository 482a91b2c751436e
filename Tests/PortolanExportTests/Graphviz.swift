import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The `dot` command of this machine, by which pictures are proved to be what Graphviz reads.
enum Graphviz {
  private static let dot: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .map { URL(fileURLWithPath: String($0)).appendingPathComponent("dot") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  static let isInstalled: Bool = {
    if dot == nil { print("No 'dot' on this machine: pictures are not rendered by these tests.") }
    return dot != nil
  }()

  /// Renders DOT as SVG, and expects Graphviz to have nothing to say about it.
  static func svg(_ text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
    let base = folder.appendingPathComponent(UUID().uuidString).path
    let (input, output, messages) = (base + ".dot", base + ".svg", base + ".txt")
    defer {
      for file in [input, output, messages] { try? FileManager.default.removeItem(atPath: file) }
    }
    try text.write(toFile: input, atomically: true, encoding: .utf8)
    _ = FileManager.default.createFile(atPath: messages, contents: nil)
    let process = Process()
    process.executableURL = dot
    process.arguments = ["-Tsvg", "-o", output, input]
    process.standardError = FileHandle(forWritingAtPath: messages)
    try process.run()
    process.waitUntilExit()
    let said = try String(contentsOfFile: messages, encoding: .utf8)
    // What fonts there are is the machine's business.
    #expect(!said.contains("rror") && !said.contains("cell size"), "\(said.prefix(500))")
    #expect(process.terminationStatus == 0)
    return try String(contentsOfFile: output, encoding: .utf8)
  }
}

/// An SVG that has been read as XML.
final class SVGReading: NSObject, XMLParserDelegate {
  private(set) var ids: [String] = []
  /// What `<text>` elements say, in order.
  private(set) var texts: [String] = []
  private(set) var tooltips: [String] = []
  private(set) var links: [String] = []
  private(set) var titles: [String] = []
  private(set) var elements: [String] = []
  private(set) var root: [String: String] = [:]
  private(set) var classes: [String: String] = [:]
  private var text: String?
  private(set) var error: (any Error)?

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError ?? CocoaError(.coderReadCorrupt) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if elements.isEmpty { root = attributes }
    elements.append(name)
    if let id = attributes["id"] {
      ids.append(id)
      classes[id] = attributes["class"]
    }
    if let tooltip = attributes["xlink:title"] { tooltips.append(tooltip) }
    if let link = attributes["xlink:href"] { links.append(link) }
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text? += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if let text, name == "text" { texts.append(text.replacingOccurrences(of: "\u{A0}", with: " ")) }
    if let text, name == "title" { titles.append(text) }
    text = nil
  }
}
