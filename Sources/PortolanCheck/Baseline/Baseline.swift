import PortolanModel

/// The findings that a team has decided to live with for now, in a file to commit beside the code.
///
/// The text is a line for its format, a line an entry, sorted, and a last line that tells a whole file from a part of one:
///
/// ```
/// portolan baseline 1 (known findings; 'portolan check … --write-baseline' renews it)
/// one-active-destination Feature.FeatureModel.addItem ×2 1d0a33c1b7a0f04e
/// end of baseline
/// ```
///
/// The fingerprint at an entry's end is what counts, and before it how many slots or links the finding speaks of: of more than
/// these it is a new one. What stands before that is for readers. Lines that begin with `#` are
/// comments on the entry below, and stay with it; above the first line and above the last one they are on the whole file.
public struct Baseline: Hashable, Sendable {
  /// The version of the format that is written, and read.
  public static let formatVersion = 1

  /// In the order of their lines in the text.
  public private(set) var entries: [Entry]
  /// What somebody wrote above the first line, and above the last.
  private(set) var head: [String] = []
  private(set) var foot: [String] = []

  public struct Entry: Hashable, Sendable {
    public var rule: String
    /// The screen, the slot and the destination, joined by dots.
    public var subject: String
    public var fingerprint: String
    /// Of how many slots or links it spoke; `nil` where nobody counts them, or nobody counted.
    public var extent: Int?
    /// What somebody wrote above the entry, each line with its `#`.
    public var comments: [String]
    /// The line in the file that it was read from.
    public var line: Int?
  }

  /// - Parameters:
  ///   - unknown: What an earlier one knows and nobody can tell for now; see ``Sifted/unknown``.
  ///   - earlier: A baseline whose comments are kept.
  public init(
    _ findings: [Finding], and unknown: [Entry] = [], keeping earlier: Baseline? = nil
  ) {
    let comments = Dictionary(
      (earlier?.entries ?? []).map { ($0.fingerprint, $0.comments) }, uniquingKeysWith: { $0 + $1 })
    let found = findings.map { finding in
      Entry(
        rule: finding.rule, subject: finding.legibleSubject, fingerprint: finding.fingerprint,
        extent: finding.extent, comments: comments[finding.fingerprint] ?? [])
    }
    entries = (found + unknown).sorted { $0.text < $1.text }
    head = earlier?.head ?? []
    foot = earlier?.foot ?? []
  }

  init(entries: [Entry], head: [String], foot: [String]) {
    self.entries = entries
    self.head = head
    self.foot = foot
  }

  /// The text of its file.
  public var text: String {
    let lines = entries.flatMap { $0.comments + [$0.text] }
    return (head + [Self.firstLine] + lines + foot + [Self.lastLine]).map { $0 + "\n" }.joined()
  }

  static let title = "portolan baseline"
  static let lastLine = "end of baseline"
  private static let firstLine =
    "\(title) \(formatVersion) (known findings; 'portolan check … --write-baseline' renews it)"
}

extension Finding {
  /// On one line, and never nothing.
  fileprivate var legibleSubject: String {
    let words = cleaned(subject).split(separator: " ")
    return words.isEmpty ? "(no name)" : words.joined(separator: " ")
  }
}

extension Baseline.Entry {
  fileprivate var text: String {
    ([rule, subject] + (extent.map { ["×\($0)"] } ?? []) + [fingerprint]).joined(separator: " ")
  }
}
