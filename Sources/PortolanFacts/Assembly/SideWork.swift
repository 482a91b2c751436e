import Foundation

/// Work that may go on beside other work, on a thread with a stack as large as the main thread's.
///
/// What it is given to work with must be its own, or changed by nobody as long as it works.
struct SideWork<Result> {
  private let state: State

  /// - Parameter inParallel: Whether it begins at once, on a thread of its own; else it waits until its result is asked for.
  init(inParallel: Bool, _ work: @escaping () -> Result) {
    let state = State(work)
    self.state = state
    guard inParallel else { return }
    let thread = Thread { state.finish() }
    thread.stackSize = 64 << 20
    state.isStarted = true
    thread.start()
  }

  /// The result, once it is there.
  func result() -> Result {
    if state.isStarted { state.done.wait() } else { state.finish() }
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
