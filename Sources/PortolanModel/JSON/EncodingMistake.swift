/// The first byte of a file that is no UTF-8 text, and why.
package struct EncodingMistake: Sendable {
  package let offset: Int
  package let message: String

  /// `nil` where the bytes are text.
  package init?(in bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      self.init(0, "this is UTF-16 text; write it as UTF-8")
      return
    }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error:
        let byte = String(bytes[offset], radix: 16, uppercase: true)
        self.init(offset, "this is no UTF-8 text: byte 0x\(byte) can't stand here")
        return
      }
    }
  }

  private init(_ offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }
}
