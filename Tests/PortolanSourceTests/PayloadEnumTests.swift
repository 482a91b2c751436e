import PortolanCheck
import PortolanModel
import Testing

/// Cases that hold another enum, which says itself what is shown for it.
@Suite struct PayloadEnumTests {
  private static let pages = """
    struct OnePage: View { var body: some View { Text("1") } }
    struct TwoPage: View { var body: some View { Text("2") } }
    struct HelpPage: View { var body: some View { Text("?") } }
    enum Sub: Hashable {
      case one, two, plain
      @ViewBuilder func view() -> some View {
        switch self {
        case .one: OnePage()
        case .two: TwoPage()
        case .plain: Text("plain")
        }
      }
    }
    enum Page: Hashable {
      case sub(Sub), help
      @ViewBuilder func view() -> some View {
        switch self {
        case let .sub(sub): sub.view()
        case .help: HelpPage()
        }
      }
    }
    """

  private static let sub =
    "Sub.self exactlyOne enum: one inline → OnePage, two inline → TwoPage, plain inline"

  @Test func theStackLeadsOnToTheEnumsOwnCases() {
    let chart = Charted(
      """
      struct Home: View {
        @State var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("One") { path.append(.sub(.one)) }
              .navigationDestination(for: Page.self) { $0.view() }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots == [
        "Home.path sequence typedArray in NavigationStack: sub drillDown → Sub, "
          + "help drillDown → HelpPage",
        Self.sub,
      ])
    #expect(chart.destination("sub", in: "path")?.continues == "self")
    #expect(chart.destination("sub", in: "path")?.payload.map(\.role) == [.destination])
  }

  @Test func ofACaseThatNobodyMakesItIsSaid() throws {
    let chart = Charted(
      """
      struct Home: View {
        @State var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { show() }.navigationDestination(for: Page.self) { $0.view() }
          }
        }
        private func show(_ sub: Sub = .plain) { path.append(.sub(sub)) }
        private func help() { path.append(.help); show(.one) }
      }
      \(Self.pages)
      """)
    let findings = try Checker().check(Chart(chart.model)).findings
      .filter { $0.rule == "unreachable-destination" }
    #expect(findings.map(\.message) == ["nothing sets 'two' of 'Sub.self'"])
    #expect(findings.map(\.fix) == [nil])
  }

  /// Where a case is presented whose payload is an enum, the content asks that enum.
  @Test(arguments: [
    """
    .sheet(item: $model.destination.sub) { sub in
      switch sub {
      case .one: OnePage()
      case .two: TwoPage()
      case .plain: Text("plain")
      }
    }
    """,
    """
    .sheet(unwrapping: $model.destination, case: /Model.Destination.sub) { $sub in sub.view() }
    """,
    """
    .sheet(item: $model.destination.sub) { sub in
      if sub == .one { OnePage() } else if sub == .two { TwoPage() } else { Text("plain") }
    }
    """,
    """
    .background(
      NavigationLink(unwrapping: $model.destination, case: \\.sub) { sub in
        switch sub.wrappedValue {
        case .one: OnePage()
        case .two: TwoPage()
        case .plain: Text("plain")
        }
      }
    )
    """,
  ])
  func soDoesAPresentation(_ presentation: String) {
    let chart = Charted(
      """
      @Observable class Model {
        var destination: Destination?
        enum Destination { case sub(Sub), help }
        func helpTapped() { destination = .help }
      }
      struct Home: View {
        @Bindable var model: Model
        var body: some View {
          NavigationView {
            Text("")
              \(presentation)
              .alert("?", isPresented: Binding($model.destination.help)) {}
          }
        }
      }
      \(Self.pages)
      """)
    let kind = presentation.contains("Link") ? "drillDown" : "sheet"
    #expect(
      chart.slots == [
        "Model.destination atMostOne optionalEnum: sub \(kind) → Sub, help alert", Self.sub,
      ])
    #expect(chart.destination("sub", in: "destination")?.continues == "self")
    #expect((chart.screen("Sub")?.isInNavigationView == true) == (kind == "drillDown"))
  }

  /// How far work is says no screen, unless what it has come to is one of several that lead on.
  @Test(arguments: [true, false])
  func whatIsLoadedMayBeOneOfSeveral(_ leadOn: Bool) {
    let asking = "Button(\"\") { isAsking = true }.alert(\"\", isPresented: $isAsking) {}"
    let chart = Charted(
      """
      enum Berth: Hashable {
        case quay, buoy, search
        @ViewBuilder func view() -> some View {
          switch self {
          case .quay: QuayView()
          case .buoy: BuoyView()
          case .search: SearchView()
          }
        }
      }
      final class Search: ObservableObject {
        enum Step { case loading, loaded(berth: Berth), missing }
        @Published var step = Step.loading
        func find() { step = .loaded(berth: .buoy) }
      }
      struct SearchView: View {
        @StateObject private var search = Search()
        var body: some View {
          switch search.step {
          case .loading: ProgressView().task { search.find() }
          case .loaded(berth: let berth): berth.view()
          case .missing: MissingView()
          }
        }
      }
      struct MissingView: View { var body: some View { Text("") } }
      struct QuayView: View {
        @State private var isAsking = false
        var body: some View { \(asking) }
      }
      struct BuoyView: View {
        @State private var isAsking = false
        var body: some View { \(leadOn ? asking : "Text(\"\")") }
      }
      struct Home: View {
        @State private var path: [Berth] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path = [.search] }.navigationDestination(for: Berth.self) { $0.view() }
          }
        }
      }
      """)
    let slots = chart.slots.filter { $0.hasPrefix("Search") || $0.hasPrefix("Berth") }
    #expect(
      slots
        == (leadOn
          ? [
            "Berth.self exactlyOne enum: quay inline → QuayView, buoy inline → BuoyView, "
              + "search inline → Search",
            "Search.step exactlyOne enum: loading inline, loaded inline → Berth, "
              + "missing inline → MissingView",
          ] : ["SearchView.quayView always child: quayView inline → QuayView"]))
  }

  /// Where two cases hold one enum, and show different things for it, each has a screen of its own that says so.
  @Test func twoCasesThatShowOneEnumDifferentlyAreToldApart() {
    let chart = Charted(
      """
      enum Line { case tram, ferry }
      enum Panel: Identifiable {
        case fares(Line), stops(Line), map(Line)
        var id: Int { 0 }
      }
      struct Home: View {
        @State private var panel: Panel?
        var body: some View {
          Button("") { panel = .fares(.tram) }
          Button("") { panel = .stops(.ferry) }
          Button("") { panel = .map(.ferry) }
            .sheet(item: $panel) { panel in
              switch panel {
              case .fares(let line): fares(line)
              case .stops(let line):
                switch line { case .tram: TramStops(); case .ferry: FerryStops() }
              case .map(let line): NavigationStack { fares(line) }
              }
            }
        }
        @ViewBuilder private func fares(_ line: Line) -> some View {
          switch line { case .tram: TramFares(); case .ferry: FerryFares() }
        }
      }
      struct TramFares: View { var body: some View { Text("") } }
      struct FerryFares: View { var body: some View { Text("") } }
      struct TramStops: View { var body: some View { Text("") } }
      struct FerryStops: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        "FerryStops.isShown atMostOne flag: isShown sheet",
        "Home.panel atMostOne optionalEnum: fares sheet → Panel.fares, stops sheet → Panel.stops, "
          + "map sheet → Panel.fares",
        "Panel.fares.self exactlyOne enum: tram inline → TramFares, ferry inline → FerryFares",
        "Panel.stops.self exactlyOne enum: tram inline → TramStops, ferry inline → FerryStops",
      ])
    #expect(chart.model.unresolved.isEmpty)
    #expect(chart.screen("Panel.stops")?.kind == .enum)
    #expect(chart.destination("stops", in: "panel")?.continues == "self")
  }

  /// So it is where each case is presented by itself, and beside a stack that shows the same as one of them.
  @Test func soAreCasesThatArePresentedApart() {
    let chart = Charted(
      """
      @Observable class Model {
        enum Destination { case one(Sub), two(Sub) }
        var destination: Destination?
        func tapped() { destination = .one(.one) }
        func pressed() { destination = .two(.two) }
      }
      struct Home: View {
        @Bindable var model: Model
        var body: some View {
          Text("")
            .sheet(item: $model.destination.one) { $0.view() }
            .sheet(item: $model.destination.two) { sub in
              switch sub { case .one: TwoPage(); case .two: OnePage(); case .plain: HelpPage() }
            }
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots
        == [
          "Model.destination atMostOne optionalEnum: one sheet → Model.Destination.one, "
            + "two sheet → Model.Destination.two",
          "Model.Destination.one.self exactlyOne enum: one inline → OnePage, two inline → TwoPage, "
            + "plain inline",
          "Model.Destination.two.self exactlyOne enum: one inline → TwoPage, two inline → OnePage, "
            + "plain inline → HelpPage",
        ].sorted())
  }

  @Test func soDoesAnElementThatHoldsTheEnum() {
    let chart = Charted(
      """
      @Observable final class Frame: Hashable {
        private(set) var page: Page
        init(page: Page) { self.page = page }
      }
      @Observable final class Layer {
        var path: [Frame] = []
        func push(_ page: Page) { path.append(.init(page: page)) }
      }
      struct Home: View {
        @State var layer = Layer()
        var body: some View {
          NavigationStack(path: $layer.path) {
            RootPage().navigationDestination(for: Frame.self) { FrameView(frame: $0) }
          }
          .environment(layer)
        }
      }
      struct FrameView: View {
        let frame: Frame
        var body: some View { frame.page.view() }
      }
      struct RootPage: View {
        @Environment(Layer.self) var layer
        var body: some View {
          Button("One") { layer.push(.sub(.one)) }
          Button("Help") { layer.push(.help) }
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots.filter { !$0.contains("always") } == [
        "Home.path sequence typedArray in NavigationStack: sub drillDown → Sub, "
          + "help drillDown → HelpPage",
        Self.sub,
      ])
    #expect(chart.destination("sub", in: "path")?.setBy?.count == 1)
    #expect(chart.destination("help", in: "path")?.setBy?.count == 1)
  }

  @Test func aSheetMayBeForTheFirstOfSeveral() {
    let chart = Charted(
      """
      @Observable final class Layer: Identifiable { var page = 1 }
      @Observable final class Hub { var layers: [Layer] = [] }
      struct Home: View {
        @State var hub = Hub()
        var body: some View {
          Button("Open") { hub.layers.append(Layer()) }
            .sheet(item: Binding(get: { hub.layers.first }, set: { if $0 == nil { hub.layers = [] } })) {
              LayerView(layer: $0)
            }
        }
      }
      struct LayerView: View { let layer: Layer; var body: some View { Text("1") } }
      """)
    #expect(
      chart.slots == ["Hub.layers atMostOne typedArray: layers sheet → LayerView"])
  }

  /// Where nothing is shown for an object that a case holds, the case does not lead to that.
  @Test(arguments: [
    (".navigationDestination(for: Page.self) { page in", "NavigationStack(path: $path)"),
    (".sheet(item: $page) { page in", "VStack"),
  ])
  func anObjectThatIsLeftAsideIsNoScreen(modifier: String, container: String) {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      final class Item: ObservableObject { @Published var name = "" }
      enum Page: Hashable { case item(Item), info(Item) }
      struct ShopView: View {
        @State private var path: [Page] = []
        @State private var page: Page?
        var body: some View {
          \(container) {
            VStack {
              Button("Item") { path.append(.item(Item())); page = .item(Item()) }
              Button("Info") { path.append(.info(Item())); page = .info(Item()) }
            }
            \(modifier)
              switch page {
              case .item(let item): ItemView(item: item)
              case .info(_): EmptyView()
              }
            }
          }
        }
      }
      struct ItemView: View {
        @ObservedObject var item: Item
        var body: some View { Text(item.name) }
      }
      """)
    let destinations = chart.model.screens.flatMap(\.slots).flatMap(\.destinations)
    #expect(destinations.map(\.name) == ["item", "info"])
    #expect(destinations.map { $0.leadsTo != nil } == [true, false])
  }

  /// An alert only asks about it, be it an enum of the very model that keeps it.
  @Test func whatAnAlertIsHandedLeadsToNoScreen() {
    let chart = Charted(
      """
      final class PierModel: ObservableObject {
        enum Question { case leave, stay }
        @Published var isAsked = false
        @Published var question: Question?
      }
      struct PierView: View {
        @StateObject var model = PierModel()
        var body: some View {
          Button("Leave") { model.question = .leave; model.isAsked = true }
            .alert(isPresented: $model.isAsked) {
              switch model.question {
              case .leave: return Alert(title: Text("Leave?"))
              case .stay: return Alert(title: Text("Stay?"))
              case .none: return Alert(title: Text("Nothing"))
              }
            }
        }
      }
      """)
    let slots = chart.model.screens.flatMap(\.slots)
    #expect(!slots.isEmpty)
    #expect(slots.flatMap(\.destinations).allSatisfy { $0.presentation == .alert })
    #expect(
      slots.flatMap(\.destinations).flatMap(\.payload).allSatisfy {
        $0.role == .data && $0.leadsTo == nil
      })
  }
}
