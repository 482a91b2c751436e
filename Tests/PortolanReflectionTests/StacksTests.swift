import PortolanFacts
import PortolanModel
import PortolanReflection
import Testing

/// Paths, and screens that lead to themselves.
@Suite struct StacksTests {
  @Test func pathOfDestinations() throws {
    let linked = try Facts(reflecting: [Wiki.AppModel.self]).link()
    #expect(
      linked.model.outline(of: Wiki.self) == """
        class AppModel, App
          path: sequence typedArray
            counter(CounterModel state) drillDown → CounterModel
            letter(String data) drillDown
        class CounterModel, Counter
        """)
    // One optional by itself could be anything the counter has.
    #expect(
      linked.candidates == [
        Candidate(
          screen: "PortolanReflectionTests.Wiki.CounterModel", property: "fact",
          type: "Wiki.Fact?",
          reason: "an optional identifiable value without others like it")
      ])
  }

  @Test func pathOfValuesEndsInLeaves() throws {
    let model = try NavigationModel(reflecting: WikiOfValues.AppModel.self)
    #expect(
      model.outline(of: WikiOfValues.self) == """
        class AppModel, App
          path: sequence typedArray
            counter(CounterDestination data) drillDown
            letter(LetterDestination data) drillDown
        """)
  }

  @Test func arrayOfModelsNamedLikeAPathIsInferredToBeAStack() throws {
    let model = try NavigationModel(reflecting: WikiOfModels.AppModel.self)
    #expect(
      model.outline(of: WikiOfModels.self) == """
        class AppModel, App
          path: sequence typedArray inferred
            path(CounterModel state) drillDown → CounterModel
        class CounterModel, Counter
        """)
  }

  @Test func typeCanSayWhichStacksMakeSense() throws {
    let model = try NavigationModel(reflecting: WikiOfDeadEnds.AppModel.self)
    #expect(
      model.outline(of: WikiOfDeadEnds.self) == """
        class AppModel, Wiki
          path: sequence typedArray counter* letter?
            counter(CounterModel state) drillDown → CounterModel
            letter(String data) drillDown
        class CounterModel, Counter
          sheet: atMostOne optionalEnum
            fact sheet
            settings sheet
        """)
    #expect(
      try Chart(model).places().map(\.text) == [
        "", "counter", "counter/fact", "counter/settings", "counter/letter/:1", "letter/:1",
      ])
  }

  /// Inherited navigation comes first; what is weak or named for the parent leads back and is none.
  @Test func treeOfClassesLeadsToItself() throws {
    let model = try NavigationModel(reflecting: FolderTree.FolderModel.self)
    #expect(model.problems() == [])
    #expect(
      model.outline(of: FolderTree.self) == """
        class FolderModel, Folder
          alert: atMostOne optionalEnum
            delete alert
            share(with: [String] data) alert
          destination: atMostOne optionalEnum
            folder(FolderModel state) unknown → FolderModel
            move(FolderModel state, to: FolderModel.Destination destination) unknown → FolderModel.destination
            rename(RenameModel state) unknown → RenameModel
          subfolders: each collection
            subfolders inline → FolderModel
        class RenameModel, Rename
        """)
  }

  @Test func optionalOfTheOwnTypeIsInferred() throws {
    let model = try NavigationModel(reflecting: FolderTree.PageModel.self)
    #expect(
      model.outline(of: FolderTree.self) == """
        class PageModel, Page
          child: atMostOne optionalValue inferred
            child(PageModel state) unknown → PageModel
        """)
  }
}
