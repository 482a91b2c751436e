import ItemFeature
import Models
import Observation

/// One line of the inventory, and all that can be done to its item.
@MainActor
@Observable
public final class ItemRowModel: Identifiable {
  public nonisolated let id: Item.ID
  public var destination: Destination?
  public private(set) var item: Item
  public private(set) var isSaving = false

  /// Told when the user confirmed that the item should go. Only the owner of the list can do that.
  @ObservationIgnored
  public var commitDeletion: () -> Void = {
    assertionFailure("Nobody listens to ItemRowModel.commitDeletion")
  }

  /// Told when the user asked for one more item, made from this one.
  @ObservationIgnored
  public var commitDuplication: (Item) -> Void = { _ in
    assertionFailure("Nobody listens to ItemRowModel.commitDuplication")
  }

  /// Stands for the server, which takes its time.
  @ObservationIgnored
  public var upload: @MainActor (Item) async -> Void = { _ in
    try? await Task.sleep(for: .seconds(1))
  }

  public enum Destination: Hashable {
    case deleteConfirmationAlert
    case duplicate(ItemModel)
    case edit(ItemModel)
  }

  public init(destination: Destination? = nil, item: Item) {
    self.id = item.id
    self.destination = destination
    self.item = item
  }

  public func deleteButtonTapped() {
    destination = .deleteConfirmationAlert
  }

  public func confirmDeletionButtonTapped() {
    destination = nil
    commitDeletion()
  }

  public func duplicateButtonTapped() {
    destination = .duplicate(ItemModel(item: item.duplicate()))
  }

  public func cancelDuplicateButtonTapped() {
    destination = nil
  }

  public func addDuplicateButtonTapped() {
    guard case .duplicate(let itemModel) = destination else { return }
    destination = nil
    commitDuplication(itemModel.item)
  }

  public func rowTapped() {
    destination = .edit(ItemModel(item: item))
  }

  public func cancelEditButtonTapped() {
    destination = nil
  }

  public func saveEditButtonTapped() async {
    guard case .edit(let itemModel) = destination else { return }

    isSaving = true
    defer { isSaving = false }
    let draft = itemModel.item
    await upload(draft)
    item = draft

    // By now the user may have gone back and opened something else, which is not ours to close.
    if destination == .edit(itemModel) {
      destination = nil
    }
  }
}

/// The cases as properties, so that a binding to one is a key path away: `$model.destination.edit`.
/// Taking one away leaves any other in place.
extension Optional<ItemRowModel.Destination> {
  var deleteConfirmationAlert: Bool {
    get { self == .deleteConfirmationAlert }
    set {
      if newValue {
        self = .deleteConfirmationAlert
      } else if deleteConfirmationAlert {
        self = nil
      }
    }
  }

  var duplicate: ItemModel? {
    get {
      guard case .duplicate(let itemModel) = self else { return nil }
      return itemModel
    }
    set {
      if let newValue {
        self = .duplicate(newValue)
      } else if duplicate != nil {
        self = nil
      }
    }
  }

  var edit: ItemModel? {
    get {
      guard case .edit(let itemModel) = self else { return nil }
      return itemModel
    }
    set {
      if let newValue {
        self = .edit(newValue)
      } else if edit != nil {
        self = nil
      }
    }
  }
}
