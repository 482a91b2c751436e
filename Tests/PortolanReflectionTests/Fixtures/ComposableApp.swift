/// State as the Composable Architecture has it: structs nested in features, destinations whose
/// payloads are states.
enum ComposableApp {
  enum AppFeature {
    struct State {
      var path = StackState<Path.State>()
      var selectedTab = Tab.inventory
      var inventory = InventoryFeature.State()
    }

    enum Tab { case inventory, settings }

    enum Path {
      enum State {
        case item(ItemFeature.State)
        case about
      }
    }
  }

  enum InventoryFeature {
    struct State {
      @PresentationState var destination: Destination.State?
      @PresentationState var confirmation: ConfirmationDialogState<Action>?
      var rows = IdentifiedArray<Int, RowFeature.State>()
      var isLoading = false
      var loading: LoadingState?
    }

    enum LoadingState { case first, more }

    enum Action { case confirm }

    enum Destination {
      enum State {
        case add(ItemFeature.State)
        case alert(AlertState<Action>)
      }
    }
  }

  enum RowFeature {
    struct State {
      var id = 0
      @PresentationState var edit: ItemFeature.State?
    }
  }

  enum ItemFeature {
    struct State {
      var name = ""
    }
  }
}
