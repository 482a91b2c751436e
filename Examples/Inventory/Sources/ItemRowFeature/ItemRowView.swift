#if canImport(SwiftUI)
  import ItemFeature
  import Models
  import SwiftUI

  public struct ItemRowView: View {
    @Bindable var model: ItemRowModel

    public init(model: ItemRowModel) {
      self.model = model
    }

    public var body: some View {
      HStack {
        Button {
          model.rowTapped()
        } label: {
          summary
        }
        .buttonStyle(.plain)

        Button("Duplicate", systemImage: "square.fill.on.square.fill") {
          model.duplicateButtonTapped()
        }
        Button("Delete", systemImage: "trash.fill") {
          model.deleteButtonTapped()
        }
      }
      .labelStyle(.iconOnly)
      .alert(
        "Delete \(model.item.name)?",
        isPresented: $model.destination.deleteConfirmationAlert
      ) {
        Button("Delete", role: .destructive) { model.confirmDeletionButtonTapped() }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("There is no way to get it back.")
      }
      .popover(item: $model.destination.duplicate) { itemModel in
        NavigationStack {
          ItemView(model: itemModel)
            .navigationTitle("Duplicate")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { model.cancelDuplicateButtonTapped() }
              }
              ToolbarItem(placement: .primaryAction) {
                Button("Add") { model.addDuplicateButtonTapped() }
              }
            }
        }
        .frame(minWidth: 320, minHeight: 400)
      }
      .navigationDestination(item: $model.destination.edit) { itemModel in
        ItemView(model: itemModel)
          .disabled(model.isSaving)
          .navigationTitle("Edit")
          .navigationBarBackButtonHidden()
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { model.cancelEditButtonTapped() }
            }
            ToolbarItem(placement: .primaryAction) {
              if model.isSaving {
                ProgressView()
              } else {
                Button("Save") {
                  Task { await model.saveEditButtonTapped() }
                }
              }
            }
          }
      }
    }

    private var summary: some View {
      HStack {
        VStack(alignment: .leading) {
          Text(model.item.name)
            .font(.headline)
          switch model.item.status {
          case .inStock(let quantity):
            Text("\(quantity) in stock")
          case .outOfStock(let isOnBackOrder):
            Text(isOnBackOrder ? "Out of stock, more ordered" : "Out of stock")
          }
        }
        Spacer()
        if let color = model.item.color {
          RoundedRectangle(cornerRadius: 4)
            .fill(color.paint)
            .frame(width: 24, height: 24)
        }
      }
      .contentShape(Rectangle())
    }
  }
#endif
