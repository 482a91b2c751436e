import ItemFeature
import ItemRowFeature
import Models
import Observation

/// The list of all items.
@MainActor
@Observable
public final class InventoryModel {
  public var destination: Destination?
  public var inventory: [ItemRowModel] {
    didSet { bind() }
  }

  public enum Destination: Hashable {
    case add(ItemModel)
    case help
  }

  public init(destination: Destination? = nil, inventory: [ItemRowModel] = []) {
    self.destination = destination
    self.inventory = inventory
    bind()
  }

  public func addButtonTapped() {
    destination = .add(ItemModel(item: .blank))
  }

  public func cancelAddButtonTapped() {
    destination = nil
  }

  public func saveAddButtonTapped() {
    guard case .add(let itemModel) = destination else { return }
    inventory.append(ItemRowModel(item: itemModel.item))
    destination = nil
  }

  public func helpButtonTapped() {
    destination = .help
  }

  /// Rows come and go, and each new one must know whom to tell.
  private func bind() {
    for row in inventory {
      row.commitDeletion = { [weak self, id = row.id] in
        self?.inventory.removeAll { $0.id == id }
      }
      row.commitDuplication = { [weak self] item in
        self?.inventory.append(ItemRowModel(item: item))
      }
    }
  }
}

/// The cases as properties, so that a binding to one is a key path away: `$model.destination.add`.
/// Taking one away leaves the other in place.
extension Optional<InventoryModel.Destination> {
  var add: ItemModel? {
    get {
      guard case .add(let itemModel) = self else { return nil }
      return itemModel
    }
    set {
      if let newValue {
        self = .add(newValue)
      } else if add != nil {
        self = nil
      }
    }
  }

  var help: Bool {
    get { self == .help }
    set {
      if newValue {
        self = .help
      } else if help {
        self = nil
      }
    }
  }
}
