import PortolanModel
import Testing

/// Bindings that make what is presented themselves: their getter gives a view, or nothing.
@Suite struct ContentOfBindingTests {
  private static let types = """
    final class Model: ObservableObject {
      @Published var card: Card?
      enum Card { case item(Item), help }
    }
    struct Item { let id: Int }
    struct ItemView: View { let item: Item; var body: some View { Text("") } }
    struct HelpView: View { var body: some View { Text("") } }
    struct CardPresenter<Card: View>: UIViewControllerRepresentable {
      @Binding var card: Card?
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        if let card { controller.present(UIHostingController(rootView: card), animated: false) }
      }
    }
    """

  /// Be the presenter called like one of the system's, or not.
  @Test(arguments: ["popover", "floatingCard"])
  func theGetterSaysWhatEachCaseLeadsTo(_ presenter: String) {
    let getters = [
      """
      switch model.card {
      case .item(let item): return AnyView(ItemView(item: item))
      case .help: return AnyView(HelpView())
      case nil: return nil
      }
      """,
      """
      guard let card = model.card else { return nil }
      switch card {
      case .item:
        if let item = find() { return ItemView(item: item).padding().erased }
      case .help: return HelpView().erased
      }
      return nil
      """,
      """
      model.card.flatMap { card in
        switch card {
        case .item(let item): return AnyView(ItemView(item: item))
        case .help: return AnyView(HelpView())
        }
      }
      """,
      "if let card = model.card { return cardView(card) } else { return nil }",
    ]
    for getter in getters {
      let chart = Charted(
        """
        struct HomeView: View {
          @ObservedObject var model: Model
          var body: some View { Text("").\(presenter)(card) }
          var card: Binding<AnyView?> {
            Binding<AnyView?>(get: { \(getter) }, set: { if $0 == nil { model.card = nil } })
          }
          func cardView(_ card: Model.Card) -> AnyView {
            switch card {
            case .item(let item): AnyView(ItemView(item: item))
            case .help: AnyView(HelpView())
            }
          }
          func find() -> Item? { nil }
        }
        extension View {
          func \(presenter)<Content: View>(_ content: Binding<Content?>) -> some View {
            background(CardPresenter(card: content).opacity(0))
          }
        }
        \(Self.types)
        """)
      #expect(
        chart.slots == [
          "Model.card atMostOne optionalEnum: item \(presenter) → ItemView, help \(presenter) → HelpView"
        ], "\(getter)")
      #expect(chart.model.unresolved.isEmpty, "\(getter)")
    }
  }

  @Test(arguments: [
    "guard model.isShown && model.count != nil else { return nil }; return HelpView()",
    "if model.isShown { return HelpView() }; return nil",
    "model.isShown ? HelpView() : nil",
  ])
  func aFlagMayBeAsked(_ getter: String) {
    let chart = Charted(
      """
      final class CounterModel: ObservableObject {
        @Published var isShown = false
        @Published var count: Int?
      }
      struct CounterView: View {
        @ObservedObject var model: CounterModel
        var body: some View {
          Text("").popover(Binding(get: { \(getter) }, set: { _ in hide() }))
        }
        func hide() {}
      }
      extension View {
        func popover<Content: View>(_ content: Binding<Content?>) -> some View {
          background(CardPresenter(card: content))
        }
      }
      \(Self.types)
      """)
    #expect(
      chart.slots == ["CounterModel.isShown atMostOne flag: isShown popover → HelpView"])
  }

  /// What gives no view says only whether something is presented.
  @Test func aGetterOfDataMakesNoContent() {
    let chart = Charted(
      """
      struct HomeView: View {
        @ObservedObject var model: Model
        var body: some View { Text("").tinted(tint).sheet(item: $model.card) { _ in HelpView() } }
        var tint: Binding<Color?> {
          Binding(
            get: { switch model.card { case .help: return Color.red; default: return nil } },
            set: { _ in })
        }
      }
      extension View {
        func tinted(_ color: Binding<Color?>) -> some View { foregroundColor(color.wrappedValue) }
      }
      \(Self.types)
      """)
    #expect(
      chart.slots == [
        "Model.card atMostOne optionalEnum: item sheet → HelpView, help sheet → HelpView"
      ])
  }

  @Test func whatAnOptionalIsMappedToIsShownWhileItIsThere() {
    let chart = Charted(
      """
      struct HomeView: View {
        @ObservedObject var model: Model
        @State private var isShown = false
        var body: some View {
          Text("").sheet(isPresented: $isShown) { model.card.map { CardView(card: $0) } }
        }
      }
      struct CardView: View {
        let card: Model.Card
        var body: some View { switch card { case .item(let item): ItemView(item: item); case .help: HelpView() } }
      }
      \(Self.types)
      """)
    #expect(
      chart.slots == [
        "Model.isShown atMostOne computed: item sheet → ItemView, help sheet → HelpView"
      ])
  }
}
