import PortolanModel

extension ChartDiff {
  /// What to say where some code of a version was not read: what that holds, nobody can tell from what changed.
  var unreadSentences: [String] {
    [("older", numbers.old), ("newer", numbers.new)].flatMap { version, numbers in
      let doubt = "what is \(version == "older" ? "added" : "removed") may only be missing there."
      let unread = numbers.unread.map { files in
        let most = 3
        let names = files.prefix(most).map { "'\(cleaned($0))'" }.joined(separator: ", ")
        let rest = files.count > most ? " and \(files.count - most) more" : ""
        return "Of the \(version) version, \(names)\(rest) could not be read to the end: \(doubt)"
      }
      let missing = (numbers.missing ?? []).map {
        "In the \(version) version, \(cleaned($0)): \(doubt)"
      }
      return [unread].compactMap(\.self) + missing
    }
  }
}
