#if canImport(SwiftUI)
  import SwiftUI

  struct TrashView: View {
    @Bindable var model: TrashModel

    var body: some View {
      List(model.items) { item in
        Button(item.name) { model.deleteButtonTapped(item) }
      }
      .navigationTitle("Trash")
      .alert(
        "Delete for good?",
        isPresented: $model.isAlertPresented,
        presenting: model.item
      ) { item in
        Button("Delete", role: .destructive) { model.confirmDeletionButtonTapped(item) }
        Button("Cancel", role: .cancel) { model.cancelDeletionButtonTapped() }
      } message: { item in
        Text("There is no other copy of \(item.name).")
      }
    }
  }
#endif
