import PortolanModel
import Testing

/// What an app's scene presents by a model that views further in present from, too, or are just handed.
@Suite struct AppModelTests {
  private func chart(app: String, _ views: String) -> Charted {
    Charted(
      """
      \(views)
      final class Kitchen: ObservableObject {
        @Published var isLocked = false
        @Published var shelf = 0
      }
      final class Cellar: ObservableObject {
        @Published var isFlooded = false
        @Published var barrel = 0
      }
      @main struct CookApp: App {
        @StateObject private var kitchen = Kitchen()
        @StateObject private var cellar = Cellar()
        var body: some Scene { WindowGroup { \(app) } }
      }
      struct LockView: View { var body: some View { Text("") } }
      """)
  }

  @Test func whatAnAppPresentsIsNotThatOfAViewFurtherIn() {
    let chart = chart(
      app: "HouseView(kitchen: kitchen).sheet(isPresented: $kitchen.isLocked) { LockView() }",
      """
      struct HouseView: View {
        @ObservedObject var kitchen: Kitchen
        var body: some View {
          TabView {
            ShelvesView(kitchen: kitchen).tabItem { Text("Shelves") }
            Text("").tabItem { Text("Other") }
          }
        }
      }
      struct ShelvesView: View {
        @ObservedObject var kitchen: Kitchen
        var body: some View { TabView(selection: $kitchen.shelf) { Text("").tag(0); Text("").tag(1) } }
      }
      """)
    #expect(
      chart.slots == [
        "Kitchen.houseView always child: houseView inline → HouseView",
        "Kitchen.isLocked atMostOne flag: isLocked sheet → LockView",
        "ShelvesView.shelf exactlyOne enum in TabView: 0 tab, 1 tab",
      ])
    #expect(chart.model.roots.map(\.screen) == ["App.Kitchen"])
  }

  /// A view that an app shows in place, and that has its model, is one screen with it.
  @Test func aViewFurtherInIsNotTheAppsFirst() {
    let chart = chart(
      app: "HouseView(model: kitchen).sheet(isPresented: $kitchen.isLocked) { LockView() }",
      """
      struct ShelvesView: View { @ObservedObject var model: Kitchen; var body: some View { Text("") } }
      struct HouseView: View {
        @ObservedObject var model: Kitchen
        var body: some View {
          TabView {
            ShelvesView(model: model).tabItem { Text("Shelves") }
            Text("").tabItem { Text("Other") }
          }
        }
      }
      """)
    #expect(chart.slots == ["Kitchen.isLocked atMostOne flag: isLocked sheet → LockView"])
    #expect(chart.links == ["Kitchen TabView tab → ShelvesView", "Kitchen TabView tab"])
    #expect(chart.screen("Kitchen")?.view == "HouseView")
  }

  /// Of several models none is the app's own; what it presents of each is on its screen.
  @Test func anAppPresentsFromSeveralModels() {
    let chart = chart(
      app: """
        HouseView(kitchen: kitchen, cellar: cellar)
          .sheet(isPresented: $kitchen.isLocked) { LockView() }
          .sheet(isPresented: $cellar.isFlooded) { LockView() }
        """,
      """
      struct HouseView: View {
        @ObservedObject var kitchen: Kitchen
        @ObservedObject var cellar: Cellar
        var body: some View {
          TabView {
            ShelvesView(kitchen: kitchen).tabItem { Text("Shelves") }
            BarrelsView(cellar: cellar).tabItem { Text("Barrels") }
          }
        }
      }
      struct ShelvesView: View {
        @ObservedObject var kitchen: Kitchen
        var body: some View { TabView(selection: $kitchen.shelf) { Text("").tag(0); Text("").tag(1) } }
      }
      struct BarrelsView: View {
        @ObservedObject var cellar: Cellar
        var body: some View { TabView(selection: $cellar.barrel) { Text("").tag(0); Text("").tag(1) } }
      }
      """)
    #expect(
      chart.screen("CookApp")?.slots.map(\.name) == ["isLocked", "isFlooded", "houseView"])
    #expect(chart.model.roots.map(\.screen) == ["App.CookApp"])
  }
}
