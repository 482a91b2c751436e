import Foundation
import PortolanExport
import PortolanGraphviz
import PortolanMatching

/// A diagram as a file: in a text format of ours, or laid out.
struct Picture {
  let diagram: Diagram
  let timeLimit: Double

  /// What the name of a file says of its format; `nil` where it says nothing.
  static func ending(of path: String) -> String? {
    let file = path.split(separator: "/").last ?? ""
    let ending = file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() }
    return ending == "" ? nil : ending
  }

  /// What is drawn most, told before all else that Graphviz has.
  private static let usual = ["svg", "png", "pdf"]

  /// Stops where a format is none, before anything is read.
  ///
  /// - Parameter others: What else a command writes.
  static func demand(format: String, besides others: [String] = []) throws {
    let name = format.lowercased()
    let ours = DiagramFormat.all.map(\.name)
    if (usual + ours + others).contains(name) || DiagramFormat.forFile("x." + name) != nil {
      return
    }
    let drawn = Graphviz.formats.map(\.name)
    // Where there is no Graphviz, it says so itself.
    if drawn.isEmpty || drawn.contains(name) { return }
    let near = NearestNames(to: name, among: usual + ours + others).words
    let further = drawn.filter { !(usual + ours).contains($0) }
    throw Failure(
      """
      there is no format '\(format)'\(near.map { "; \($0)" } ?? ""); there are \
      \((others + usual + ours).joined(separator: ", ")), and \(further.count) others of Graphviz, \
      as \(further.prefix(3).joined(separator: ", ")) (--format names one, whatever the file is called)
      """, .badInput)
  }

  /// - Parameter format: `dot`, `mermaid`, or what Graphviz draws.
  func bytes(as format: String) throws -> [UInt8] {
    let name = format.lowercased()
    if let text = DiagramFormat.named(name) ?? DiagramFormat.forFile("x." + name) {
      return Array(text.render(diagram).utf8)
    }
    let image = try Layout(
      dot: DiagramFormat.dot.render(diagram), format: name, timeLimit: timeLimit
    ).run()
    return name == "svg"
      ? Array(SVGDressing(diagram).dress(String(decoding: image, as: UTF8.self)).utf8) : image
  }
}

/// A layout by Graphviz, in a child process: one that hangs or crashes takes nothing with it.
struct Layout {
  let dot: String
  let format: String
  let timeLimit: Double

  func run() throws -> [UInt8] {
    guard let own = Bundle.main.executablePath else {
      throw Failure("the program does not know where it is", .internalFault)
    }
    let result = try ChildProcess(
      arguments: [own, "layout", "--format", format], input: Array(dot.utf8), timeLimit: timeLimit
    ).run()
    if result.ranOutOfTime {
      throw Failure(
        """
        the layout took longer than \(timeLimit.formatted()) seconds; draw less of it \
        (--view screen --screen …), or allow more (--time-limit)
        """, .badInput)
    }
    if result.status == 0, !result.wasKilled { return result.output }
    let said = result.errors.trimmingCharacters(in: .whitespacesAndNewlines)
    if result.wasKilled {
      throw Failure(
        "Graphviz crashed while it drew\(said.isEmpty ? "" : ": " + said)", .internalFault)
    }
    throw Failure(
      said.hasPrefix("error: ") ? String(said.dropFirst(7)) : said,
      Failure.Code(rawValue: result.status) ?? .internalFault)
  }
}
