import PortolanModel
import Testing

/// Content that a `switch` chooses by what a view or a row was given, which is no navigation state.
@Suite struct ChosenByValueTests {
  private let shared = """
    enum Topping { case cheese, fruit, plain }
    struct Cake { let topping: Topping; let name: String }
    struct CheeseView: View {
      @State var isMelting = false
      var body: some View { Text("").sheet(isPresented: $isMelting) { Text("") } }
    }
    struct FruitView: View {
      @State var isPeeling = false
      var body: some View { Text("").sheet(isPresented: $isPeeling) { Text("") } }
    }
    struct PlainView: View { var body: some View { Text("") } }
    """

  /// A link leads to what each arm shows.
  @Test(arguments: [
    "switch cake.topping { case .cheese: CheeseView(); case .fruit: FruitView(); case .plain: Text(\"\") }",
    "switch cake.topping { case .cheese: CheeseView(); default: FruitView() }",
    "page(of: cake)",
  ])
  func aLinkLeadsToEachArm(_ content: String) {
    let chart = Charted(
      """
      \(shared)
      struct CakesView: View {
        let cakes: [Cake]
        var body: some View {
          NavigationStack {
            List(cakes) { cake in NavigationLink { \(content) } label: { Text(cake.name) } }
          }
        }
        @ViewBuilder func page(of cake: Cake) -> some View {
          let topping = cake.topping
          switch topping { case .cheese: CheeseView(); case .fruit: FruitView(); case .plain: Text("") }
        }
      }
      """)
    #expect(
      chart.links == [
        "CakesView NavigationLink drillDown → CheeseView",
        "CakesView NavigationLink drillDown → FruitView",
      ])
  }

  private func target(_ cases: String, of made: String = "CakeView(topping: oven.topping)")
    -> String?
  {
    let chart = Charted(
      """
      \(shared)
      struct OvenView: View { let oven: Oven; var body: some View { \(made) } }
      struct CakeView: View {
        let topping: Topping
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { switch topping { \(cases) } } }
      }
      """)
    return chart.destination("isShown", in: "isShown")?.leadsTo.map { String($0.dropFirst(4)) }
  }

  /// A sheet has one destination, for its flag does not say which arm is shown.
  @Test func aSheetShowsOneOfTheArms() {
    #expect(
      target("case .cheese: CheeseView(); case .fruit: FruitView(); case .plain: Text(\"\")")
        == "CheeseViewOrFruitView")
    #expect(target("case .plain: PlainView(); default: FruitView()") == "FruitView")
    #expect(target("case .plain: PlainView(); default: Text(\"\")") == "PlainView")
  }

  /// An arm for which the view is never made is not shown.
  @Test func aSheetShowsTheArmOfTheCaseThatItsViewIsHanded() {
    let arms = "case .cheese: CheeseView(); case .fruit: FruitView(); case .plain: Text(\"\")"
    #expect(target(arms, of: "CakeView(topping: .fruit)") == "FruitView")
  }

  /// What a view shows in one case of what is presented is not what the other cases lead to.
  @Test func aSwitchOverWhatIsPresentedLeadsEachCaseToNoOther() {
    let chart = Charted(
      """
      enum Notice: Identifiable { case busy, failed, done; var id: Self { self } }
      class PayModel: ObservableObject { @Published var notice: Notice? }
      struct PayView: View {
        @ObservedObject var model: PayModel
        var body: some View {
          Text("").sheet(item: $model.notice) { NoticeView(kind: $0) }
        }
      }
      struct NoticeView: View {
        private let shown: Notice
        init(kind: Notice) { shown = kind }
        var body: some View { content.padding() }
        @ViewBuilder private var content: some View {
          switch shown {
          case .busy: BusyView()
          case .failed: FailedView()
          case .done: BusyView()
          }
        }
      }
      struct BusyView: View { var body: some View { Text("") } }
      struct FailedView: View {
        @State private var asks = false
        var body: some View { Text("").alert("", isPresented: $asks) {} }
      }
      """)
    #expect(!chart.slots.joined().contains("done sheet → FailedView"))
    #expect(!chart.slots.joined().contains("busy sheet → FailedView"))
  }
}
