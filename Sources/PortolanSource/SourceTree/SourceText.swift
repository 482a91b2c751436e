import Foundation

/// The bytes of a source file in UTF-8, without a byte order mark.
struct SourceText: Sendable {
  var bytes: [UInt8]
  /// What is wrong with the encoding.
  var problem: String?
  /// Whether the file is in UTF-16, which is decoded.
  var isUTF16 = false
  /// Whether nothing of it can be read.
  var isUnread = false

  struct Unreadable: Error {
    var what: String
  }

  static func read(at location: String) -> Result<SourceText, Unreadable> {
    bytes(at: location).map(SourceText.init(decoding:))
  }

  /// The bytes of a file as they are.
  static func bytes(at location: String) -> Result<[UInt8], Unreadable> {
    let descriptor = open(location, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(Unreadable(what: "the file can't be read")) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .failure(Unreadable(what: "the file can't be read"))
    }
    // Room for one more byte than the file has, so that the end is seen at once; more where it has grown meanwhile.
    var bytes: [UInt8] = []
    var room = Int(status.st_size) + 1
    while true {
      guard let more = read(atMost: room, from: descriptor) else {
        return .failure(Unreadable(what: "the file can't be read"))
      }
      bytes = bytes.isEmpty ? more : bytes + more
      if more.count < room { break }
      room = bytes.count
    }
    return .success(bytes)
  }

  /// As many of the next bytes as there is room for, fewer only at the end; `nil` where they can't be read.
  private static func read(atMost room: Int, from descriptor: Int32) -> [UInt8]? {
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room {
        let got = Foundation.read(descriptor, buffer.baseAddress! + count, room - count)
        if got <= 0 {
          isRead = got == 0
          return
        }
        count += got
      }
    }
    return isRead ? bytes : nil
  }

  /// Makes the best of bytes in whatever encoding.
  init(decoding bytes: [UInt8]) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      let high = bytes[0] == 0xFE ? 0 : 1
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
      }
      self.bytes = Array(String(decoding: units, as: UTF16.self).utf8)
      isUTF16 = true
      problem = "the file is in UTF-16, Swift wants UTF-8"
      return
    }
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard !self.bytes.withUnsafeBufferPointer(\.isASCII) else { return }
    // Decoding repairs what is not valid.
    let repaired = String(decoding: self.bytes, as: UTF8.self)
    if !repaired.utf8.elementsEqual(self.bytes) {
      // What an encrypted file would say as source, nobody needs to know.
      if self.bytes.contains(0) {
        self.bytes = []
        isUnread = true
        problem = "the file is no text: is it encrypted, or damaged?"
        return
      }
      self.bytes = Array(repaired.utf8)
      problem = "the file is not valid UTF-8"
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether no byte is part of a longer character; without a way out, so that many bytes are looked at in one step.
  fileprivate var isASCII: Bool { reduce(0, |) < 0x80 }
}
