/// Every place of an app, one after the other: depth first, in the order of the model.
///
/// Nothing is enumerated before it is asked for, and memory does not grow with the number of places.
/// A chain never holds the same destination of the same screen twice.
public struct Places: Sequence, Sendable {
  let space: PlaceSpace
  var limits: Limits
  /// What the chains have to say, if only some are asked for.
  var words: PlaceWords?
  /// Whether the limit of the depth was lowered until no more places were left than there may be.
  private(set) var isShortened = false

  init(space: PlaceSpace, limits: Limits) {
    self.space = space
    self.limits = limits
  }

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

  public func makeIterator() -> Iterator { Iterator(self) }

  /// The first place, if there is one.
  public var first: Place? {
    var iterator = makeIterator()
    return iterator.next()
  }

  /// Where there are more than there may be, all of as many steps as there is room for: one limb without end hides no other.
  ///
  /// - Complexity: at most as much as the limits allow to enumerate, times the limit of the depth.
  public func shortened() -> Places {
    guard case .places = summary().cut else { return self }
    var shortened = self
    shortened.isShortened = true
    var isFound = false
    for depth in 1..<Swift.max(limits.depth, 1) {
      var candidate = shortened
      candidate.limits.depth = depth
      if case .places = candidate.summary().cut { break }
      shortened = candidate
      isFound = true
    }
    return isFound ? shortened : self
  }

  /// Those that words call so, from the root on; a value stands for any label, `inventory/42` for `inventory/:id`.
  ///
  /// - Parameters:
  ///   - isURL: Whether each destination may be called what URLs call it.
  ///   - isWhole: Whether the words say the whole place, not only how it begins.
  /// - Complexity: no more is looked at than what the words can mean.
  public func called(_ words: [String], isURL: Bool, isWhole: Bool = true) -> Places {
    var places = self
    places.words = PlaceWords(words: words, isURL: isURL, isWhole: isWhole)
    return places
  }

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
    /// Only chains of so many steps were followed, for all would have been more places than so many.
    case shortened(depth: Int, places: Int)
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
