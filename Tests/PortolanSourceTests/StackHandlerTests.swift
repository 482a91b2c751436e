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

  private func shelves(_ stacks: String, _ rest: String) -> Charted {
    Charted(
      """
      struct Apple: Hashable {}
      struct Nut: Hashable {}
      struct ApplePage: View { var body: some View { NavigationLink("", value: Nut()) } }
      struct NutPage: View { var body: some View { Text("") } }
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Text(""); content() }.padding() }
      }
      \(stacks)
      \(rest)
      """)
  }

  private static let twoStacks = """
    struct Fruit: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Text("").navigationDestination(for: Apple.self) { _ in ApplePage() }
            .navigationDestination(for: Nut.self) { _ in NutPage() }
        }
      }
    }
    struct Nuts: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          CONTENT.navigationDestination(for: Nut.self) { _ in NutPage() }
        }
      }
    }
    """

  /// A link pushes what is registered for its value, onto each stack in which its view stands: on each page onto that of the page.
  @Test func aLinkPushesOntoEachStackAroundIt() {
    let stacks = Self.twoStacks.replacing("CONTENT", with: "Row()")
      .replacing("Text(\"\").nav", with: "Row().nav")
    let chart = shelves(
      stacks, "struct Row: View { var body: some View { NavigationLink(\"\", value: Nut()) } }")
    #expect(
      chart.actions.filter { $0.hasPrefix("Fruit.") || $0.hasPrefix("Nuts.") } == [
        "Fruit.NavigationLink(value:) push path (Nut)",
        "Nuts.NavigationLink(value:) push path (Nut)",
      ])
  }

  /// A card around it brings no stack of its own, so a link stands in the stack around the card.
  @Test(arguments: ["Card { Row() }", "Card { Card { Row() } }"])
  func aLinkInACardPushesOntoTheStackAroundThat(_ content: String) {
    let chart = shelves(
      Self.twoStacks.replacing("CONTENT", with: content),
      """
      struct Row: View {
        @State private var isAsking = false
        var body: some View {
          NavigationLink("", value: Nut()).alert("", isPresented: $isAsking) {}
        }
      }
      """)
    #expect(
      chart.actions.filter { $0.hasPrefix("Row.") } == [
        "Row.NavigationLink(value:) push Nuts.path (Nut)"
      ])
  }

  /// Of a value for which one page or another is shown, nobody knows on top of what a link in one of them pushes.
  @Test func whatALinkInOneOfSeveralPagesPushesIsNotSaid() {
    let chart = shelves(
      """
      struct Pick: Hashable {
        enum Kind { case apple, nut }
        let kind: Kind
      }
      struct Fruit: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("", value: Pick(kind: .apple))
              .navigationDestination(for: Pick.self) { pick in
                Group {
                  switch pick.kind {
                  case .apple: ApplePage()
                  case .nut: AskingPage()
                  }
                }
              }
              .navigationDestination(for: Nut.self) { _ in NutPage() }
          }
        }
      }
      struct AskingPage: View {
        @State private var isAsking = false
        var body: some View {
          NavigationLink("", value: Nut()).alert("", isPresented: $isAsking) {}
        }
      }
      """, "")
    #expect(chart.destination("Pick", in: "path")?.leadsTo == nil)
    #expect(
      chart.actions.filter { $0.hasPrefix("AskingPage.Nav") } == [
        "AskingPage.NavigationLink(value:) push Fruit.path"
      ])
  }

  /// What is done in what is shown for a value, is done while that is on top of the stack.
  @Test func whatAnElementDoesIsDoneOnTopOfIt() {
    let chart = shelves(
      """
      @Observable final class Basket {
        var path = NavigationPath()
        func nutTapped() { path.append(Nut()) }
      }
      struct Fruit: View {
        @Bindable var basket: Basket
        var body: some View {
          NavigationStack(path: $basket.path) {
            NavigationLink("", value: Apple())
              .navigationDestination(for: Apple.self) { _ in
                Button("Nut") { basket.nutTapped() }
              }
              .navigationDestination(for: Nut.self) { _ in
                Button("Apple") { basket.path.append(Apple()) }
              }
          }
        }
      }
      """, "")
    let spots = chart.model.screens.flatMap(\.actions).map { action in
      "\(action.name): \(action.availableAt?.destination ?? "-")"
    }
    #expect(spots.sorted() == ["Apple: Nut", "NavigationLink(value:): -", "nutTapped: Apple"])
  }

  /// A function of the view's is done on top of whatever shows the button: of a case that it is told that is known.
  @Test func whatSeveralElementsDoIsNotKnownToBeDoneOnAny() {
    let chart = shelves(
      """
      enum Step { case apple, nut }
      struct Fruit: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { go(to: .apple) }
              .navigationDestination(for: Apple.self) { _ in
                Button("") { go(to: .apple) }
                Button("") { go(to: .nut) }
              }
              .navigationDestination(for: Nut.self) { _ in Text("") }
          }
        }
        private func go(to step: Step) {
          switch step {
          case .apple: path.append(Apple())
          case .nut: path.append(Nut())
          }
        }
      }
      """, "")
    let pushes = chart.model.screens.flatMap(\.actions).map { action in
      "\(action.effects.map { $0.destinations?.joined() ?? "any" }.joined(separator: ", ")) "
        + "on \(action.availableAt?.destination ?? "-")"
    }
    #expect(pushes.sorted() == ["Nut on Apple", "any on -"])
  }
}
