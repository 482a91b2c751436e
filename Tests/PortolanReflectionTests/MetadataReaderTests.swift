import Observation
import PortolanFacts
import PortolanReflection
import Testing

/// Each kind of metadata by itself: what the compiler wrote is what is read.
@Suite struct MetadataReaderTests {
  @Test func readsStoredPropertiesOfAStruct() throws {
    struct Local {
      var number: Int
      var names: [String]
      var pair: (left: Int, right: String?)
      var closure: (Int) -> Void
      var anything: Any
      var computed: Int { number }
    }
    let fact = try read(Local.self).root
    #expect(fact.kind == .struct)
    #expect(fact.properties.map(\.name) == ["number", "names", "pair", "closure", "anything"])
    #expect(
      fact.properties.map(\.type.id) == [
        "Swift.Int", "Swift.Array<Swift.String>",
        "(tuple)<Swift.Int, Swift.Optional<Swift.String>>", "(function)", "(opaque)",
      ])
    #expect(fact.properties[2].type.labels == ["left", "right"])
  }

  @Test func readsCasesWithLabels() throws {
    let fact = try read(Cases.self).root
    #expect(fact.kind == .enum)
    let cases = fact.cases.map { "\($0.name)(\($0.payload.map(text).joined(separator: ", ")))" }
    #expect(
      cases == [
        "payload(Swift.Int)",
        "labelled(value: Swift.Int)",
        "several(id: Swift.Int, Swift.String)",
        "tuple(Swift.Int, Swift.Int)",
        "recursive(PortolanReflectionTests.Cases)",
        "empty()",
      ])
    #expect(fact.cases.filter(\.isIndirect).map(\.name) == ["recursive"])
    #expect(!fact.casesAreInOrder)
  }

  @Test func readsTheStorageOfObservableClasses() throws {
    let fact = try read(Watched.self).root
    #expect(fact.properties.map(\.name) == ["destination", "count", "notWatched"])
    #expect(fact.conformances.contains("Observable"))
  }

  @Test func readsInheritedPropertiesFirst() throws {
    let fact = try read(Derived<String>.self).root
    #expect(fact.id == "PortolanReflectionTests.Derived<Swift.String>")
    #expect(fact.properties.map(\.name) == ["first", "value", "second"])
    #expect(
      fact.properties.map(\.type.id) == [
        "Swift.Int", "Swift.Array<Swift.String>", "Swift.Optional<Swift.String>",
      ])
    #expect(fact.superclass?.id == "PortolanReflectionTests.Base<Swift.Array<Swift.String>>")
  }

  @Test func tellsBackReferencesAndLazyProperties() throws {
    let fact = try read(Child.self).root
    #expect(fact.properties.map(\.name) == ["parent", "owner", "cache", "_hidden"])
    #expect(fact.properties.map(\.isBackReference) == [true, true, false, false])
    #expect(fact.properties.map(\.isLazy) == [false, false, true, false])
  }

  @Test func tellsWhichOptionalsHoldSomethingIdentifiable() throws {
    let (_, types) = try read(Items.self)
    let identifiable = types.filter { $0.conformances.contains("Identifiable") }.map(\.name)
    #expect(identifiable == ["Items.Item"])
  }

  @Test func namesPrivateTypesTheSameInEachRun() throws {
    let fact = try read(Hidden.self).root
    #expect(fact.id == "PortolanReflectionTests.Hidden")
    let types = try read(Twins.self).types.map(\.id)
    #expect(types.count == 4)
    #expect(types[1] == "PortolanReflectionTests.Twin")
    #expect(types[3].hasPrefix("PortolanReflectionTests.Twin (in "))
    #expect(try read(Twins.self).types.map(\.id) == types)
  }

  @Test func namesMembersOfExtensionsForTheExtendedType() throws {
    let module = "PortolanReflectionTests"
    #expect(try read(Swift.Array<Int>.Nested.self).root.id == "\(module).Array.Nested<Swift.Int>")
    #expect(try read(Clock.Added.self).root.id == "\(module).ContinuousClock.Added")
    #expect(try read(Items.Added.self).root.id == "\(module).Items.Added")
    #expect(try read(Base<Int>.Added.self).root.id == "\(module).Base.Added<Swift.Int>")
  }

  /// Local types can share a name, and no file tells them apart.
  @Test func keepsTypesOfOneNameApart() throws {
    func first() -> Any.Type {
      struct Local { var one = 1 }
      return Local.self
    }
    func second() -> Any.Type {
      struct Local { var two = "2" }
      return Local.self
    }
    func third() -> Any.Type {
      struct Local { var three = 3 }
      return Local.self
    }
    var reader = MetadataReader()
    let ids = try [first(), second(), third(), second()].map { try reader.read($0).root }
    #expect(Set(ids).count == 3)
    #expect(ids[3] == ids[1])
  }

  @Test func takesTheUnderscoreOffStorageAlone() throws {
    let fact = try read(Wrapping.self).root
    #expect(fact.properties.map(\.name) == ["wrapped", "_pair", "pair", "_number", "_list"])
  }

  @Test func readsActorsWithoutTheirStorage() throws {
    #expect(try read(Worker.self).root.properties.map(\.name) == ["jobs"])
  }

  @Test(
    arguments: [Int.self, (() -> Void).self, (Int, Int).self, Any.self, Int?.self] as [Any.Type])
  func refusesWhatIsNoTypeOfTheApp(type: Any.Type) {
    var reader = MetadataReader()
    #expect(throws: MetadataError.notReadable(type: "\(type)")) { try reader.read(type) }
  }

  private func read(_ type: Any.Type) throws -> (root: TypeFact, types: [TypeFact]) {
    var reader = MetadataReader()
    let (root, types) = try reader.read(type)
    return (try #require(types.first { $0.id == root }), types)
  }

  private func text(_ value: CaseFact.Value) -> String {
    value.label.map { "\($0): \(value.type.id)" } ?? value.type.id
  }
}

private enum Cases {
  case empty
  case payload(Int)
  case labelled(value: Int)
  case several(id: Int, String)
  case tuple((Int, Int))
  indirect case recursive(Cases)
}

@Observable private final class Watched {
  enum Destination { case add }
  var destination: Destination?
  var count = 0
  @ObservationIgnored var notWatched = 1
}

private class Base<Value> {
  var first = 0
  var value: Value
  init(value: Value) { self.value = value }
}

private final class Derived<Element>: Base<[Element]> {
  var second: Element?
}

private final class Child {
  weak var parent: Child?
  unowned var owner: Child
  lazy var cache: Int = 1
  private var _hidden: Child?
  init(owner: Child) { self.owner = owner }
}

private final class Items {
  struct Item: Identifiable { var id: Int }
  struct Plain { var name: String }
  var item: Item?
  var plain: Plain?
  var items: [Item] = []
}

extension Items {
  struct Added { var number = 0 }
}

extension Swift.Array {
  struct Nested { var element: Element }
}

extension Base {
  struct Added { var value: Value }
}

private typealias Clock = ContinuousClock
extension ContinuousClock {
  struct Added { var number = 0 }
}

@propertyWrapper private struct Keeping<Value> {
  var wrappedValue: Value
}

private struct Wrapping {
  @Keeping var wrapped = 1
  var _pair = Keeping(wrappedValue: 1)
  var pair = 1
  var _number = 1
  var _list: [Int] = []
}

private actor Worker {
  var jobs = 0
}

private struct Hidden { var number = 0 }
private struct Twin { var one = 1 }
private struct Twins {
  fileprivate var mine = Twin()
  var other = TwinHolder()
}
