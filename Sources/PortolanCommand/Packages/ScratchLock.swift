import Foundation

/// The right to build in a folder, which one process has at a time.
///
/// SwiftPM locks its folder only while it builds; what is made of the object files afterwards would meet the next build of them.
struct ScratchLock {
  private let descriptor: Int32

  /// Waits until no other process has the folder, which is made where it is missing.
  ///
  /// Where no lock can be made (a disk that can't be written to, a file system without locks), it does without: the build
  /// itself says what is wrong.
  /// - Parameter waiting: Called once if another process has the folder.
  init(_ folder: String, waiting: () -> Void) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Closed in children: a compiler that outlives us must not keep the lock.
    descriptor = open(folder + "/reflect.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else {
      return
    }
    waiting()
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
