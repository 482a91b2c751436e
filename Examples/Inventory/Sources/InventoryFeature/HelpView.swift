#if canImport(SwiftUI)
  import SwiftUI

  struct HelpView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      NavigationStack {
        List {
          Text("Tap a line to edit it.")
          Text("The squares make a second item out of one.")
          Text("The bin takes an item off the list, after asking.")
        }
        .navigationTitle("Help")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") { dismiss() }
          }
        }
      }
    }
  }
#endif
