import Foundation

/// Runs work on a thread with a stack of its own: parsing and outlining recurse as deeply as the source nests.
enum LargeStack {
  static let size = 64 << 20

  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.value = work()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let value = box.value else { preconditionFailure("the thread sets the value") }
    return value
  }

  /// Written by the thread before it signals, read by the caller after.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }
}
