/// One place that a user can reach: the chain of active destinations from a root.
public struct Place: Sendable {
  /// The destinations from the root on, outermost first. Empty for the root itself.
  public var steps: [Step] { choices.map { Step(choice: space.choices[Int($0)], in: space.chart) } }
  /// The id of the screen that the chain starts from.
  public var root: Screen.ID { space.chart.model.roots[rootNumber].screen }
  /// How many steps there are; a row is one.
  public var depth: Int { choices.count }

  /// The steps joined by `/`; empty for the root.
  public var text: String {
    choices.lazy.map { space.choices[Int($0)].text }.joined(separator: "/")
  }

  /// The place as a URL: a scheme, three slashes, and the percent-encoded ``text``.
  public func url(scheme: String = "nav") -> String {
    var url = scheme + "://"
    if choices.isEmpty { return url + "/" }
    for choice in choices {
      url += "/"
      url += space.choices[Int(choice)].text.split(separator: "/").map(percentEncoded)
        .joined(separator: "/")
    }
    return url
  }

  /// Why the chain goes no further although the screen does; empty where it ends by itself.
  public var stops: [Stop] {
    var onChain: Set<Int> = []
    var read: StackGrammar.State?
    for choice in choices {
      let choice = space.choices[Int(choice)]
      onChain.insert(choice.identity)
      read = space.reading(choice, after: read).state
    }
    var stops: [Stop] = []
    let last = choices.last.map { space.choices[Int($0)] }
    if let last, case .bottom(nil) = last.stack {
      stops.append(.anyOf(space.chart.model.screens[last.screen].slots[last.slot].name))
    }
    let context = last?.next ?? space.rootContexts[rootNumber]
    if context < 0 { return stops }
    let next = space.choices[space.contexts[context].choices].filter {
      !space.reading($0, after: read).isRefused
    }
    if depth >= depthLimit, !next.isEmpty { return stops + [.depthLimit] }
    return stops + next.filter { onChain.contains($0.identity) }.map { .recursion($0.text) }
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

  let space: PlaceSpace
  /// The position of the root in the model's list.
  let rootNumber: Int
  let choices: [Int32]
  let depthLimit: Int
}

extension Place: CustomStringConvertible {
  public var description: String { text.isEmpty ? "(root)" : text }
}

/// One step of a place: a destination that is active, and what a reader wants to know of it.
public struct Step: Sendable {
  /// The screen that the slot belongs to.
  public var screen: Screen
  public var slot: Slot
  public var destination: Destination
  /// The step's text: the name, then `:label` for each value that a URL can carry.
  public var text: String
  /// The embedded children that lead from the screen before to this one's, outermost first.
  public var embeddedThrough: [String]

  init(choice: Choice, in chart: Chart) {
    screen = chart.model.screens[choice.screen]
    slot = screen.slots[choice.slot]
    destination = slot.destinations[choice.destination]
    text = choice.text
    embeddedThrough = choice.path.map { chart.model.screens[$0.screen].slots[$0.slot].name }
  }

  /// The presentation, a row being inline.
  public var presentation: Presentation { destination.presentation }
}

private func percentEncoded(_ text: Substring) -> String {
  let hexadecimal = Array("0123456789ABCDEF")
  return text.utf8.reduce(into: "") { encoded, byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"):
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      encoded += "%\(hexadecimal[Int(byte >> 4)])\(hexadecimal[Int(byte & 15)])"
    }
  }
}
