import PortolanModel

/// Why a file is no baseline that can be read, and where.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  public var location: SourceLocation

  public var description: String { "\(location): error: \(message)" }
}

extension Baseline {
  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - file: What to call the file in messages.
  ///   - isRenewed: Whether it is only read for its comments, before it is written again: then both sides of a merge that was
  ///     left unfinished are good.
  /// - Throws: ``BaselineError`` for a newer version, a part of a file, or something else altogether.
  public init(text: String, file: String, isRenewed: Bool = false) throws {
    self = try BaselineReader(text: text, file: file, isRenewed: isRenewed).baseline()
  }
}

private struct BaselineReader {
  let lines: [Substring]
  let file: String
  let isRenewed: Bool

  init(text: String, file: String, isRenewed: Bool) {
    // A mark of the byte order is hidden by editors, and a carriage return is added by some.
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    self.file = file
    self.isRenewed = isRenewed
  }

  func baseline() throws -> Baseline {
    let first = lines.firstIndex { !$0.hasPrefix("#") && !$0.allSatisfy { $0 == " " } } ?? 0
    try demandVersion(in: first)
    let head = lines[..<first].filter { $0.hasPrefix("#") }.map(String.init)
    var entries: [Baseline.Entry] = []
    var comments: [String] = []
    for (number, line) in lines.enumerated().dropFirst(first + 1) {
      if line == Baseline.lastLine {
        try demandNothing(after: number)
        return Baseline(entries: entries, head: head, foot: comments)
      }
      if isRenewed, line.isMarkOfMerge { continue }
      if line.hasPrefix("#") {
        comments.append(String(line))
      } else if !line.allSatisfy({ $0 == " " }) {
        entries.append(try entry(line, number: number, comments))
        comments = []
      }
    }
    throw problem(
      """
      the file ends too early: a baseline ends with the line '\(Baseline.lastLine)'; take it from version control \
      again, or renew it
      """, line: lines.count - 1)
  }

  private func demandVersion(in number: Int) throws {
    let wanted = "a baseline begins with '\(Baseline.title) \(Baseline.formatVersion)'"
    let first = lines[number]
    if lines.allSatisfy(\.isEmpty) { throw problem("the file is empty; \(wanted)", line: 0) }
    guard first.hasPrefix(Baseline.title + " ") else {
      throw problem("this is no baseline; \(wanted)", line: number)
    }
    let rest = first.dropFirst(Baseline.title.count + 1)
    let column = Baseline.title.utf8.count + 2
    guard let version = Int(rest.prefix { $0 != " " }), version >= 1 else {
      throw problem("the version of the format is missing; \(wanted)", line: number, column: column)
    }
    guard version <= Baseline.formatVersion else {
      throw problem(
        """
        this baseline has format version \(version), and this portolan reads \(Baseline.formatVersion); use a newer \
        portolan, or write the baseline to another file
        """, line: number, column: column)
    }
  }

  /// `rule subject ×2 fingerprint`, of which the subject may hold spaces, and the count may be absent.
  private func entry(
    _ line: Substring, number: Int, _ comments: [String]
  ) throws -> Baseline.Entry {
    if line.isMarkOfMerge {
      throw problem(
        "a merge was left unfinished here; --write-baseline writes the file again", line: number)
    }
    let words = line.split(separator: " ")
    guard words.count >= 3, let fingerprint = words.last else {
      throw number + 1 >= lines.count
        ? problem("the file ends too early: this entry is cut off", line: number)
        : problem("an entry is a rule, what it is about, and a fingerprint", line: number)
    }
    guard fingerprint.isFingerprint else {
      throw problem(
        "'\(cleaned(String(fingerprint)))' is no fingerprint, which is 16 digits from 0 to 9 and a to f",
        line: number, column: line.utf8.count - fingerprint.utf8.count + 1)
    }
    var subject = words[1..<(words.count - 1)]
    let count = subject.last.flatMap { $0.isCount ? $0 : nil }
    let extent = count.flatMap { Int($0.dropFirst()) }
    if let count, extent ?? 0 < 1 {
      throw problem(
        "'\(cleaned(String(count)))' is no count of slots or links", line: number,
        column: line.utf8.count - fingerprint.utf8.count - count.utf8.count)
    }
    if extent != nil, subject.count > 1 { subject.removeLast() }
    return Baseline.Entry(
      rule: String(words[0]), subject: subject.joined(separator: " "),
      fingerprint: String(fingerprint), extent: extent, comments: comments, line: number + 1)
  }

  private func demandNothing(after last: Int) throws {
    if let more = lines.indices.dropFirst(last + 1).first(where: { !lines[$0].isEmpty }) {
      throw problem("there is more after the line '\(Baseline.lastLine)'", line: more)
    }
  }

  private func problem(_ message: String, line: Int, column: Int = 1) -> BaselineError {
    BaselineError(
      message: message,
      location: SourceLocation(file: file, line: line + 1, column: column))
  }
}

extension Substring {
  /// Whether git wrote it between the sides of a conflict.
  fileprivate var isMarkOfMerge: Bool {
    ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains(where: hasPrefix)
  }

  /// Whether it is written like a count: `×2`.
  fileprivate var isCount: Bool {
    first == "×" && count > 1 && dropFirst().allSatisfy { $0 == "-" || $0.isWholeNumber }
  }

  fileprivate var isFingerprint: Bool {
    utf8.count == 16
      && utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
  }
}
