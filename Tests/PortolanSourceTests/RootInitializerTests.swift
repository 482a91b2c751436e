import PortolanModel
import Testing

/// How the view is made with which an app begins: from there every place is constructed.
@Suite struct RootInitializerTests {
  private static let chart = Charted(
    """
    @main struct HarbourApp: App {
      @StateObject private var harbour = Harbour()
      var body: some Scene { WindowGroup { QuayView(harbour: harbour, name: "") } }
    }
    final class Harbour: ObservableObject { @Published var boats: [String] = [] }
    struct QuayView: View {
      @Environment(\\.openURL) private var openURL
      @ObservedObject var harbour: Harbour
      let name: String
      @State private var isHelpShown = false
      var body: some View {
        Text(name).sheet(isPresented: $isHelpShown) { BoatView(name: name) }
      }
    }
    struct BoatView: View {
      let name: String
      @State private var isSold = false
      var body: some View { Text(name).alert("Sold", isPresented: $isSold) {} }
    }
    """)

  @Test func aRootsViewSaysHowItIsMade() throws {
    let root = try #require(Self.chart.screen("QuayView"))
    let needed = (root.initializer ?? []).filter { !$0.hasDefault }
    #expect(needed.map(\.name) == ["harbour", "name"])
    #expect(root.initializerOrigin == .source)
    // What is private is not for others to set.
    #expect(root.initializer?.contains { $0.name == "isHelpShown" } == false)
  }

  /// Whatever lies on it is presented by state, and its view is made by whoever presents it.
  @Test func noOtherViewDoes() throws {
    #expect(try #require(Self.chart.screen("BoatView")).initializer == nil)
  }

  @Test func placesAreConstructedFromThere() throws {
    let first = try #require(try Chart(Self.chart.model).places().first)
    #expect(first.literal.code == "QuayView(harbour: <#Harbour#>, name: <#String#>)")
  }
}
