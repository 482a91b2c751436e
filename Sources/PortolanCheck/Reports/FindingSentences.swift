import PortolanModel

extension Finding {
  /// What follows the message in a report for people, a sentence each without a full stop: the counts, the way to the
  /// bad state, the notes.
  var sentences: [String] {
    var sentences: [String] = []
    if let counts {
      let smallest =
        trace.isEmpty ? "" : "; the smallest of those: \(trace.joined(separator: ", "))"
      sentences.append("\(counts.sentence)\(smallest)")
    } else if !trace.isEmpty {
      sentences.append("the way there: \(trace.shortened(to: 12).joined(separator: " → "))")
    }
    return (sentences + notes).map(cleaned)
  }

  /// The message, and of states that are counted the smallest that should not be.
  var messageWithState: String {
    counts == nil || trace.isEmpty ? message : "\(message): \(trace.joined(separator: ", "))"
  }

  /// The lines to write instead.
  var fixLines: [String] {
    guard let fix else { return [] }
    return fix.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(cleanedLine)
  }
}

extension Finding.Counts {
  var sentence: String {
    let verb = valid == "1" ? "is" : "are"
    let other = invalid == "1" ? "is" : "are"
    return """
      \(representable) states can be represented, \(valid) \(verb) valid, \(invalid) \(other) not
      """
  }
}

extension [String] {
  /// The steps, without the middle of a long way.
  func shortened(to longest: Int) -> [String] {
    guard count > longest else { return self }
    return prefix(longest / 2) + ["… \(count - longest) more …"] + suffix(longest / 2)
  }
}

/// A line of code without characters that steer terminals; its spaces and tabs stay.
func cleanedLine(_ text: some StringProtocol) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { $0.isForbidden && $0 != "\t" ? " " : $0 }))
}
