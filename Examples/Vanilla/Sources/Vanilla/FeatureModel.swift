import Observation

/// A list of items that presents four things, from four optionals.
///
/// Only one of the four can be on screen at a time, but nothing here says so: a method that sets one
/// has to trust that the other three are `nil`.
@MainActor
@Observable
public final class FeatureModel {
  public var addItem: Item?
  public var duplicateItem: Item?
  public var editingItem: Item?
  public var help: Help?

  public private(set) var items: [Item]

  public init(
    addItem: Item? = nil,
    duplicateItem: Item? = nil,
    editingItem: Item? = nil,
    help: Help? = nil,
    items: [Item] = []
  ) {
    self.addItem = addItem
    self.duplicateItem = duplicateItem
    self.editingItem = editingItem
    self.help = help
    self.items = items
  }

  public func addButtonTapped() {
    addItem = Item(name: "")
  }

  public func cancelAddButtonTapped() {
    addItem = nil
  }

  public func saveAddButtonTapped(_ item: Item) {
    items.append(item)
    addItem = nil
  }

  public func duplicateButtonTapped(_ item: Item) {
    duplicateItem = Item(name: item.name)
  }

  public func cancelDuplicateButtonTapped() {
    duplicateItem = nil
  }

  public func saveDuplicateButtonTapped(_ item: Item) {
    items.append(item)
    duplicateItem = nil
  }

  public func rowTapped(_ item: Item) {
    editingItem = item
  }

  public func cancelEditButtonTapped() {
    editingItem = nil
  }

  public func saveEditButtonTapped(_ item: Item) {
    if let index = items.firstIndex(where: { $0.id == item.id }) {
      items[index] = item
    }
    editingItem = nil
  }

  public func helpButtonTapped() {
    help = Help(topic: "Items")
  }

  public func closeHelpButtonTapped() {
    help = nil
  }
}

public struct Help: Hashable, Identifiable, Sendable {
  public let topic: String

  public init(topic: String) {
    self.topic = topic
  }

  public var id: String { topic }
}
