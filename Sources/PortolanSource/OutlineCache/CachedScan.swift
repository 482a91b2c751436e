import Foundation

extension SourceTree.File {
  /// What the file mentions; of one that was not touched since, as the pack says it.
  ///
  /// - Parameter start: When reading began: what changed only just before may change again without its stamp showing it.
  func scanned(kept pack: OutlinePack?, start: Date) -> ScannedFile {
    guard let stamp = FileStamp(of: location), stamp.isSettled(before: start) else {
      return ScannedFile(mentions())
    }
    let key = OutlineCache.mentionsKey(of: self)
    if let kept = pack?.value(key), kept.starts(with: stamp.bytes),
      let (mentions, content) = Self.decoded(kept.dropFirst(FileStamp.size))
    {
      return ScannedFile(mentions, content: content, entry: (key, kept))
    }
    guard case .success(let text) = SourceText.read(at: location), text.problem == nil else {
      return ScannedFile(mentions())
    }
    let mentions = mentions(of: text.bytes)
    let content = Digest(of: text.bytes)
    var bytes = ByteWriter()
    bytes.append(stamp.bytes)
    bytes.append(content.bytes)
    mentions.write(to: &bytes)
    return ScannedFile(mentions, content: content, entry: (key, bytes.bytes[...]), isNew: true)
  }

  private static func decoded(_ kept: ArraySlice<UInt8>) -> (FileMentions, Digest)? {
    var bytes = ByteReader(kept.dropFirst(Digest.size))
    guard let mentions = try? FileMentions(from: &bytes), bytes.isAtEnd else { return nil }
    return (mentions, Digest(kept.prefix(Digest.size)))
  }
}
