#if canImport(SwiftUI)
  import ItemFeature
  import ItemRowFeature
  import SwiftUI

  /// The inventory, for use inside a navigation stack: its rows drill down.
  public struct InventoryView: View {
    @Bindable var model: InventoryModel

    public init(model: InventoryModel) {
      self.model = model
    }

    public var body: some View {
      // Not a `List`: that one makes its rows lazily, and a row that does not exist yet cannot
      // drill down when a deep link asks for it.
      ScrollView {
        VStack {
          ForEach(model.inventory) { row in
            ItemRowView(model: row)
            Divider()
          }
        }
        .padding()
      }
      .navigationTitle("Inventory")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add") { model.addButtonTapped() }
        }
        ToolbarItem(placement: .secondaryAction) {
          Button("Help") { model.helpButtonTapped() }
        }
      }
      .sheet(item: $model.destination.add) { itemModel in
        NavigationStack {
          ItemView(model: itemModel)
            .navigationTitle("Add")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { model.cancelAddButtonTapped() }
              }
              ToolbarItem(placement: .primaryAction) {
                Button("Save") { model.saveAddButtonTapped() }
              }
            }
        }
      }
      .sheet(isPresented: $model.destination.help) {
        HelpView()
      }
    }
  }
#endif
