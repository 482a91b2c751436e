#if canImport(SwiftUI)
  import SwiftUI

  struct FeatureView: View {
    @Bindable var model: FeatureModel

    var body: some View {
      List(model.items) { item in
        HStack {
          Button(item.name) { model.rowTapped(item) }
          Spacer()
          Button("Duplicate", systemImage: "plus.square.on.square") {
            model.duplicateButtonTapped(item)
          }
          .labelStyle(.iconOnly)
        }
        // A row with plain buttons would take every tap for both of them.
        .buttonStyle(.borderless)
      }
      .navigationTitle("Items")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add") { model.addButtonTapped() }
        }
        ToolbarItem(placement: .secondaryAction) {
          Button("Help") { model.helpButtonTapped() }
        }
      }
      .sheet(item: $model.addItem) { item in
        NavigationStack {
          ItemForm(
            title: "Add",
            item: item,
            onCancel: { model.cancelAddButtonTapped() },
            onSave: { model.saveAddButtonTapped($0) }
          )
        }
      }
      .popover(item: $model.duplicateItem) { item in
        NavigationStack {
          ItemForm(
            title: "Duplicate",
            item: item,
            onCancel: { model.cancelDuplicateButtonTapped() },
            onSave: { model.saveDuplicateButtonTapped($0) }
          )
        }
        .frame(minWidth: 320, minHeight: 240)
      }
      .navigationDestination(item: $model.editingItem) { item in
        ItemForm(
          title: "Edit",
          item: item,
          onCancel: { model.cancelEditButtonTapped() },
          onSave: { model.saveEditButtonTapped($0) }
        )
        .navigationBarBackButtonHidden()
      }
      .sheet(item: $model.help) { help in
        VStack {
          Text("Help on \(help.topic)")
          Button("Close") { model.closeHelpButtonTapped() }
        }
        .padding()
      }
    }
  }

  /// Edits a copy of an item and hands it back.
  private struct ItemForm: View {
    let title: String
    @State private var draft: Item
    let onCancel: () -> Void
    let onSave: (Item) -> Void

    init(
      title: String,
      item: Item,
      onCancel: @escaping () -> Void,
      onSave: @escaping (Item) -> Void
    ) {
      self.title = title
      self._draft = State(initialValue: item)
      self.onCancel = onCancel
      self.onSave = onSave
    }

    var body: some View {
      Form {
        TextField("Name", text: $draft.name)
      }
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { onCancel() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { onSave(draft) }
        }
      }
    }
  }
#endif
