import Foundation

/// What a file mentions, and what is kept of it.
struct CachedMentions: Sendable {
  var mentions: FileMentions
  /// The digest of its bytes; `nil` where it has to be read again to tell.
  var content: Digest?
  var entry: OutlinePack.Entry?
  var isNew = false
}

extension SourceTree.File {
  /// What the file mentions; of one that was not touched since, as the pack says it.
  ///
  /// - Parameter start: When reading began: what changed only just before may change again without its stamp showing it.
  func mentions(kept pack: OutlinePack?, start: Date) -> CachedMentions {
    guard let stamp = FileStamp(of: location), stamp.isSettled(before: start) else {
      return CachedMentions(mentions: mentions())
    }
    let key = OutlineCache.mentionsKey(of: self)
    if let kept = pack?.value(key), kept.starts(with: stamp.bytes),
      let (mentions, content) = Self.decoded(kept.dropFirst(FileStamp.size))
    {
      return CachedMentions(mentions: mentions, content: content, entry: (key, kept))
    }
    guard case .success(let text) = SourceText.read(at: location), text.problem == nil else {
      return CachedMentions(mentions: mentions())
    }
    let mentions = mentions(of: text.bytes)
    let content = Digest(of: text.bytes)
    var bytes = ByteWriter()
    bytes.append(stamp.bytes)
    bytes.append(content.bytes)
    mentions.write(to: &bytes)
    return CachedMentions(
      mentions: mentions, content: content, entry: (key, bytes.bytes[...]), isNew: true)
  }

  private static func decoded(_ kept: ArraySlice<UInt8>) -> (FileMentions, Digest)? {
    var bytes = ByteReader(kept.dropFirst(Digest.size))
    guard let mentions = try? FileMentions(from: &bytes), bytes.isAtEnd else { return nil }
    return (mentions, Digest(kept.prefix(Digest.size)))
  }
}
