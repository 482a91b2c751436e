import Foundation
import PortolanMatching

/// Looks through a module's source for why a type was not found: a slip of the pen, or `private`.
///
/// This reads words, not Swift: it only helps a message to be useful.
struct DeclarationSearch {
  let package: String

  func explain(_ names: MangledNames) -> String {
    let wanted = names.components.joined(separator: ".")
    let last = names.components.last ?? ""
    let declarations = declarations(in: names.module)
    if let hidden = declarations.first(where: { $0.name == last && $0.isPrivate }) {
      return """
        \(hidden.file):\(hidden.line):1: error: '\(last)' is private, and private types can't be reached from \
        outside their file; make it internal
        """
    }
    var message = """
      the module \(names.module) has no class, struct or enum '\(wanted)' that can be reached: write \
      Module.Type, with its outer types (Module.Outer.Inner); generic and private types can't be reached
      """
    let near = Set(declarations.map(\.name))
      .map { (name: $0, distance: NearestNames.distance($0.lowercased(), last.lowercased())) }
      .filter { $0.distance <= max(2, last.count / 3) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    if let nearest = near.first {
      message +=
        nearest.name == last
        ? "\n'\(last)' is declared in \(names.module), so its outer types may be missing"
        : "\ndid you mean '\(nearest.name)'?"
    }
    return message
  }

  private struct Declaration {
    var name: String
    var isPrivate: Bool
    var file: String
    var line: Int
  }

  private func declarations(in module: String) -> [Declaration] {
    let folder = package + "/Sources/" + module
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file -> [Declaration] in
      guard let data = FileManager.default.contents(atPath: folder + "/" + file) else { return [] }
      let lines = String(decoding: data, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().compactMap { number, line in
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let at = words.firstIndex(where: { ["class", "struct", "enum"].contains($0) }),
          at + 1 < words.count
        else { return nil }
        return Declaration(
          name: String(words[at + 1]),
          isPrivate: words[..<at].contains { $0 == "private" || $0 == "fileprivate" },
          file: "Sources/\(module)/\(file)", line: number + 1)
      }
    }
  }
}
