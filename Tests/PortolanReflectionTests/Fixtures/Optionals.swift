import Observation

/// Navigation without a destination enum: flags, flags with items, several optionals, and paths
/// that hold anything.
enum Optionals {
  @Observable final class AppModel {
    var listModel = ListModel()
    var trash = TrashModel()
    var profileModel = ProfileModel()
    var library = LibraryModel()
    var game = GameSession()
    @ObservationIgnored lazy var about = AboutModel()
    var selectedTab: Tab? = .list

    enum Tab: String { case list, trash, profile, library, about }
  }

  @Observable final class ListModel {
    var addItem: Item?
    var duplicateItem: Item?
    var editingItem: Item?
    var help: Help?
    var currentUser: Item?
    var lastError: Help?
  }

  @Observable final class TrashModel {
    var isAlertPresented = false
    var item: Item?
  }

  @Observable final class ProfileModel {
    var isPopoverPresented = false
    var settingsSheetIsPresented = false
    var isShowingHelp = false
    var shouldShowDetail = false
    var isActive = false
    var isEditPresented = false
    var editModel: EditModel?
    var isErrorShown = false
    var error: Failure?
    var messageIsPresented = false
    var message: String?
    var isSaving = false
    var isOnBackOrder = false
    var hasShownWelcome = false
  }

  @Observable final class EditModel {
    var sheet: Sheet?

    enum Sheet { case colors }
  }

  @Observable final class LibraryModel {
    var path = NavigationPath()
    var sidePath: [AnyHashable] = []
    var otherPath: [any Hashable] = []
  }

  /// Named for a service, but watched and with an enum that is named for destinations.
  @Observable final class GameSession {
    var isActive = false
    var route: Route?

    enum Route { case pause }
  }

  @Observable final class AboutModel {
    var isSheetPresented = false
  }

  struct Item: Identifiable { var id = 0 }
  struct Help: Identifiable { var id = "" }
  enum Failure: Error { case offline }
}

/// Of the same name as SwiftUI's.
struct NavigationPath { private var elements: [any Hashable] = [] }
