extension Places {
  /// Walks over the places with a stack of its own.
  public struct Iterator: IteratorProtocol {
    /// Which limit has cut the enumeration so far.
    public private(set) var cut: Cut?

    private let space: PlaceSpace
    private let limits: Limits
    private let words: PlaceWords?
    /// What is said where a chain is too long.
    private let depthCut: Cut
    private var nextRoot = 0
    /// One for the root and one for each choice on the chain.
    private var frames: [Frame] = []
    private var chain: [Int32] = []
    /// By the identity of hops.
    private var isOnChain: [Bool]
    private var count = 0

    /// The choices that are left at one point of the chain.
    private struct Frame {
      var choices: Range<Int32>
      /// The segments that come after those choices.
      var segments: Range<Int32>
      /// What the stack that the frame stands on can read next.
      var reachable: Positions
      /// Whether the chain can't end here, some choice was taken, and some can't be, for it is on the chain already or beyond the limit.
      var mustChoose: Bool
      /// How many of the words that are asked for the chain has said.
      var said: Int
      var hasDescended = false
      var isBlocked = false
    }

    init(_ places: Places) {
      space = places.space
      limits = places.limits
      words = places.words
      depthCut =
        places.isShortened
        ? .shortened(depth: limits.depth, places: limits.places) : .depth(limits.depth)
      isOnChain = Array(repeating: false, count: space.identityCount)
    }

    public mutating func next() -> Place? {
      guard advance() else { return nil }
      return Place(
        space: space, rootNumber: nextRoot - 1, choices: chain, depthLimit: limits.depth)
    }

    /// The depth of the next place, without the place.
    mutating func nextDepth() -> Int? { advance() ? chain.count : nil }

    /// Whether there is another place, which is then on the chain.
    private mutating func advance() -> Bool {
      if case .places = cut { return false }
      guard findPlace() else { return false }
      if count >= limits.places {
        cut = .places(limits.places)
        return false
      }
      count += 1
      return true
    }

    private mutating func findPlace() -> Bool {
      while true {
        if frames.isEmpty {
          guard nextRoot < space.rootContexts.count else { return false }
          enter(space.rootContexts[nextRoot], reachable: Positions(), said: 0)
          nextRoot += 1
          if !frames[0].mustChoose, saysAll(0) { return true }
        } else if let choice = nextChoice() {
          if step(to: choice) { return true }
        } else if closesHere() {
          return true
        } else {
          frames.removeLast()
          if let last = chain.popLast() { isOnChain[Int(space.hops[Int(last)].identity)] = false }
        }
      }
    }

    private mutating func nextChoice() -> Int32? {
      let top = frames.count - 1
      while frames[top].choices.isEmpty {
        guard let segment = frames[top].segments.first else { return nil }
        frames[top].segments = segment + 1..<frames[top].segments.upperBound
        frames[top].choices = space.segments[Int(segment)]
      }
      let choices = frames[top].choices
      frames[top].choices = choices.lowerBound + 1..<choices.upperBound
      return choices.lowerBound
    }

    /// Takes a choice, if it can be taken here; whether the chain can end with it.
    private mutating func step(to choice: Int32) -> Bool {
      let top = frames.count - 1
      let hop = space.hops[Int(choice)]
      guard let reachable = space.reachable(after: hop, from: frames[top].reachable),
        let said = said(by: choice, after: frames[top].said)
      else { return false }
      if isOnChain[Int(hop.identity)] {
        frames[top].isBlocked = true
        return false
      }
      if chain.count >= limits.depth {
        cut = cut ?? depthCut
        // What has to go on is told of all the same.
        frames[top].isBlocked = true
        return false
      }
      frames[top].hasDescended = true
      if let words, words.isWhole, saysAll(frames[top].said) { return false }
      chain.append(choice)
      isOnChain[Int(hop.identity)] = true
      enter(hop.next, reachable: reachable, said: said)
      return hop.isPlace && saysAll(said)
    }

    private func saysAll(_ said: Int) -> Bool { words.map { said == $0.words.count } ?? true }

    /// How many of the words the chain has said with a choice; `nil` where that says others.
    private func said(by choice: Int32, after said: Int) -> Int? {
      guard let words, !saysAll(said) else { return said }
      return words.count(saidBy: space.choices[Int(choice)], from: said).map { said + $0 }
    }

    private mutating func enter(_ context: Int32, reachable: Positions, said: Int) {
      guard context >= 0 else {
        frames.append(
          Frame(
            choices: 0..<0, segments: 0..<0, reachable: reachable, mustChoose: false, said: said))
        return
      }
      let context = space.contexts[Int(context)]
      frames.append(
        Frame(
          choices: 0..<0, segments: context.segments, reachable: reachable,
          mustChoose: context.mustChoose, said: said))
    }

    /// Whether the chain ends where it should not, for each choice is on it already, or beyond the limit. Asked once, when none is left.
    private mutating func closesHere() -> Bool {
      let top = frames.count - 1
      let frame = frames[top]
      guard frame.mustChoose, frame.isBlocked, !frame.hasDescended, saysAll(frame.said) else {
        return false
      }
      frames[top].mustChoose = false
      return true
    }
  }
}
