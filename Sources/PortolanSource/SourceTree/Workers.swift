import Foundation

/// Threads with large stacks that share out work.
enum Workers {
  /// Maps in parallel; the results have the order of the elements.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let work = Work<Result>(count: elements.count)
    let group = DispatchGroup()
    for _ in 0..<max(1, min(jobs, elements.count)) {
      group.enter()
      let thread = Thread {
        while let index = work.takeNext() { work.finish(index, with: transform(elements[index])) }
        group.leave()
      }
      thread.stackSize = LargeStack.size
      thread.start()
    }
    group.wait()
    return work.results
  }

  /// Which element is next, and what is done.
  private final class Work<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var next = 0
    private var finished: [Result?]

    init(count: Int) {
      finished = Array(repeating: nil, count: count)
    }

    func takeNext() -> Int? {
      lock.withLock {
        guard next < finished.count else { return nil }
        defer { next += 1 }
        return next
      }
    }

    func finish(_ index: Int, with result: Result) {
      lock.withLock { finished[index] = result }
    }

    var results: [Result] { lock.withLock { finished.compactMap { $0 } } }
  }
}
