/// What a file mentions, and what the cache keeps of it.
///
/// A class, for there are thousands, and each of its lists would be counted whenever it is handed on.
final class ScannedFile: Sendable {
  let mentions: FileMentions
  /// The digest of its bytes; `nil` where it has to be read again to tell.
  let content: Digest?
  let entry: OutlinePack.Entry?
  /// Whether the cache did not know it.
  let isNew: Bool

  init(
    _ mentions: FileMentions, content: Digest? = nil, entry: OutlinePack.Entry? = nil,
    isNew: Bool = false
  ) {
    self.mentions = mentions
    self.content = content
    self.entry = entry
    self.isNew = isNew
  }
}
