import PortolanModel

/// The comments in the source that leave findings out, and what each of them is there for.
struct Ignores: Sendable {
  let comments: [Ignore]
  /// For each comment the rules that it names in vain.
  let unused: [[Rule.ID]]
  private let lines: [Key: CoveredLines]

  private struct Key: Hashable {
    var file: String
    var rule: Rule.ID
  }

  /// - Parameters:
  ///   - findings: What the rules found, whatever is left out of it.
  ///   - rules: The rules that were asked: of others nobody knows whether they would find something.
  /// - Complexity: n log n in the number of comments and findings.
  init(_ comments: [Ignore], of findings: [Finding], by rules: Set<Rule.ID>) {
    self.comments = comments
    var stretches: [Key: [ClosedRange<Int>]] = [:]
    for comment in comments {
      for rule in comment.rules {
        stretches[Key(file: comment.location.file, rule: rule), default: []]
          .append(comment.firstLine...max(comment.firstLine, comment.lastLine))
      }
    }
    lines = stretches.mapValues(CoveredLines.init)
    guard !comments.isEmpty else {
      unused = []
      return
    }
    var found: [Key: [Int]] = [:]
    for finding in findings {
      guard let location = finding.location else { continue }
      found[Key(file: location.file, rule: finding.rule), default: []].append(location.line)
    }
    found = found.mapValues { $0.sorted() }
    unused = comments.map { comment in
      comment.rules.filter { rule in
        guard rules.contains(rule) else { return false }
        let lines = found[Key(file: comment.location.file, rule: rule)] ?? []
        let next = lines.firstNumber { $0 >= comment.firstLine }
        return next == lines.count || lines[next] > comment.lastLine
      }
    }
  }

  /// Whether a comment leaves a finding out.
  func covers(_ finding: Finding) -> Bool {
    guard !lines.isEmpty, let location = finding.location else { return false }
    return lines[Key(file: location.file, rule: finding.rule)]?.contains(location.line) ?? false
  }
}

/// Stretches of lines, which may nest and overlap, in a form that is quick to ask.
private struct CoveredLines: Sendable {
  private let starts: [Int]
  /// The last line that a stretch up to this one covers.
  private let ends: [Int]

  init(_ stretches: [ClosedRange<Int>]) {
    let sorted = stretches.sorted { $0.lowerBound < $1.lowerBound }
    starts = sorted.map(\.lowerBound)
    var end = 0
    ends = sorted.map { stretch in
      end = max(end, stretch.upperBound)
      return end
    }
  }

  func contains(_ line: Int) -> Bool {
    let later = starts.firstNumber { $0 > line }
    return later > 0 && ends[later - 1] >= line
  }
}

extension [Int] {
  /// The position of the first number of an ascending list of which something holds; their count where it holds of none.
  fileprivate func firstNumber(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
