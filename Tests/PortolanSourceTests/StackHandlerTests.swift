import PortolanModel
import Testing

/// Which of several handlers of one type takes a value: the one of the stack onto which it is pushed.
@Suite struct StackHandlerTests {
  private static let pages = """
    struct PondPage: View { let name: String; var body: some View { Text(name) } }
    struct LakePage: View { let name: String; var body: some View { Text(name) } }

    """

  @Test func aLinkIsTakenInItsOwnStack() {
    let chart = Charted(
      Self.pages + """
        struct Near: View {
          var body: some View {
            NavigationStack { PondList().navigationDestination(for: String.self) { PondPage(name: $0) } }
          }
        }
        struct Far: View {
          var body: some View {
            NavigationStack { LakeList().navigationDestination(for: String.self) { LakePage(name: $0) } }
          }
        }
        struct PondList: View {
          var body: some View { List { NavigationLink("Pond", value: "pond"); SharedRow() } }
        }
        struct LakeList: View {
          var body: some View { List { NavigationLink("Lake", value: "lake"); SharedRow() } }
        }
        struct SharedRow: View { var body: some View { NavigationLink("Any", value: "") } }
        """)
    #expect(
      chart.links == [
        "PondList NavigationLink(value:) of String drillDown → PondPage",
        "LakeList NavigationLink(value:) of String drillDown → LakePage",
        "SharedRow NavigationLink(value:) of String drillDown → PondPage",
        "SharedRow NavigationLink(value:) of String drillDown → LakePage",
      ])
  }

  @Test func stacksOfOneTypeShowEachItsOwn() {
    let chart = Charted(
      Self.pages + """
        enum Stop: Hashable { case reed, rock }
        struct Harbor: View {
          @State private var path: [Stop] = []
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Reed", value: Stop.reed)
                .navigationDestination(for: Stop.self) { stop in
                  switch stop {
                  case .reed: PondPage(name: "")
                  case .rock: LakePage(name: "")
                  }
                }
            }
          }
        }
        struct Quay: View {
          @State private var path: [Stop] = []
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Rock", value: Stop.rock)
                .navigationDestination(for: Stop.self) { stop in
                  switch stop {
                  case .reed: LakePage(name: "")
                  case .rock: PondPage(name: "")
                  }
                }
            }
          }
        }
        """)
    #expect(
      chart.slots == [
        "Harbor.path sequence typedArray in NavigationStack: "
          + "reed drillDown → PondPage, rock drillDown → LakePage",
        "Quay.path sequence typedArray in NavigationStack: "
          + "reed drillDown → LakePage, rock drillDown → PondPage",
      ])
    let pushes = chart.model.screens.flatMap { screen in
      screen.actions.flatMap { action in
        action.effects.map { "\(screen.type) \($0.slot) \($0.destinations ?? [])" }
      }
    }
    #expect(pushes == [#"Harbor path ["reed"]"#, #"Quay path ["rock"]"#])
  }

  /// Nothing is shown for it, wherever the handler that is missing were to stand.
  @Test(arguments: ["path.append(Stop.rock)", "path = NavigationPath([Stop.rock])"])
  func whatNothingInTheAppHandlesIsPutOnAPathAllTheSame(_ push: String) {
    let chart = Charted(
      """
      enum Stop: Hashable { case reed, rock }
      struct Harbor: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { \(push) }
            Button("") { path.append("Pond") }
              .navigationDestination(for: String.self) { PondPage(name: $0) }
          }
        }
      }
      struct PondPage: View { let name: String; var body: some View { Text(name) } }
      """)
    let stop = chart.destination("Stop", in: "path")
    #expect(stop?.presentations == nil)
    #expect(stop?.value == "Stop")
    #expect(chart.setters(of: "Stop", in: "path") == [#"Button("") { \#(push) }"#])
    #expect(chart.destination("String", in: "path")?.leadsTo == "App.PondPage")
  }

  /// What is taken elsewhere may be taken here, and what takes anything may take it.
  @Test(arguments: ["Stop.self", "Value.self"])
  func whatSomethingMayHandleIsNotCalledUnhandled(_ type: String) {
    let chart = Charted(
      """
      enum Stop: Hashable { case reed, rock }
      struct Harbor: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(Stop.rock) }
              .navigationDestination(for: String.self) { PondPage(name: $0) }
          }
        }
      }
      struct Elsewhere<Value: Hashable>: View {
        var body: some View { Text("").navigationDestination(for: \(type)) { _ in Text("") } }
      }
      struct PondPage: View { let name: String; var body: some View { Text(name) } }
      """)
    #expect(chart.destination("Stop", in: "path") == nil)
  }

  @Test func aRowOfFetchedResultsIsOneOfThem() {
    let chart = Charted(
      """
      final class Boat: NSManagedObject {}
      struct Harbor: View {
        @FetchRequest private var boats: FetchedResults<Boat>
        @State private var path: [Boat] = []
        var body: some View {
          NavigationStack(path: $path) {
            ForEach(boats, id: \\.self) { boat in NavigationLink("", value: boat) }
              .navigationDestination(for: Boat.self) { _ in PondPage() }
          }
        }
      }
      struct PondPage: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Harbor.path sequence typedArray in NavigationStack: path drillDown → PondPage"
      ])
    #expect(chart.links == [])
    #expect(chart.actions == ["Harbor.NavigationLink(value:) push path"])
  }
}
