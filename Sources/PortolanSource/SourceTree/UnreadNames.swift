import PortolanFacts
import PortolanModel

extension SourceFile {
  /// Says, where the file could not be read to its end, which names stand in it: one of its problems for all of them.
  mutating func noteNames(inUnread bytes: [UInt8]) {
    let unread = problems.indices.filter { problems[$0].isUnread == true }
    guard let first = unread.first else { return }
    for index in unread.dropFirst() {
      (problems[index].isUnread, problems[index].firstLine) = (nil, nil)
    }
    let firstLine = problems[first].firstLine ?? 1
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: firstLine - 1, omittingEmptySubsequences: false)
    problems[first].mentions = lines.count < firstLine ? [] : names(in: lines[firstLine - 1])
  }
}

/// The words of a text that may be names, each once, in the order of their bytes; those in comments and strings, too, for
/// nobody knows where these end in a text that does not parse.
private func names(in bytes: ArraySlice<UInt8>) -> [String] {
  let words = bytes.split { !isPartOfName($0) }
    .filter { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0[$0.startIndex]) }
  return Set(words).map { String(decoding: $0, as: UTF8.self) }.sorted {
    $0.utf8.lexicographicallyPrecedes($1.utf8)
  }
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
