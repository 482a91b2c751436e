import PortolanModel
import Testing

/// A model of which each build makes one elsewhere: the app for the phone, and the root view for the Mac.
@Suite struct ModelOfBuildTests {
  private let chart = Charted(
    """
    enum Berth { case quay, crane }
    final class Pilot: ObservableObject { @Published var berth: Berth? = .quay }
    #if os(iOS)
    @main struct PortApp: App {
      @StateObject private var pilot = Pilot()
      var body: some Scene { WindowGroup { PocketRoot().environmentObject(pilot) } }
    }
    struct PocketRoot: View {
      @EnvironmentObject private var pilot: Pilot
      var body: some View {
        switch pilot.berth {
        case .crane: CraneView()
        default: QuayView()
        }
      }
    }
    #else
    @main struct PortApp: App {
      var body: some Scene { WindowGroup { DeskRoot() } }
    }
    struct DeskRoot: View {
      @StateObject private var pilot = Pilot()
      var body: some View {
        VStack {
          Button("Crane") { pilot.berth = .crane }
          switch pilot.berth {
          case .quay: QuayView()
          case .crane: CraneView()
          case nil: EmptyView()
          }
        }.environmentObject(pilot)
      }
    }
    #endif
    struct QuayView: View {
      @EnvironmentObject private var pilot: Pilot
      @State private var isAsking = false
      var body: some View {
        Button("Crane") { pilot.berth = .crane }.alert("Sure?", isPresented: $isAsking) {}
      }
    }
    struct CraneView: View {
      @EnvironmentObject private var pilot: Pilot
      @State private var isAsking = false
      var body: some View {
        Button("Quay") { pilot.berth = .quay }.alert("Sure?", isPresented: $isAsking) {}
      }
    }
    """)

  @Test func noSlotIsHeldByAnotherBuildsView() {
    let slots = chart.model.screens.flatMap { screen in
      screen.slots.filter { $0.name == "berth" }.map { (screen.type, $0.heldBy) }
    }
    #expect(slots.map(\.0).sorted() == ["DeskRoot", "PocketRoot"])
    #expect(slots.allSatisfy { $0.1 == nil })
  }

  @Test func whatASharedViewDoesItDoesInEachBuild() {
    #expect(
      chart.actions == [
        "CraneView.Quay present DeskRoot.berth (quay)",
        "CraneView.Quay present PocketRoot.berth (quay)",
        "DeskRoot.Crane present berth (crane)",
        "QuayView.Crane present DeskRoot.berth (crane)",
        "QuayView.Crane present PocketRoot.berth (crane)",
      ])
  }
}
