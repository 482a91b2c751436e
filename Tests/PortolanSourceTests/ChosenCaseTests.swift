import PortolanCheck
import PortolanModel
import Testing

/// Cases of which code chooses one, wherever it keeps the choice before it is pushed.
@Suite struct ChosenCaseTests {
  private func chart(_ action: String, link: String = "") -> Charted {
    Charted(
      """
      enum Step: Hashable { case check, words(String), list }
      struct TripView: View {
        @State private var trail: [Step] = []
        @State private var phrase = ""
        var body: some View {
          NavigationStack(path: $trail) {
            VStack { Button("Next") { next() }; \(link) }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .check: Text("Check")
                case .words(let phrase): Text(phrase)
                case .list: Text("List")
                }
              }
          }
        }
        func next() {
          \(action)
        }
      }
      """)
  }

  @Test(arguments: [
    "trail.append(phrase.isEmpty ? .check : .words(phrase))",
    "let step = phrase.isEmpty ? Step.check : Step.words(phrase); trail.append(step)",
    "let step: Step = phrase.isEmpty ? .check : .words(phrase); trail.append(step)",
    "let step: Step = if phrase.isEmpty { .check } else { .words(phrase) }; trail.append(step)",
    """
    let step: Step = switch phrase { case "": .check; default: .words(phrase) }
    trail = [step]
    """,
  ])
  func whatIsChosenIsPushedAlone(_ code: String) throws {
    let chart = chart(code)
    for name in ["check", "words"] {
      #expect(chart.setters(of: name, in: "trail").count == 1)
    }
    #expect(chart.destination("list", in: "trail")?.setBy == nil)
    let places = try Chart(chart.model).places().map(\.text)
    #expect(places == ["", "check", "words/:1"])
  }

  @Test func severalAtOnceStandOnEachOther() throws {
    for code in ["trail = [.check, .list]", "trail.append(contentsOf: [.check, .list])"] {
      let places = try Chart(chart(code).model).places().map(\.text)
      #expect(places.contains("check/list"))
    }
  }

  @Test func aLinkMayLeadToEither() throws {
    let chart = chart(
      "", link: "NavigationLink(\"\", value: phrase == \"\" ? Step.check : Step.list)")
    #expect(try Chart(chart.model).places().map(\.text) == ["", "check", "list"])
    #expect(
      chart.actions == ["TripView.NavigationLink(value:) push trail (check, list)"])
  }

  @Test func whatAViewIsHandedMayBeEither() {
    let chart = Charted(
      """
      enum Mode { case short, long }
      struct HomeView: View {
        @State private var isLong = false
        var body: some View { PageView(mode: isLong ? .long : .short) }
      }
      struct PageView: View {
        let mode: Mode
        var body: some View {
          switch mode {
          case .short: NavigationLink("Few") { FewView() }
          case .long: NavigationLink("Many") { ManyView() }
          }
        }
      }
      struct FewView: View { var body: some View { Text("") } }
      struct ManyView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links == [
        "PageView NavigationLink drillDown → FewView",
        "PageView NavigationLink drillDown → ManyView",
      ])
  }

  @Test(arguments: [("viewFor(start)", 0), ("viewFor(.main)", 1), ("Text(\"\")", 2)])
  func whatTheStackBeginsWithNeedNotBePushed(_ root: String, _ unreachable: Int) throws {
    let chart = Charted(
      """
      enum Route: Hashable { case main, help, done }
      struct SetupView: View {
        let start: Route
        @State private var trail: [Route] = []
        var body: some View {
          NavigationStack(path: $trail) {
            \(root).navigationDestination(for: Route.self) { viewFor($0) }
          }
        }
        @ViewBuilder func viewFor(_ route: Route) -> some View {
          switch route {
          case .main: Button("Go") { trail.append(.done) }
          case .help: Text("Help")
          case .done: Text("Done")
          }
        }
        func again() { trail.append(.done) }
      }
      """)
    let findings = try Checker().check(Chart(chart.model)).findings
    #expect(findings.filter { $0.rule == "unreachable-destination" }.count == unreachable)
  }
}
