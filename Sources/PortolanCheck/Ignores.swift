import PortolanModel

/// The comments in the source that leave findings out, and what each of them is there for.
struct Ignores: Sendable {
  let comments: [Ignore]
  /// For each comment the rules that it names in vain.
  let unused: [[Rule.ID]]
  /// For each comment, by a rule that it names in vain, where that tells of what it only mentions in the comment's lines.
  let toldElsewhere: [[Rule.ID: SourceLocation]]
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
    var stretches: [Key: [Int]] = [:]
    for (number, comment) in comments.enumerated() {
      for rule in comment.rules {
        stretches[Key(file: comment.location.file, rule: rule), default: []].append(number)
      }
    }
    lines = stretches.mapValues { CoveredLines(of: $0, in: comments) }
    guard !comments.isEmpty else {
      (unused, toldElsewhere) = ([], [])
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
    toldElsewhere = zip(comments, unused).map { comment, rules in
      var told: [Rule.ID: SourceLocation] = [:]
      if rules.isEmpty { return told }
      let covered = comment.firstLine...max(comment.firstLine, comment.lastLine)
      for finding in findings where rules.contains(finding.rule) && told[finding.rule] == nil {
        let isMentioned = finding.related.contains {
          $0.location.file == comment.location.file && covered.contains($0.location.line)
        }
        if isMentioned { told[finding.rule] = finding.location }
      }
      return told
    }
  }

  /// Why a comment leaves a finding out; `nil` where none does.
  func reason(for finding: Finding) -> SuppressedFinding.Reason? {
    guard let location = finding.location,
      let comment = comment(leavingOut: finding.rule, at: location)
    else { return nil }
    return .ignored(because: comments[comment].reason ?? "no reason is given")
  }

  /// The number of the comment that leaves out what a rule finds at a place; `nil` where none does.
  func comment(leavingOut rule: Rule.ID, at location: SourceLocation) -> Int? {
    if lines.isEmpty { return nil }
    return lines[Key(file: location.file, rule: rule)]?.comment(covering: location.line)
  }
}

/// The lines that comments cover, which may nest and overlap, in a form that is quick to ask.
private struct CoveredLines: Sendable {
  private let starts: [Int]
  /// For each start the last line that a comment up to this one covers, and which does.
  private let ends: [(line: Int, comment: Int)]

  init(of numbers: [Int], in comments: [Ignore]) {
    let sorted = numbers.sorted { comments[$0].firstLine < comments[$1].firstLine }
    starts = sorted.map { comments[$0].firstLine }
    var end = (line: 0, comment: -1)
    ends = sorted.map { number in
      let last = max(comments[number].firstLine, comments[number].lastLine)
      if last > end.line { end = (last, number) }
      return end
    }
  }

  /// The number of a comment that covers a line.
  func comment(covering line: Int) -> Int? {
    let later = starts.firstNumber { $0 > line }
    guard later > 0, ends[later - 1].line >= line else { return nil }
    return ends[later - 1].comment
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
