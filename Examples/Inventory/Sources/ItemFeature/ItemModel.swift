import Models
import Observation

/// A draft of an item. Whoever presents it decides what becomes of the draft.
@MainActor
@Observable
public final class ItemModel: Identifiable {
  public var destination: Destination?
  public var item: Item

  public enum Destination: Hashable {
    case colorPicker
  }

  public init(destination: Destination? = nil, item: Item) {
    self.destination = destination
    self.item = item
  }

  public func colorButtonTapped() {
    destination = .colorPicker
  }

  public func colorTapped(_ color: Item.Color?) {
    item.color = color
    destination = nil
  }

  public func soldOutButtonTapped() {
    item.status = .outOfStock(isOnBackOrder: false)
  }

  public func backInStockButtonTapped() {
    item.status = .inStock(quantity: 1)
  }
}

extension ItemModel: Hashable {
  public nonisolated static func == (lhs: ItemModel, rhs: ItemModel) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The cases as properties, so that a binding to one is a key path away: `$model.destination.colorPicker`.
extension Optional<ItemModel.Destination> {
  var colorPicker: Bool {
    get { self == .colorPicker }
    set {
      if newValue {
        self = .colorPicker
      } else if colorPicker {
        self = nil
      }
    }
  }
}
