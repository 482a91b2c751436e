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
    while let place = iterator.next() {
      summary.count += 1
      summary.depth = Swift.max(summary.depth, place.depth)
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

extension Places {
  public struct Iterator: IteratorProtocol {
    private let space: PlaceSpace
    private let limits: Limits
    private var nextRoot = 0
    private var frames: [Frame] = []
    private var chain: [Int32] = []
    private var isOnChain: [Bool]
    private var count = 0

    /// Which limit has cut the enumeration so far.
    public private(set) var cut: Cut?

    /// The choices that are left at one point of the chain.
    private struct Frame {
      var choices: Range<Int>
      /// What the stack that the frame stands on has read so far.
      var stack: StackGrammar.State?
    }

    init(space: PlaceSpace, limits: Limits) {
      self.space = space
      self.limits = limits
      isOnChain = Array(
        repeating: false, count: (space.choices.map(\.identity).max() ?? -1) + 1)
    }

    public mutating func next() -> Place? {
      if case .places = cut { return nil }
      while true {
        guard let frame = frames.last else {
          guard nextRoot < space.rootContexts.count else { return nil }
          let context = space.rootContexts[nextRoot]
          nextRoot += 1
          enter(context, stack: nil)
          if !space.contexts[context].mustChoose { return emit() }
          continue
        }
        guard let choice = frame.choices.first else {
          frames.removeLast()
          if let last = chain.popLast() { isOnChain[space.choices[Int(last)].identity] = false }
          continue
        }
        frames[frames.count - 1].choices.removeFirst()
        if step(to: choice, stack: frame.stack), space.choices[choice].isPlace { return emit() }
      }
    }

    /// Takes a choice, if it can be taken here.
    private mutating func step(to number: Int, stack: StackGrammar.State?) -> Bool {
      let choice = space.choices[number]
      let reading = space.reading(choice, after: stack)
      if reading.isRefused || isOnChain[choice.identity] { return false }
      if chain.count >= limits.depth {
        cut = cut ?? .depth(limits.depth)
        return false
      }
      chain.append(Int32(number))
      isOnChain[choice.identity] = true
      enter(choice.next, stack: reading.state)
      return true
    }

    private mutating func enter(_ context: Int, stack: StackGrammar.State?) {
      frames.append(
        Frame(choices: context < 0 ? 0..<0 : space.contexts[context].choices, stack: stack))
    }

    private mutating func emit() -> Place? {
      if count >= limits.places {
        cut = .places(limits.places)
        return nil
      }
      count += 1
      return Place(
        space: space, rootNumber: nextRoot - 1, choices: chain, depthLimit: limits.depth)
    }
  }
}

extension PlaceSpace {
  /// Whether a stack's grammar lets a choice follow what the stack has read, and what it has read then.
  func reading(_ choice: Choice, after stack: StackGrammar.State?) -> Reading {
    func next(_ grammar: StackGrammar, _ state: StackGrammar.State?) -> Reading {
      let name = chart.model.screens[choice.screen].slots[choice.slot]
        .destinations[choice.destination].name
      let read = state.flatMap { grammar.state(after: name, from: $0) }
      return read.map(Reading.read) ?? .refused
    }
    switch choice.stack {
    case .none, .bottom(nil): return .free
    case .bottom(let grammar?): return next(grammar, grammar.start)
    case .above(let grammar): return next(grammar, stack)
    }
  }

  enum Reading {
    /// The choice is no element of a stack with a grammar.
    case free
    case refused
    case read(StackGrammar.State)

    var isRefused: Bool { if case .refused = self { true } else { false } }
    var state: StackGrammar.State? { if case .read(let state) = self { state } else { nil } }
  }
}
