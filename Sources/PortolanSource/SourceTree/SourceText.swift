import Foundation

/// The bytes of a source file in UTF-8, without a byte order mark.
struct SourceText: Sendable {
  var bytes: [UInt8]
  /// What is wrong with the encoding.
  var problem: String?

  struct Unreadable: Error {
    var what: String
  }

  static func read(at location: String) -> Result<SourceText, Unreadable> {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: location))
      return .success(SourceText(decoding: Array(data)))
    } catch {
      return .failure(Unreadable(what: "the file can't be read"))
    }
  }

  /// Makes the best of bytes in whatever encoding.
  init(decoding bytes: [UInt8]) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      let high = bytes[0] == 0xFE ? 0 : 1
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
      }
      self.bytes = Array(String(decoding: units, as: UTF16.self).utf8)
      problem = "the file is in UTF-16, Swift wants UTF-8"
      return
    }
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard !self.bytes.allSatisfy({ $0 < 0x80 }) else { return }
    // Decoding repairs what is not valid.
    let repaired = String(decoding: self.bytes, as: UTF8.self)
    if !repaired.utf8.elementsEqual(self.bytes) {
      self.bytes = Array(repaired.utf8)
      problem = "the file is not valid UTF-8"
    }
  }
}
