import FixtureModels
import Foundation
import Testing

@testable import PortolanModel

/// Foundation's encoder is the measure of our own.
@Suite struct SortedJSONTests {
  @Test(arguments: [
    NavigationModel.everything, .inventory, .wiki, .severalOptionals(["a", "b"]),
    NavigationModel(name: "Nothing"),
  ])
  func aModelIsWrittenAsFoundationDoes(_ model: NavigationModel) throws {
    #expect(try SortedJSON.text(of: model) == foundation(model))
  }

  /// A long list is written by halves; the bytes are those of any other.
  @Test(arguments: [0, 1, 99, 100, 101, 333])
  func aListIsWrittenAsFoundationDoes(_ count: Int) throws {
    var model = NavigationModel.everything
    model.screens = (0..<count).map { number in
      var screen = model.screens[number % model.screens.count]
      screen.id += "\(number)"
      return screen
    }
    #expect(try SortedJSON.text(of: model) == foundation(model))
    let inner = (0..<count).map { "\($0)" }
    try expect([SortedJSON.LongList(inner), SortedJSON.LongList(inner)])
  }

  /// Another thread writes screens while others are made; what changes after that is written as it is in the end.
  @Test func aScreenMayBeWrittenAhead() throws {
    var model = NavigationModel.everything
    model.screens = (0..<120).map { number in
      var screen = model.screens[number % model.screens.count]
      screen.id += "\(number)"
      return screen
    }
    let ahead = ScreensAhead()
    for screen in model.screens.dropLast() { ahead.add(screen) }
    ahead.end()
    let written = ahead.written()
    let first = model.screens[0]
    let json = try #require(written.json(of: first))
    #expect(try model.json(written) == model.json())
    #expect(
      try String(decoding: model.json(written), as: UTF8.self).contains(
        String(decoding: json, as: UTF8.self)))
    model.screens[0].title = "Another"
    #expect(written.json(of: model.screens[0]) == nil)
    #expect(written.json(of: model.screens[119]) == nil)
    #expect(try model.json(written) == model.json())
  }

  @Test func everyCharacterIsWrittenAsFoundationDoes() throws {
    var scalars = (0..<0x30).compactMap { Unicode.Scalar($0) }
    scalars += ["\"", "\\", "/", "\u{7F}", "\u{80}", "é", "\u{2028}", "\u{2029}", "漢", "🧭"]
    for scalar in scalars {
      for text in [
        String(scalar), "a\(scalar)b", "long enough to be kept elsewhere \(scalar)\(scalar)",
      ] {
        #expect(
          try SortedJSON.text(of: [text: [text]]) == foundation([text: [text]]), "\(scalar.value)")
      }
    }
  }

  @Test func numbersListsAndNothing() throws {
    try expect([0, 1, -1, .max, .min] as [Int])
    try expect([0, .max] as [UInt64])
    try expect([-128, 127] as [Int8])
    try expect([0, -2, 0.5, 1e300, 123456.75] as [Double])
    try expect([true, nil, false])
    try expect([[], [[]], [["a"], []]] as [[[String]]])
    try expect(Dictionary(uniqueKeysWithValues: (0..<50).map { ("key \($0)", $0) }))
    try expect(["b": [:], "a": ["d": 1, "c": 2], "": [:]] as [String: [String: Int]])
    try expect("alone")
    try expect(Int?.none)
  }

  /// Keys come in the order of their types' members, at any depth, and are written sorted.
  @Test func keysAreSortedAtEveryDepth() throws {
    try expect(Chain(depth: 5))
    try expect([Chain(depth: 2), Chain(depth: 0)])
  }

  @Test func containersByHand() throws {
    try expect(ByHand())
    try expect([ByHand(), ByHand()])
    try expect(["silent": Silent()])
  }

  @Test func whatIsNoNumberIsRefused() {
    #expect(throws: EncodingError.self) { try SortedJSON.bytes(of: [Double.nan]) }
    #expect(throws: EncodingError.self) { try SortedJSON.bytes(of: Float.infinity) }
  }

  private func expect(
    _ value: some Encodable, sourceLocation: Testing.SourceLocation = #_sourceLocation
  )
    throws
  {
    #expect(try SortedJSON.text(of: value) == foundation(value), sourceLocation: sourceLocation)
  }

  private func foundation(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

private final class Chain: Encodable {
  let zulu: String
  let alpha: [Chain]
  let mike: Chain?
  let bravo = ["two": 2, "one": 1]

  init(depth: Int) {
    zulu = "depth \(depth)"
    alpha = depth > 0 ? [Chain(depth: 0), Chain(depth: depth - 1)] : []
    mike = depth > 0 ? Chain(depth: depth - 1) : nil
  }
}

/// Asks for its containers in every way there is, and twice for one.
private struct ByHand: Encodable {
  enum Key: CodingKey { case zulu, nested, list, parent, again, alpha, nothing }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(true, forKey: .zulu)
    try object.encodeNil(forKey: .nothing)
    var nested = object.nestedContainer(keyedBy: Key.self, forKey: .nested)
    try nested.encode("n", forKey: .zulu)
    try nested.encode(2.5, forKey: .alpha)
    var list = object.nestedUnkeyedContainer(forKey: .list)
    try list.encode("first")
    try list.encodeNil()
    var inner = list.nestedContainer(keyedBy: Key.self)
    try inner.encode(1, forKey: .again)
    var deeper = list.nestedUnkeyedContainer()
    try deeper.encode([1, 2])
    try "super".encode(to: list.superEncoder())
    #expect(list.count == 5)
    try Chain(depth: 1).encode(to: object.superEncoder(forKey: .parent))
    var again = encoder.container(keyedBy: Key.self)
    try again.encode([String](), forKey: .alpha)
  }
}

private struct Silent: Encodable {
  func encode(to encoder: any Encoder) throws {}
}
