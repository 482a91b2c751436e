/// Every place of an app, one after the other: depth first, in the order of the model.
///
/// Nothing is enumerated before it is asked for, and memory does not grow with the number of places.
/// A chain never holds the same destination of the same screen twice.
public struct Places: Sequence, Sendable {
  let space: PlaceSpace
  let limits: Limits

  /// Where to stop.
  public struct Limits: Hashable, Sendable {
    /// The number of places after which there are no more.
    public var places: Int
    /// The number of steps after which a chain is not followed.
    public var depth: Int

    public init(places: Int = 10_000, depth: Int = 64) {
      self.places = places
      self.depth = depth
    }
  }

  public func makeIterator() -> Iterator { Iterator(space: space, limits: limits) }

  /// Counts the places, and says whether the limits cut the count and how deep the deepest is.
  public func summary() -> Summary {
    var iterator = makeIterator()
    var summary = Summary()
    while let depth = iterator.nextDepth() {
      summary.count += 1
      summary.depth = Swift.max(summary.depth, depth)
    }
    summary.cut = iterator.cut
    return summary
  }

  public struct Summary: Hashable, Sendable {
    public var count = 0
    public var depth = 0
    public var cut: Cut?

    public init(count: Int = 0, depth: Int = 0, cut: Cut? = nil) {
      self.count = count
      self.depth = depth
      self.cut = cut
    }
  }

  /// Which limit cut an enumeration.
  public enum Cut: Hashable, Sendable {
    case places(Int)
    case depth(Int)
  }
}

extension Chart {
  /// The places of the app; see ``Places``.
  ///
  /// - Complexity: linear in the size of the model, before the first place.
  public func places(limits: Places.Limits = .init()) -> Places {
    Places(space: PlaceSpace(chart: self), limits: limits)
  }
}
