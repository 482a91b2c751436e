import PortolanModel
import Testing

/// State by which a bar shows one control or another: it leads nowhere, whatever it is called.
@Suite struct ControlChoiceTests {
  private static func chart(_ bar: String, _ code: String = "") -> Charted {
    Charted(
      """
      final class OrderModel: ObservableObject {
        enum NavigationItem: Equatable { case create, wait, repeatOrder }
        @Published private(set) var navigationItem: NavigationItem?
        @Published var isBusy = false
        @Published var isHelpShown = false
        init() {
          $isBusy.map { busy -> NavigationItem? in busy ? .wait : .create }
            .assign(to: &$navigationItem)
        }
        func create() { isBusy = true }
      }
      struct OrderForm: View {
        @ObservedObject var model: OrderModel
        var body: some View {
          Button("Help") { model.isHelpShown = true }
            .sheet(isPresented: $model.isHelpShown) { Text("Help") }
            .toolbar { ToolbarItem { \(bar) } }
            \(code)
        }
      }
      struct CreateView: View { var body: some View { Text("") } }
      """)
  }

  @Test(arguments: [
    """
    switch model.navigationItem {
    case .create: Button("Create") { model.create() }
    case .wait: ProgressView()
    case .repeatOrder: Button("Repeat") { model.create() }
    case .none: EmptyView()
    }
    """,
    """
    if model.navigationItem == .create { Button("Create") { model.create() } }
    else if model.navigationItem == .wait { ProgressView() }
    """,
  ])
  func isNoPlace(_ bar: String) {
    #expect(
      Self.chart(bar).slots == ["OrderModel.isHelpShown atMostOne flag: isHelpShown sheet"])
  }

  /// What presents something is a place, though a bar asks for it, too.
  @Test func isOneWhereItPresents() {
    let chart = Self.chart(
      "switch model.navigationItem { case .wait: ProgressView(); default: EmptyView() }",
      ".sheet(item: $model.navigationItem) { item in CreateView() }")
    #expect(chart.slots.contains { $0.hasPrefix("OrderModel.navigationItem atMostOne") })
  }

  /// What no code shows anything for may be presented by who knows whom.
  @Test func isOneWhereNobodyAsks() {
    let chart = Self.chart("EmptyView()")
    #expect(chart.slots.contains { $0.hasPrefix("OrderModel.navigationItem atMostOne") })
  }
}
