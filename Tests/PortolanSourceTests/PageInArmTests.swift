import PortolanModel
import Testing

/// Pages that a view shows in place of one which leads on: where the user does something, they are part of the chart.
@Suite struct PageInArmTests {
  private func children(_ body: String) -> [String] {
    let chart = Charted(
      """
      @Observable final class Session { var user: String? }
      struct RootView: View {
        @Environment(Session.self) private var session
        var body: some View { \(body) }
      }
      struct MainView: View {
        let user: String
        @State private var asks = false
        var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} }
      }
      struct LoginView: View {
        @Environment(Session.self) private var session
        var body: some View { Button("In") { session.user = "" } }
      }
      struct RetryView: View {
        @Environment(Session.self) private var session
        var body: some View { Button("Again") { session.user = "" } }
      }
      struct SplashView: View { var body: some View { Text("") } }
      """)
    return chart.screen("RootView")?.slots.filter { $0.arity == .always }.map { slot in
      slot.name + (slot.branches ?? []).map { " \($0.fork).\($0.arm)" }.joined()
    } ?? []
  }

  @Test(arguments: [
    (
      "if let user = session.user { MainView(user: user) } else { LoginView() }",
      ["mainView 1.1", "loginView 1.2"]
    ),
    (
      """
      Group {
        if let user = session.user { MainView(user: user) } else if isReady { LoginView() } else { SplashView() }
      }
      .padding()
      """,
      ["mainView 1.1", "loginView 1.2 2.1"]
    ),
    ("if let user = session.user { MainView(user: user) } else { RetryView() }", ["mainView 1.1"]),
    ("if let user = session.user { MainView(user: user) } else { SplashView() }", ["mainView 1.1"]),
    // A part of the page is none.
    (
      "Text(\"\"); if let user = session.user { MainView(user: user) } else { LoginView() }",
      ["mainView 1.1"]
    ),
  ])
  func aPageInWhichTheUserDoesSomethingIsEmbedded(_ body: String, _ expected: [String]) {
    #expect(children(body) == expected)
  }

  /// Beside a `switch` that chooses a page there may be another arm.
  @Test(arguments: [("LoginView()", true), ("SplashView()", false), ("RetryView()", false)])
  func aPageInPlaceOfASwitchIsEmbedded(_ page: String, _ isEmbedded: Bool) {
    let choice = "switch way { case .out: MainView(user: \"\"); case .home: SplashView() }"
    let state = "enum Way { case out, home }\n@State private var way = Way.out"
    let go = ".onTapGesture { way = .home }"
    for (body, branches) in [
      ("Group { if session.user == nil { \(page) } else { \(choice) } }\(go)", "1.1"),
      ("Group { if isOpen { \(choice) } else if session.user == nil { \(page) } }\(go)", "1.2 2.1"),
    ] {
      let found = children("\(body) }\n\(state)\nvar isOpen: Bool { session.user != nil")
      #expect(found == (isEmbedded ? ["loginView \(branches)"] : []))
    }
  }

  /// A view of columns that is told to be a stack shows its first alone.
  @Test(arguments: [
    (".navigationViewStyle(.stack)", 1), (".navigationViewStyle(StackNavigationViewStyle())", 1),
    (".navigationViewStyle(.columns)", 2), ("", 2),
    ("\n#if os(iOS)\n.navigationViewStyle(.stack)\n#endif\n", 2),
  ])
  func aStackHasOneColumn(_ style: String, _ count: Int) {
    let views = ["Menu", "Tour"].map { name in
      """
      struct \(name)View: View {
        @State private var is\(name)Asking = false
        var body: some View {
          Button("") { is\(name)Asking = true }.alert("", isPresented: $is\(name)Asking) {}
        }
      }
      """
    }
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View {
          NavigationView {
            MenuView()
            TourView()
          }\(style)
        }
      }
      \(views.joined(separator: "\n"))
      """)
    #expect(chart.screen("HomeView")?.slots.count == count)
  }

  /// A second column that is made as the first pushes it is there from the beginning; another only stands in for what is pushed.
  @Test(arguments: [
    ("MailView()", "MailView()", true), ("MailView()", "MailView(mail: mail)", false),
    ("MailView(mail: nil)", "MailView(mail: mail)", false),
  ])
  func aSecondColumnIsAPageThoughTheFirstPushesIt(
    _ second: String, _ pushed: String, _ isThere: Bool
  ) {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View {
          NavigationView {
            ListView()
            \(second)
          }
        }
      }
      struct ListView: View {
        @State private var mail: Int?
        var body: some View {
          List { NavigationLink(tag: 1, selection: $mail) { \(pushed) } label: { Text("") } }
        }
      }
      struct MailView: View {
        var mail: Int?
        @State private var asks = false
        var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} }
      }
      """)
    let children = chart.screen("HomeView")?.slots.map(\.name) ?? []
    #expect(children == (isThere ? ["listView", "mailView"] : ["listView"]))
  }

  /// Of an arm for several cases the view is told which it is.
  @Test func aViewForSeveralCasesIsToldWhich() {
    let chart = Charted(
      """
      enum Kind: Identifiable { case one, two, three; var id: Self { self } }
      struct HomeView: View {
        @State private var page: Kind?
        var body: some View {
          Button("") { page = .one }
            .sheet(item: $page) { page in
              switch page {
              case .one, .two: PairView(kind: page)
              case .three: ThreeView()
              }
            }
        }
      }
      struct PairView: View {
        let kind: Kind
        var body: some View {
          switch kind {
          case .one: OneView()
          case .two: TwoView()
          default: EmptyView()
          }
        }
      }
      struct OneView: View { @State var isShown = false; var body: some View { Text("").alert("", isPresented: $isShown) {} } }
      struct TwoView: View { @State var isShown = false; var body: some View { Text("").alert("", isPresented: $isShown) {} } }
      struct ThreeView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("HomeView") } == [
        "HomeView.page atMostOne optionalEnum: one sheet → OneView, two sheet → TwoView, three sheet → ThreeView"
      ])
  }
}
