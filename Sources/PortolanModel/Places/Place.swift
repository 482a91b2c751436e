/// One place that a user can reach: the chain of active destinations from a root.
public struct Place: Sendable {
  let space: PlaceSpace
  /// The position of the root in the chart's list.
  let rootNumber: Int
  let choices: [Int32]
  let depthLimit: Int

  /// The destinations from the root on, outermost first. Empty for the root itself.
  public var steps: [Step] {
    var context = space.rootContexts[rootNumber]
    return choices.map { choice in
      defer { context = space.hops[Int(choice)].next }
      return Step(
        choice: space.choices[Int(choice)], in: space.chart,
        path: space.path(to: choice, in: context))
    }
  }

  /// The steps as positions in the model.
  var placedSteps: [PlacedStep] {
    var context = space.rootContexts[rootNumber]
    return choices.map { number in
      defer { context = space.hops[Int(number)].next }
      let choice = space.choices[Int(number)]
      return PlacedStep(
        screen: Int(choice.screen), slot: Int(choice.slot), destination: Int(choice.destination),
        path: space.path(to: number, in: context),
        isAboveInStack: space.hops[Int(number)].stack == .above)
    }
  }

  /// The id of the screen that the chain starts from.
  public var root: Screen.ID { space.chart.model.screens[space.chart.roots[rootNumber]].id }

  /// How many steps there are; a row is one.
  public var depth: Int { choices.count }

  /// The steps joined by `/`; empty for the root.
  public var text: String {
    var text = ""
    text.reserveCapacity(16 * choices.count)
    for number in choices {
      let choice = space.choices[Int(number)]
      if !text.isEmpty { text += "/" }
      text += choice.label
      text += choice.suffix
    }
    return text
  }

  /// The place as a URL: a scheme, three slashes, and the percent-encoded ``text``.
  public func url(scheme: String) -> String { url(prefix: scheme + ":///") }

  /// The place as a URL: a prefix, and the percent-encoded ``text``, with each destination called what URLs call it.
  ///
  /// - Parameter prefix: What the model says unless given, and `nav:///` where it says nothing.
  public func url(prefix: String? = nil) -> String {
    var url = prefix ?? space.chart.model.urlPrefix ?? Self.defaultURLPrefix
    // `myapp://open` is meant as `myapp://open/`.
    if !url.hasSuffix("/"), !url.hasSuffix(":"), !choices.isEmpty { url += "/" }
    var isFirst = true
    for number in choices {
      let choice = space.choices[Int(number)]
      // What somebody chose may be several words; a name is one, whatever it holds.
      let words = choice.url?.split(separator: "/") ?? [choice.label[...]]
      for part in words + choice.suffix.split(separator: "/") {
        if !isFirst { url += "/" }
        isFirst = false
        appendPercentEncoded(part, to: &url)
      }
    }
    return url
  }

  /// What URLs begin with where nobody chose.
  public static let defaultURLPrefix = "nav:///"

  /// Why the chain goes no further although the screen does; empty where it ends by itself.
  public var stops: [Stop] {
    var onChain: Set<Int32> = []
    var reachable = Positions()
    var context = space.rootContexts[rootNumber]
    for choice in choices {
      let hop = space.hops[Int(choice)]
      onChain.insert(hop.identity)
      reachable = space.reachable(after: hop, from: reachable) ?? Positions()
      context = hop.next
    }
    var stops: [Stop] = []
    if let last = choices.last, space.hops[Int(last)].isBelowAny {
      let choice = space.choices[Int(last)]
      let screen = space.chart.model.screens[Int(choice.screen)]
      stops.append(.anyOf(screen.slots[Int(choice.slot)].name))
    }
    let closed = next(in: context, reachable).filter {
      onChain.contains(space.hops[Int($0)].identity)
    }
    if isCut(depth, in: context, reachable, onChain) { stops.append(.depthLimit) }
    return stops + closed.map { .recursion(space.choices[Int($0)].text) }
  }

  /// What the chain can go on with.
  private func next(in context: Int32, _ reachable: Positions) -> [Int32] {
    guard context >= 0 else { return [] }
    return space.contexts[Int(context)].segments
      .flatMap { space.segments[Int($0)] }
      .filter { space.reachable(after: space.hops[Int($0)], from: reachable) != nil }
  }

  /// Whether the limit keeps the chain from going on, be it beyond a row, which is no place by itself and so is not there either.
  private func isCut(
    _ depth: Int, in context: Int32, _ reachable: Positions, _ onChain: Set<Int32>
  ) -> Bool {
    // Rows within rows may be as many as the limit allows: more than calls within calls.
    var open = [(depth: depth, context: context, reachable: reachable, onChain: onChain)]
    while let chain = open.popLast() {
      for choice in next(in: chain.context, chain.reachable) {
        let hop = space.hops[Int(choice)]
        if chain.onChain.contains(hop.identity) { continue }
        if chain.depth >= depthLimit { return true }
        guard !hop.isPlace, hop.next >= 0, !space.contexts[Int(hop.next)].mustChoose else {
          continue
        }
        open.append(
          (
            chain.depth + 1, hop.next,
            space.reachable(after: hop, from: chain.reachable) ?? Positions(),
            chain.onChain.union([hop.identity])
          ))
      }
    }
    return false
  }

  /// A reason for which a chain was not followed.
  public enum Stop: Hashable, Sendable {
    /// The destination of this text is on the chain already.
    case recursion(String)
    /// Any element of this stack could follow; each is listed once.
    case anyOf(String)
    /// The chain is as long as the limit allows.
    case depthLimit
  }
}

extension Place: CustomStringConvertible {
  public var description: String { text.isEmpty ? "(root)" : text }
}

/// Where in the model a step is.
struct PlacedStep {
  var screen: Int
  var slot: Int
  var destination: Int
  /// The embedded children through which the slot's owner is reached, outermost first.
  var path: [ContextMember.Embedding]
  /// Whether it stands on another element of the same stack.
  var isAboveInStack: Bool
}

/// One step of a place: a destination that is active, and what a reader wants to know of it.
public struct Step: Sendable {
  /// The screen that the slot belongs to.
  public var screen: Screen
  public var slot: Slot
  public var destination: Destination
  /// The step's text: the name, then `:label` for each value that a URL can carry.
  public var text: String
  /// The embedded children that lead from the screen before to this one's, outermost first. The first may be its presenter's, in the
  /// content of the destination before.
  public var embeddedThrough: [String] { children.map(\.slot.name) }
  /// The same, each with the screen that keeps it.
  package var children: [(owner: Screen, slot: Slot)]

  init(choice: Choice, in chart: Chart, path: [ContextMember.Embedding]) {
    screen = chart.model.screens[Int(choice.screen)]
    slot = screen.slots[Int(choice.slot)]
    destination = slot.destinations[Int(choice.destination)]
    text = choice.text
    children = path.map { embedding in
      let owner = chart.model.screens[embedding.screen]
      return (owner, owner.slots[embedding.slot])
    }
  }

  /// The presentation, a row being inline.
  public var presentation: Presentation { destination.presentation }
}

private func appendPercentEncoded(_ text: some StringProtocol, to url: inout String) {
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"):
      url.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      url += digits.utf8.count == 1 ? "%0" : "%"
      url += digits
    }
  }
}
