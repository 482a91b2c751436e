#if canImport(SwiftUI)
  import SwiftUI

  public struct AppView: View {
    @Bindable var model: AppModel

    public init(model: AppModel) {
      self.model = model
    }

    public var body: some View {
      TabView(selection: $model.selectedTab) {
        NavigationStack {
          FeatureView(model: model.featureModel)
        }
        .tabItem { Label("Items", systemImage: "list.bullet") }
        .tag(AppModel.Tab.feature)

        NavigationStack {
          TrashView(model: model.trashModel)
        }
        .tabItem { Label("Trash", systemImage: "trash") }
        .tag(AppModel.Tab.trash)

        NavigationStack {
          ProfileView(model: model.profileModel)
        }
        .tabItem { Label("Profile", systemImage: "person") }
        .tag(AppModel.Tab.profile)

        LibraryView(model: model.libraryModel)
          .tabItem { Label("Library", systemImage: "books.vertical") }
          .tag(AppModel.Tab.library)
      }
    }
  }
#endif
