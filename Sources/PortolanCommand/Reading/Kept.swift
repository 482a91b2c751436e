import Foundation
import PortolanFacts
import PortolanSource

/// The outlines of the last app that was read. They stay until the process ends, which gives everything back at once: to take a
/// large app's apart piece by piece lasts longer than to print its chart.
enum Kept {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var apps: (SourceLinking, ReadFiles)?

  static func last(_ linking: SourceLinking, _ files: ReadFiles) {
    _ = waitsAtExit
    // The one before is taken apart outside of the lock.
    let before = lock.withLock {
      defer { apps = (linking, files) }
      return apps
    }
    before?.0.keeping?.finish()
  }

  /// What is written for the next time is written whole, though the chart may be printed before.
  private static let waitsAtExit: Void = {
    atexit { Kept.lock.withLock { Kept.apps?.0.keeping }?.finish() }
  }()
}
