import Testing
import Vanilla

@MainActor
struct NavigationTests {
  let kettle = Item(name: "Kettle")

  @Test func eachOptionalOfTheFeatureIsPresentedAndDismissed() {
    let model = FeatureModel(items: [kettle])

    model.addButtonTapped()
    #expect(model.addItem != nil)
    model.cancelAddButtonTapped()
    #expect(model.addItem == nil)

    model.duplicateButtonTapped(kettle)
    #expect(model.duplicateItem?.name == "Kettle")
    model.cancelDuplicateButtonTapped()
    #expect(model.duplicateItem == nil)

    model.rowTapped(kettle)
    #expect(model.editingItem == kettle)
    model.cancelEditButtonTapped()
    #expect(model.editingItem == nil)

    model.helpButtonTapped()
    #expect(model.help == Help(topic: "Items"))
    model.closeHelpButtonTapped()
    #expect(model.help == nil)
  }

  @Test func savingChangesTheItemsAndDismisses() {
    let model = FeatureModel(items: [kettle])
    model.rowTapped(kettle)
    model.saveEditButtonTapped(Item(id: kettle.id, name: "Tea kettle"))
    model.addButtonTapped()
    model.saveAddButtonTapped(Item(name: "Toaster"))
    model.duplicateButtonTapped(kettle)
    model.saveDuplicateButtonTapped(Item(name: "Second kettle"))

    #expect(model.items.map(\.name) == ["Tea kettle", "Toaster", "Second kettle"])
    #expect(model.editingItem == nil)
    #expect(model.addItem == nil)
    #expect(model.duplicateItem == nil)
  }

  /// What this style costs: a state that no screen can show is a value like any other.
  @Test func nothingForbidsTwoSheetsAtOnce() {
    let model = FeatureModel(addItem: kettle, help: Help(topic: "Items"))
    #expect(model.addItem != nil)
    #expect(model.help != nil)
  }

  @Test func theAlertKeepsItsFlagAndItemInStep() {
    let model = TrashModel(items: [kettle])

    model.deleteButtonTapped(kettle)
    #expect(model.isAlertPresented)
    #expect(model.item == kettle)

    model.cancelDeletionButtonTapped()
    #expect(!model.isAlertPresented)
    #expect(model.item == nil)
    #expect(model.items == [kettle])

    model.deleteButtonTapped(kettle)
    model.confirmDeletionButtonTapped(kettle)
    #expect(!model.isAlertPresented)
    #expect(model.item == nil)
    #expect(model.items.isEmpty)
  }

  @Test func thePopoverIsPresentedAndDismissed() {
    let model = ProfileModel()
    model.badgeTapped()
    #expect(model.isPopoverPresented)
    model.closeButtonTapped()
    #expect(!model.isPopoverPresented)
  }

  @Test func theLibraryPushesAndPops() {
    let model = LibraryModel()
    let book = model.books[0]

    model.bookTapped(book)
    model.authorTapped(book.author)
    #expect(model.path.count == 2)

    model.backButtonTapped()
    #expect(model.path.count == 1)

    model.homeButtonTapped()
    #expect(model.path.count == 0)
    model.backButtonTapped()
    #expect(model.path.count == 0)
  }

  @Test func aDeepLinkIsAValue() {
    let model = AppModel(
      trashModel: TrashModel(isAlertPresented: true, item: kettle, items: [kettle]),
      selectedTab: .trash
    )
    #expect(model.selectedTab == .trash)
    #expect(model.trashModel.item == kettle)
  }
}
