import PortolanModel
import Testing

/// Values that are called as functions are, and what a case that is known has others do.
@Suite struct CalledValueTests {
  private static func actions(_ call: String, _ types: String) -> [String] {
    let chart = Charted(
      """
      enum Deck { case bridge, galley }
      final class Ladder: ObservableObject {
        static let shared = Ladder()
        @Published var deck = Deck.bridge
      }
      @main struct ShipApp: App {
        var body: some Scene {
          WindowGroup { DecksView().onOpenURL { url in \(call) } }
        }
      }
      struct DecksView: View {
        @ObservedObject var ladder = Ladder.shared
        var body: some View {
          TabView(selection: $ladder.deck) {
            Text("Bridge").tag(Deck.bridge)
            Text("Galley").tag(Deck.galley)
          }
        }
      }
      \(types)
      """)
    return chart.actions.filter { $0.contains("onOpenURL") }
      .map { String($0.drop { $0 != "." }.dropFirst()) }
  }

  private static let order = """
    enum Order {
      case meal, steer(Int)
      init?(_ url: URL) { self = .meal }
      func callAsFunction() {
        switch self {
        case .meal: Ladder.shared.deck = .galley
        case .steer: Ladder.shared.deck = .bridge
        }
      }
    }
    struct Whistle { func callAsFunction(_ deck: Deck) { Ladder.shared.deck = deck } }
    """

  @Test(arguments: [
    ("Order.meal()", ["select deck (galley)"]),
    ("let order = Order.meal; order()", ["select deck (galley)"]),
    ("Order.steer(3)()", ["select deck (bridge)"]),
    ("Order(url)?()", ["select deck (bridge)", "select deck (galley)"]),
    ("Whistle()(.galley)", ["select deck (galley)"]),
    // That makes a case, and does nothing.
    ("Order.steer(3)", []),
  ])
  func aValueIsCalled(_ call: String, _ effects: [String]) {
    #expect(Self.actions(call, Self.order) == effects.map { "onOpenURL \($0)" })
  }

  /// What the arm of a case that is known has another object do, whoever calls the function on that case does.
  @Test(arguments: [
    ("Order.meal.run()", ["select deck (galley)"]),
    ("Order.rest.run()", ["select deck (bridge)"]),
    ("Order.none.run()", []),
  ])
  func whatACaseHasOthersDo(_ call: String, _ effects: [String]) {
    let actions = Self.actions(
      call,
      """
      enum Order {
        case meal, rest, none
        init(_ url: URL) { self = .meal }
        func run() {
          switch self {
          case .meal: Steward.shared.ring()
          case .rest: end()
          case .none: break
          }
        }
        func end() { Steward.shared.close() }
      }
      final class Steward {
        static let shared = Steward()
        func ring() { Ladder.shared.deck = .galley }
        func close() { Ladder.shared.deck = .bridge }
      }
      """)
    #expect(actions == effects.map { "onOpenURL \($0)" })
  }
}
