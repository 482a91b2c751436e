import PortolanFacts
import PortolanModel

extension SourceFile {
  /// Whether a file is a table of texts by its path.
  static func isTextTable(_ path: String) -> Bool {
    path.hasSuffix(".strings") || path.hasSuffix(".xcstrings")
  }

  /// Outlines a table of texts as one variable that holds what keys stand for.
  init(textTable bytes: [UInt8], path: String, module: String) {
    self.init(path: path, module: module)
    // What a build has left is no source, and nothing is wrong with it.
    if bytes.starts(with: "bplist".utf8) { return }
    let entries: [(key: String, text: String)]
    if path.hasSuffix(".xcstrings") {
      let catalog = StringCatalog(bytes)
      entries = catalog?.entries ?? []
      if catalog == nil {
        note("the string catalog is no JSON of its kind", Position(line: 1, column: 1))
      }
    } else {
      let file = StringsFile(bytes)
      entries = file.entries
      if let position = file.problem {
        note("no key with its text stands here, so the table was read up to here", position)
      }
    }
    let told = entries.filter { Self.tells($0.text, of: $0.key) }
    guard !told.isEmpty else { return }
    let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    var variable = Declaration(
      kind: .variable, name: TextTableNames.table(name ?? ""),
      position: Position(line: 1, column: 1))
    variable.value = .dictionary(told.flatMap { [.string($0.key), .string($0.text.inOneLine)] })
    declarations = [variable]
  }

  private mutating func note(_ problem: String, _ position: Position) {
    problems.append(
      Unresolved(
        what: problem,
        location: SourceLocation(file: path, line: Int(position.line), column: Int(position.column))
      ))
  }

  /// Whether a text says more than its key, and is whole: not one in which something else is put, nor a sign.
  private static func tells(_ text: String, of key: String) -> Bool {
    text != key && !text.contains("%") && text.contains(where: \.isLetter)
  }
}

extension String {
  fileprivate var inOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
