import Foundation

/// By what a file is known to be the one that was read before: its place on the disk, its size, and when it was last changed.
struct FileStamp: Equatable {
  /// As they are kept.
  let bytes: [UInt8]
  /// When it was last changed, in any way that a program can't undo; in seconds since 1970.
  private let changed: Double

  static let size = 7 * 8

  /// `nil` where there is no file.
  init?(of location: String) {
    var status = stat()
    guard stat(location, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    bytes = [
      UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino),
      UInt64(truncatingIfNeeded: status.st_size),
      UInt64(truncatingIfNeeded: modified.tv_sec), UInt64(truncatingIfNeeded: modified.tv_nsec),
      UInt64(truncatingIfNeeded: changed.tv_sec), UInt64(truncatingIfNeeded: changed.tv_nsec),
    ].flatMap(\.littleEndianBytes)
    self.changed = Double(changed.tv_sec) + Double(changed.tv_nsec) / 1e9
  }

  /// Whether a change after `date` would show: clocks of disks are coarse, and a file may change again within one tick.
  func isSettled(before date: Date) -> Bool { changed + 1 < date.timeIntervalSince1970 }
}
