import Foundation

/// The bytes of a stack on which as much may be called within each other as the deepest source needs.
package let largeStack = 64 << 20

/// The same for code that follows functions into each other, each of which may nest deeply; what is not needed takes no memory.
private let largestStack = 256 << 20

/// How much of a thread's stack is taken since some point.
struct StackUse {
  private let start = Self.here

  /// Whether so much is taken that nothing more should be followed: no app's code comes near that.
  var isLarge: Bool { max(start, Self.here) - min(start, Self.here) > largestStack / 8 * 5 }

  @inline(never) private static var here: UInt {
    var byte: UInt8 = 0
    return withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
  }
}

/// Work on a thread with a stack of its own, large enough for code that nests deeply; it may go on beside other work.
///
/// What it is given to work with must be its own, or changed by nobody as long as it works.
package struct SideWork<Result> {
  private let state: State

  /// - Parameter inParallel: Whether it begins at once, on a thread of its own; else it waits until its result is asked for.
  package init(inParallel: Bool, _ work: @escaping () -> Result) {
    let state = State(work)
    self.state = state
    guard inParallel else { return }
    let thread = Thread {
      ThreadHeap.makeRoom()
      state.finish()
    }
    thread.stackSize = largestStack
    state.isStarted = true
    thread.start()
  }

  /// The result, once it is there.
  package func result() -> Result {
    if state.isStarted {
      state.done.wait()
      // For whoever asks again.
      state.done.signal()
    } else if state.result == nil {
      state.finish()
    }
    guard let result = state.result else { preconditionFailure("the work sets its result") }
    return result
  }

  /// Written by the thread before it signals, read by others after.
  private final class State: @unchecked Sendable {
    let work: () -> Result
    var result: Result?
    var isStarted = false
    let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping () -> Result) { self.work = work }

    func finish() {
      result = work()
      done.signal()
    }
  }
}

extension SideWork: Sendable where Result: Sendable {}

/// What several who work beside each other need of the same types: who asks first finds it, and the others wait for that.
final class FoundOnce<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?

  func value(_ find: () -> Value) -> Value {
    lock.withLock {
      if let value { return value }
      let found = find()
      value = found
      return found
    }
  }
}
