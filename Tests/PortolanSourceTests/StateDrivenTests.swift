import PortolanModel
import Testing

/// SwiftUI that presents while a flag or an optional says so.
@Suite struct StateDrivenTests {
  @Test func everyPresentationIsKnownByItsModifier() throws {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isSheetShown = false
        @State private var cover: Item?
        @State private var popover: Item?
        @State private var isWarned = false
        @State private var isAsked = false
        @State private var detail: Item?
        @State private var isMoreShown = false
        @State private var isInspected = false
        @State private var oldSheet: Item?
        @State private var oldAlert: Item?
        var body: some View {
          VStack {
            Button("Sheet") { isSheetShown = true }
            Button("Cover") { cover = Item() }
          }
          .sheet(isPresented: $isSheetShown, onDismiss: { cover = nil }) { SheetView() }
          .fullScreenCover(item: $cover) { item in DetailView(item: item) }
          .popover(item: $popover, arrowEdge: .top) { DetailView(item: $0) }
          .alert("Sure?", isPresented: $isWarned) { Button("OK") {} }
          .confirmationDialog("Delete?", isPresented: $isAsked) { Button("Delete") {} }
          .navigationDestination(item: $detail) { DetailView(item: $0) }
          .navigationDestination(isPresented: $isMoreShown) { SheetView() }
          .inspector(isPresented: $isInspected) { SheetView() }
          .actionSheet(item: $oldSheet) { _ in ActionSheet(title: Text("")) }
          .alert(item: $oldAlert) { _ in Alert(title: Text("")) }
        }
      }
      struct Item: Identifiable { let id = 1 }
      struct SheetView: View { var body: some View { Text("Sheet") } }
      struct DetailView: View {
        let item: Item
        var body: some View { Text("Detail") }
      }
      """)
    #expect(
      chart.slots == [
        "HomeView.cover atMostOne optionalValue: cover fullScreenCover → DetailView",
        "HomeView.detail atMostOne optionalValue: detail drillDown → DetailView",
        "HomeView.isAsked atMostOne flag: isAsked confirmationDialog",
        "HomeView.isInspected atMostOne flag: isInspected inspector → SheetView",
        "HomeView.isMoreShown atMostOne flag: isMoreShown drillDown → SheetView",
        "HomeView.isSheetShown atMostOne flag: isSheetShown sheet → SheetView",
        "HomeView.isWarned atMostOne flag: isWarned alert",
        "HomeView.oldAlert atMostOne optionalValue: oldAlert alert",
        "HomeView.oldSheet atMostOne optionalValue: oldSheet confirmationDialog",
        "HomeView.popover atMostOne optionalValue: popover popover → DetailView",
      ])
    let inspector = try #require(chart.destination("isInspected", in: "isInspected"))
    #expect(inspector.presentation == .custom("inspector"))
    #expect(chart.screen("HomeView")?.slots.allSatisfy { $0.storage == .state } == true)
    #expect(
      chart.setters(of: "isSheetShown", in: "isSheetShown") == [
        "Button(\"Sheet\") { isSheetShown = true }"
      ])
    #expect(chart.destination("cover", in: "cover")?.payload.map(\.type) == ["Item"])
  }

  @Test func observableModelsOwnTheirState() {
    let chart = Charted(
      """
      class OldModel: ObservableObject {
        @Published var isHelpShown = false
        @Published var note: Note?
        func helpTapped() { isHelpShown = true }
        func helpClosed() { isHelpShown = false }
        func noteTapped() async {
          let text = await load()
          note = Note(text: text)
        }
      }
      struct Note: Identifiable { let text: String; var id: String { text } }
      struct OldView: View {
        @ObservedObject var model: OldModel
        var body: some View {
          Text("")
            .sheet(isPresented: $model.isHelpShown) { HelpView() }
            .sheet(item: $model.note) { NoteView(note: $0) }
        }
      }
      struct NoteView: View { let note: Note; var body: some View { Text(note.text) } }
      struct HelpView: View { var body: some View { Text("") } }
      @Observable final class NewModel {
        var isHelpShown = false
      }
      struct NewView: View {
        @Bindable var model: NewModel
        var body: some View {
          Text("").popover(isPresented: $model.isHelpShown) { HelpView() }
        }
      }
      struct ShadowView: View {
        let model: NewModel
        var body: some View {
          @Bindable var shadow = model
          Text("").fullScreenCover(isPresented: $shadow.isHelpShown) { HelpView() }
        }
      }
      """)
    #expect(
      chart.slots == [
        "NewModel.isHelpShown atMostOne flag: isHelpShown popover → HelpView",
        "OldModel.isHelpShown atMostOne flag: isHelpShown sheet → HelpView",
        "OldModel.note atMostOne optionalValue: note sheet → NoteView",
        "ShadowView.isHelpShown atMostOne flag: isHelpShown fullScreenCover → HelpView",
      ])
    #expect(
      chart.actions == [
        "OldModel.helpClosed dismiss isHelpShown",
        "OldModel.helpTapped present isHelpShown",
        "OldModel.noteTapped present note after await",
      ])
    #expect(
      chart.screen("NewModel")?.slots.first?.destinations.first?.presentations?.map(\.kind) == [
        .popover
      ])
  }

  @Test func aBindingIsFollowedThroughTwoInitialisers() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isFilterShown = false
        var body: some View { Toolbar(isShown: $isFilterShown) }
      }
      struct Toolbar: View {
        @Binding var isShown: Bool
        var body: some View { FilterButton(isOn: $isShown) }
      }
      struct FilterButton: View {
        @Binding private var isPresented: Bool
        init(isOn: Binding<Bool>) { _isPresented = isOn }
        var body: some View {
          Button("Filter") { isPresented = true }
            .sheet(isPresented: $isPresented) { FilterView() }
        }
      }
      struct FilterView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == ["HomeView.isFilterShown atMostOne flag: isFilterShown sheet → FilterView"])
    #expect(
      chart.setters(of: "isFilterShown", in: "isFilterShown")
        .contains("Button(\"Filter\") { isPresented = true }"))
  }

  @Test func bindingsMadeByHandAreTheStateThatTheyRead() {
    let chart = Charted(
      """
      @Observable class Model {
        var error: Failure?
        var picked: Int?
        var note: Note?
      }
      struct Failure {}
      struct Note: Identifiable { let id: Int }
      struct HomeView: View {
        @Bindable var model: Model
        private var isNoteShown: Binding<Bool> {
          Binding(get: { model.note != nil }, set: { if !$0 { model.note = nil } })
        }
        private var pickedBinding: Binding<Int?> { $model.picked }
        var body: some View {
          Text("")
            .alert("", isPresented: Binding(
              get: { model.error != nil }, set: { _ in model.error = nil })) {}
            .sheet(isPresented: isNoteShown) { NoteView() }
            .popover(item: pickedBinding) { _ in NoteView() }
        }
      }
      struct NoteView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Model.error atMostOne optionalValue: error alert",
        "Model.note atMostOne optionalValue: note sheet → NoteView",
        "Model.picked atMostOne optionalValue: picked popover → NoteView",
      ])
    #expect(
      chart.dismissals(of: "note", in: "note") == [
        "Binding(get: { model.note != nil }, set: { if !$0 { model.note = nil } })"
      ])
  }

  @Test func aFlagWithItsItemIsOneSlot() throws {
    let chart = Charted(
      """
      @Observable class Model {
        var isDeleteShown = false
        var item: Item?
      }
      struct Item: Identifiable { let id: Int }
      struct HomeView: View {
        @Bindable var model: Model
        var body: some View {
          Text("").alert("Delete?", isPresented: $model.isDeleteShown, presenting: model.item) { _ in
            Button("Delete") {}
          }
        }
      }
      """)
    #expect(chart.slots == ["Model.isDeleteShown atMostOne flagAndItem: isDeleteShown alert"])
    let slot = try #require(chart.screen("Model")?.slots.first)
    #expect(slot.properties == ["isDeleteShown", "item"])
    #expect(slot.destinations[0].payload.map(\.type) == ["Item"])
  }

  @Test func whatNeverChangesAndWhatSearchesIsNoNavigation() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isSearching = false
        @State var isExpanded = false
        @FocusState var isFocused: Bool
        var body: some View {
          List { Toggle("", isOn: $isExpanded) }
            .searchable(text: .constant(""), isPresented: $isSearching)
            .sheet(isPresented: .constant(true)) { SheetView() }
            .focused($isFocused)
          // .sheet(isPresented: $isExpanded) { SheetView() }
        }
      }
      struct SheetView: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots.isEmpty)
  }

  @Test func previewsAreNoScreens() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      struct HomeView_Previews: PreviewProvider {
        static var previews: some View {
          WrapperForPreview()
        }
        struct WrapperForPreview: View {
          @State var isOpen = true
          var body: some View { HomeView().sheet(isPresented: $isOpen) { HomeView() } }
        }
      }
      #Preview {
        @Previewable @State var isOpen = true
        HomeView().sheet(isPresented: $isOpen) { HomeView() }
      }
      """)
    #expect(chart.slots == ["HomeView.isShown atMostOne flag: isShown sheet"])
  }

  @Test func oldLinksAreDrivenByState() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isDetailShown = false
        @State var selection: Int?
        var body: some View {
          NavigationView {
            VStack {
              NavigationLink(isActive: $isDetailShown) { DetailView() } label: { Text("") }
              NavigationLink("", destination: OtherView(), tag: 1, selection: $selection)
              NavigationLink("", destination: DetailView(), tag: 2, selection: $selection)
            }
          }
        }
      }
      struct DetailView: View { var body: some View { Text("") } }
      struct OtherView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.isDetailShown atMostOne flag: isDetailShown drillDown → DetailView",
        "HomeView.selection atMostOne computed: otherView drillDown → OtherView, "
          + "detailView drillDown → DetailView",
      ])
    #expect(chart.links.isEmpty)
  }

  @Test(arguments: [
    "source.$page.assign(to: &self.$page)", "source.$page.assign(to: &$page)",
    "source.pages.assign(to: \\.page, on: self)",
  ])
  func whatIsAssignedToAPublisherIsSet(_ statement: String) {
    let chart = Charted(
      """
      final class HomeModel: ObservableObject {
        @Published var page: Page?
        func load() { \(statement) }
      }
      struct Page: Identifiable { let id: Int }
      struct HomeView: View {
        @ObservedObject var model: HomeModel
        var body: some View { Text("").sheet(item: $model.page) { _ in Text("") } }
      }
      """)
    #expect(chart.setters(of: "page", in: "page").count == 1)
  }

  @Test func aGenericModelIsTheOneThatThereIs() {
    let chart = Charted(
      """
      protocol SharingModel: ObservableObject { var failed: Bool { get set } }
      final class CloudSharing: SharingModel { @Published var failed = false }
      final class MockSharing: SharingModel { @Published var failed = false }
      struct SharingPage<Model: SharingModel>: View {
        @StateObject private var model: Model
        init(model: Model) { _model = .init(wrappedValue: model) }
        var body: some View { Text("x").alert("Oops", isPresented: $model.failed) {} }
      }
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Text("").sheet(isPresented: $isShown) { SharingPage(model: CloudSharing()) }
        }
      }
      """)
    #expect(
      chart.slots == [
        "CloudSharing.failed atMostOne flag: failed alert",
        "HomeView.isShown atMostOne flag: isShown sheet → CloudSharing",
      ])
  }

  @Test(arguments: [
    ("if index == current { StepView() }", Slot.Arity.always),
    ("if step == .first { StepView() }", .always),
    ("if isReady == true { StepView() }", .each),
    ("StepView()", .each),
  ])
  func whatOneRowShowsIsThereOnce(_ row: String, _ arity: Slot.Arity) {
    let chart = Charted(
      """
      enum Step: Hashable { case first, last }
      struct HomeView: View {
        let steps: [Step]
        let isReady: Bool
        @State private var current = 0
        var body: some View {
          ForEach(Array(steps.enumerated()), id: \\.element) { index, step in
            \(row)
          }
        }
      }
      struct StepView: View {
        @State private var isAsking = false
        var body: some View { Text("").alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(chart.screen("HomeView")?.slots.map(\.arity) == [arity])
  }

  /// What a flag was given first says that it is one, or its name, or who presents by it.
  @Test func flagsThatAreWorkedOut() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var welcome = !Settings.shared.wasWelcomed
        @State private var isNews = Settings.shared.hasNews
        @State private var tour = Settings.shared.tour
        @State private var note = Settings.shared.note
        var body: some View {
          Text("")
            .sheet(isPresented: $welcome) { Text("") }
            .sheet(isPresented: $isNews) { Text("") }
            .sheet(isPresented: $tour) { Text("") }
            .sheet(item: $note) { _ in Text("") }
        }
      }
      """)
    #expect(
      chart.slots == [
        "HomeView.isNews atMostOne flag: isNews sheet",
        "HomeView.note atMostOne optionalValue: note sheet",
        "HomeView.tour atMostOne flag: tour sheet",
        "HomeView.welcome atMostOne flag: welcome sheet",
      ])
  }
}
