import PortolanModel
import Testing

/// Objects that a view presents from within what another one's state shows.
@Suite struct ObjectsWithinTests {
  /// - Parameters:
  ///   - keep: What the root view keeps.
  ///   - body: What it shows.
  private func chart(_ keep: String, _ body: String) -> Charted {
    Charted(
      """
      enum Step { case intro, main }
      enum Stop: Hashable { case map, tide }
      final class HarbourModel: ObservableObject { @Published var step = Step.intro }
      @Observable final class Pilot {
        var path: [Stop] = []
        var isLogShown = false
        var isLost = false
        func sail(to stop: Stop) { path.append(stop) }
      }
      struct HarbourView: View {
        \(keep)
        var body: some View {
          \(body)
        }
      }
      struct DeckView: View {
        let pilot: Pilot
        var body: some View {
          Button("Map") { pilot.sail(to: .map) }
          Button("Log") { pilot.isLogShown = true }
          Button("Lost") { pilot.isLost = true }
        }
      }
      struct IntroView: View { var body: some View { Text("") } }
      """)
  }

  private let deck = """
    NavigationStack(path: $pilot.path) {
      DeckView(pilot: pilot)
        .navigationDestination(for: Stop.self) { stop in
          switch stop {
          case .map: Text("Map")
          case .tide: Text("Tide")
          }
        }
    }
    .sheet(isPresented: $pilot.isLogShown) { Text("Log") }
    """

  private let made = """
    @StateObject private var model = HarbourModel()
    @State private var pilot = Pilot()
    """

  @Test func aStackInOneArmStandsInThatArm() throws {
    let chart = chart(
      made,
      """
      Group {
        switch model.step {
        case .intro: IntroView()
        case .main: \(deck)
        }
      }
      .alert("Lost", isPresented: $pilot.isLost) {}
      """)
    #expect(chart.within == ["path in step.main", "isLogShown in step.main"])
    #expect(
      try Chart(chart.model).places().map(\.text) == [
        "intro", "main", "main/map", "main/isLogShown", "isLost",
      ])
    let slots = try #require(chart.model.screens.first { $0.id == "App.HarbourModel" }).slots
    #expect(
      slots.map(\.properties) == [["step"], ["pilot.path"], ["pilot.isLogShown"], ["pilot.isLost"]])
    #expect(slots.allSatisfy { $0.storage == .owned })
  }

  @Test func soDoesOneWhoseStateIsLent() {
    let chart = chart(
      """
      @EnvironmentObject private var model: HarbourModel
      @Environment(Pilot.self) private var pilot
      """,
      """
      @Bindable var pilot = pilot
      if model.step == .main { \(deck) } else { IntroView() }
      """)
    #expect(chart.within == ["path in step.main", "isLogShown in step.main"])
  }

  /// What stands beside the choice can be there whatever is chosen.
  @Test func aStackBesideTheChoiceIsAScreenOfItsOwn() throws {
    let chart = chart(
      made,
      """
      VStack {
        switch model.step {
        case .intro: IntroView()
        case .main: Text("Main")
        }
        \(deck)
      }
      """)
    #expect(chart.within.isEmpty)
    #expect(chart.model.screens.contains { $0.id == "App.Pilot" })
  }

  /// Of two properties of one name the object's is called by the object's name, too.
  @Test func stateOfTheSameNameIsToldApart() {
    let chart = chart(
      made + "\n@State private var path: [Int] = []",
      """
      switch model.step {
      case .intro: NavigationStack(path: $path) { Text("").navigationDestination(for: Int.self) { _ in IntroView() } }
      case .main: \(deck)
      }
      """)
    #expect(
      chart.within == ["path in step.intro", "pilotPath in step.main", "isLogShown in step.main"])
  }
}
