import PortolanModel
import Testing

/// What a navigator presents for others: whoever calls it does.
@Suite struct PresentedByCallTests {
  private func library(_ opening: String, state: String = "var note: Note?") -> Charted {
    Charted(
      """
      protocol BookNavigating { func openNote(); func close() }
      struct Note: Identifiable { let id: Int }
      struct NoteView: View { var body: some View { Text("") } }
      @Observable final class BookModel {
        let navigator: any BookNavigating
        init(navigator: any BookNavigating) { self.navigator = navigator }
        func noteTapped() { navigator.openNote() }
        func closeTapped() { navigator.close() }
      }
      struct BookView: View {
        @State var model: BookModel
        var body: some View { Button("Note") { model.noteTapped() } }
      }
      @Observable final class Desk { \(state); var isBookShown = false }
      struct DeskNavigator: BookNavigating {
        let desk: Desk
        func openNote() { \(opening) }
        func close() { desk.isBookShown = false }
      }
      struct DeskView: View {
        @Bindable var desk: Desk
        var body: some View {
          Button("Book") { desk.isBookShown = true }
            .fullScreenCover(isPresented: $desk.isBookShown) {
              BookView(model: BookModel(navigator: DeskNavigator(desk: desk)))
                .sheet(item: $desk.note) { _ in NoteView() }
            }
        }
      }
      """)
  }

  @Test func whoCallsANavigatorPresents() {
    let chart = library("desk.note = Note(id: 1)")
    #expect(chart.actions.contains("BookModel.noteTapped present Desk.note"))
    #expect(
      chart.setters(of: "note", in: "note") == ["func openNote() { desk.note = Note(id: 1) }"])
  }

  @Test func whichCaseItPresentsIsSaid() {
    let chart = library(
      "desk.note = .plain",
      state: "enum Note: Identifiable { case plain, rich; var id: Self { self } }; var note: Note?")
    #expect(chart.actions.contains("BookModel.noteTapped present Desk.note (plain)"))
  }

  /// What is only kept somewhere is shown by nobody.
  @Test func whatIsNoSlotIsNoAction() {
    let chart = library(
      "desk.last = Note(id: 1)", state: "var note: Note?; private var last: Note?")
    #expect(!chart.actions.contains { $0.hasPrefix("BookModel.noteTapped") })
  }

  /// Of those that a protocol stands for only the one is meant that is ever kept.
  @Test func onlyWhatIsKeptBehindAProtocolPresents() {
    let chart = Charted(
      """
      protocol Flow: AnyObject { func handle(_ page: Page) }
      enum Page: Hashable { case room, settings }
      @Observable final class Rooms { var path: [Page] = [] }
      @Observable final class Tabs { var showsSettings = false }
      final class RoomFlow: Flow {
        let rooms: Rooms
        init(rooms: Rooms) { self.rooms = rooms }
        func handle(_ page: Page) { rooms.path.append(page) }
      }
      final class TabFlow: Flow {
        let tabs: Tabs
        init(tabs: Tabs) { self.tabs = tabs }
        func handle(_ page: Page) { tabs.showsSettings = true }
      }
      final class Members {
        let rooms: Rooms
        private var child: (any Flow)?
        init(rooms: Rooms) { self.rooms = rooms }
        func start() { child = RoomFlow(rooms: rooms) }
        func showMember() { child?.handle(.room) }
      }
      struct HomeView: View {
        @Bindable var rooms: Rooms
        @Bindable var tabs: Tabs
        let members: Members
        var body: some View {
          NavigationStack(path: $rooms.path) {
            MembersView(members: members)
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .room: Text("")
                case .settings: Text("")
                }
              }
          }
          .sheet(isPresented: $tabs.showsSettings) { Text("") }
        }
      }
      struct MembersView: View {
        let members: Members
        var body: some View { Button("Member") { members.showMember() } }
      }
      """)
    #expect(
      chart.actions.filter { $0.contains("Member") } == [
        "Tabs.MembersView.Member push Rooms.path (room)"
      ])
  }

  /// What a model does to what others keep, and only another view than its own has it do, that view does alone.
  @Test(arguments: [
    ("", "Button(\"Next\") { isNext = true }", ["BerthView.Moor"]),
    (
      "", "Button(\"Next\") { isNext = true }; Button(\"Moor\") { model.moor() }",
      ["BerthView.Moor", "MooringModel.moor"]
    ),
    (
      "func tie() { moor() }", "Button(\"Tie\") { model.tie() }",
      ["BerthView.Moor", "MooringModel.moor"]
    ),
  ])
  func whatOnlyAnotherViewAsksForIsThatViews(_ more: String, _ button: String, _ doers: [String]) {
    let chart = Charted(
      """
      @Observable final class Quay { var isMooring = false }
      @Observable final class MooringModel {
        let quay: Quay
        init(quay: Quay) { self.quay = quay }
        func moor() { quay.isMooring = false }
        \(more)
      }
      struct QuayView: View {
        @Bindable var quay: Quay
        var body: some View {
          Button("Arrive") { quay.isMooring = true }
            .sheet(isPresented: $quay.isMooring) { MooringView(model: MooringModel(quay: quay)) }
        }
      }
      struct MooringView: View {
        @State var model: MooringModel
        @State private var isNext = false
        var body: some View {
          VStack { \(button) }.navigationDestination(isPresented: $isNext) { BerthView(model: model) }
        }
      }
      struct BerthView: View {
        let model: MooringModel
        @State private var isHelp = false
        var body: some View {
          Button("Moor") { model.moor() }
          Button("Help") { isHelp = true }.sheet(isPresented: $isHelp) { Text("") }
        }
      }
      """)
    #expect(
      chart.actions.filter { $0.contains(" dismiss ") }
        == doers.map { "\($0) dismiss Quay.isMooring" })
  }
}
