import Observation
import PortolanFacts
import PortolanModel
import PortolanReflection
import Testing

/// Each error names the type and says what to do.
@Suite struct ReflectionErrorTests {
  @Test func rootWithoutNavigation() {
    #expect(
      message { try NavigationModel(reflecting: Plain.self) } == """
        'PortolanReflectionTests.Plain' holds no navigation that its types could show: no optional \
        enum of destinations, no stack, no tab selection, and no child that has one
        what might be:
          mood: Plain.Mood? (an optional enum that is not named for destinations)
        name the type that holds the app's state, or let it conform to NavigationDescribing
        """)
  }

  @Test(arguments: [Color.self, EmptyDestination.self, Wrapped<Int>.self] as [Any.Type])
  func typeThatIsNoScreen(type: Any.Type) {
    #expect(throws: LinkError.self) { try NavigationModel(reflecting: type) }
  }

  @Test func typeOfTheStandardLibrary() {
    let advice = """
      only classes, structs and enums of the app's own modules hold navigation; \
      name the type that holds the app's state
      """
    #expect(
      message { try NavigationModel(reflecting: [Int].self) }
        == "'Array<Int>' can't be reflected: \(advice)")
    #expect(
      message { try NavigationModel(reflecting: (any Error).self) }
        == "'Error' can't be reflected: \(advice)")
  }

  @Test func noRootAtAll() {
    #expect(
      message { try NavigationModel(reflecting: [Any.Type]()) }
        == "there is no type to start from; name the type that holds the app's state")
  }

  /// A module of the app's that was built without metadata leaves a hole, which the model tells.
  @Test func typeWithoutMetadataIsUnresolved() throws {
    var root = TypeFact(id: "App.AppModel", module: "App", name: "AppModel", kind: .class)
    root.properties = [
      PropertyFact(
        name: "destination",
        type: TypeReference("Swift.Optional", [TypeReference("App.AppModel.Destination")])),
      PropertyFact(name: "child", type: TypeReference("Closed.ChildModel")),
    ]
    var destination = TypeFact(
      id: "App.AppModel.Destination", module: "App", name: "AppModel.Destination", kind: .enum)
    destination.cases = [CaseFact(name: "help")]
    var child = TypeFact(
      id: "Closed.ChildModel", module: "Closed", name: "ChildModel", kind: .class)
    child.isReadable = false
    let model = try Facts(types: [root, destination, child], roots: [root.id]).link().model
    #expect(
      model.unresolved == [
        Unresolved(
          what: """
            'Closed.ChildModel' has no reflection metadata, so what it leads to is not known; build \
            its module without -disable-reflection-metadata
            """)
      ])
  }

  private func message(_ body: () throws -> NavigationModel) -> String {
    do {
      return "no error, but \(try body())"
    } catch {
      return "\(error)"
    }
  }
}

@Observable private final class Plain {
  var name = ""
  var mood: Mood?
  enum Mood: String { case good, bad }
}

private enum Color { case red, green }
private enum EmptyDestination {}
private struct Wrapped<Value> { var value: Value }
