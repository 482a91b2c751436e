import PortolanCheck
import PortolanModel
import Testing

/// Flags that present while they are false, as `isTourDone` does.
@Suite struct InvertedFlagTests {
  private func chart(presentedBy binding: String, in view: String = "") -> Charted {
    Charted(
      """
      final class Store: ObservableObject { @Published var isTourDone = false }
      extension Binding where Value == Bool {
        var not: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
        func inverted() -> Binding<Bool> {
          Binding(get: { !self.wrappedValue }, set: { self.wrappedValue = !$0 })
        }
      }
      prefix func ! (value: Binding<Bool>) -> Binding<Bool> { value.not }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      struct ShopView: View {
        @StateObject var store = Store()
        @State var isReady = true
        var body: some View {
          Button("Tour again") { store.isTourDone = false }
            \(view)
            .fullScreenCover(isPresented: \(binding)) { TourView(store: store) }
        }
        var showsTour: Bool {
          get { !store.isTourDone }
          nonmutating set { store.isTourDone = !newValue }
        }
      }
      struct TourView: View {
        @ObservedObject var store: Store
        var body: some View { Button("Start") { store.isTourDone = true } }
      }
      """)
  }

  @Test(arguments: [
    "Binding(get: { !store.isTourDone }, set: { store.isTourDone = !$0 })",
    "Binding(get: { store.isTourDone == false }, set: { store.isTourDone = !$0 })",
    "Binding(get: { isReady && !store.isTourDone }, set: { store.isTourDone = !$0 })",
    "Binding(get: { showsTour }, set: { store.isTourDone = !$0 })",
    ".constant(!store.isTourDone)", "$store.isTourDone.not", "$store.isTourDone.inverted()",
    "!$store.isTourDone",
  ])
  func whatSetsItToFalsePresents(_ binding: String) {
    let chart = chart(presentedBy: binding)
    #expect(chart.model.screens.flatMap(\.slots).map(\.isInverted) == [true])
    #expect(
      chart.actions.contains("TourView.Start dismiss Store.isTourDone")
        && chart.actions.contains("Store.Tour again present isTourDone"))
    #expect(chart.dismissals(of: "isTourDone", in: "isTourDone").count == 1)
    #expect(!chart.setters(of: "isTourDone", in: "isTourDone").isEmpty)
  }

  @Test func theSameTheRightWayUp() {
    let chart = chart(presentedBy: "$store.isTourDone")
    #expect(chart.model.screens.flatMap(\.slots).map(\.isInverted) == [nil])
    #expect(
      chart.actions == [
        "Store.Tour again dismiss isTourDone", "TourView.Start present Store.isTourDone",
      ])
  }

  @Test func whatBeginsFalseIsThereFromTheStart() {
    let chart = chart(presentedBy: "$store.isTourDone.not")
    #expect(chart.setters(of: "isTourDone", in: "isTourDone").count == 2)
  }

  @Test func whatIsBoundEitherWayStaysAsItIs() {
    let chart = chart(
      presentedBy: "$store.isTourDone.not",
      in: ".sheet(isPresented: $store.isTourDone) { Text(\"\") }")
    #expect(chart.model.screens.flatMap(\.slots).map(\.isInverted) == [nil])
  }

  /// A view that is handed it upside down sees it the right way up.
  @Test func whatIsHandedOnUpsideDown() {
    let chart = Charted(
      """
      extension Binding where Value == Bool {
        var not: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      struct ShopView: View {
        @State private var isTourDone = true
        var body: some View {
          Button("Tour again") { isTourDone = false }
          TourCover(isShown: $isTourDone.not)
        }
      }
      struct TourCover: View {
        @Binding var isShown: Bool
        var body: some View {
          Button("Show") { isShown = true }
            .fullScreenCover(isPresented: $isShown) { Button("Start") { isShown = false } }
        }
      }
      """)
    #expect(
      chart.model.screens.flatMap(\.slots).filter { $0.name == "isTourDone" }.map(\.isInverted)
        == [true])
    #expect(chart.setters(of: "isTourDone", in: "isTourDone").count == 2)
    #expect(chart.dismissals(of: "isTourDone", in: "isTourDone").count == 1)
  }

  @Test func whatOpensItDoesNotClose() throws {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      final class Guide: ObservableObject { @Published var isHelpHidden = true }
      struct ShopView: View {
        @StateObject var guide = Guide()
        var body: some View {
          Button("Help") { guide.isHelpHidden = false }
            .fullScreenCover(
              isPresented: Binding(get: { !guide.isHelpHidden }, set: { _ in })
            ) { Text("Help") }
        }
      }
      """)
    let findings = try Checker().check(Chart(chart.model)).findings
    #expect(
      findings.filter { $0.rule == "no-way-out" }.map(\.trace) == [["isHelpHidden = false"]])
  }

  /// What is read out of a store of the system's is no store.
  @Test(arguments: [
    "var defaults: UserDefaults { .standard }", "let defaults: UserDefaults = .standard",
    "let defaults = UserDefaults.standard",
  ])
  func aFlagThatBeginsAsItWasStored(_ declaration: String) {
    let chart = Charted(
      """
      \(declaration)
      final class Store: ObservableObject {
        @Published var tourCompleted = defaults.bool(forKey: "tour")
      }
      struct ShopView: View {
        @StateObject var store = Store()
        var body: some View {
          Text("").fullScreenCover(
            isPresented: Binding(
              get: { !store.tourCompleted }, set: { store.tourCompleted = !$0 })
          ) { Button("Start") { store.tourCompleted = true } }
        }
      }
      """)
    #expect(chart.slots == ["Store.tourCompleted atMostOne flag: tourCompleted fullScreenCover"])
  }

  /// What is shown only while a flag is off is not there beside what the flag presents.
  @Test(arguments: [
    ("@State private var isNew = true", "if !isNew { HomeView() }", "isPresented: $isNew"),
    (
      "@State private var isNew = true", "if isNew { Text(\"\") } else { HomeView() }",
      "isPresented: $isNew"
    ),
    (
      "@AppStorage(\"done\") private var isDone = false", "if isDone { HomeView() }",
      "isPresented: !$isDone"
    ),
    ("@State private var page: Page?", "if page == nil { HomeView() }", "item: $page"),
  ])
  func whatAFlagPresentsStandsInPlaceOfWhatIsThereWithoutIt(
    _ state: String, _ content: String, _ binding: String
  ) throws {
    let chart = Charted(
      """
      prefix func ! (value: Binding<Bool>) -> Binding<Bool> {
        Binding(get: { !value.wrappedValue }, set: { value.wrappedValue = !$0 })
      }
      struct Page: Identifiable { let id: Int }
      struct StartView: View {
        \(state)
        var body: some View {
          ZStack { \(content) }.sheet(\(binding)) { _ in Text("") }
        }
      }
      struct HomeView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(try chart.findings("one-active-destination") == [])
    let slots = try #require(chart.screen("StartView")?.slots)
    #expect(slots.count == 2)
    #expect(Set(slots.map { $0.branches?.map(\.fork) }).count == 1)
    #expect(Set(slots.map { $0.branches?.map(\.arm) }).count == 2)
  }

  /// One that stands beside both is there with it.
  @Test func whatIsThereAnywayMayPresentBesideIt() throws {
    let chart = Charted(
      """
      struct StartView: View {
        @State private var isNew = true
        var body: some View {
          ZStack { HomeView(); if !isNew { Text("") } }.sheet(isPresented: $isNew) { Text("") }
        }
      }
      struct HomeView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(try chart.findings("one-active-destination").count == 1)
  }
}
