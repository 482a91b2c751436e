import PortolanModel
import Testing

/// State that is shared by a key, and changed under a lock: `@Shared(.path) var path`.
@Suite struct SharedKeyTests {
  private func chart(_ key: String) -> Charted {
    Charted(
      """
      enum Route: Hashable { case list, detail, lost }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Main(model: Model()) } } }
      @Observable final class Model {
        @ObservationIgnored @Shared(.path) var path
        @ObservationIgnored @Shared(.appStorage("alert")) var isAlertShown = false
        func start() { $path.withLock { $0.append(.list) } }
        func warn() { $isAlertShown.withLock { $0 = true } }
      }
      struct Main: View {
        @Bindable var model: Model
        var body: some View {
          NavigationStack(path: Binding(model.$path)) {
            Button("Start") { model.start(); model.warn() }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .list: ListView()
                case .detail: Text("")
                case .lost: Text("")
                }
              }
          }
          .alert("", isPresented: Binding(model.$isAlertShown)) {}
        }
      }
      struct ListView: View {
        @Shared(\(key)) var path
        var body: some View { Button("Row") { $path.withLock { $0.append(.detail) } } }
      }
      """)
  }

  @Test func whatIsDoneUnderALockIsDoneToWhatIsShared() {
    let chart = chart(".path")
    #expect(
      chart.actions == [
        "ListView.Row push Model.path (detail)", "Model.start push path (list)",
        "Model.warn present isAlertShown",
      ])
    #expect(chart.setters(of: "detail", in: "path").count == 1)
    #expect(chart.setters(of: "lost", in: "path").isEmpty)
  }

  @Test func anotherKeyIsOtherState() {
    #expect(
      chart(".otherPath").actions == [
        "Model.start push path (list)", "Model.warn present isAlertShown",
      ])
  }

  @Test(arguments: [
    ("\"tour\"", "\"tour\"", true), ("\"tour\"", "\"news\"", false),
    ("Keys.tour", "\"tour\"", true), ("Keys.tour", "Keys.tour", true),
    ("\"tour\"", "\"tour\", store: .group", false), ("key()", "key()", false),
  ])
  func whatIsStoredUnderOneKeyIsOne(_ one: String, _ other: String, _ isSame: Bool) {
    let chart = Charted(
      """
      enum Keys { static let tour = "tour" }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      struct ShopView: View {
        @AppStorage(\(one)) var showsTour = true
        var body: some View { Text("").fullScreenCover(isPresented: $showsTour) { TourView() } }
      }
      struct TourView: View {
        @AppStorage(\(other)) var isNew = true
        var body: some View { Button("Close") { isNew = false } }
      }
      """)
    #expect(chart.actions == (isSame ? ["TourView.Close dismiss ShopView.showsTour"] : []))
    #expect(chart.destination("showsTour", in: "showsTour")?.hasNoWayOut == (isSame ? nil : true))
    // Whoever knows the key may set it.
    #expect(chart.screen("ShopView")?.slots.map(\.storage) == [.environment])
  }

  /// What is kept under the key can be set past the views, too.
  @Test(arguments: [
    ("UserDefaults.standard.set(false, forKey: \"tour\")", "dismiss"),
    ("UserDefaults.standard.set(false, forKey: Keys.tour)", "dismiss"),
    ("UserDefaults.standard.setValue(true, forKey: \"tour\")", "present"),
    ("UserDefaults.standard.removeObject(forKey: \"tour\")", "dismiss"),
    ("UserDefaults.standard.set(false, forKey: \"news\")", nil),
    ("UserDefaults.standard.set(false, forKey: key())", nil),
    ("UserDefaults(suiteName: \"group\")?.set(false, forKey: \"tour\")", nil),
    ("_ = UserDefaults.standard.bool(forKey: \"tour\")", nil),
  ])
  func whatIsStoredUnderAKeyCanBeSetPastTheViews(_ code: String, _ effect: String?) {
    let chart = Charted(
      """
      enum Keys { static let tour = "tour" }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      struct ShopView: View {
        @AppStorage("tour") var showsTour = false
        var body: some View { Text("").fullScreenCover(isPresented: $showsTour) { TourView() } }
      }
      struct TourView: View { var body: some View { Button("Close") { \(code) } } }
      """)
    #expect(
      chart.actions == (effect.map { ["TourView.Close \($0) ShopView.showsTour"] } ?? []))
  }
}
