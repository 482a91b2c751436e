import PortolanModel
import Testing

/// Models of one class of which several views each make an object for themselves.
@Suite struct SeparateModelTests {
  private func album(_ views: String) -> Charted {
    Charted(
      """
      @Observable final class Album { var isMapShown = false }
      @Observable final class PhotoModel {
        let album: Album
        var isShared = false
        var isCropped = false
        init(album: Album) { self.album = album }
        func crop() { isCropped = true }
        func finish() { isShared = false }
      }
      struct ShareView: View { var body: some View { Text("") } }
      struct CropView: View { var body: some View { Text("") } }
      struct AlbumView: View {
        @State private var album = Album()
        var body: some View {
          VStack { ShareButton(album: album); CropButton(album: album) }
            .sheet(isPresented: $album.isMapShown) { Text("") }
        }
      }
      \(views)
      """)
  }

  private func button(_ name: String, _ body: String) -> String {
    """
    struct \(name): View {
      @State private var photo: PhotoModel
      init(album: Album) { _photo = State(initialValue: PhotoModel(album: album)) }
      var body: some View { \(body) }
    }
    """
  }

  private let share = """
    Button("Share") { photo.isShared = true }.sheet(isPresented: $photo.isShared) { ShareView() }
    """
  private let crop = """
    Button("Crop") { photo.crop() }.sheet(isPresented: $photo.isCropped) { CropView() }
    """

