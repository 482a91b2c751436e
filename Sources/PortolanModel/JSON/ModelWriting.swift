import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension NavigationModel {
  /// The model as a file: sorted keys, two spaces, a newline at the end, the same bytes for the same model.
  public func json() throws -> [UInt8] {
    let bytes = try screens.count < Self.manyScreens ? Self.bytes(of: self) : jsonByHalves()
    return bytes + [UInt8(ascii: "\n")]
  }

  private static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try Array(encoder.encode(value))
  }

  // MARK: - Two halves

  /// From so many screens on, writing them on two cores is worth a thread.
  private static let manyScreens = 100

  /// Screens under the key, and thus with the indentation, that they have in a model.
  private struct Part: Encodable {
    var screens: [Screen]
  }

  /// Writes the screens, which are most of a model, by halves beside each other, and puts them where the rest of the model has them.
  private func jsonByHalves() throws -> [UInt8] {
    let middle = screens.count / 2
    let halves = try Self.bytes(ofEach: [
      Part(screens: Array(screens[..<middle])), Part(screens: Array(screens[middle...])),
    ])
    var rest = self
    rest.screens = []
    let frame = try Self.bytes(of: rest)
    // How an encoder lays out an empty list tells what stands around a full one. Where it does not, all is written at once.
    let empty = try Self.bytes(of: Part(screens: []))
    guard let blank = empty.firstRange(of: Array("\n\n".utf8)),
      let hole = frame.firstRange(of: empty[1..<(empty.count - 2)])
    else { return try Self.bytes(of: self) }
    let (open, close) = (empty[...blank.lowerBound], empty[(blank.upperBound - 1)...])
    var bytes = Array(frame[..<hole.lowerBound])
    bytes += open[1...]
    for (number, half) in halves.enumerated() {
      guard half.starts(with: open), half.suffix(close.count).elementsEqual(close) else {
        return try Self.bytes(of: self)
      }
      if number > 0 { bytes += Array(",\n".utf8) }
      // (`dropLast` would copy what it leaves byte by byte.)
      bytes += half[open.count..<(half.count - close.count)]
    }
    bytes += close[..<(close.endIndex - 2)]
    bytes += frame[hole.upperBound...]
    return bytes
  }

  private static func bytes(ofEach parts: [Part]) throws -> [[UInt8]] {
    var written = parts.map { _ in Result<[UInt8], any Error>.success([]) }
    written.withUnsafeMutableBufferPointer { written in
      // Each thread writes to a place of its own.
      nonisolated(unsafe) let written = written
      DispatchQueue.concurrentPerform(iterations: parts.count) { number in
        written[number] = Result { try bytes(of: parts[number]) }
      }
    }
    return try written.map { try $0.get() }
  }
}
