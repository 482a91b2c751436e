import PortolanModel
import Testing

/// One optional enum a screen, in every spelling of which case is meant.
@Suite struct EnumDrivenTests {
  @Test(arguments: [
    ".sheet(item: $model.destination.add) { AddView(number: $0) }",
    ".sheet(item: $model.destination.add, id: \\.self) { $n in AddView(number: n) }",
    ".sheet(unwrapping: $model.destination, case: /Model.Destination.add) { $n in AddView(number: n) }",
    ".sheet(unwrapping: $model.destination, case: CasePath(Model.Destination.add)) { n in AddView(number: 1) }",
    ".sheet(unwrap: $model.destination, case: /Model.Destination.add) { $n in AddView(number: n) }",
    ".sheet(item: $model.destination.case(/Model.Destination.add)) { AddView(number: $0) }",
    ".sheet(unwrap: $model.destination.case(/Model.Destination.add)) { AddView(number: 1) }",
    ".sheet(isPresented: Binding($model.destination.add)) { AddView(number: 1) }",
    ".sheet(isPresented: $model.destination.isPresent(/Model.Destination.add)) { AddView(number: 1) }",
    ".sheet(item: $model.destination[case: \\.add]) { AddView(number: $0) }",
  ])
  func everySpellingOfACase(_ modifier: String) {
    let chart = Charted(
      """
      @Observable class Model {
        var destination: Destination?
        @CasePathable enum Destination { case add(Int), help }
        func addTapped() { destination = .add(1) }
        func helpTapped() { self.destination = .help }
        func close() { destination = nil }
      }
      struct HomeView: View {
        @Bindable var model: Model
        var body: some View {
          Text("")
            \(modifier)
            .alert("", isPresented: Binding($model.destination.help)) {}
        }
      }
      struct AddView: View { let number: Int; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == ["Model.destination atMostOne optionalEnum: add sheet → AddView, help alert"])
    #expect(
      chart.actions == [
        "Model.addTapped present destination (add)", "Model.close dismiss destination",
        "Model.helpTapped present destination (help)",
      ])
    #expect(
      chart.setters(of: "add", in: "destination") == ["func addTapped() { destination = .add(1) }"])
    #expect(
      chart.dismissals(of: "add", in: "destination") == ["func close() { destination = nil }"])
  }

  @Test(arguments: [
    "NavigationLink(item: $model.route.edit, onNavigate: model.setEdit(isActive:)) { n in EditView() } label: { Text(\"\") }",
    "NavigationLink(unwrapping: $model.route, case: /Model.Route.edit) { model.setEdit(isActive: $0) } destination: { $n in EditView() } label: { Text(\"\") }",
    "NavigationLink(unwrap: $model.route, case: /Model.Route.edit, onNavigate: model.setEdit(isActive:)) { $n in EditView() } label: { Text(\"\") }",
    "NavigationLink(isActive: $model.route.isPresent(/Model.Route.edit)) { EditView() } label: { Text(\"\") }",
  ])
  func linksToACase(_ link: String) {
    let chart = Charted(
      """
      class Model: ObservableObject {
        @Published var route: Route?
        enum Route { case edit(Int) }
        func setEdit(isActive: Bool) { route = isActive ? .edit(1) : nil }
      }
      struct HomeView: View {
        @ObservedObject var model: Model
        var body: some View {
          \(link)
        }
      }
      struct EditView: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["Model.route atMostOne optionalEnum: edit drillDown → EditView"])
    #expect(chart.links.isEmpty)
    #expect(
      chart.actions == ["Model.setEdit dismiss route", "Model.setEdit present route (edit)"])
  }

  @Test func oneSwitchInOneSheet() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var sheet: Sheet?
        enum Sheet: String, Identifiable {
          case settings, profile
          var id: String { rawValue }
        }
        var body: some View {
          Button("") { sheet = .profile }
            .sheet(item: $sheet) { sheet in
              switch sheet {
              case .settings: SettingsView()
              case .profile: NavigationStack { ProfileView() }
              }
            }
        }
      }
      struct SettingsView: View { var body: some View { Text("") } }
      struct ProfileView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.sheet atMostOne optionalEnum: "
          + "settings sheet → SettingsView, profile sheet → ProfileView"
      ])
    #expect(chart.setters(of: "settings", in: "sheet").isEmpty)
    #expect(chart.setters(of: "profile", in: "sheet") == ["Button(\"\") { sheet = .profile }"])
  }

  @Test func payloadsLeadOnToTheirOwnState() {
    let chart = Charted(
      """
      @Observable class ListModel {
        var destination: Destination?
        @CasePathable enum Destination { case add(ItemModel), edit(ItemModel) }
      }
      @Observable class ItemModel {
        var destination: Destination?
        @CasePathable enum Destination { case colorPicker }
      }
      struct ListView: View {
        @Bindable var model: ListModel
        var body: some View {
          Text("")
            .sheet(item: $model.destination.add) { $item in ItemView(model: item) }
            .navigationDestination(item: $model.destination.edit) { $item in
              ItemView(model: item).toolbar { Button("Save") {} }
            }
        }
      }
      struct ItemView: View {
        @Bindable var model: ItemModel
        var body: some View {
          Text("").navigationDestination(isPresented: Binding($model.destination.colorPicker)) {
            ColorPickerView(model: model)
          }
        }
      }
      struct ColorPickerView: View {
        let model: ItemModel
        var body: some View { Text("") }
      }
      """)
    #expect(
      chart.slots == [
        "ItemModel.destination atMostOne optionalEnum: colorPicker drillDown → ColorPickerView",
        "ListModel.destination atMostOne optionalEnum: add sheet → ItemModel, edit drillDown → ItemModel",
      ])
    #expect(chart.screen("ItemModel")?.view == "ItemView")
    #expect(chart.destination("add", in: "destination")?.payload.map(\.role) == [.state])
  }

  @Test func aNestedRouteGoesOnInTheChild() throws {
    let chart = Charted(
      """
      class ListModel: ObservableObject {
        @Published var route: Route?
        @Published var rows: [RowModel] = []
        enum Route { case add(Int), row(id: Int, route: RowModel.Route) }
      }
      class RowModel: ObservableObject, Identifiable {
        @Published var route: Route?
        enum Route { case delete }
      }
      struct ListView: View {
        @ObservedObject var model: ListModel
        var body: some View {
          List { ForEach(model.rows) { RowView(model: $0) } }
            .sheet(unwrap: $model.route, case: /ListModel.Route.add) { _ in Text("") }
        }
      }
      struct RowView: View {
        @ObservedObject var model: RowModel
        var body: some View {
          Text("").alert("", isPresented: $model.route.isPresent(/RowModel.Route.delete)) {}
        }
      }
      """)
    let row = try #require(chart.destination("row", in: "route"))
    #expect(row.leadsTo == "App.RowModel")
    #expect(row.continues == "route")
    #expect(row.payload.map(\.role) == [.data, .destination])
    #expect(chart.slots.contains("RowModel.route atMostOne optionalEnum: delete alert"))
    #expect(chart.slots.contains("ListModel.rows each collection: rows inline → RowModel"))
  }

  @Test func typesJoinAcrossFiles() {
    let chart = Charted(files: [
      "A.swift": """
      struct HomeView: View {
        @ObservedObject var model: Home.Model
        var body: some View {
          Text("").sheet(item: $model.destination) { destination in
            switch destination {
            case .add: AddView()
            case .help: Home.HelpView()
            }
          }
        }
      }
      """,
      "B.swift": """
      enum Home {}
      extension Home {
        final class Model: ObservableObject { @Published var destination: Destination? }
        struct HelpView: View { var body: some View { Text("") } }
      }
      """,
      "C.swift": """
      extension Home.Model {
        enum Destination: Identifiable { case add, help; var id: Self { self } }
        func show() { destination = Bool.random() ? .add : .help }
      }
      struct AddView: View { var body: some View { Text("") } }
      """,
    ])
    #expect(
      chart.slots == [
        "Home.Model.destination atMostOne optionalEnum: add sheet → AddView, help sheet → Home.HelpView"
      ])
    #expect(chart.actions == ["Home.Model.show present destination (add, help)"])
  }

  @Test func namesOfEnumsProveNothing() {
    let chart = Charted(
      """
      struct Client {
        enum Path { case users, posts(Int) }
        var path: Path
        func url(_ path: Path) -> String { "" }
      }
      @Observable class FormModel {
        var focus: Focus?
        var status: Status = .draft
        var step = Step.first
        enum Focus { case name, mail }
        enum Status { case draft, sent }
        enum Step { case first, second }
      }
      struct FormView: View {
        @Bindable var model: FormModel
        @FocusState var field: FormModel.Focus?
        var body: some View {
          Form { Picker("", selection: $model.status) { Text("").tag(FormModel.Status.draft) } }
        }
      }
      """)
    #expect(chart.slots.isEmpty)
  }

  @Test func theModifierDecidesNotTheName() {
    let chart = Charted(
      """
      @Observable class Model {
        var destination: Destination?
        @CasePathable enum Destination { case confirmationDialog, alert }
      }
      struct HomeView: View {
        @Bindable var model: Model
        var body: some View {
          Text("")
            .alert("", isPresented: Binding($model.destination.confirmationDialog)) {}
            .sheet(isPresented: Binding($model.destination.alert)) { Text("") }
        }
      }
      """)
    #expect(
      chart.slots == [
        "Model.destination atMostOne optionalEnum: confirmationDialog alert, alert sheet"
      ])
  }

  @Test func oneCaseMayBePresentedInTwoWays() throws {
    let chart = Charted(
      """
      @Observable class Model {
        var destination: Destination?
        @CasePathable enum Destination { case edit(Int) }
      }
      struct HomeView: View {
        @Bindable var model: Model
        let isWide: Bool
        var body: some View {
          if isWide {
            Text("").sheet(item: $model.destination.edit, id: \\.self) { _ in EditView() }
          } else {
            Text("").navigationDestination(item: $model.destination.edit) { _ in EditView() }
          }
        }
      }
      struct EditView: View { var body: some View { Text("") } }
      """)
    let edit = try #require(chart.destination("edit", in: "destination"))
    #expect(edit.presentations?.map(\.kind) == [.sheet, .drillDown])
    #expect(edit.leadsTo == "App.EditView")
  }

  @Test func aDefaultSwallowsCases() throws {
    let chart = Charted(
      """
      @Observable class Model {
        var destination: Destination?
        enum Destination: Identifiable { case add, edit, help; var id: Self { self } }
      }
      struct HomeView: View {
        @Bindable var model: Model
        var body: some View {
          Text("").sheet(item: $model.destination) { destination in
            switch destination {
            case .add: AddView()
            default: EmptyView()
            }
          }
        }
      }
      struct AddView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Model.destination atMostOne optionalEnum: add sheet → AddView, edit sheet, help sheet"
      ])
    #expect(chart.destination("add", in: "destination")?.swallowedBy == nil)
    #expect(chart.destination("edit", in: "destination")?.swallowedBy?.line == 11)
    #expect(chart.destination("help", in: "destination")?.swallowedBy?.line == 11)
  }

  @Test func conditionsAreRemembered() {
    let chart = Charted(
      """
      @Observable class Model {
        var destination: Destination?
        @CasePathable enum Destination {
          case add
          #if os(iOS)
          case camera
          #endif
        }
      }
      struct HomeView: View {
        @Bindable var model: Model
        var body: some View {
          Text("")
            .sheet(isPresented: Binding($model.destination.add)) { Text("") }
            #if os(iOS)
            .fullScreenCover(isPresented: Binding($model.destination.camera)) { CameraView() }
            #endif
        }
      }
      #if os(iOS)
      struct CameraView: View { var body: some View { Text("") } }
      #endif
      """)
    #expect(
      chart.slots == [
        "Model.destination atMostOne optionalEnum: add sheet, camera fullScreenCover → CameraView"
      ])
    #expect(chart.destination("camera", in: "destination")?.condition == "os(iOS)")
    #expect(chart.screen("CameraView")?.condition == "os(iOS)")
  }

  @Test func aViewThatIsASwitchOverWhatItIsHandedStandsForItsCases() {
    let chart = Charted(
      """
      enum Page: Hashable, Identifiable { case about, help; var id: Self { self } }
      struct PageView: View {
        let page: Page
        var body: some View {
          Group {
            switch page {
            case .about: AboutView()
            case .help: HelpView()
            }
          }
          .padding()
        }
      }
      struct HomeView: View {
        @State var path: [Page] = []
        @State var sheet: Page?
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { sheet = .about }
              .navigationDestination(for: Page.self) { PageView(page: $0) }
          }
          .sheet(item: $sheet) { PageView(page: $0) }
        }
      }
      struct AboutView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        """
        HomeView.path sequence typedArray in NavigationStack: about drillDown → AboutView, \
        help drillDown → HelpView
        """,
        """
        HomeView.sheet atMostOne optionalEnum: about sheet → AboutView, help sheet → HelpView
        """,
      ])
  }

  @Test func aViewThatPresentsBesideItsSwitchIsAScreen() {
    let chart = Charted(
      """
      enum Page: Identifiable { case about, help; var id: Self { self } }
      struct PageView: View {
        let page: Page
        @State private var isShown = false
        var body: some View {
          Group {
            switch page {
            case .about: AboutView()
            case .help: HelpView()
            }
          }
          .alert("", isPresented: $isShown) {}
        }
      }
      struct HomeView: View {
        @State var sheet: Page?
        var body: some View { Text("").sheet(item: $sheet) { PageView(page: $0) } }
      }
      struct AboutView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("HomeView") } == [
        "HomeView.sheet atMostOne optionalEnum: about sheet → PageView, help sheet → PageView"
      ])
  }
}
