import Foundation
import PortolanFacts

/// Threads with large stacks that share out work.
enum Workers {
  /// Maps in parallel; the results have the order of the elements.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    // Each result is made where it stays: to copy thousands of them takes longer than to make many.
    Array(unsafeUninitializedCapacity: elements.count) { results, count in
      guard let start = results.baseAddress else { return }
      let work = Work(start: start, count: elements.count)
      let group = DispatchGroup()
      for _ in 0..<max(1, min(jobs, elements.count)) {
        group.enter()
        let thread = Thread {
          ThreadHeap.makeRoom()
          while let index = work.takeNext() {
            (work.start + index).initialize(to: transform(elements[index]))
          }
          group.leave()
        }
        thread.stackSize = LargeStack.size
        thread.start()
      }
      group.wait()
      count = elements.count
    }
  }

  /// Which element is next. Of the places for results each is written by the thread that took its element, before anybody reads it.
  private final class Work<Result: Sendable>: @unchecked Sendable {
    let start: UnsafeMutablePointer<Result>
    private let count: Int
    private let lock = NSLock()
    private var next = 0

    init(start: UnsafeMutablePointer<Result>, count: Int) {
      self.start = start
      self.count = count
    }

    func takeNext() -> Int? {
      lock.withLock {
        guard next < count else { return nil }
        defer { next += 1 }
        return next
      }
    }
  }
}
