import PortolanFacts
import PortolanModel
import PortolanReflection
import Testing

/// Navigation that is not one optional enum a feature, and what only looks like navigation.
@Suite struct StateTests {
  @Test func wrappersOfTheComposableArchitectureAreSeenThrough() throws {
    let model = try NavigationModel(reflecting: ComposableApp.AppFeature.State.self)
    #expect(model.problems() == [])
    #expect(
      model.outline(of: ComposableApp.self) == """
        struct AppFeature.State, App
          path: sequence stackState
            about drillDown
            item(ItemFeature.State state) drillDown → ItemFeature.State
          selectedTab: exactlyOne enum
            inventory tab → InventoryFeature.State, child inventory
            settings tab
          inventory: always child
            inventory inline → InventoryFeature.State
        struct ItemFeature.State, Item
        struct InventoryFeature.State, Inventory
          destination: atMostOne optionalEnum
            add(ItemFeature.State state) unknown → ItemFeature.State
            alert(AlertState<InventoryFeature.Action> data) alert
          confirmation: atMostOne optionalValue
            confirmation(ConfirmationDialogState<InventoryFeature.Action> data) confirmationDialog
          rows: each collection
            rows inline → RowFeature.State
        struct RowFeature.State, Row
          edit: atMostOne optionalValue
            edit(ItemFeature.State state) unknown → ItemFeature.State
        """)
  }

  /// All but what is navigation by its type is marked as inferred.
  @Test func flagsItemsAndErasedPaths() throws {
    let linked = try Facts(reflecting: [Optionals.AppModel.self]).link()
    #expect(linked.model.problems() == [])
    #expect(
      linked.model.outline(of: Optionals.self) == """
        class AppModel, App
          listModel: always child
            listModel inline → ListModel
          trash: always child
            trash inline → TrashModel
          profileModel: always child
            profileModel inline → ProfileModel
          library: always child
            library inline → LibraryModel
          game: always child
            game inline → GameSession
          about: always child
            about inline → AboutModel
          selectedTab: atMostOne optionalEnum
            list tab → ListModel, child listModel
            trash tab → TrashModel, child trash
            profile tab → ProfileModel, child profileModel
            library tab → LibraryModel, child library
            about tab → AboutModel, child about
        class ListModel, List
          addItem: atMostOne optionalValue inferred
            addItem(Item data) unknown
          duplicateItem: atMostOne optionalValue inferred
            duplicateItem(Item data) unknown
          editingItem: atMostOne optionalValue inferred
            editingItem(Item data) unknown
          help: atMostOne optionalValue inferred
            help(Help data) unknown
        class TrashModel, Trash
          isAlertPresented + item: atMostOne flagAndItem inferred
            isAlertPresented(Item data) alert
        class ProfileModel, Profile
          isPopoverPresented: atMostOne flag inferred
            isPopoverPresented popover
          settingsSheetIsPresented: atMostOne flag inferred
            settingsSheetIsPresented sheet
          isShowingHelp: atMostOne flag inferred
            isShowingHelp unknown
          shouldShowDetail: atMostOne flag inferred
            shouldShowDetail unknown
          isActive: atMostOne flag inferred
            isActive unknown
          isEditPresented + editModel: atMostOne flagAndItem inferred
            isEditPresented(EditModel state) unknown → EditModel
          isErrorShown + error: atMostOne flagAndItem inferred
            isErrorShown(Failure data) unknown
          messageIsPresented + message: atMostOne flagAndItem inferred
            messageIsPresented(String data) unknown
        class LibraryModel, Library
          path: sequence navigationPath
          sidePath: sequence navigationPath
          otherPath: sequence navigationPath
        class GameSession, GameSession
          route: atMostOne optionalEnum
            pause unknown
        class AboutModel, About
          isSheetPresented: atMostOne flag inferred
            isSheetPresented sheet
        class EditModel, Edit
          sheet: atMostOne optionalEnum
            colors sheet
        """)
    #expect(linked.candidates.map(\.property) == ["currentUser", "lastError"])
  }

  @Test func nothingElseIsCharted() throws {
    let linked = try Facts(reflecting: [LookAlikes.AppModel.self]).link()
    #expect(
      linked.model.outline(of: LookAlikes.self) == """
        class AppModel, App
          destination: atMostOne optionalEnum
            detail(DetailModel state) unknown → DetailModel
        class DetailModel, Detail
          destination: atMostOne optionalEnum
            share unknown
        """)
    let enumeration = "an optional enum that is not named for destinations"
    let value = "an optional identifiable value without others like it"
    #expect(
      linked.candidates.map { "\($0.property): \($0.reason)" } == [
        "focus: \(enumeration)",
        "focusedControl: \(enumeration)",
        "status: \(enumeration)",
        "filter: \(enumeration)",
        "sortOrder: \(enumeration)",
        "wizardStep: \(enumeration)",
        "paymentForm: \(enumeration)",
        "category: \(enumeration)",
        "previousDestination: named for what is kept, not for what is shown",
        "error: \(value)",
        "currentUser: \(value)",
        "item: \(value)",
      ])
  }

  @Test func typeSaysWhatReflectionCannotSee() throws {
    let linked = try Facts(reflecting: [Described.AppModel.self]).link()
    #expect(linked.model.problems() == [])
    #expect(
      linked.model.outline(of: Described.self) == """
        class AppModel, Start
          destination: atMostOne optionalEnum
            edit(EditModel state) drillDown → EditModel
            help sheet
          note: atMostOne optionalValue declared
            note(Note data) bottomMenu
          mode: exactlyOne enum declared
            reading inline
            writing inline
          trail: sequence typedArray declared
            trail(Int data) drillDown
          isOn: atMostOne flag declared
            isOn fullScreenCover
          choice: atMostOne optionalEnum declared
            one popover
            two popover
        class EditModel, Edit
        """)
    #expect(linked.candidates.map(\.property) == ["user"])
    let fixture = "PortolanReflectionTests.Described"
    #expect(
      linked.model.unresolved.map(\.what) == [
        "'\(fixture).AppModel' describes 'missing', but has no stored property of that name",
        "'\(fixture).Destination' describes 'halp', but has no case of that name",
      ])
  }
}
