import PortolanModel
import Testing

/// Views around content that they are given, which keep something of their own for each of their uses.
@Suite struct KeepingWrapperTests {
  private func chart(_ row: String) -> Charted {
    Charted(
      """
      \(row)
      struct HallView: View {
        var body: some View {
          NavigationStack { VStack { DoorRow(title: "") { KitchenView() }; DoorRow(title: "") { CellarView() } } }
        }
      }
      struct KitchenView: View {
        @State var isLit = false
        var body: some View { Text("").alert("", isPresented: $isLit) {} }
      }
      struct CellarView: View { var body: some View { Text("") } }
      """)
  }

  /// What it keeps for its looks is in no link's way.
  @Test(arguments: [
    "@State private var height = 0.0", "@GestureState var isDragged = false",
    "@FocusState var isFocused: Bool", "@State private var hint: String?",
  ])
  func aRowWithStateLeadsToWhatItIsGiven(_ state: String) {
    let chart = chart(
      """
      struct DoorRow<Room: View>: View {
        let title: String
        @ViewBuilder let room: () -> Room
        \(state)
        var body: some View { NavigationLink { room() } label: { Text(title) } }
      }
      """)
    #expect(
      chart.links == [
        "HallView NavigationLink drillDown → KitchenView",
        "HallView NavigationLink drillDown → CellarView",
      ])
    #expect(chart.screen("DoorRow") == nil)
    #expect(chart.slots == ["KitchenView.isLit atMostOne flag: isLit alert"])
  }

  /// Each use has a flag of its own, which nobody else can see.
  @Test func aRowThatPresentsWhatItIsGivenByItsOwnFlagLeadsThere() {
    let chart = chart(
      """
      struct DoorRow<Room: View>: View {
        @State private var isOpen = false
        let title: String
        let room: Room
        init(title: String, @ViewBuilder room: () -> Room) {
          self.title = title
          self.room = room()
        }
        var body: some View { Button(title) { isOpen = true }.sheet(isPresented: $isOpen) { room } }
      }
      """)
    #expect(
      chart.links == [
        "HallView sheet(isPresented:) sheet → KitchenView",
        "HallView sheet(isPresented:) sheet → CellarView",
      ])
    #expect(chart.slots == ["KitchenView.isLit atMostOne flag: isLit alert"])
  }

  /// What it presents beside that is its own.
  @Test(arguments: [
    ("@State private var asks = false", ".alert(\"\", isPresented: $asks) {}"),
    ("@State private var asks: String?", ".sheet(item: $asks) { _ in Text(\"\") }"),
  ])
  func aRowThatPresentsSomethingOfItsOwnIsAScreen(_ state: String, _ presented: String) {
    let chart = chart(
      """
      struct DoorRow<Room: View>: View {
        let title: String
        @ViewBuilder let room: () -> Room
        \(state)
        var body: some View { NavigationLink { room() } label: { Text(title) }\(presented) }
      }
      """)
    #expect(chart.screen("DoorRow")?.slots.map(\.name) == ["asks"])
  }

  /// A view that is kept without its type is led to where a link shows it.
  @Test(arguments: [
    "NavigationLink { room } label: { Text(title) }", "NavigationLink(title) { room.padding() }",
  ])
  func aRowLeadsToTheErasedViewThatItIsGiven(_ link: String) {
    let chart = chart(
      """
      struct DoorRow: View {
        let title: String
        let room: AnyView
        init(title: String, @ViewBuilder room: () -> some View) {
          self.title = title
          self.room = AnyView(room())
        }
        var body: some View { \(link) }
      }
      """)
    #expect(
      chart.links == [
        "HallView NavigationLink drillDown → KitchenView",
        "HallView NavigationLink drillDown → CellarView",
      ])
  }

  /// What nobody uses is left over from former times; what a library offers, others may use.
  @Test(arguments: [("", true), ("public ", true), ("", false), ("public ", false)])
  func aWrapperThatNobodyUsesIsAScreenOfItsOwn(access: String, isInApp: Bool) {
    let row = """
      \(access)struct DoorRow<Title: View>: View {
        @State private var isOpen = false
        let title: () -> Title
        init(@ViewBuilder title: @escaping () -> Title) { self.title = title }
        init(_ text: String) where Title == Text { self.init { Text(text) } }
        var body: some View {
          Button { isOpen = true } label: { title() }.sheet(isPresented: $isOpen) { Text("") }
        }
      }
      """
    let app = """
      @main struct HallApp: App { var body: some Scene { WindowGroup { HallView() } } }
      struct HallView: View { var body: some View { Text("") } }
      """
    let chart = isInApp ? Charted(app + "\n" + row) : Charted(row)
    #expect((chart.screen("DoorRow") != nil) == isInApp)
    #expect(chart.model.unresolved.isEmpty == isInApp)
  }

  /// So it does by a modifier of the app's own, which it hands the flag and the page.
  @Test(arguments: ["let room: Room", "@ViewBuilder let room: Room"])
  func aRowThatPresentsByAModifierOfTheAppsOwnLeadsThere(_ kept: String) {
    let chart = chart(
      """
      struct DoorRow<Room: View>: View {
        @State private var isOpen = false
        let title: String
        let room: Room
        init(title: String, @ViewBuilder room: () -> Room) {
          self.title = title
          self.room = room()
        }
        var body: some View {
          Button(title) { isOpen = true }.modifier(DoorModifier(isOpen: $isOpen, room: room))
        }
      }
      struct DoorModifier<Room: View>: ViewModifier {
        @Binding var isOpen: Bool
        \(kept)
        func body(content: Content) -> some View { content.sheet(isPresented: $isOpen) { room } }
      }
      """)
    #expect(
      chart.links == [
        "HallView sheet(isPresented:) sheet → KitchenView",
        "HallView sheet(isPresented:) sheet → CellarView",
      ])
    #expect(chart.slots == ["KitchenView.isLit atMostOne flag: isLit alert"])
  }
}
