import Foundation

extension [UInt8] {
  /// Hands bytes on as data that is not copied: a large app's model is megabytes.
  ///
  /// - Parameter use: Keeps the data no longer than it runs.
  package func asData<Result>(_ use: (Data) throws -> Result) rethrows -> Result {
    try withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return try use(Data()) }
      return try use(
        Data(
          bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count,
          deallocator: .none))
    }
  }
}
