import Foundation

/// Something on a shelf, or something that should be.
public struct Item: Hashable, Identifiable, Sendable {
  public let id: UUID
  public var name: String
  public var color: Color?
  public var status: Status

  public init(id: UUID = UUID(), name: String, color: Color? = nil, status: Status) {
    self.id = id
    self.name = name
    self.color = color
    self.status = status
  }

  /// How many are left, or whether more will come.
  public enum Status: Hashable, Sendable {
    case inStock(quantity: Int)
    case outOfStock(isOnBackOrder: Bool)
  }

  /// An equal item with an identity of its own.
  public func duplicate() -> Item {
    Item(name: name, color: color, status: status)
  }
}

extension Item {
  /// What the form starts from when an item is added.
  public static var blank: Item {
    Item(name: "", status: .inStock(quantity: 1))
  }

  /// Enough of a shop to try the app with.
  public static let samples = [
    Item(name: "Desk lamp", color: .yellow, status: .inStock(quantity: 12)),
    Item(name: "Notebook", color: .blue, status: .inStock(quantity: 140)),
    Item(name: "Fountain pen", color: .black, status: .outOfStock(isOnBackOrder: true)),
    Item(name: "Stapler", color: .red, status: .outOfStock(isOnBackOrder: false)),
  ]
}

extension Item.Status {
  /// The quantity in stock. Writing it does nothing while the item is out of stock: a stepper that
  /// is on its way off the screen must not restock the shelf.
  public var quantity: Int {
    get {
      guard case .inStock(let quantity) = self else { return 0 }
      return quantity
    }
    set {
      guard case .inStock = self else { return }
      self = .inStock(quantity: newValue)
    }
  }

  /// Whether more was ordered. Writing it does nothing while the item is in stock.
  public var isOnBackOrder: Bool {
    get { self == .outOfStock(isOnBackOrder: true) }
    set {
      guard case .outOfStock = self else { return }
      self = .outOfStock(isOnBackOrder: newValue)
    }
  }
}
