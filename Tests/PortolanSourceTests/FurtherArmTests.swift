import PortolanModel
import Testing

/// An `if` that asks once more for a case of what a view chooses by already.
@Suite struct FurtherArmTests {
  private func chart(_ further: String) -> Charted {
    Charted(
      """
      @main struct FerryApp: App { var body: some Scene { WindowGroup { FerryView() } } }
      class Gangway: ObservableObject {
        enum State { case raised, lowered }
        @Published var state = State.raised
      }
      class Decks: ObservableObject {
        enum Deck { case upper, lower }
        @Published var deck = Deck.upper
      }
      struct FerryView: View {
        @StateObject var gangway = Gangway()
        @StateObject var decks = Decks()
        var body: some View {
          VStack {
            if gangway.state == .raised { WaitView() } else if gangway.state == .lowered { BoardView() }
            \(further)
          }
          .onTapGesture { gangway.state = .lowered }
          Button("Lower") { decks.deck = .lower }
        }
      }
      \(["Wait", "Board", "Upper", "Lower"].map(Self.page).joined(separator: "\n"))
      """)
  }

  private static func page(_ name: String) -> String {
    """
    struct \(name)View: View {
      @State var isHelpShown = false
      var body: some View {
        Button("Help") { isHelpShown = true }.sheet(isPresented: $isHelpShown) { Text("\(name)") }
      }
    }
    """
  }

  @Test func whatItShowsStandsInTheArmOfTheCase() {
    let chart = chart(
      """
      if gangway.state == .lowered {
        switch decks.deck {
        case .upper: UpperView()
        case .lower: LowerView()
        }
      }
      """)
    let slots = chart.model.screens.flatMap(\.slots)
    #expect(slots.first { $0.name == "state" }?.destinations.map(\.name) == ["raised", "lowered"])
    let deck = slots.first { $0.name == "deck" }
    #expect(deck?.destinations.map(\.leadsTo) == ["App.UpperView", "App.LowerView"])
    #expect(deck?.within?.slot == "state")
    #expect(deck?.within?.destination == "lowered")
  }

  /// What stands beside it, or asks for something else, too, is in no arm.
  @Test(arguments: [
    """
    switch decks.deck {
    case .upper: UpperView()
    case .lower: LowerView()
    }
    """,
    """
    if gangway.state == .lowered, isReady {
      switch decks.deck {
      case .upper: UpperView()
      case .lower: LowerView()
      }
    }
    """,
  ])
  func whatAsksForMoreIsInNone(_ further: String) {
    let deck = chart(further).model.screens.flatMap(\.slots).first { $0.name == "deck" }
    #expect(deck != nil)
    #expect(deck?.within == nil)
  }

  /// Of several that ask for one case, and something else, one is shown.
  @Test func severalOfOneCaseStandForIt() {
    let chart = Charted(
      """
      @main struct FerryApp: App { var body: some Scene { WindowGroup { FerryView() } } }
      enum Course { case moored, cruising }
      struct FerryView: View {
        @State var course = Course.moored
        @State var isLoading = false
        @State var isIdle = false
        var body: some View {
          VStack {
            if isLoading && course == .moored {
              WaitView()
            } else if isIdle && course == .moored {
              BoardView()
            } else if course == .cruising {
              UpperView()
            } else {
              Color.clear
            }
          }
          .onTapGesture { course = .cruising }
        }
      }
      \(["Wait", "Board", "Upper"].map(Self.page).joined(separator: "\n"))
      """)
    #expect(
      chart.slots.first { $0.contains("course") }
        == "FerryView.course exactlyOne enum: moored inline → WaitViewOrBoardView, cruising inline → UpperView"
    )
  }
}
