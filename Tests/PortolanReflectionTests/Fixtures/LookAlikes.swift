import Observation

/// An app with one destination, and much beside it that looks like one.
enum LookAlikes {
  @Observable final class AppModel {
    var destination: Destination?

    var focus: Field?
    var focusedControl: Control?
    var status: Status?
    var loadState = LoadState.loading
    var filter: Filter?
    var sortOrder: SortOrder?
    var wizardStep: Step?
    var paymentForm: PaymentForm?
    var category: Category?
    var previousDestination: Destination?
    var defaultTab = Tab.first
    var error: LoadError?
    var currentUser: User?
    var item: Item?
    var isSaving = false
    var isOnBackOrder = false

    var sync = SyncService()
    var monitor = UploadMonitor()
    var client = Client()
    weak var appDelegate: AppModel?
    var delegate: AppModel?
    @ObservationIgnored var onFinish: ((Item) -> Void)?
    var detailCache: [Int: DetailModel] = [:]
    var history: [DetailModel] = []
    var items: [Item] = []
    var drawing = Drawing()
    @ObservationIgnored lazy var lazyDetail: DetailModel? = nil
    @ObservationIgnored lazy var number = 1
    var settings = Settings()

    enum Destination {
      case detail(DetailModel)
    }
    enum Control { case name, price }
    enum Step { case one, two }
    enum Filter { case all, only(Item) }
    enum PaymentForm { case card, transfer }
    enum Category { case fruit, other(String) }
  }

  @Observable final class DetailModel {
    var destination: Destination?

    enum Destination { case share }
  }

  enum Field { case name, price }
  enum Status { case idle, failed(LoadError) }
  enum LoadState { case loading, loaded([Item]), failed(LoadError) }
  enum SortOrder: String { case name, price }
  enum Tab { case first, second }
  struct LoadError: Error, Identifiable { var id = 0 }
  struct User: Identifiable { var id = 0 }
  struct Item: Identifiable {
    var id = 0
    var status: Status?
    var path: [Int] = []
  }

  final class SyncService {
    var isActive = false
    var showsProgress = false
    var path: Path?
    var routes: [Route] = []

    enum Path { case users, user(id: Int) }
    enum Route { case get(String), post(String) }
  }

  /// Watched, but by its name no screen: only what its types prove would be charted.
  @Observable final class UploadMonitor {
    var isActive = false
    var upload: Item?
    var download: Item?
  }

  struct Client {
    var request = UsersRequest()

    struct UsersRequest {
      var path: Path?
      enum Path: String { case users, items }
    }
  }

  struct Drawing {
    var path: [Segment] = []
    enum Segment { case move(Double), line(Double) }
  }

  struct Settings {
    var tab = Tab.first
    var showsHints = true
  }
}
