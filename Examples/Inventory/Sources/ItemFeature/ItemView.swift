#if canImport(SwiftUI)
  import Models
  import SwiftUI

  /// The form of an item. It brings no Save or Cancel of its own, for these mean something else
  /// wherever it is presented.
  public struct ItemView: View {
    @Bindable var model: ItemModel

    public init(model: ItemModel) {
      self.model = model
    }

    public var body: some View {
      Form {
        TextField("Name", text: $model.item.name)

        Button {
          model.colorButtonTapped()
        } label: {
          LabeledContent("Color", value: model.item.color?.name ?? "None")
        }

        switch model.item.status {
        case .inStock(let quantity):
          Section("In stock") {
            Stepper("Quantity: \(quantity)", value: $model.item.status.quantity, in: 1...1_000)
            Button("Mark as sold out") { model.soldOutButtonTapped() }
          }
        case .outOfStock:
          Section("Out of stock") {
            Toggle("Is on back order", isOn: $model.item.status.isOnBackOrder)
            Button("Is back in stock") { model.backInStockButtonTapped() }
          }
        }
      }
      .navigationDestination(isPresented: $model.destination.colorPicker) {
        ColorPickerView(model: model)
      }
    }
  }
#endif
