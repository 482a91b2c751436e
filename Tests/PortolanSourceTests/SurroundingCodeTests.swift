import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// Code around an app that is easily taken for what it is not.
@Suite struct SurroundingCodeTests {
  @Test func whatIsNamedForPreviewsAndUnusedIsNoScreen() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isShown = false
        var body: some View {
          FilePreview().sheet(isPresented: $isShown) { Text("") }
        }
      }
      struct FilePreview: View {
        @State var isZoomed = false
        var body: some View { Text("").popover(isPresented: $isZoomed) { Text("") } }
      }
      struct WrapperForPreview: View {
        @State var isOpen = true
        var body: some View { HomeView().sheet(isPresented: $isOpen) { HomeView() } }
      }
      """)
    #expect(
      chart.slots == [
        "FilePreview.isZoomed atMostOne flag: isZoomed popover",
        "HomeView.filePreview always child: filePreview inline → FilePreview",
        "HomeView.isShown atMostOne flag: isShown sheet",
      ])
  }

  @Test func anOverloadStandsForTheLibrarysModifier() {
    let chart = Charted(
      """
      extension View {
        func sheet<Value, Case, Content: View>(
          unwrapping value: Binding<Value?>, case path: CasePath<Value, Case>,
          @ViewBuilder content: @escaping (Case) -> Content
        ) -> some View {
          background(Presenter(value: value, path: path, content: content))
        }
      }
      @Observable class Model {
        var route: Route?
        enum Route { case add(Int) }
      }
      struct HomeView: View {
        @Bindable var model: Model
        var body: some View {
          Text("").sheet(unwrapping: $model.route, case: /Model.Route.add) { _ in AddView() }
        }
      }
      struct AddView: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["Model.route atMostOne optionalEnum: add sheet → AddView"])
  }

  @Test func viewsThatAListOutsideOfViewsMakesAreUnresolved() {
    let chart = Charted(
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct Demo { let title: String; let view: AnyView }
      let demos = [Demo(title: "First", view: AnyView(FirstView()))].shuffled()
      struct HomeView: View {
        var body: some View {
          NavigationStack { ForEach(demos) { demo in NavigationLink("") { demo.view } } }
        }
      }
      struct FirstView: View {
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      struct LostView: View {
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(
      chart.model.unresolved.map(\.what) == [
        "'FirstView' is made, and nothing was seen to show it"
      ])
  }

  @Test func aRandomValueHasItsType() {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        override func viewDidLoad() {
          navigationDestination(for: Int.self) { _ in NumberController() }
          traitCollection.push(value: Int.random(in: 1...9))
        }
      }
      class NumberController: UIViewController {}
      """)
    #expect(chart.links == ["HomeController push(value:) of Int drillDown → NumberController"])
  }

  @Test func whatALibraryOffersMayBeShownElsewhere() {
    let app = SourceFile(
      reading: """
        @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
        struct HomeView: View { var body: some View { BadgeView() } }
        struct LostView: View {
          @State var isShown = false
          var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
        }
        """, path: "App/App.swift", module: "Demo")
    let library = SourceFile(
      reading: """
        public struct BadgeView: View {
          @State var isShown = false
          public var body: some View { Text("").popover(isPresented: $isShown) { Text("") } }
        }
        public struct RatingView: View {
          @State var isShown = false
          public var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
        }
        package struct StarView: View {
          @State var isShown = false
          package var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
        }
        struct DotView: View {
          @State var isShown = false
          var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
        }
        """, path: "Kit/Kit.swift", module: "Kit")
    let model = NavigationModel(linking: [app, library])
    #expect(
      model.unresolved.map(\.what) == [
        "'RatingView' is public in 'Kit', and nothing was seen to show it",
        "'StarView' is open to its package in 'Kit', and nothing was seen to show it",
      ])
    #expect(
      model.screens.map(\.type) == [
        "HomeView", "BadgeView", "LostView", "RatingView", "StarView", "DotView",
      ])
  }
}
