import PortolanFacts
import PortolanModel
import PortolanReflection
import Testing

/// Whatever a field's type is, reading it must neither crash nor run on.
@Suite struct OddTypesTests {
  @Test func everyKindOfTypeIsRead() throws {
    let facts = try Facts(reflecting: [OddTypes.AppModel.self])
    let types = Dictionary(uniqueKeysWithValues: facts.types.map { ($0.id, $0) })
    func properties(_ id: String) -> [String]? {
      types["PortolanReflectionTests.\(id)"]?.properties.map { "\($0.name): \($0.type.written)" }
    }
    let root = try #require(types["PortolanReflectionTests.OddTypes.AppModel"])
    #expect(root.properties.count == 48)
    #expect(properties("OddTypes.Worker") == ["count: Int", "child: OddTypes.Worker?"])
    #expect(
      properties("OddTypes.Derived<Swift.Int>") == ["value: [(Int, Int)]?", "own: Int?"])
    // The superclass is Foundation's, and of a size that only the runtime knows.
    #expect(properties("OddTypes.Reader<Swift.Int>") == ["value: Int?"])
    #expect(
      properties("OddTypes.Outer.Inner<Swift.Int, Swift.String>")
        == ["first: Int?", "second: String?"])
    #expect(
      properties("OddTypes.Pack") == [
        "elements: (Int, String, Bool)", "longer: OddTypes.Pack.Wrapped?",
      ])
    #expect(
      properties("OddTypes.Vector<Swift.Int, 3>") == ["elements: [Int]", "other: Int?"])
    // The compiler writes no other type for a field that can't be copied.
    #expect(root.properties.first { $0.name == "token" }?.type.written == "Void")
    #expect(properties("Array.OfIntegers") == ["sum: Int"])
  }

  /// A generic type that holds itself with larger arguments has no end; its reading has.
  @Test func endlessTypesEnd() throws {
    let facts = try Facts(reflecting: [OddTypes.AppModel.self])
    let endless = facts.types.filter { $0.name.hasPrefix("OddTypes.Endless<") }
    #expect(endless.count == 8)
    let doubling = facts.types.filter { $0.name.hasPrefix("OddTypes.Doubling<") }
    #expect(doubling.count == 8)
  }

  @Test func casesOfOddPayloadsAreLeaves() throws {
    let model = try NavigationModel(reflecting: OddTypes.AppModel.self)
    #expect(model.problems() == [])
    let slot = try #require(model.screens.first?.slots.first)
    let cases = slot.destinations.map { destination in
      "\(destination.name)(\(destination.payload.map(\.type).joined(separator: ", ")))"
    }
    #expect(
      cases == [
        "any(Any)", "boxed(OddTypes.Box<OddTypes.Destination>)", "closure((…) -> …)",
        "metatype(Any)", "never(Never)", "noncopyable(OddTypes.Box<Int>)", "plain()",
        "several(Int, String, Any?)", "tuple(Int, String)", "void(Void)",
      ])
    #expect(slot.destinations.filter { $0.leadsTo != nil }.map(\.name) == ["boxed"])
  }
}
