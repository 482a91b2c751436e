import PortolanFacts
import PortolanModel

// A file of facts: a line of text with a mark, the version of the format and that of the outlines, then the files as bytes, and
// last the digest of all that. The same source gives the same bytes, wherever and whenever it is read.

extension ModuleFacts {
  /// Goes up with every change of what stands around the outlines, and of what ``FileMentions`` says.
  static let version = 3

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
    bytes.write(extensions)
    for hashes in [mentioned, declared, protocols, members, bound] { bytes.write(hashes: hashes) }
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init()
    isIrregular = try bytes.read()
    holdsIgnores = try bytes.read()
    extensions = try bytes.extensions()
    mentioned = try bytes.hashes()
    declared = try bytes.hashes()
    protocols = try bytes.hashes()
    members = try bytes.hashes()
    bound = try bytes.hashes()
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ extensions: [FileMentions.Extension]) {
    write(UInt(extensions.count))
    for each in extensions {
      write(UInt(each.names.count))
      write(UInt(each.members.count))
      each.isUsedUnnamed.write(to: &self)
    }
    write(hashes: extensions.flatMap { $0.names + $0.members })
  }

  fileprivate mutating func write(hashes: [UInt64]) {
    write(UInt(hashes.count * 8))
    for hash in hashes { append(hash.littleEndianBytes) }
  }
}

extension ByteReader {
  fileprivate mutating func extensions() throws(NotReadable) -> [FileMentions.Extension] {
    var lengths: [(names: Int, members: Int, isUsedUnnamed: Bool)] = []
    for _ in 0..<(try number()) {
      lengths.append((try count(), try count(), try read()))
    }
    var rest = try hashes()[...]
    var extensions: [FileMentions.Extension] = []
    extensions.reserveCapacity(lengths.count)
    for (names, members, isUsedUnnamed) in lengths {
      guard names <= rest.count, members <= rest.count - names else { throw NotReadable() }
      extensions.append(
        FileMentions.Extension(
          names: rest.prefix(names), members: rest.dropFirst(names).prefix(members),
          isUsedUnnamed: isUsedUnnamed))
      rest = rest.dropFirst(names + members)
    }
    guard rest.isEmpty else { throw NotReadable() }
    return extensions
  }

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
