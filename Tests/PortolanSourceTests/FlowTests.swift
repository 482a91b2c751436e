import PortolanModel
import Testing

/// Coordinators of an app's own, which hand each other to a navigator that shows them erased.
@Suite struct FlowTests {
  private static let line = """
    protocol Stop: AnyObject { func screen() -> AnyView }
    final class Berth: Identifiable, Hashable {
      var stop: (any Stop)?
      init(_ stop: any Stop) { self.stop = stop }
    }
    @Observable final class Line: Stop {
      var first: Berth?
      var modal: Berth?
      var berths: [Berth] = []
      var cover: Berth?
      func root(_ stop: (any Stop)?) {
        guard let stop else { return first = nil }
        first = Berth(stop)
      }
      func go(_ stop: any Stop, animated: Bool = true) { append(Berth(stop)) }
      private func append(_ berth: Berth) { berths.append(berth) }
      func lay(_ stop: (any Stop)?, onEnd: (() -> Void)? = nil) {
        guard let stop else { return modal = nil }
        withAnimation { modal = Berth(stop) }
      }
      func back() { berths.removeLast() }
      func veil<Next: Stop>(with stop: Next) { cover = Berth(stop) }
      func screen() -> AnyView { AnyView(LineView(line: self)) }
    }
    struct LineView: View {
      @Bindable var line: Line
      var body: some View {
        NavigationStack(path: $line.berths) {
          line.first?.stop?.screen()
            .navigationDestination(for: Berth.self) { berth in berth.stop?.screen() }
        }
        .sheet(item: $line.modal) { berth in berth.stop?.screen() }
        .overlay { if let stop = line.cover?.stop { stop.screen() } }
      }
    }
    struct HomePage: View { var body: some View { Text("") } }
    struct PierPage: View { var body: some View { Text("") } }
    struct HelpPage: View { var body: some View { Text("") } }
    final class HomeStop: Stop {
      var events: AnyPublisher<HomeEvent, Never> { subject.eraseToAnyPublisher() }
      var onHelp: (() -> Void)?
      init(onHelp: (() -> Void)? = nil) { self.onHelp = onHelp }
      func screen() -> AnyView { AnyView(HomePage().padding()) }
    }
    final class PierStop: Stop { func screen() -> AnyView { AnyView(PierPage()) } }
    final class HelpStop: Stop { func screen() -> AnyView { AnyView(HelpPage()) } }
    enum HomeEvent { case pier, help }

    """

  private func chart(_ text: String) -> Charted { Charted(Self.line + text) }

  /// A function of its own that is told by a flag how to hand it over does so in each way that it is told.
  @Test func whatItsFunctionIsToldItDoesInEachWay() {
    let chart = chart(
      """
      final class TripFlow {
        private let line: Line
        func begin() {
          line.root(HomeStop())
          pier(isModal: true)
        }
        func more() { pier(isModal: false) }
        private func pier(isModal: Bool) {
          let stop = PierStop()
          if isModal { line.lay(stop) } else { line.go(stop) }
        }
      }
      """)
    let forms = chart.links.filter { $0.hasSuffix("→ PierPage") }
      .compactMap { $0.split(separator: " ").dropFirst().first }
    #expect(Set(forms) == ["lay(_:)", "go(_:)"])
  }

