import Foundation
import PortolanModel
import Testing

/// Views of an app's own that show what they are given in a stack.
@Suite struct StackWrapperTests {
  private static let wrapper = """
    enum Page: Hashable { case item(Int), help }
    struct PageStack<Content: View>: View {
      @Binding var path: NavigationPath
      @ViewBuilder let content: () -> Content
      var body: some View {
        NavigationStack(path: $path) {
          content().navigationDestination(for: Page.self) { page in
            switch page {
            case .item: ItemView()
            case .help: HelpView()
            }
          }
        }
      }
    }
    struct ItemView: View { var body: some View { Text("") } }
    struct HelpView: View { var body: some View { Text("") } }
    struct BookView: View { var body: some View { Text("") } }
    """

  /// What one place registers in its stack, the others do not.
  /// What a wrapper presents by an object that it is handed, whoever uses it presents.
  @Test(arguments: [
    ("@Bindable var flow: Flow", "@Observable final class Flow { var isHelp = false }", "@State"),
    (
      "@ObservedObject var flow: Flow",
      "final class Flow: ObservableObject { @Published var isHelp = false }", "@StateObject"
    ),
  ])
  func whatAWrapperPresentsByAnObject(_ kept: String, _ flow: String, _ wrapper: String) {
    let chart = Charted(
      """
      \(flow)
      struct Host<Content: View>: View {
        \(kept)
        @ViewBuilder let content: () -> Content
        var body: some View {
          NavigationStack { content() }.sheet(isPresented: $flow.isHelp) { HelpView() }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        \(wrapper) var flow = Flow()
        var body: some View {
          Host(flow: flow) { Button("") { flow.isHelp = true } }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["Flow.isHelp atMostOne flag: isHelp sheet → HelpView"])
    #expect(chart.screen("Flow")?.view == "HomeView")
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func eachPlaceHasAStackOfItsOwn() {
    let chart = Charted(
      """
      final class Guide: ObservableObject {
        @Published var homePath = NavigationPath()
        @Published var mailPath = NavigationPath()
      }
      struct RootView: View {
        @StateObject private var guide = Guide()
        var body: some View { HStack { HomeView(guide: guide); MailView(guide: guide) } }
      }
      struct HomeView: View {
        @ObservedObject var guide: Guide
        var body: some View {
          PageStack(path: $guide.homePath) {
            ShelfView().navigationDestination(for: Int.self) { _ in BookView() }
          }
        }
      }
      struct ShelfView: View {
        var body: some View { Text("").navigationDestination(for: Bool.self) { _ in HelpView() } }
      }
      struct MailView: View {
        @ObservedObject var guide: Guide
        var body: some View {
          PageStack(path: $guide.mailPath) {
            Text("").navigationDestination(for: String.self) { _ in BookView() }
          }
        }
      }
      \(Self.wrapper)
      """)
    #expect(
      chart.slots.filter { $0.contains("sequence") } == [
        "Guide.homePath sequence navigationPath in NavigationStack: Int drillDown → BookView, "
          + "item drillDown → ItemView, help drillDown → HelpView, Bool drillDown → HelpView",
        "MailView.mailPath sequence navigationPath in NavigationStack: String drillDown → BookView, "
          + "item drillDown → ItemView, help drillDown → HelpView",
      ])
    #expect(chart.screen("PageStack") == nil)
  }

  /// The path may be kept in an object that the wrapper is handed, as may be said with `self`.
  @Test(arguments: [
    ("@Bindable var path: ObjectPath", "$path.items"),
    ("@ObservedObject var path: ObjectPath", "self.$path.items"),
    ("@State var path: ObjectPath", "self.$path.items"),
  ])
  func aWrapperMayBeHandedThePathInAnObject(_ property: String, _ path: String) {
    let chart = Charted(
      """
      @Observable final class ObjectPath: ObservableObject {
        fileprivate var items = NavigationPath()
        func append(_ item: some Hashable) { items.append(item) }
      }
      struct ObjectStack<Content: View>: View {
        \(property)
        let content: () -> Content
        var body: some View { NavigationStack(path: \(path), root: content) }
      }
      @Observable final class HomeFlow {
        let path = ObjectPath()
        var mail: MailFlow?
        func open() { path.append(1) }
      }
      @Observable final class MailFlow: Identifiable {
        let path = ObjectPath()
        func open() { path.append("") }
      }
      struct HomeView: View {
        @Bindable var flow: HomeFlow
        @State private var mail: MailFlow?
        var body: some View {
          ObjectStack(path: flow.path) {
            Text("").navigationDestination(for: Int.self) { _ in ItemView() }
              .sheet(item: $mail) { flow in MailView(flow: flow) }
              .onChange(of: flow.mail) { _, new in mail = new }
          }
        }
      }
      struct MailView: View {
        let flow: MailFlow
        var body: some View {
          ObjectStack(path: flow.path) {
            Text("").navigationDestination(for: String.self) { _ in BookView() }
          }
        }
      }
      \(Self.wrapper)
      """)
    #expect(
      chart.slots == [
        "HomeView.items sequence navigationPath in NavigationStack: Int drillDown → ItemView",
        "HomeView.mail atMostOne optionalValue: mail sheet → MailView",
        "MailView.items sequence navigationPath in NavigationStack: String drillDown → BookView",
      ])
  }

  /// What its parameters stand for, each place says by what it hands over: the pages, or a router of them.
  @Test(arguments: [
    ("@Binding var pages: [Page]", "$pages", "@State private var pages: [%] = []", "pages: $pages"),
    (
      "@Bindable var router: Router<Page>", "$router.pages",
      "@State private var router = Router<%>()", "router: router"
    ),
    (
      "@Binding var pages: [Page]; let start: Page?", "$pages",
      "@State private var pages: [%] = []", "pages: $pages, start: nil"
    ),
  ])
  func aGenericWrapperHasThePagesOfEachPlace(
    _ property: String, _ path: String, _ kept: String, _ given: String
  ) {
    func state(_ page: String) -> String { kept.replacingOccurrences(of: "%", with: page) }
    let chart = Charted(
      """
      @Observable final class Router<Page: Hashable> { var pages: [Page] = [] }
      struct RouterView<Page: Hashable, Content: View, Destination: View>: View {
        \(property)
        @ViewBuilder let content: () -> Content
        @ViewBuilder let destination: (Page) -> Destination
        var body: some View {
          NavigationStack(path: \(path)) {
            content().navigationDestination(for: Page.self) { destination($0) }
          }
        }
      }
      enum HomePage: Hashable { case news, about }
      enum MailPage: Hashable { case inbox, draft }
      struct HomeView: View {
        \(state("HomePage"))
        var body: some View {
          RouterView(\(given)) { Text("") } destination: { page in
            switch page { case .news: NewsView(); case .about: AboutView() }
          }
        }
      }
      struct MailView: View {
        \(state("MailPage"))
        var body: some View {
          RouterView(\(given)) { Text("") } destination: { page in
            switch page { case .inbox: InboxView(); case .draft: DraftView() }
          }
        }
      }
      struct NewsView: View { var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      struct InboxView: View { var body: some View { Text("") } }
      struct DraftView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots.map { $0.drop { $0 != " " } } == [
        " sequence typedArray in NavigationStack: news drillDown → NewsView, about drillDown → AboutView",
        " sequence typedArray in NavigationStack: inbox drillDown → InboxView, "
          + "draft drillDown → DraftView",
      ])
  }

  @Test func aLinkInThereIsOneOfItsStack() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var path = NavigationPath()
        var body: some View {
          PageStack(path: $path) { NavigationLink(value: Page.help) { Text("") } }
        }
      }
      \(Self.wrapper)
      """)
    #expect(chart.links == [])
    #expect(chart.actions == ["HomeView.NavigationLink(value:) push path (help)"])
  }

  @Test(arguments: [
    """
    private let root: () -> Root
    init(@ViewBuilder root: @escaping () -> Root) { self.root = root }
    var body: some View { NavigationStack(root: root).frame(idealWidth: 320) }
    """,
    """
    @Environment(\\.presentationMode) var presentationMode: Binding<PresentationMode>
    var isLarge = false
    let root: () -> Root
    var body: some View { NavigationStack { root() } }
    """,
  ])
  func aStackWithoutAPathIsAroundItsContentToo(_ members: String) {
    let chart = Charted(
      """
      struct Wizard<Root: View>: View {
        \(members)
      }
      struct HomeView: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Wizard { FirstView() } } }
      }
      struct FirstView: View {
        var body: some View { NavigationLink { SecondView() } label: { Text("") } }
      }
      struct SecondView: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["HomeView.isShown atMostOne flag: isShown sheet → FirstView"])
    #expect(chart.links == ["FirstView NavigationLink drillDown → SecondView"])
  }

  private static let stacking = """
    struct InStack: ViewModifier {
      @Binding var path: NavigationPath
      func body(content: Content) -> some View {
        NavigationStack(path: $path) { content.toolbar { Button("Close") {} } }
      }
    }
    struct Plain: ViewModifier {
      func body(content: Content) -> some View { NavigationStack { content } }
    }
    extension View {
      func inStack() -> some View { NavigationStack { self.padding() } }
      func inStack(path: Binding<NavigationPath>) -> some View { modifier(InStack(path: path)) }
      func inOwnStack(path: Binding<NavigationPath>) -> some View {
        NavigationStack(path: path) { self }
      }
      func card() -> some View { VStack { self } }
    }
    """

  /// What a modifier puts into a stack stands there, with what is registered before.
  @Test(arguments: [
    "inStack(path: $path)", "inOwnStack(path: $path)", "modifier(InStack(path: $path))",
    "padding().inStack(path: $path).padding()",
  ])
  func aModifiersStackIsAroundWhatItModifies(_ modifier: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var path = NavigationPath()
        var body: some View {
          Button("Help") { path.append(Page.help) }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .item: ItemView()
              case .help: HelpView()
              }
            }
            .\(modifier)
        }
      }
      \(Self.stacking)
      \(Self.wrapper)
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("HomeView") } == [
        "HomeView.path sequence navigationPath in NavigationStack: "
          + "item drillDown → ItemView, help drillDown → HelpView"
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test(arguments: [
    ("inStack()", false), ("modifier(Plain())", false), ("card()", true), ("padding()", true),
  ])
  func whatAModifierPutsIntoAStackIsNotOutsideOfOne(_ modifier: String, _ isOutside: Bool) {
    expectOutside("EditView().\(modifier)", isOutside)
  }

  /// A view of a library may bring a stack; those of SwiftUI are known.
  @Test(arguments: [
    ("KitStack { EditView() }", false), ("KitStack(\"Edit\") { EditView() }", false),
    ("Group { EditView() }", true), ("VStack { EditView() }", true),
  ])
  func whatALibrarysViewHoldsMayStandInAStack(_ content: String, _ isOutside: Bool) {
    expectOutside(content, isOutside)
  }

  private func expectOutside(_ content: String, _ isOutside: Bool) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Button("Edit") { isShown = true }.sheet(isPresented: $isShown) { \(content) }
        }
      }
      struct EditView: View {
        @State private var isPicking = false
        var body: some View {
          Button("Pick") { isPicking = true }
            .navigationDestination(isPresented: $isPicking) { Text("") }
            .sheet(isPresented: .constant(false)) { BookView().inStack() }
        }
      }
      \(Self.stacking)
      \(Self.wrapper)
      """)
    let destination = chart.destination("isPicking", in: "isPicking")
    #expect((destination?.isOutsideStack == true) == isOutside)
    #expect(chart.destination("isShown", in: "isShown")?.leadsTo == "App.EditView")
  }

  /// What stands in a stack may present what brings one by the same modifier.
  @Test(arguments: ["inStack()", "inStack(path: $other)", "modifier(InStack(path: $other))"])
  func aStackMayStandInWhatAnotherHolds(_ modifier: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var path = NavigationPath()
        @State private var other = NavigationPath()
        @State private var isShown = false
        @State private var isPicking = false
        var body: some View {
          Button("Edit") { isShown = true }
            .sheet(isPresented: $isShown) {
              Button("Pick") { isPicking = true }
                .navigationDestination(isPresented: $isPicking) { BookView() }
                .\(modifier)
            }
            .inStack(path: $path)
        }
      }
      \(Self.stacking)
      \(Self.wrapper)
      """)
    #expect(chart.destination("isPicking", in: "isPicking")?.leadsTo == "App.BookView")
    #expect(chart.destination("isPicking", in: "isPicking")?.isOutsideStack != true)
  }

  /// What one view registers before the modifier, its stack shows, and no other.
  @Test(arguments: [
    "inStack(path: $path)", "inOwnStack(path: $path)", "modifier(InStack(path: $path))",
  ])
  func eachUseOfAModifierHasAStackOfItsOwn(_ modifier: String) {
    func view(_ name: String, _ type: String) -> String {
      """
      struct \(name): View {
        @State private var path = NavigationPath()
        var body: some View {
          Button("") { path.append(\(type)(id: 1)) }
            .navigationDestination(for: \(type).self) { _ in Text("") }
            .\(modifier)
        }
      }
      struct \(type): Hashable { let id: Int }
      """
    }
    let chart = Charted(
      """
      @main struct OwnApp: App {
        var body: some Scene { WindowGroup { HStack { FirstView(); SecondView() } } }
      }
      \(view("FirstView", "Album"))
      \(view("SecondView", "Song"))
      \(Self.stacking)
      """)
    #expect(
      chart.slots.filter { $0.contains(".path ") } == [
        "FirstView.path sequence navigationPath in NavigationStack: Album drillDown",
        "SecondView.path sequence navigationPath in NavigationStack: Song drillDown",
      ])
  }

  @Test(arguments: [
    """
    struct Frame<Content: View>: View {
      private var _content: Content
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      var body: some View { NavigationStack { _content.padding() } }
    }
    """,
    """
    struct Frame<Content: View>: View {
      private let _content: () -> Content
      init(@ViewBuilder content: @escaping () -> Content) { _content = content }
      var body: some View { NavigationView { List { _content() } } }
    }
    """,
  ])
  func contentMayBeKeptUnderANameWithAnUnderscore(_ wrapper: String) {
    let chart = Charted(
      """
      \(wrapper)
      struct Row<Page: View>: View {
        let _page: Page
        init(@ViewBuilder page: () -> Page) { _page = page() }
        var body: some View { NavigationLink { _page } label: { Text("") } }
      }
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Frame { Row { FirstView() }.sheet(isPresented: $isShown) { SecondView() } }
        }
      }
      struct FirstView: View { var body: some View { Text("") } }
      struct SecondView: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["HomeView.isShown atMostOne flag: isShown sheet → SecondView"])
    #expect(chart.links == ["HomeView NavigationLink drillDown → FirstView"])
  }

  @Test func anUnderscoreMeansTheWrapperOfAPropertyElsewhere() {
    let chart = Charted(
      """
      struct Panel<Content: View>: View {
        @Binding var isOn: Bool
        private let _content: Content
        init(isOn flag: Binding<Bool>, @ViewBuilder content: () -> Content) {
          _isOn = flag
          _content = content()
        }
        var body: some View {
          NavigationStack { _content.sheet(isPresented: $isOn) { SecondView() } }
        }
      }
      struct HomeView: View {
        @State private var isShown = false
        var body: some View { Panel(isOn: $isShown) { Text("") } }
      }
      struct SecondView: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["HomeView.isShown atMostOne flag: isShown sheet → SecondView"])
  }

  /// In a `NavigationView` SwiftUI does nothing for it, though links push there.
  @Test(arguments: [
    ("NavigationView { HomeView() }", true),
    ("NavigationStack { HomeView() }", false),
    ("if isNew { NavigationStack { HomeView() } } else { NavigationView { HomeView() } }", false),
    (
      "NavigationView { Button(\"\") { }.navigationDestination(isPresented: $isOld) { Text(\"\") } }",
      true
    ),
    (
      "NavigationStack { Button(\"\") { }.navigationDestination(isPresented: $isOld) { Text(\"\") } }",
      false
    ),
  ])
  func aNavigationViewIsNoStackForADestination(_ content: String, _ isOutside: Bool) {
    let chart = Charted(
      """
      struct RootView: View {
        @State private var isOld = false
        var isNew = true
        var body: some View { \(content) }
      }
      struct HomeView: View {
        @State private var isOld = false
        var body: some View {
          NavigationLink("Book", destination: BookView())
            .navigationDestination(isPresented: $isOld) { Text("") }
        }
      }
      struct BookView: View { var body: some View { Text("") } }
      """)
    let screen = chart.screen(content.contains("HomeView") ? "HomeView" : "RootView")
    #expect((screen?.slots.first?.destinations.first?.isOutsideStack == true) == isOutside)
    #expect(chart.model.screens.flatMap(\.links).allSatisfy { $0.isOutsideStack != true })
  }

  /// A view that is pushed, and elsewhere put into a sheet: with a stack of the sheet's own, or as it is.
  @Test(arguments: [
    ("NoteView()", ["sheet"]), ("NoteView().padding()", ["sheet"]), ("Page()", ["sheet"]),
    ("VStack { NoteView() }", ["sheet"]), ("NavigationStack { NoteView() }", []),
    ("Frame { NoteView() }", []), ("OtherFrame { NoteView() }", []), ("Text(\"\")", []),
    ("NavigationView { NoteView() }", []), ("LibraryFrame { NoteView() }", []),
  ])
  func aPushedViewMayBeShownWithoutAStack(_ content: String, _ places: [String]) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        @State private var isPushed = false
        var body: some View {
          NavigationStack {
            Button("") { isPushed = true; isShown = true }
              .navigationDestination(isPresented: $isPushed) { NoteView() }
              .sheet(isPresented: $isShown) {
                \(content)  // sheet
              }
          }
        }
      }
      struct Page: View {
        var body: some View {
          NoteView()
        }
      }
      struct Frame<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { NavigationStack { content() } }
      }
      struct OtherFrame<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { LibraryFrame { content() } } }
      }
      struct NoteView: View {
        @State private var isPicking = false
        var body: some View {
          Button("") { isPicking = true }.navigationDestination(isPresented: $isPicking) { Text("") }
          NavigationLink("") { HelpView() }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    let spots = chart.destination("isPicking", in: "isPicking")?.shownWithoutStack ?? []
    #expect(spots.map { String(chart.line(at: $0).suffix(5)) } == places)
    #expect((chart.screen("NoteView")?.links.first?.shownWithoutStack ?? []) == spots)
    #expect(chart.destination("isPicking", in: "isPicking")?.isOutsideStack != true)
  }

  /// A view that brings a stack where it needs one is no drill-down without.
  @Test func aViewThatBringsItsStackIsNotWithoutOne() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            NavigationLink("") { NoteView(isModal: false) }
            Button("") { isShown = true }.sheet(isPresented: $isShown) { NoteView(isModal: true) }
          }
        }
      }
      struct NoteView: View {
        let isModal: Bool
        @State private var isPicking = false
        var body: some View { if isModal { NavigationStack { content } } else { content } }
        private var content: some View {
          Button("") { isPicking = true }.navigationDestination(isPresented: $isPicking) { Text("") }
          NavigationLink("") { Text("") }
        }
      }
      """)
    #expect(chart.destination("isPicking", in: "isPicking")?.shownWithoutStack == nil)
    #expect(chart.model.screens.flatMap(\.links).allSatisfy { $0.shownWithoutStack == nil })
  }

  /// What one function shows in a sheet and behind a link, it may have decided for one of them each.
  @Test func aPageOfSeveralWaysMayBeMeantForOne() {
    let chart = Charted(
      """
      enum Page { case note, help }
      struct HomeView: View {
        @State private var isShown = false
        @State private var isPushed = false
        let page: Page
        var body: some View {
          NavigationStack {
            Button("") { isPushed = true; isShown = true }
              .navigationDestination(isPresented: $isPushed) { content(page) }
              .sheet(isPresented: $isShown) { content(page) }
          }
        }
        @ViewBuilder func content(_ page: Page) -> some View {
          switch page {
          case .note: NoteView()
          case .help: Text("")
          }
        }
      }
      struct NoteView: View { var body: some View { NavigationLink("") { Text("") } } }
      """)
    #expect(chart.screen("NoteView")?.links.map(\.shownWithoutStack) == [nil])
  }

  /// On each system a view is shown as its build has it.
  @Test(arguments: [("os(iOS)", 0), ("os(macOS)", 1)])
  func whatABuildDoesNotHaveIsNotShownThere(_ condition: String, _ count: Int) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            NavigationLink("") { FormView() }
            Button("") { isShown = true }
            #if os(macOS)
              .sheet(isPresented: $isShown) { FormView() }
            #endif
          }
        }
      }
      struct FormView: View { var body: some View { TagsView() } }
      struct TagsView: View {
        var body: some View {
          #if \(condition)
          NavigationLink("") { Text("") }
          #endif
        }
      }
      """)
    #expect(
      chart.screen("TagsView")?.links.map { $0.shownWithoutStack?.count ?? 0 } == [count])
  }

  /// A link of a stack without a path says how it shows its value.
  @Test func aLinkOfFlowStacksKeepsItsStyle() {
    let chart = Charted(
      """
      struct RootView: View {
        var body: some View {
          FlowStack(withNavigation: true) {
            HomeView().flowDestination(for: Trip.self) { TripView(trip: $0) }
          }
        }
      }
      struct HomeView: View {
        @EnvironmentObject var navigator: FlowPathNavigator
        var body: some View {
          FlowLink(value: Trip(name: "a"), style: .sheet(withNavigation: true)) { Text("") }
          FlowLink(value: Trip(name: "b"), style: .cover) { Text("") }
          FlowLink(value: Trip(name: "c")) { Text("") }
          Button("") { navigator.presentSheet(Trip(name: "d")) }
        }
      }
      struct Trip: Hashable { let name: String }
      struct TripView: View { let trip: Trip; var body: some View { Text("") } }
      """)
    #expect(
      chart.screen("HomeView")?.links.map(\.presentation) == [
        .sheet, .fullScreenCover, .drillDown, .sheet,
      ])
  }
}
