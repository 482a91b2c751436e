import PortolanFacts
import PortolanModel

// A file of facts: a line of text with a mark, the version of the format and that of the outlines, then the files as bytes, and
// last the digest of all that. The same source gives the same bytes, wherever and whenever it is read.

extension ModuleFacts {
  /// Goes up with every change of what stands around the outlines, and of what ``FileMentions`` says.
  static let version = 2

  /// Why bytes are no facts that can be linked.
  public enum Unusable: Error, Hashable {
    /// Something else altogether.
    case foreign
    case newer
    case older
    /// Not as they were written.
    case damaged
  }

  /// The bytes of a file of facts.
  public var bytes: [UInt8] {
    var body = ByteWriter()
    sourceRoot.write(to: &body)
    problems.write(to: &body)
    files.write(to: &body)
    let bytes = Array("\(Self.mark)\(Self.version) \(OutlineCache.version)\n".utf8) + body.bytes
    return bytes + Digest(of: bytes).bytes
  }

  /// Takes a file of facts apart.
  public init(reading bytes: [UInt8]) throws(Unusable) {
    guard bytes.starts(with: Self.mark.utf8) else { throw .foreign }
    // Only a file of this version ends as this version ends.
    let header = bytes.prefix(while: { $0 != UInt8(ascii: "\n") }).prefix(Self.mark.utf8.count + 40)
    let versions = String(decoding: header.dropFirst(Self.mark.utf8.count), as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false).map { Int($0) }
    guard versions.count >= 2, let format = versions[0], let outlines = versions[1] else {
      throw .damaged
    }
    if format > Self.version || outlines > OutlineCache.version { throw .newer }
    if format < Self.version || outlines < OutlineCache.version { throw .older }
    let end = bytes.count - Digest.size
    guard end > header.count, Digest(bytes[end...]) == Digest(of: bytes[..<end]) else {
      throw .damaged
    }
    var body = ByteReader(bytes[(header.count + 1)..<end])
    do {
      let sourceRoot: String? = try body.read()
      let problems: [Unresolved] = try body.read()
      let files: [File] = try body.read()
      guard body.isAtEnd else { throw NotReadable() }
      self.init(files: files, problems: problems)
      self.sourceRoot = sourceRoot
    } catch {
      throw .damaged
    }
  }

  private static let mark = "PortolanFacts "
}

extension ModuleFacts.File: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    path.write(to: &bytes)
    module.write(to: &bytes)
    isLeftOut.write(to: &bytes)
    mentions.write(to: &bytes)
    bytes.write(block: outline)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(
      path: try bytes.read(), module: try bytes.read(), isLeftOut: try bytes.read(),
      mentions: try bytes.read(), outline: try bytes.block())
  }
}

extension FileMentions: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    isIrregular.write(to: &bytes)
    holdsIgnores.write(to: &bytes)
    extensions.write(to: &bytes)
    for hashes in [mentioned, declared, protocols, members, bound] { bytes.write(hashes: hashes) }
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init()
    isIrregular = try bytes.read()
    holdsIgnores = try bytes.read()
    extensions = try bytes.read()
    mentioned = try bytes.hashes()
    declared = try bytes.hashes()
    protocols = try bytes.hashes()
    members = try bytes.hashes()
    bound = try bytes.hashes()
  }
}

extension FileMentions.Extension: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    bytes.write(hashes: names)
    bytes.write(hashes: members)
    isUsedUnnamed.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(
      names: try bytes.hashes(), members: try bytes.hashes(), isUsedUnnamed: try bytes.read())
  }
}

extension ByteWriter {
  fileprivate mutating func write(hashes: [UInt64]) {
    write(UInt(hashes.count * 8))
    for hash in hashes { append(hash.littleEndianBytes) }
  }
}

extension ByteReader {
  fileprivate mutating func hashes() throws(NotReadable) -> [UInt64] {
    let block = try self.block()
    guard block.count % 8 == 0 else { throw NotReadable() }
    return block.withUnsafeBytes { bytes in
      Array(unsafeUninitializedCapacity: bytes.count / 8) { hashes, count in
        UnsafeMutableRawBufferPointer(hashes).copyMemory(from: bytes)
        count = hashes.count
        #if _endian(big)
          for index in hashes.indices { hashes[index] = UInt64(littleEndian: hashes[index]) }
        #endif
      }
    }
  }
}