  @Test func whatEachPresentsOfItsOwnObjectIsItsOwn() {
    let chart = album(button("ShareButton", share) + "\n" + button("CropButton", crop))
    #expect(
      chart.slots == [
        "Album.cropButton always child: cropButton inline → CropButton",
        "Album.isMapShown atMostOne flag: isMapShown sheet",
        "Album.shareButton always child: shareButton inline → ShareButton",
        "CropButton.isCropped atMostOne flag: isCropped sheet → CropView",
        "ShareButton.isShared atMostOne flag: isShared sheet → ShareView",
      ])
    #expect(
      chart.actions == [
        "CropButton.crop present isCropped",
        "ShareButton.Share present isShared",
        "ShareButton.finish dismiss isShared",
      ])
    let slot = chart.screen("CropButton")?.slots.first
    #expect(slot?.properties == ["photo.isCropped"])
    #expect(slot?.heldBy == nil)
  }

  @Test func whoPresentsAllOfItIsOneScreenWithTheModel() {
    let both = "VStack { \(share) }.sheet(isPresented: $photo.isCropped) { CropView() }"
    let chart = album(button("ShareButton", both) + "\n" + button("CropButton", crop))
    #expect(
      chart.slots == [
        "Album.cropButton always child: cropButton inline → CropButton",
        "Album.isMapShown atMostOne flag: isMapShown sheet",
        "Album.shareButton always child: shareButton inline → PhotoModel",
        "CropButton.isCropped atMostOne flag: isCropped sheet → CropView",
        "PhotoModel.isCropped atMostOne flag: isCropped sheet → CropView",
        "PhotoModel.isShared atMostOne flag: isShared sheet → ShareView",
      ])
    #expect(chart.screen("PhotoModel")?.view == "ShareButton")
  }

  @Test func whatAllPresentAlikeIsAScreenOfItsOwn() {
    let chart = album(button("ShareButton", share) + "\n" + button("CropButton", share))
    let own = chart.slots.filter { $0.hasPrefix("PhotoModel.") }
    #expect(own == ["PhotoModel.isShared atMostOne flag: isShared sheet → ShareView"])
    #expect(chart.slots.contains("CropButton.photo always child: photo inline → PhotoModel"))
    #expect(chart.slots.contains("ShareButton.photo always child: photo inline → PhotoModel"))
  }

  /// Whose object it is that a further view presents from is not told.
  @Test func whatIsHandedOnStaysAScreenOfItsOwn() {
    let chart = album(
      button("ShareButton", share) + "\n"
        + button("CropButton", "VStack { \(crop); Bar(photo: photo) }")
          + """

          struct Bar: View {
            @Bindable var photo: PhotoModel
            var body: some View { Text("").alert("", isPresented: $photo.isShared) {} }
          }
          """)
    #expect(chart.slots.contains("CropButton.photo always child: photo inline → PhotoModel"))
    #expect(chart.slots.contains("ShareButton.photo always child: photo inline → PhotoModel"))
  }

  /// State that is no more than what there is to tell is no screen beside the views that each make one.
  @Test(arguments: ["BusyState", "Work"])
  func whatOnlyTellsIsToldByEachThatMakesIt(_ type: String) {
    let chart = Charted(
      """
      @Observable final class \(type) { var isBusy = false; var failure: Error? }
      struct SowView: View {
        @State private var busy = \(type)()
        @State private var isOrdering = false
        var body: some View {
          Button("Sow") { busy.failure = sow() }
            .alert("Failed", isPresented: .constant(busy.failure != nil)) {
              Button("OK") { busy.failure = nil }
            }
            .sheet(isPresented: $isOrdering) { OrderView() }
          Button("Order") { isOrdering = true }
        }
        func sow() -> Error? { nil }
      }
      struct OrderView: View {
        @State private var busy = \(type)()
        @State private var isDone = false
        var body: some View {
          Button("Pay") { busy.isBusy = true; isDone = true; busy.failure = pay() }
            .alert("Paid", isPresented: $isDone) {}
            .alert("Failed", isPresented: .constant(busy.failure != nil)) {
              Button("OK") { busy.failure = nil }
            }
        }
        func pay() -> Error? { nil }
      }
      """)
    #expect(chart.model.screens.map(\.type) == ["SowView", "OrderView"])
    #expect(chart.screen("SowView")?.slots.map(\.name) == ["isOrdering", "failure"])
    #expect(chart.screen("OrderView")?.slots.map(\.name) == ["isDone", "failure"])
  }

  private func tabs(_ kept: String, _ chart: String, _ log: String) -> Charted {
    Charted(
      """
      enum Tab: String, CaseIterable { case chart, log }
      final class Helm: ObservableObject {
        @Published var tab = Tab.chart
        \(kept)
      }
      final class Router: ObservableObject {
        enum Page: Hashable { case buoy, wreck, entry, crew }
        @Published var path: [Page] = []
        func go(to page: Page) { path.append(page) }
      }
      struct TabsView: View {
        @ObservedObject var helm: Helm
        var body: some View {
          TabView(selection: $helm.tab) {
            ChartView(router: \(chart)).tag(Tab.chart).tabItem { Text("Chart") }
            LogView(router: \(log)).tag(Tab.log).tabItem { Text("Log") }
          }
        }
      }
      extension View {
        func pages() -> some View {
          navigationDestination(for: Router.Page.self) { page in
            switch page {
            case .buoy: BuoyView()
            case .wreck: Text("Wreck")
            case .entry: Text("Entry")
            case .crew: Text("Crew")
            }
          }
        }
      }
      struct ChartView: View {
        @ObservedObject var router: Router
        var body: some View {
          NavigationStack(path: $router.path) { Button("Buoy") { router.go(to: .buoy) }.pages() }
        }
      }
      struct BuoyView: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Wreck") { router.go(to: .wreck) } }
      }
      struct LogView: View {
        @ObservedObject var router: Router
        var body: some View {
          NavigationStack(path: $router.path) { Button("Entry") { router.go(to: .entry) }.pages() }
        }
      }
      """)
  }

  /// Objects that one place makes, and hands to each view its own.
  @Test(arguments: [
    (
      """
      private var routers: [Tab: Router] = [:]
      subscript(tab: Tab) -> Router { routers[tab] ?? Router() }
      """, "helm[.chart]", "helm[.log]"
    ), ("var routers: [Tab: Router] = [:]", "helm.routers[.chart]!", "helm.routers[Tab.log]!"),
    ("let chart = Router(); let log = Router()", "helm.chart", "helm.log"),
  ])
  func whatEachIsHandedForItselfIsItsOwn(_ kept: String, _ chart: String, _ log: String) {
    let made = tabs(kept, chart, log)
    #expect(
      made.model.screens.map(\.type).sorted() == ["BuoyView", "ChartView", "Helm", "LogView"])
    #expect(
      made.actions.filter { !$0.hasPrefix("TabsView") } == [
        "BuoyView.Wreck push ChartView.path (wreck)", "ChartView.Buoy push path (buoy)",
        "LogView.Entry push path (entry)",
      ])
  }

  /// One that both are handed is one.
  @Test(arguments: [
    ("let router = Router()", "helm.router", "helm.router"),
    ("var routers: [Tab: Router] = [:]", "helm.routers[.chart]!", "helm.routers[.chart]!"),
    ("var routers: [Tab: Router] = [:]", "helm.routers[helm.tab]!", "helm.routers[helm.tab]!"),
  ])
  func whatSeveralAreHandedIsShared(_ kept: String, _ chart: String, _ log: String) {
    let made = tabs(kept, chart, log)
    #expect(made.screen("Router") != nil)
  }

  /// One that a view makes, and one that another view's model keeps, or is handed by a wrapper.
  @Test(arguments: [
    "let router = Router()", "let router: Router; init() { router = Router() }",
  ])
  func whatAModelKeepsForItsViewIsItsOwn(_ kept: String) {
    let made = Charted(
      """
      @main struct SeaApp: App { var body: some Scene { WindowGroup { SeaView() } } }
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        func go<Stop: Hashable>(to stop: Stop) { path.append(stop) }
      }
      struct Route<Start: View>: View {
        @ObservedObject var router: Router
        @ViewBuilder var start: () -> Start
        var body: some View {
          NavigationStack(path: $router.path) { start() }.environmentObject(router)
        }
      }
      struct Routed: ViewModifier {
        let router: Router
        func body(content: Content) -> some View { Route(router: router) { content } }
      }
      enum ChartStop: Hashable { case buoy }
      enum LogStop: Hashable { case entry }
      final class ChartModel: ObservableObject { \(kept) }
      struct SeaView: View {
        @StateObject var chart = ChartModel()
        var body: some View {
          TabView {
            ChartFlow(model: chart).tabItem { Text("Chart") }
            LogFlow().tabItem { Text("Log") }
          }
        }
      }
      struct ChartFlow: View {
        @ObservedObject var model: ChartModel
        var body: some View {
          Route(router: model.router) {
            ChartView().navigationDestination(for: ChartStop.self) { _ in BuoyView() }
          }
        }
      }
      struct LogFlow: View {
        @StateObject private var router = Router()
        var body: some View {
          Route(router: router) {
            LogView().navigationDestination(for: LogStop.self) { _ in EntryView() }
          }
        }
      }
      struct ChartView: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Buoy") { router.go(to: ChartStop.buoy) } }
      }
      struct LogView: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Entry") { router.go(to: LogStop.entry) } }
      }
      struct BuoyView: View { var body: some View { Text("Buoy") } }
      struct EntryView: View { var body: some View { Text("Entry") } }
      """)
    #expect(
      made.slots == [
        "ChartFlow.path sequence navigationPath in NavigationStack: ChartStop drillDown → BuoyView",
        "LogFlow.path sequence navigationPath in NavigationStack: LogStop drillDown → EntryView",
      ])
    #expect(
      made.actions == [
        "ChartFlow.ChartView.Buoy push path (ChartStop)",
        "LogFlow.LogView.Entry push path (LogStop)",
      ])
  }
}
