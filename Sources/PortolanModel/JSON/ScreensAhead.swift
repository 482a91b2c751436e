import Foundation

/// Screens that are written as JSON while others are still made, for a model that will be printed: to write all takes a third as long as to
/// make them, and makers work on one core. A screen that changes later is written once more.
///
/// One thread makes and adds them, another writes them.
package final class ScreensAhead: @unchecked Sendable {
  private let lock = NSLock()
  private let added = DispatchSemaphore(value: 0)
  private var waiting: [Screen] = []
  private var isOver = false

  package init() {}

  package func add(_ screen: Screen) {
    lock.withLock { waiting.append(screen) }
    added.signal()
  }

  /// Says that no screen will be added any more: whoever writes them waits for that.
  package func end() {
    lock.withLock { isOver = true }
    added.signal()
  }

  /// Writes screens until no more are added.
  package func written() -> WrittenScreens {
    var written = WrittenScreens()
    while true {
      added.wait()
      let (screens, isOver) = lock.withLock {
        defer { waiting.removeAll(keepingCapacity: true) }
        return (waiting, self.isOver)
      }
      for screen in screens { written.write(screen) }
      if isOver { return written }
    }
  }
}

/// Screens, each with the JSON that says it.
package struct WrittenScreens: Sendable {
  /// How many objects and lists hold a screen of a model.
  static let depth = 2

  private var byID: [Screen.ID: (screen: Screen, json: [UInt8])] = [:]

  fileprivate mutating func write(_ screen: Screen) {
    // What can't be written is told when all is.
    guard let json = try? SortedJSON.bytes(of: screen, atDepth: Self.depth) else { return }
    byID[screen.id] = (screen, json)
  }

  /// What was written, if the screen is still the same.
  func json(of screen: Screen) -> [UInt8]? {
    guard let written = byID[screen.id], written.screen == screen else { return nil }
    return written.json
  }
}
