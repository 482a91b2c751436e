import PortolanModel
import Testing

/// Enums that are declared in no file that was read, and by whose cases a `switch` tells what an optional presents.
@Suite struct UnreadEnumTests {
  private static let pages = """
    struct MapView: View { var body: some View { Text("") } }
    struct LensView: View { var body: some View { Text("") } }
    struct HelpView: View { var body: some View { Text("") } }
    """

  private func chart(_ code: String) -> Charted {
    Charted("import SwiftUI\nimport Generated\n\(code)\n\(Self.pages)")
  }

  private static let told = """
    the type 'Drawer' of 'Generated' is declared in no file that was read, so that what 'DeckView' \
    present by it is told from their code alone; name the folder of its source as a further input
    """

  @Test func eachCaseThatIsAskedIsADestination() {
    let chart = chart(
      """
      class DeckModel: ObservableObject {
        @Published var drawer: Drawer? = nil
        init(events: Events) { events.sink { self.drawer = $0 } }
        func lensTapped() { drawer = .lens(zoom: 2) }
      }
      struct DeckView: View {
        @StateObject var model = DeckModel(events: .shared)
        var body: some View {
          Button("Lens") { model.lensTapped() }
            .sheet(item: $model.drawer) { drawer in
              switch drawer {
              case .map: MapView()
              case .lens(let zoom): LensView(zoom: zoom)
              default: EmptyView()
              }
            }
        }
      }
      """)
    #expect(
      chart.slots == [
        "DeckModel.drawer atMostOne optionalEnum: map sheet → MapView, lens sheet → LensView"
      ])
    let slot = chart.model.screens.first { $0.type == "DeckModel" }?.slots.first
    #expect(slot?.origin == .inferred && slot?.sharedEnum == "Drawer")
    #expect(chart.setters(of: "lens", in: "drawer").count == 1)
    #expect(chart.model.unresolved.map(\.what) == [Self.told])
  }

  /// Where the view keeps the state by itself, and whatever asks for the cases.
  @Test(arguments: [
    ("{ drawer in switch drawer { case .map: MapView() case .lens: LensView() } }", ""),
    ("{ page(for: $0) }", ""),
    (
      "{ $0.page }",
      "extension Drawer { var page: some View { switch self { case .map: MapView() case .lens: LensView() } } }"
    ),
    (
      "{ DrawerPage(drawer: $0) }",
      "struct DrawerPage: View { let drawer: Drawer; var body: some View { switch drawer { case .map: MapView() case .lens: LensView() } } }"
    ),
  ])
  func theViewMayKeepIt(_ content: String, _ more: String) {
    let chart = chart(
      """
      struct DeckView: View {
        @State private var drawer: Drawer?
        var body: some View {
          Button("Map") { drawer = .map }.sheet(item: $drawer) \(content)
        }
        @ViewBuilder func page(for drawer: Drawer) -> some View {
          switch drawer {
          case .map: MapView()
          case .lens: LensView()
          }
        }
      }
      \(more)
      """)
    #expect(
      chart.slots == [
        "DeckView.drawer atMostOne optionalEnum: map sheet → MapView, lens sheet → LensView"
      ])
    #expect(chart.setters(of: "map", in: "drawer").count == 1)
    #expect(chart.setters(of: "lens", in: "drawer").isEmpty)
    #expect(chart.model.unresolved.map(\.what) == [Self.told])
  }

  /// What only a setter names is what the `default:` shows.
  @Test func aCaseThatIsSetIsKnown() {
    let chart = chart(
      """
      class DeckModel: ObservableObject { @Published var drawer: Drawer? }
      struct DeckView: View {
        @ObservedObject var model: DeckModel
        var body: some View {
          Button("Help") { model.drawer = .help }
          Button("Map") { model.drawer = .map }
            .sheet(item: $model.drawer) { drawer in
              switch drawer {
              case .map: MapView()
              default: HelpView()
              }
            }
        }
      }
      """)
    #expect(
      chart.slots == [
        "DeckModel.drawer atMostOne optionalEnum: map sheet → MapView, help sheet → HelpView"
      ])
  }

  /// The model may be one that somebody keeps for all.
  @Test(arguments: [
    "let models = Models(); class Models { lazy var deck = DeckModel() }",
    "class models { static let deck = DeckModel() }",
  ])
  func theModelMayBeOneForAll(_ keeper: String) {
    let chart = chart(
      """
      \(keeper)
      class DeckModel: ObservableObject { @Published var drawer: Drawer? }
      struct DeckView: View {
        @ObservedObject var model = models.deck
        var body: some View {
          Button("Map") { self.model.drawer = .map }
            .sheet(item: self.$model.drawer) { drawer in
              switch drawer {
              case .map: MapView()
              case .lens: LensView()
              }
            }
        }
      }
      """)
    #expect(
      chart.slots == [
        "DeckModel.drawer atMostOne optionalEnum: map sheet → MapView, lens sheet → LensView"
      ])
  }

  /// Of data whose type was not read no case is known.
  @Test func anItemThatNobodyAsksIsAValue() {
    let chart = chart(
      """
      struct DeckView: View {
        @State private var port: Port?
        var body: some View {
          Button("Map") { port = Port.home }.sheet(item: $port) { port in MapView() }
        }
      }
      """)
    #expect(chart.slots == ["DeckView.port atMostOne optionalValue: port sheet → MapView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// Texts are known, though no file declares them.
  @Test func aTextIsNoEnum() {
    let chart = chart(
      """
      struct DeckView: View {
        @State private var place: String?
        var body: some View {
          Button("Map") { place = .home }.sheet(item: $place) { place in
            switch place {
            case .home: MapView()
            default: LensView()
            }
          }
        }
      }
      extension String { static let home = "home" }
      """)
    #expect(chart.model.unresolved.isEmpty)
  }
}
