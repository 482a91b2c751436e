import Foundation

/// The files that this run was given to read, source aside. Nothing is written over them, whatever an option says.
enum FilesRead {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var files: Set<Identity> = []

  /// Which file it is, however it is called.
  private struct Identity: Hashable {
    var disk: UInt64
    var number: UInt64

    init?(_ file: FileOutput) {
      var status = stat()
      guard stat(file.url.path, &status) == 0 else { return nil }
      disk = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  static func note(_ path: String) {
    let file = FileOutput(path: path)
    guard !file.isStandard, !file.isSpecial, let identity = Identity(file) else { return }
    lock.withLock { _ = files.insert(identity) }
  }

  static func contains(_ file: FileOutput) -> Bool {
    guard !file.isSpecial, let identity = Identity(file) else { return false }
    return lock.withLock { files.contains(identity) }
  }
}
