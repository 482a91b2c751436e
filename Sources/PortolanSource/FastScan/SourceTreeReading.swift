import PortolanFacts
import PortolanModel

extension FileMentions {
  /// Nothing, of a file that is read all the same.
  fileprivate static var everywhere: FileMentions {
    var mentions = FileMentions()
    mentions.isIrregular = true
    return mentions
  }

  /// What the system makes is the start of something.
  fileprivate init(_ list: InfoPropertyList) {
    let names = list.classes.map(\.name).joined(separator: " ")
    self = MentionScanner.mentions(in: Array(names.utf8))
    isIrregular = !names.isEmpty || list.storyboard != nil
  }
}

extension SourceTree {
  /// Reads and outlines the files that can matter to the model. Their order is that of ``files``, whatever the options.
  public func read(_ options: ReadingOptions) -> [SourceFile] { filesRead(options).files }

  /// The same, with what a cache knows them by.
  public func filesRead(_ options: ReadingOptions) -> ReadFiles {
    if let cache = options.cache { return read(options, cache: cache) }
    let scans =
      needsScan(options)
      ? Workers.map(files, jobs: options.jobs) { ScannedFile($0.mentions()) } : nil
    let reached = reached(by: scans, options)
    let outlines = Workers.map(reached.files.map { files[$0] }, jobs: options.jobs) {
      $0.read(reached.vocabulary)
    }
    return ReadFiles(
      files: withoutTests(outlines.separatingStarts(reached.files.map { files[$0].modules })))
  }

  /// Whether it takes a look at all files to tell which ones to read.
  func needsScan(_ options: ReadingOptions) -> Bool {
    files.count > 1 && !(options.parsesAll && !files.contains(where: \.isBeside))
  }

  /// - Parameter scans: What each file mentions; `nil` where that was not looked at.
  func reached(by scans: [ScannedFile]?, _ options: ReadingOptions) -> FileReach.Reached {
    guard let scans else { return FileReach.Reached(files: Array(files.indices)) }
    return FileReach.reached(
      of: scans, beside: files.map(\.isBeside), all: options.parsesAll, roots: options.roots,
      jobs: options.jobs)
  }

  func withoutTests(_ outlines: [SourceFile]) -> [SourceFile] {
    includesTests ? outlines : outlines.filter { !$0.isTest }
  }
}

extension SourceTree.File {
  /// What the file mentions. What can't be read, or is no UTF-8, is told of when it is parsed.
  func mentions() -> FileMentions {
    guard case .success(let text) = SourceText.read(at: location), text.problem == nil else {
      return .everywhere
    }
    return mentions(of: text.bytes)
  }

  func mentions(of bytes: [UInt8]) -> FileMentions {
    if isInfo { return FileMentions(InfoPropertyList(bytes)) }
    // Whatever is read may show its texts.
    if isTextTable { return .everywhere }
    var mentions = MentionScanner.mentions(in: bytes)
    // A storyboard says no word of navigation, it is navigation.
    if isStoryboard { mentions.isIrregular = true }
    return mentions
  }
}
