import PortolanFacts

/// Runs work on a thread with a stack of its own: parsing and outlining recurse as deeply as the source nests.
enum LargeStack {
  static let size = largeStack

  static func run<Result>(_ work: @escaping () -> Result) -> Result {
    SideWork(inParallel: true, work).result()
  }
}
