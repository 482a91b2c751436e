import Foundation
import PortolanModel
import Testing

/// Modifiers of an app's own that register a page for whatever type they are told of.
@Suite struct GenericRegistrationTests {
  private static let app = """
    @main struct MyApp: App { var body: some Scene { WindowGroup { HarborView() } } }
    enum Step: Hashable { case letter, receipt }
    struct Order: Hashable { var id: Int }
    struct HarborView: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Letter") { path.append(Step.letter) }
          Button("Order") { path.append(Order(id: 1)) }
            .page(for: Step.self) { step in
              switch step {
              case .letter: LetterView()
              case .receipt: ReceiptView()
              }
            }
            .page(for: Order.self) { OrderView(order: $0) }
        }
      }
    }
    struct LetterView: View { var body: some View { Text("") } }
    struct ReceiptView: View { var body: some View { Text("") } }
    struct OrderView: View { var order: Order; var body: some View { Text("") } }
    """

  @Test(arguments: [
    """
    extension View {
      func page<Value: Hashable, Page: View>(
        for type: Value.Type, @ViewBuilder content: @escaping (Value) -> Page
      ) -> some View {
        navigationDestination(for: Value.self) { content($0) }
      }
    }
    """,
    """
    extension View {
      func page<Value: Hashable, Page: View>(
        for type: Value.Type, @ViewBuilder content: @escaping (Value) -> Page
      ) -> some View {
        navigationDestination(for: type) { content($0) }
      }
    }
    """,
    """
    extension View {
      func page<Value: Hashable, Page: View>(
        for value: Value.Type, @ViewBuilder content: @escaping (Value) -> Page
      ) -> some View {
        modifier(PageModifier(for: value, content: content))
      }
    }
    struct PageModifier<Value: Hashable, Page: View>: ViewModifier {
      @ViewBuilder var content: (Value) -> Page
      init(for _: Value.Type, content: @escaping (Value) -> Page) { self.content = content }
      func body(content: Content) -> some View {
        content.navigationDestination(for: Value.self) { value in self.content(value) }
      }
    }
    """,
  ])
  func eachUseRegistersItsType(_ modifier: String) {
    let chart = Charted(Self.app + "\n" + modifier)
    #expect(
      chart.slots == [
        "HarborView.path sequence navigationPath in NavigationStack: letter drillDown → LetterView, "
          + "receipt drillDown → ReceiptView, Order drillDown → OrderView"
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// Cases of one name are told by the types that the uses tell.
  @Test func casesAreCalledByTheirTypes() {
    let chart = Charted(
      """
      extension View {
        func page<Value: Hashable, Page: View>(
          for type: Value.Type, @ViewBuilder content: @escaping (Value) -> Page
        ) -> some View {
          navigationDestination(for: Value.self) { content($0) }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HarborView() } } }
      enum Step: Hashable { case summary }
      enum Trip: Hashable { case summary }
      struct HarborView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Step") { path.append(Step.summary) }
            Button("Trip") { path.append(Trip.summary) }
              .page(for: Step.self) { step in switch step { case .summary: StepView() } }
              .page(for: Trip.self) { trip in switch trip { case .summary: TripView() } }
          }
        }
      }
      struct StepView: View { var body: some View { Text("") } }
      struct TripView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HarborView.path sequence navigationPath in NavigationStack: "
          + "Step.summary drillDown → StepView, Trip.summary drillDown → TripView"
      ])
  }

  /// Of a type of which the use says nothing, the modifier's own word remains.
  @Test func whatNobodyTellsIsOpen() {
    let chart = Charted(
      """
      extension View {
        func page<Value: Hashable, Page: View>(
          @ViewBuilder content: @escaping (Value) -> Page
        ) -> some View {
          navigationDestination(for: Value.self) { content($0) }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HarborView() } } }
      struct HarborView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Text("").page { (depth: Int) in DepthView(depth: depth) } }
        }
      }
      struct DepthView: View { var depth: Int; var body: some View { Text("") } }
      """)
    #expect(chart.slots.map { $0.contains("→ DepthView") } == [true])
  }

  /// A list of values is a value by itself.
  @Test(arguments: ["page", "navigationDestination"])
  func aListIsRegisteredAsSuch(_ modifier: String) {
    let chart = Charted(
      """
      extension View {
        func page<Value: Hashable, Page: View>(
          for type: Value.Type, @ViewBuilder content: @escaping (Value) -> Page
        ) -> some View {
          modifier(PageModifier(for: type, content: content))
        }
      }
      struct PageModifier<Value: Hashable, Page: View>: ViewModifier {
        @ViewBuilder var content: (Value) -> Page
        init(for _: Value.Type, content: @escaping (Value) -> Page) { self.content = content }
        func body(content: Content) -> some View {
          content.navigationDestination(for: Value.self) { self.content($0) }
        }
      }
      struct Vote: Hashable { var name = "" }
      struct PollView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Vote") { path.append([Vote()]) }
              .\(modifier)(for: [Vote].self) { VotesView(votes: $0) }
          }
        }
      }
      struct VotesView: View { let votes: [Vote]; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "PollView.path sequence navigationPath in NavigationStack: [Vote] drillDown → VotesView"
      ])
    #expect(
      chart.setters(of: "[Vote]", in: "path") == ["Button(\"Vote\") { path.append([Vote()]) }"])
  }
}