  @Test func whatACoordinatorHandsToANavigatorItLeadsTo() {
    let chart = chart(
      """
      final class TripFlow {
        private let line: Line
        private var bag = Set<AnyCancellable>()
        func begin() { line.root(HomeStop()) }
        func pier() {
          let stop = PierStop()
          line.go(stop, animated: false)
        }
        func help(_ isShort: Bool) {
          line.lay(isShort ? HelpStop() : PierStop()) { [weak self] in self?.begin() }
        }
        func veiled() { line.veil(with: HelpStop()) }
        func close() { line.lay(nil) }
      }
      """)
    #expect(
      chart.links.sorted() == [
        "TripFlow go(_:) drillDown → PierPage",
        "TripFlow lay(_:) sheet → HelpPage",
        "TripFlow lay(_:) sheet → PierPage",
        "TripFlow root(_:) inline → HomePage",
        "TripFlow veil(with:) inline → HelpPage",
      ])
    #expect(!chart.model.unresolved.contains { $0.what.contains("could not be told") })
    #expect(chart.screen("TripFlow")?.slots == [])
  }

  @Test func aClosureThatACoordinatorIsGivenIsWhatItsScreenDoes() {
    let chart = chart(
      """
      final class TripFlow {
        private let line: Line
        private var bag = Set<AnyCancellable>()
        func begin() {
          let home = HomeStop()
          home.events.removeDuplicates().sink { [weak self] event in
            guard let self else { return }
            switch event {
            case .pier: self.pier()
            case .help: help()
            }
          }
          .store(in: &bag)
          line.root(home)
        }
        private func pier() { line.go(PierStop()) }
        private func help() { line.lay(HelpStop()) }
      }
      final class TourFlow {
        private let line: Line
        func begin() {
          let home = HomeStop()
          home.onHelp = { [weak self] in self?.help() }
          line.root(home)
        }
        func again() { line.go(HomeStop(onHelp: { [weak self] in self?.line.go(PierStop()) })) }
        private func help() { line.veil(with: HelpStop()) }
      }
      """)
    #expect(
      chart.links.sorted() == [
        "HomePage go(_:) drillDown → PierPage",
        "HomePage go(_:) drillDown → PierPage",
        "HomePage lay(_:) sheet → HelpPage",
        "HomePage veil(with:) inline → HelpPage",
        "TourFlow go(_:) drillDown → HomePage",
        "TourFlow root(_:) inline → HomePage",
        "TripFlow root(_:) inline → HomePage",
      ])
  }

  @Test func whatBelongsToAScreenLeadsThereFromThatScreen() {
    let chart = chart(
      """
      final class MapStop: Stop {
        private let line: Line
        private let model: MapModel
        init(line: Line) {
          self.line = line
          model = MapModel(line: line)
        }
        func start() { model.events.sink { [weak self] _ in self?.pier() } }
        private func pier() { line.go(PierStop()) }
        func screen() -> AnyView { AnyView(MapPage(model: model)) }
      }
      final class MapModel: ObservableObject {
        let line: Line
        init(line: Line) { self.line = line }
        func home() { line.root(HomeStop()) }
      }
      struct MapPage: View {
        @ObservedObject var model: MapModel
        var line: Line
        var body: some View { Button("") { line.lay(HelpStop()) } }
      }
      """)
    #expect(
      chart.links.sorted() == [
        "MapModel go(_:) drillDown → PierPage", "MapModel lay(_:) sheet → HelpPage",
        "MapModel root(_:) inline → HomePage",
      ])
  }

  @Test func aNavigatorShowsWhatItBeginsWith() {
    let chart = chart(
      """
      final class TripFlow {
        private let line: Line
        private let own = Line()
        private var help: HelpFlow?
        func pier() {
          let inner = Line()
          let pier = PierStop()
          inner.root(pier)
          line.lay(inner)
        }
        func ask() {
          let inner = Line()
          let given = Given(line: inner)
          let flow = HelpFlow(given: given)
          help = flow
          flow.begin()
          line.lay(inner)
        }
        func stay() { help = HelpFlow(given: Given(line: line)) }
        func home() {
          own.root(HomeStop())
          line.lay(own)
        }
      }
      struct Given { var line: Line }
      final class HelpFlow {
        private let given: Given
        init(given: Given) { self.given = given }
        func begin() { given.line.root(HelpStop()) }
      }
      """)
    #expect(
      chart.links.sorted() == [
        "HelpFlow root(_:) inline → HelpPage",
        "TripFlow HelpFlow(…) inline → HelpFlow",
        "TripFlow lay(_:) sheet → HelpFlow",
        "TripFlow lay(_:) sheet → HomePage",
        "TripFlow lay(_:) sheet → PierPage",
      ])
  }

  @Test func theAppStartsWithTheFlowsThatItMakes() {
    let chart = chart(
      """
      @main struct Ferry: App {
        private let flow: FerryFlow
        init() { flow = FerryFlow() }
        var body: some Scene { WindowGroup { flow.screen() } }
      }
      final class FerryFlow: Stop {
        private let line = Line()
        private var child: IdleFlow?
        func begin() {
          present(PierStop())
          child = IdleFlow()
        }
        private func present(_ stop: Stop) {
          if line.first == nil { line.root(stop) } else { line.go(stop) }
        }
        func screen() -> AnyView { AnyView(line.screen()) }
      }
      final class IdleFlow { func close() { print("") } }
      """)
    #expect(
      chart.model.roots == [
        Root(screen: "App.Line", how: .main), Root(screen: "App.FerryFlow", how: .scene),
      ])
    #expect(chart.links == ["FerryFlow present(_:) drillDown → PierPage"])
  }

  @Test func ofSeveralTypesThatMayBeHandedOverNoneIsMeant() {
    let chart = chart(
      """
      protocol Maker { func make() -> any Stop }
      final class TripFlow {
        private let line: Line
        private let maker: any Maker
        func begin() { line.go(maker.make()) }
        func pier() { line.root(PierStop()) }
      }
      """)
    #expect(chart.links == ["TripFlow root(_:) inline → PierPage"])
    #expect(
      chart.model.unresolved.map(\.what).filter { $0.contains("go(_:)") } == [
        "what 'TripFlow' shows by 'go(_:)' of any 'Stop' could not be told"
      ])
  }

  /// What a coordinator's view does of itself is its screen's, and the coordinator is none beside it.
  @Test func whatAViewIsGivenToDoIsItsScreens() {
    let chart = chart(
      """
      @main struct TripApp: App {
        @State private var line = Line()
        var body: some Scene {
          WindowGroup { LineView(line: line).onAppear { line.root(NorthStop(line: line)) } }
        }
      }
      final class NorthStop: Stop {
        let line: Line
        func screen() -> AnyView {
          AnyView(NorthPage(onTap: { [line] in line.lay(SouthStop(line: line)) }))
        }
      }
      final class SouthStop: Stop {
        let line: Line
        func screen() -> AnyView {
          AnyView(SouthPage(onTap: { [line] in line.lay(NorthStop(line: line)) }))
        }
      }
      struct NorthPage: View {
        let onTap: () -> Void
        var body: some View { Button("", action: onTap) }
      }
      struct SouthPage: View {
        let onTap: () -> Void
        var body: some View { Button("", action: onTap) }
      }
      """)
    #expect(
      chart.links.sorted() == [
        "Line root(_:) inline → NorthPage", "NorthPage lay(_:) sheet → SouthPage",
        "SouthPage lay(_:) sheet → NorthPage",
      ])
    #expect(!chart.model.screens.contains { $0.type.hasSuffix("Stop") })
  }
}
