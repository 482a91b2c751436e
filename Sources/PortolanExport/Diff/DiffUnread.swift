import PortolanModel

extension ChartDiff {
  /// What to say where some code of a version was not read: what that holds, nobody can tell from what changed.
  var unreadSentences: [String] {
    [("older", numbers.old.unread), ("newer", numbers.new.unread)].compactMap { version, unread in
      guard let unread else { return nil }
      let most = 3
      let names = unread.prefix(most).map { "'\(cleaned($0))'" }.joined(separator: ", ")
      let rest = unread.count > most ? " and \(unread.count - most) more" : ""
      return """
        Of the \(version) version, \(names)\(rest) could not be read to the end: what is \
        \(version == "older" ? "added" : "removed") may only be missing there.
        """
    }
  }
}
