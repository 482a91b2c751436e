import PortolanModel

/// Where code does something, and what is presented meanwhile. What a function does that is called from several places, it does while
/// this or that is presented, or nothing is.
struct Spots {
  private var found: [SourceLocation: Spot] = [:]

  private struct Spot: Equatable {
    /// The state that presents the code; `nil` where nothing does, or not always the same.
    var path: StatePath?
    /// Whether it is done only once what was presented has gone.
    var isInDismissal: Bool
  }

  mutating func note(_ location: SourceLocation, while path: StatePath?, _ isInDismissal: Bool) {
    let spot = Spot(path: path, isInDismissal: isInDismissal)
    guard let known = found[location] else {
      found[location] = spot
      return
    }
    if known == spot { return }
    found[location] = Spot(
      path: known.path == path && known.isInDismissal == isInDismissal ? path : nil,
      isInDismissal: known.isInDismissal && isInDismissal)
  }

  /// The only state that presents the code there.
  func path(at location: SourceLocation) -> StatePath? { found[location]?.path }

  /// Whether what is done there is done only once something has gone.
  func isInDismissal(_ location: SourceLocation) -> Bool {
    found[location]?.isInDismissal == true
  }
}
