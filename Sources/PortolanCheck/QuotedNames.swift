extension Collection where Element == String {
  /// As a sentence lists them: `'add', 'edit' and 'help'`, without the end of a long list.
  func quoted(most: Int = 5, conjunction: String = "and") -> String {
    let names = map { "'\($0)'" }
    if names.count > most + 1 {
      return names.prefix(most).joined(separator: ", ")
        + " \(conjunction) \(names.count - most) others"
    }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The words in it that may be names of Swift's.
  var names: [String] {
    self[...].split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { String($0) }
  }
}
