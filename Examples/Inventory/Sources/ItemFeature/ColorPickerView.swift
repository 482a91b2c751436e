#if canImport(SwiftUI)
  import Models
  import SwiftUI

  /// The palette. It paints the very item that the form under it shows, so it shares its model.
  struct ColorPickerView: View {
    let model: ItemModel

    var body: some View {
      List {
        Button("None") { model.colorTapped(nil) }
        ForEach(Item.Color.palette, id: \.self) { color in
          Button {
            model.colorTapped(color)
          } label: {
            HStack {
              Circle()
                .fill(color.paint)
                .frame(width: 24, height: 24)
              Text(color.name)
              Spacer()
              if color == model.item.color {
                Image(systemName: "checkmark")
              }
            }
          }
        }
      }
      .navigationTitle("Color")
    }
  }
#endif
