import PortolanFacts
import PortolanModel

extension FileMentions {
  /// What the system makes is the start of something.
  fileprivate init(_ list: InfoPropertyList) {
    let names = list.classes.map(\.name).joined(separator: " ")
    self = MentionScanner.mentions(in: Array(names.utf8))
    isIrregular = !names.isEmpty
  }
}

extension SourceTree {
  /// Reads and outlines the files that can matter to the model. Their order is that of ``files``, whatever the options.
  public func read(_ options: ReadingOptions) -> [SourceFile] {
    let isPlain = options.parsesAll && !files.contains(where: \.isBeside)
    guard !isPlain, files.count > 1 else { return read(files, nil, options) }
    let mentions = Workers.map(files, jobs: options.jobs) { $0.mentions() }
    let reached = FileReach.reached(
      of: mentions, beside: files.map(\.isBeside), all: options.parsesAll, roots: options.roots)
    return read(reached.files.map { files[$0] }, reached.vocabulary, options)
  }

  private func read(_ files: [File], _ vocabulary: NameSet?, _ options: ReadingOptions)
    -> [SourceFile]
  {
    let tree = SourceTree(self, files: files)
    if let cache = options.cache {
      return tree.read(jobs: options.jobs, vocabulary: vocabulary, cache: cache)
    }
    return tree.read(jobs: options.jobs, vocabulary: vocabulary)
  }
}

extension SourceTree.File {
  /// What the file mentions. What can't be read, or is no UTF-8, is told of when it is parsed.
  func mentions() -> FileMentions {
    guard case .success(let text) = SourceText.read(at: location), text.problem == nil else {
      var unknown = FileMentions()
      unknown.isIrregular = true
      return unknown
    }
    if isInfo { return FileMentions(InfoPropertyList(text.bytes)) }
    var mentions = MentionScanner.mentions(in: text.bytes)
    // A storyboard says no word of navigation, it is navigation.
    if isStoryboard { mentions.isIrregular = true }
    return mentions
  }
}
