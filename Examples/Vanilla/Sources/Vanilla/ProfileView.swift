#if canImport(SwiftUI)
  import SwiftUI

  struct ProfileView: View {
    @Bindable var model: ProfileModel

    var body: some View {
      Form {
        TextField("Name", text: $model.name)
        Button("What is my badge?") { model.badgeTapped() }
          .popover(isPresented: $model.isPopoverPresented) {
            VStack {
              Text("The badge shows for how long you have been here.")
              Button("Close") { model.closeButtonTapped() }
            }
            .padding()
          }
      }
      .navigationTitle("Profile")
    }
  }
#endif
