import Foundation
import InventoryFeature
import ItemFeature
import ItemRowFeature
import Models

/// Thrown for a URL that names no place of this app.
public struct UnknownPlace: Error, Hashable {
  public let url: URL
}

extension AppModel {
  /// Shows the place that a URL names, or throws and stays where it is.
  ///
  /// Each step of the path is the name of a tab, a case or a list in the models, and a row's is
  /// followed by its id: `nav:///inventory/add/colorPicker`, `nav:///inventory/inventory/‹id›/edit`.
  public func open(url: URL) throws(UnknownPlace) {
    var steps = try Steps(url: url)
    switch steps.next() {
    case "one":
      try steps.finish()
      selectedTab = .one
    case "inventory":
      try inventoryModel.open(&steps)
      selectedTab = .inventory
    case "three":
      try steps.finish()
      selectedTab = .three
    default:
      throw steps.unknownPlace
    }
  }
}

// Each function below reads to the last step before it changes anything.

extension InventoryModel {
  fileprivate func open(_ steps: inout Steps) throws(UnknownPlace) {
    switch steps.next() {
    case nil:
      closeEverything()
    case "add":
      let itemModel = ItemModel(destination: try steps.itemDestination(), item: .blank)
      closeEverything()
      destination = .add(itemModel)
    case "help":
      try steps.finish()
      closeEverything()
      destination = .help
    case "inventory":
      let id = steps.next().flatMap { UUID(uuidString: $0) }
      guard let row = inventory.first(where: { $0.id == id }) else { throw steps.unknownPlace }
      let rowDestination = try steps.rowDestination(of: row.item)
      closeEverything()
      row.destination = rowDestination
    default:
      throw steps.unknownPlace
    }
  }

  /// The list and its rows share one screen, which can present only one thing at a time.
  private func closeEverything() {
    destination = nil
    for row in inventory {
      row.destination = nil
    }
  }
}

/// The part of a URL's path that is still to be read.
private struct Steps {
  private let url: URL
  private var rest: ArraySlice<String>

  init(url: URL) throws(UnknownPlace) {
    self.url = url
    rest = url.pathComponents.drop { $0 == "/" }
    guard url.scheme == "nav", (url.host ?? "").isEmpty else { throw unknownPlace }
  }

  var unknownPlace: UnknownPlace { UnknownPlace(url: url) }

  mutating func next() -> String? {
    rest.popFirst()
  }

  func finish() throws(UnknownPlace) {
    guard rest.isEmpty else { throw unknownPlace }
  }

  @MainActor
  mutating func rowDestination(of item: Item) throws(UnknownPlace) -> ItemRowModel.Destination {
    switch next() {
    case "deleteConfirmationAlert":
      try finish()
      return .deleteConfirmationAlert
    case "duplicate":
      return .duplicate(ItemModel(destination: try itemDestination(), item: item.duplicate()))
    case "edit":
      return .edit(ItemModel(destination: try itemDestination(), item: item))
    default:
      throw unknownPlace
    }
  }

  mutating func itemDestination() throws(UnknownPlace) -> ItemModel.Destination? {
    switch next() {
    case nil:
      return nil
    case "colorPicker":
      try finish()
      return .colorPicker
    default:
      throw unknownPlace
    }
  }
}
