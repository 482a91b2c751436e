import PortolanModel
import Testing

/// Properties that push their own value when they are set.
@Suite struct EchoedChangeTests {
  private func chart(_ property: String) -> Charted {
    Charted(
      """
      enum Step: Hashable { case start, name, done }
      @Observable final class Setup {
        var path = NavigationPath()
        \(property)
        func skip() { step = .done }
      }
      struct RootView: View {
        @State private var setup = Setup()
        var body: some View {
          NavigationStack(path: $setup.path) {
            StartView().environment(setup).navigationDestination(for: Step.self) { step in
              switch step {
              case .start: StartView()
              case .name: NameView()
              case .done: DoneView()
              }
            }
          }
        }
      }
      struct StartView: View {
        @Environment(Setup.self) private var setup
        @State private var isAsking = false
        var body: some View {
          Button("Next") { setup.step = .name }.alert("", isPresented: $isAsking) {}
        }
      }
      struct NameView: View { var body: some View { Text("") } }
      struct DoneView: View { var body: some View { Text("") } }
      """)
  }

  @Test(arguments: [
    "var step = Step.start { didSet { path.append(step) } }",
    "var step = Step.start { willSet { print(newValue) } didSet { self.path.append(self.step) } }",
    "var step: Step? { didSet { if let step { path.append(step) } } }",
  ])
  func whoSetsItPushes(_ property: String) {
    let chart = chart(property)
    #expect(
      chart.actions.filter { $0.contains("push") } == [
        "RootView.skip push path (done)", "StartView.Next push RootView.path (name)",
      ])
    #expect(chart.setters(of: "name", in: "path").count == 1)
    #expect(chart.destination("start", in: "path")?.setBy == nil)
  }

  @Test func whatElseAnObserverPushesItPushesItself() {
    let chart = chart("var step = Step.start { didSet { path.append(Step.name) } }")
    #expect(
      chart.actions.filter { $0.contains("push") } == ["RootView.step push path (name)"])
  }

  /// State of a view that is only called like its model's, and never takes that over, is another: nobody presents the model's.
  @Test func stateOfOneNameIsNoCopy() throws {
    let chart = Charted(
      """
      @Observable final class HomeModel {
        var route: Route?
        enum Route: Identifiable { case help; var id: Self { self } }
        func open() { route = .help }
      }
      struct HomeView: View {
        @State var model = HomeModel()
        @State private var route: HomeModel.Route?
        var body: some View {
          Button("") { model.open() }
            .sheet(item: $route) { route in switch route { case .help: HelpView() } }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    let slot = try #require(chart.screen("HomeModel")?.slots.first)
    #expect(slot.properties == ["route"])
    #expect(slot.destinations.map(\.presentation) == [.unknown])
  }

  /// A view may present by a copy of what its model keeps: that is one slot, the one that is presented.
  @Test func aCopyOfTheModelsStateIsTheSlot() {
    let chart = Charted(
      """
      @Observable final class HomeFlow {
        var mail: MailFlow?
        func open() { mail = MailFlow() }
      }
      @Observable final class MailFlow: Identifiable {
        let path = ObjectPath()
      }
      @Observable final class ObjectPath { fileprivate var path = NavigationPath() }
      struct HomeView: View {
        @Bindable var flow: HomeFlow
        @State private var mail: MailFlow?
        var body: some View {
          Button("") { flow.open() }
            .sheet(item: $mail) { flow in MailView(flow: flow) }
            .onChange(of: flow.mail) { _, new in mail = new }
        }
      }
      struct MailView: View { let flow: MailFlow; var body: some View { Text("") } }
      """)
    #expect(chart.slots.first == "HomeView.mail atMostOne optionalValue: mail sheet → MailView")
  }
}
