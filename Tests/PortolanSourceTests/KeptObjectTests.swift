import PortolanModel
import Testing

/// Objects that another keeps, one for each of several places: what a view presents of one is a slot of the view's.
@Suite struct KeptObjectTests {
  private func chart(_ objects: String, _ more: String = "") -> Charted {
    Charted(
      """
      struct Apple: Hashable {}
      struct Nut: Hashable {}
      enum Tab: Hashable { case fruit, nuts }
      @Observable final class Trail {
        private(set) var path = NavigationPath()
        var binding: Binding<NavigationPath> { Binding(get: { self.path }, set: { self.path = $0 }) }
        func push<Value: Hashable>(_ value: Value) { path.append(value) }
      }
      @Observable final class Guide {
        var tab = Tab.fruit
        \(objects)
      }
      extension EnvironmentValues { @Entry var guide: Guide = Guide() }
      struct Main: View {
        @Environment(\\.guide) private var guide
        var body: some View {
          @Bindable var guide = guide
          TabView(selection: $guide.tab) {
            FruitTab().tag(Tab.fruit)
            NutsTab().tag(Tab.nuts)
          }
        }
      }
      struct FruitTab: View {
        @Environment(\\.guide) private var guide
        private var path: Binding<NavigationPath> { guide.fruit.binding }
        var body: some View {
          NavigationStack(path: path) {
            Button("Nut") { guide.nuts.push(Nut()) }
              .navigationDestination(for: Apple.self) { _ in ApplePage() }
              .navigationDestination(for: Nut.self) { _ in NutPage() }
          }
        }
      }
      struct NutsTab: View {
        @Environment(\\.guide) private var guide
        var body: some View {
          NavigationStack(path: guide.nuts.binding) {
            Button("Apple") { guide.fruit.push(Apple()) }
              .navigationDestination(for: Nut.self) { _ in NutPage() }
          }
        }
      }
      struct ApplePage: View { var body: some View { Text("") } }
      struct NutPage: View { var body: some View { Text("") } }
      \(more)
      """)
  }

  @Test(arguments: ["", "struct Hint { weak var trail: Trail? }"])
  func theStackOfATabIsInTheTab(_ more: String) throws {
    let chart = chart("var fruit = Trail(); var nuts = Trail()", more)
    #expect(
      chart.slots == [
        "FruitTab.path sequence navigationPath in NavigationStack: Apple drillDown → ApplePage, "
          + "Nut drillDown → NutPage",
        "Main.tab exactlyOne enum in TabView: fruit tab → FruitTab, nuts tab → NutsTab",
        "NutsTab.path sequence navigationPath in NavigationStack: Nut drillDown → NutPage",
      ])
    let slot = try #require(chart.screen("FruitTab")?.slots.first)
    #expect(slot.heldBy == "App.Main")
    #expect(slot.properties == ["fruit.path"])
    #expect(chart.model.screens.allSatisfy { $0.type != "Trail" })
  }

  /// Each object of a class that code says nowhere else is known by its property.
  @Test func whatIsPushedOntoOneIsPushedOntoNoOther() {
    let chart = chart("var fruit = Trail(); var nuts = Trail()")
    #expect(
      chart.actions.filter { $0.contains("push") } == [
        "FruitTab.Nut push NutsTab.path (Nut)", "NutsTab.Apple push FruitTab.path (Apple)",
      ])
  }

  /// A binding to what the app lends to all is handed down: the tab that presents by it has the slot.
  @Test func whatATabIsHandedABindingToIsInTheTab() throws {
    let chart = Charted(
      """
      enum Tab: Hashable { case bread, nuts }
      @Observable final class Guide { var tab = Tab.bread; var isAsking = false }
      struct Bowl: View {
        @Environment(Guide.self) private var guide
        var body: some View {
          @Bindable var guide = guide
          TabView(selection: $guide.tab) {
            NavigationStack { Bread(isAsking: $guide.isAsking) }.tag(Tab.bread)
            Text("").tag(Tab.nuts)
          }
        }
      }
      struct Bread: View {
        @Binding var isAsking: Bool
        var body: some View { Text("").alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(
      chart.slots == [
        "Bowl.tab exactlyOne enum in TabView: bread tab → Bread, nuts tab",
        "Bread.isAsking atMostOne flag: isAsking alert",
      ])
    let slot = try #require(chart.screen("Bread")?.slots.first)
    #expect(slot.heldBy == "App.Bowl")
    #expect(slot.storage == .binding)
  }

  /// What a screen's own model keeps that is no screen by its type, the screen presents.
  @Test func whatAScreensModelKeepsTheScreenPresents() {
    let chart = Charted(
      """
      @main struct MyApp: App {
        var body: some Scene { WindowGroup { HomeView(model: HomeModel()) } }
      }
      @Observable final class Dialogs { var isAsking = false }
      @Observable final class HomeModel { let dialogs = Dialogs() }
      struct HomeView: View {
        @Bindable var model: HomeModel
        var body: some View { Text("").alert("", isPresented: $model.dialogs.isAsking) {} }
      }
      """)
    #expect(chart.slots == ["HomeModel.isAsking atMostOne flag: isAsking alert"])
    #expect(chart.screen("HomeModel")?.slots.first?.properties == ["dialogs.isAsking"])
  }

  /// What only hands out others is no screen, and the way to them begins at the view.
  @Test func theWayBeginsAtTheView() throws {
    let chart = Charted(
      """
      @Observable final class Dialogs { var isAsking = false }
      @Observable final class Surroundings {
        let dialogs: Dialogs
        init(dialogs: Dialogs) { self.dialogs = dialogs }
      }
      extension EnvironmentValues { @Entry var all: Surroundings? = nil }
      @main struct MyApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        @Environment(\\.all) private var all
        private var isAsking: Binding<Bool> {
          Binding(
            get: { all?.dialogs.isAsking ?? false }, set: { all?.dialogs.isAsking = $0 })
        }
        var body: some View { Text("").alert("", isPresented: isAsking) {} }
      }
      """)
    #expect(chart.slots == ["HomeView.isAsking atMostOne flag: isAsking alert"])
    let slot = try #require(chart.screen("HomeView")?.slots.first)
    #expect(slot.properties == ["all.dialogs.isAsking"])
    #expect(slot.heldBy == nil)
    #expect(slot.storage == .environment)
  }

  /// What its model is handed and only passes on, the screen presents by itself.
  @Test func whatAScreensModelPassesOnTheScreenPresents() throws {
    let chart = Charted(
      """
      @Observable final class Presenter { var note: String?; init() {} }
      @Observable final class HomeModel {
        let presenter: Presenter
        init(presenter: Presenter) { self.presenter = presenter }
        var note: String? {
          get { presenter.note }
          set { presenter.note = newValue }
        }
        func open() { note = "" }
      }
      struct HomeView: View {
        @State private var model: HomeModel
        init(model: HomeModel) { _model = State(initialValue: model) }
        var body: some View {
          Text("").sheet(isPresented: Binding(get: { model.note != nil }, set: { _ in model.note = nil })) {
            NotePage()
          }
        }
      }
      struct NotePage: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["HomeModel.note atMostOne optionalValue: note sheet → NotePage"])
    let slot = try #require(chart.screen("HomeModel")?.slots.first)
    #expect(slot.properties == ["presenter.note"])
    #expect(slot.heldBy == nil)
    // To pass on what one is told is no action: whoever sets the property sets the state.
    #expect(chart.actions.filter { $0.contains("present") } == ["HomeModel.open present note"])
  }
}
