import Dispatch
import Foundation

/// A line on the terminal that says that source is being read, shown once that takes over a second.
final class ReadingProgress {
  private let queue = DispatchQueue(label: "portolan.progress")
  private let timer: (any DispatchSourceTimer)?

  init(quiet: Bool) {
    guard !quiet, Terminal.showsProgress else {
      timer = nil
      return
    }
    let start = Date()
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler {
      Terminal.showProgress("reading… \(Int(Date().timeIntervalSince(start))) s")
    }
    timer.resume()
    self.timer = timer
  }

  /// Takes the line away.
  func finish() {
    guard let timer else { return }
    queue.sync { timer.cancel() }
    Terminal.clearProgress()
  }
}
