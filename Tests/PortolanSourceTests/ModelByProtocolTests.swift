import PortolanModel
import Testing

/// Generic views that know their model by a protocol to which several classes conform.
@Suite struct ModelByProtocolTests {
  private static let models = """
    protocol HarbourModel: ObservableObject, Faulty {
      var isAsking: Bool { get set }
      var pier: Pier? { get set }
      var title: String { get }
    }
    protocol Faulty { var fault: Error? { get set } }
    struct Pier: Identifiable { let id = 1 }
    final class NearModel: HarbourModel {
      @Published var isAsking = false
      @Published var pier: Pier?
      @Published var fault: Error?
      var title = ""
      func tapped() { isAsking = true }
    }
    final class FarModel: HarbourModel {
      @Published var isAsking = false
      @Published var pier: Pier?
      @Published var fault: Error?
      var title = ""
    }
    struct Notice: LocalizedError { init?(_ fault: Error?) { guard fault != nil else { return nil } } }
    struct PierView: View { let pier: Pier; var body: some View { Text("") } }
    """

  /// Nobody declares its state for the view, and nobody is seen to set it; yet the view presents by it.
  @Test func theViewPresentsByWhatTheProtocolAsksFor() throws {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View {
          TabView { HarbourView(model: NearModel()); HarbourView(model: FarModel()) }
        }
      }
      struct HarbourView<Model: HarbourModel>: View {
        @ObservedObject var model: Model
        var body: some View {
          let notice = Notice(model.fault)
          Button("") { model.isAsking = true }
            .confirmationDialog("", isPresented: $model.isAsking) { Button("") {} }
            .sheet(item: $model.pier) { PierView(pier: $0) }
            .alert(isPresented: .constant(notice != nil), error: notice) {}
        }
      }
      \(Self.models)
      """)
    #expect(
      chart.slots == [
        "HarbourView.fault atMostOne optionalValue: fault alert",
        "HarbourView.isAsking atMostOne flag: isAsking confirmationDialog",
        "HarbourView.pier atMostOne optionalValue: pier sheet → PierView",
      ])
    #expect(chart.model.unresolved.isEmpty)
    let slots = try #require(chart.screen("HarbourView")?.slots)
    #expect(slots.allSatisfy { $0.origin == .inferred && $0.storage == .owned })
    #expect(slots.flatMap(\.destinations).allSatisfy { $0.isMadeElsewhere == true })
  }

  /// What the protocol does not ask for, the view can't present by.
  @Test func whatTheProtocolDoesNotKnowIsUnresolved() {
    let chart = Charted(
      """
      struct HarbourView<Model: HarbourModel>: View {
        @ObservedObject var model: Model
        var body: some View { Text("").sheet(isPresented: $model.isUnknown) { Text("") } }
      }
      \(Self.models)
      """)
    #expect(chart.slots == [])
    #expect(
      chart.model.unresolved.map(\.what) == [
        "which state says when 'HarbourView' shows 'sheet(isPresented:)' could not be told"
      ])
  }

  /// A view takes an object from the environment by a parameter of its type, which only one type of the app's can be.
  @Test func aParameterNamesWhatTheEnvironmentGives() {
    let chart = Charted(
      """
      @main struct ShopApp: App {
        @State private var router = Router()
        var body: some Scene { WindowGroup { RootView().environment(router) } }
      }
      protocol Guiding: AnyObject, Observable { func showItem() }
      enum Page: Hashable { case item }
      @Observable final class Router: Guiding {
        var path: [Page] = []
        func showItem() { path.append(.item) }
      }
      struct RootView: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) {
            ListView<Router>().navigationDestination(for: Page.self) { _ in Text("") }
          }
        }
      }
      struct ListView<Guide: Guiding>: View {
        @Environment(Guide.self) private var guide
        @State private var isHelped = false
        var body: some View {
          VStack { Button("Open") { guide.showItem() }; Button("Help") { isHelped = true } }
            .sheet(isPresented: $isHelped) { Text("") }
        }
      }
      """)
    #expect(chart.actions.contains("ListView.Open push RootView.path (item)"))
  }
}
