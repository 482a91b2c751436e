/// What git calls `rev:path`: a file or folder as it was at a revision.
struct RevisionPath: Equatable {
  /// As it was written.
  let text: String
  let revision: String
  let path: String

  /// - Returns: `nil` for a text without a colon. One inside braces (`HEAD@{12:00}`) belongs to the revision.
  init?(_ text: String) {
    var depth = 0
    guard
      let colon = text.firstIndex(where: { character in
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        return character == ":" && depth <= 0
      })
    else { return nil }
    self.text = text
    revision = String(text[..<colon])
    path = String(text[text.index(after: colon)...])
  }

  /// The path from the root of the repository, without `.` and `..`; empty for the root itself.
  ///
  /// - Parameter prefix: The current folder, from the root of the repository. `./path` and `../path` are relative to it, as git
  ///   has it.
  /// - Returns: `nil` for one that leads out of the repository.
  func pathFromRoot(currentFolder prefix: String) -> String? {
    let isRelative = ["./", "../"].contains { path.hasPrefix($0) } || [".", ".."].contains(path)
    var parts = isRelative ? prefix.split(separator: "/") : []
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if parts.isEmpty { return nil }
        parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
