import Observation

/// What was thrown away. A flag says whether the alert is up and an optional whom it is about, so the
/// two have to be kept in step.
@MainActor
@Observable
public final class TrashModel {
  public var isAlertPresented: Bool
  public var item: Item?

  public private(set) var items: [Item]

  public init(isAlertPresented: Bool = false, item: Item? = nil, items: [Item] = []) {
    self.isAlertPresented = isAlertPresented
    self.item = item
    self.items = items
  }

  public func deleteButtonTapped(_ item: Item) {
    self.item = item
    isAlertPresented = true
  }

  public func cancelDeletionButtonTapped() {
    isAlertPresented = false
    item = nil
  }

  public func confirmDeletionButtonTapped(_ item: Item) {
    items.removeAll { $0.id == item.id }
    isAlertPresented = false
    self.item = nil
  }
}
