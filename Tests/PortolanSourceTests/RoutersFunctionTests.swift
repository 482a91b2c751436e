import PortolanModel
import Testing

/// Functions of a router that push what they are told, whatever that is.
@Suite struct RoutersFunctionTests {
  private func chart(_ functions: String, _ view: String) -> Charted {
    Charted(
      """
      typealias Pushable = Hashable
      enum Page: Hashable { case book(Book), help }
      enum Tide: Hashable { case ebb, flood }
      struct Book: Hashable { let title: String }
      struct Shelf: Hashable { let books: [Book] }
      final class Author: NSObject {}
      struct Guide {}
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        \(functions)
      }
      struct RootView: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            HomeView().navigationDestination(for: Page.self) { page in
              switch page {
              case .book: BookView()
              case .help: HelpView()
              }
            }
            .navigationDestination(for: Shelf.self) { _ in ShelfView() }
            .navigationDestination(for: Tide.self) { _ in HelpView() }
          }
          .environmentObject(router)
        }
      }
      struct HomeView: View {
        @EnvironmentObject private var router: Router
        @State private var isAsking = false
        let shelf: Shelf
        let author: Author
        var body: some View { \(view).alert("", isPresented: $isAsking) {} }
      }
      struct Loading<Content: View>: View {
        let content: (Author) -> Content
        var body: some View { Text("") }
      }
      struct BookView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      struct ShelfView: View { var body: some View { Text("") } }
      """)
  }

  private func actions(_ chart: Charted) -> [String] {
    chart.actions.filter { $0.hasPrefix("HomeView") }
  }

  @Test(arguments: [
    "func push<Value: Hashable>(_ value: Value) { path.append(value) }",
    "func push(_ value: any Hashable) { path.append(value) }",
    "func push(_ value: some Hashable) { path.append(value) }",
    "func push(_ value: any Pushable) { path.append(value) }",
    "func push(_ value: some Pushable) { path.append(value) }",
    "typealias Value = any Pushable; func push(_ value: Value) { path.append(value) }",
  ])
  func whatIsToldIsPushed(_ function: String) {
    let chart = chart(
      function,
      """
      VStack {
        Button("A") { router.push(shelf) }
        Button("B") { router.push(Page.help) }
      }
      """)
    #expect(
      actions(chart) == [
        "HomeView.A push RootView.path (Shelf)", "HomeView.B push RootView.path (help)",
      ])
    #expect(chart.setters(of: "Shelf", in: "path").count == 1)
    #expect(chart.setters(of: "help", in: "path").count == 1)
  }

  /// Where one page is shown for all cases of an enum, it is called after that.
  @Test(arguments: [
    "Button(\"A\") { router.push(Tide.ebb) }", "NavigationLink(\"A\", value: Tide.ebb)",
  ])
  func aCaseIsPushedByItsTypeWhereThatIsOnePage(_ view: String) {
    let chart = chart("func push(_ value: any Hashable) { path.append(value) }", view)
    #expect(chart.actions.filter { $0.hasSuffix(" push RootView.path (Tide)") }.count == 1)
  }

  private static let overloads = """
    func push<Value: Hashable>(_ value: Value) { path.append(value) }
    func push(_ page: Page) { path.append(page) }
    func push(_ author: Author) { push(.book(author.books[0])) }
    func openShelf() { path.append(Shelf(books: [])) }
    func openAuthor(_ id: Int) { let author: Author = find(id); push(author) }
    """

  /// Of several functions of one name, the types say which is meant; and what a router's function has another one push, whoever
  /// calls it pushes.
  @Test(arguments: [
    ("router.push(author)", "book"), ("router.push(.help)", "help"),
    ("router.push(shelf)", "Shelf"), ("router.openShelf()", "Shelf"),
    ("router.openAuthor(1)", "book"),
  ])
  func theTypesSayWhichIsMeant(_ call: String, _ pushed: String) {
    let chart = chart(Self.overloads, "Button(\"A\") { \(call) }")
    #expect(actions(chart) == ["HomeView.A push RootView.path (\(pushed))"])
  }

  @Test(arguments: [
    "Loading { one in Button(\"A\") { router.push(one) } }",
    "Loading(content: { one in Button(\"A\") { router.push(one) } })",
    "ForEach(author.friends) { one in Button(\"A\") { router.push(one) } }",
  ])
  func aClosuresParameterIsOfTheTypeThatItsViewSays(_ view: String) {
    let chart = chart(
      "\(Self.overloads)\n}\nextension Author { var friends: [Author] { [] }", view)
    #expect(actions(chart) == ["HomeView.A push RootView.path (book)"])
  }

  /// What a closure is handed its taker says, be it a model or a function.
  @Test(arguments: [
    ("Picking(onPick: { path.append($0) })", " (Shelf)"),
    ("Picking(onPick: { shelf in path.append(shelf) })", " (Shelf)"),
    ("maker.picking(onPick: { path.append($0) })", " (Shelf)"),
    ("maker.any(0, onPick: { path.append($0) })", ""),
  ])
  func whatIsHandedToAClosureIsPushed(_ model: String, _ pushed: String) {
    let chart = Charted(
      """
      struct Shelf: Hashable { let id: Int }
      typealias Pick = ((Shelf) -> Void)?
      @Observable final class Picking { init(onPick: Pick) {} }
      struct Maker {
        func picking(onPick: Pick) -> Picking { Picking(onPick: onPick) }
        func any<Value>(_ value: Value, onPick: (Value) -> Void) -> Picking { Picking(onPick: nil) }
      }
      struct Main: View {
        let maker: Maker
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            PickPage(model: \(model)).navigationDestination(for: Shelf.self) { _ in ShelfPage() }
          }
        }
      }
      struct PickPage: View { let model: Picking; var body: some View { Text("") } }
      struct ShelfPage: View { var body: some View { Text("") } }
      """)
    #expect(chart.actions == ["Main.onPick push path" + pushed])
  }

  @Test func ofWhatNobodyKnowsNothingIsSaid() {
    #expect(
      actions(chart(Self.overloads, #"Button("A") { router.push(unknown()) }"#)) == [])
  }

  /// A function that is told whether to begin anew does the one or the other, and whoever says which does that.
  @Test(arguments: [
    ("", "push"), (", reset: false", "push"), (", reset: true", "replace"),
    (", reset: isCompact", "replace, push"),
  ])
  func aFlagSaysWhatAFunctionDoes(argument: String, kinds: String) {
    for body in [
      "if reset { path = [page] } else { path.append(page) }",
      "path = reset ? [page] : path + [page]",
      "guard !reset else { path = [page]; return }; path.append(page)",
    ] {
      let chart = Charted(
        """
        @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
        final class Router: ObservableObject {
          static let shared = Router()
          enum Page: Hashable { case item, help }
          @Published var path: [Page] = []
          func navigate(to page: Page, reset: Bool = false) { \(body) }
        }
        struct ShopView: View {
          @ObservedObject private var router = Router.shared
          @AppStorage("compact") private var isCompact = false
          var body: some View {
            NavigationStack(path: $router.path) {
              Button("Item") { router.navigate(to: .item\(argument)) }
                .navigationDestination(for: Router.Page.self) { page in
                  switch page {
                  case .item: Text("Item")
                  case .help: Text("Help")
                  }
                }
            }
          }
        }
        """)
      let ways = chart.model.screens.flatMap(\.actions).filter { $0.name == "Item" }
      #expect(ways.allSatisfy { $0.effects.count == 1 })
      #expect(
        Set(ways.flatMap(\.effects).map(\.kind.rawValue))
          == Set(kinds.components(separatedBy: ", ")), "\(body)")
    }
  }

  /// What a router does for a page alone, that page does: nobody does it at the root.
  @Test(arguments: [
    (
      "ItemView", "Button(\"Help\") { Router.shared.showHelp() }",
      ["ItemView.Help push ShopView.path (help)"]
    ),
    (
      "ItemView", "Button(\"Help\", action: Router.shared.showHelp)",
      ["ShopView.showHelp push path (help)"]
    ),
    (
      "ItemView",
      "Button(\"Help\") { unknown.showHelp() }; Button(\"Help\") { Router.shared.showHelp() }",
      ["ItemView.Help push ShopView.path (help)", "ShopView.showHelp push path (help)"]
    ),
    (
      "RowView", "Button(\"Help\") { Router.shared.showHelp() }",
      ["ShopView.RowView.Help push path (help)", "ShopView.showHelp push path (help)"]
    ),
  ])
  func whatARouterDoesForOthersAloneTheyDo(view: String, code: String, pushes: [String]) {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      final class Router: ObservableObject {
        static let shared = Router()
        enum Page: Hashable { case item, help }
        @Published var path: [Page] = []
        func showHelp() { path.append(.help) }
      }
      struct ShopView: View {
        @ObservedObject private var router = Router.shared
        var body: some View {
          NavigationStack(path: $router.path) {
            VStack {
              Button("Item") { router.path.append(.item) }
              RowView()
            }
            .navigationDestination(for: Router.Page.self) { page in
              switch page {
              case .item: ItemView()
              case .help: Text("Help")
              }
            }
          }
        }
      }
      struct ItemView: View { var body: some View { \(view == "ItemView" ? code : "Text(\"\")") } }
      struct RowView: View { var body: some View { \(view == "RowView" ? code : "Text(\"\")") } }
      """)
    #expect(chart.actions.filter { $0.contains("(help)") } == pushes)
  }

  /// What a router takes away, or selects, for whoever asks for it.
  @Test func whatARouterTakesAwayWhoeverCallsItTakesAway() {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      final class Router: ObservableObject {
        static let shared = Router()
        enum Tab { case shop, news }
        @Published var tab = Tab.shop
        @Published var isHelpShown = false
        func open() { isHelpShown = true }
        func close() { isHelpShown = false }
        func showNews() { tab = .news }
      }
      struct ShopView: View {
        @ObservedObject private var router = Router.shared
        var body: some View {
          TabView(selection: $router.tab) {
            Button("Help") { router.open() }.tag(Router.Tab.shop)
            Text("News").tag(Router.Tab.news)
          }
          .sheet(isPresented: $router.isHelpShown) { HelpView() }
        }
      }
      struct HelpView: View {
        var body: some View {
          Button("Close") { Router.shared.close() }
          Button("News") { Router.shared.showNews() }
        }
      }
      """)
    #expect(
      chart.actions.filter { $0.hasPrefix("HelpView.") } == [
        "HelpView.Close dismiss ShopView.isHelpShown",
        "HelpView.News select ShopView.tab (news)",
      ])
  }

  /// So it does what it has another of its functions take away, or what that shows instead, as it finds things to be.
  @Test(arguments: [
    ("step = nil", ["dismiss Harbor.step"]),
    (
      "if isPaid { step = nil } else { step = .pay }",
      ["dismiss Harbor.step", "present Harbor.step (pay)"]
    ),
  ])
  func whatItsFunctionsTakeAwayWhoeverCallsItTakesAway(_ code: String, _ effects: [String]) {
    let chart = Charted(
      """
      enum Step: Identifiable { case sign, pay; var id: Self { self } }
      @MainActor final class Harbor: ObservableObject {
        @Published var step: Step?
        var isPaid = false
        func send(name: String) { check() }
        private func check() { end() }
        private func end() { \(code) }
        func lead() { log(); end() }
        private func log() { isLogged = true }
        @Published var isLogged = false
      }
      struct PierView: View {
        @StateObject var harbor = Harbor()
        var body: some View {
          Button("Sign") { harbor.step = .sign }
            .sheet(item: $harbor.step) { step in
              switch step {
              case .sign: SignView(harbor: harbor)
              case .pay: Text("")
              }
            }
        }
      }
      struct SignView: View {
        @ObservedObject var harbor: Harbor
        var body: some View { Button("Next") { harbor.send(name: "") } }
      }
      """)
    #expect(
      chart.actions.filter { $0.hasPrefix("SignView.") } == effects.map { "SignView.Next \($0)" })
  }

  /// What a function that extends all views does, the views do that call it.
  @Test func whatAModifierFunctionDoesItsUsersDo() {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      final class Router: ObservableObject {
        static let shared = Router()
        @Published var isHelpShown = false
      }
      struct ShopView: View {
        @ObservedObject private var router = Router.shared
        var body: some View {
          Text("Shop").listening()
            .sheet(isPresented: $router.isHelpShown) { Text("Help") }
        }
      }
      extension View {
        func listening() -> some View { onOpenURL { _ in Router.shared.isHelpShown = true } }
        func ignored() -> some View { onTapGesture { Router.shared.isHelpShown = true } }
      }
      """)
    #expect(chart.actions == ["ShopView.onOpenURL present isHelpShown"])
  }

  /// Only what is there can be taken away, and who does more than that is listed by what he does.
  @Test(arguments: [
    ("Router.shared.close()", true), ("let other = Router(); other.close()", false),
    ("closing.close()", false), ("helper.run()", false),
  ])
  func whoTakesAwayWhatIsNotThere(code: String, isOne: Bool) {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      protocol Closing { func close() }
      final class Router: ObservableObject, Closing {
        static let shared = Router()
        @Published var isHelpShown = false
        func open() { isHelpShown = true }
        func close() { isHelpShown = false }
      }
      final class Door: Closing { func close() {} }
      final class Helper { func run() { Router.shared.close() } }
      struct ShopView: View {
        @ObservedObject private var router = Router.shared
        var body: some View {
          Button("Help") { router.open() }
            .sheet(isPresented: $router.isHelpShown) { HelpView(closing: Door(), helper: Helper()) }
        }
      }
      struct HelpView: View {
        let closing: any Closing
        let helper: Helper
        var body: some View { Button("Done") { \(code) } }
      }
      """)
    #expect(chart.actions.contains("HelpView.Done dismiss ShopView.isHelpShown") == isOne)
  }

  /// A variable of the parameter's name may be something else by then.
  @Test func aFlagThatIsChangedSaysNothing() {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      final class Router: ObservableObject {
        enum Page: Hashable { case item, help }
        @Published var path: [Page] = []
        func open(_ page: Page, force: Bool = false) {
          var force = force
          if page == .help { force = true }
          if force { path.append(page) }
        }
      }
      struct ShopView: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Help") { router.open(.help) }
              .navigationDestination(for: Router.Page.self) { _ in Text("") }
          }
        }
      }
      """)
    #expect(chart.actions == ["Router.Help push path (help)"])
  }

  /// What one arm of a function does by way of another function, it does in place of what the other arms do by themselves.
  @Test func anArmThatCallsAnotherFunctionIsAWayOfItsOwn() {
    let chart = chart(
      """
      func open(_ address: String) {
        if address.isEmpty {
          path.append(Page.help)
        } else if address.hasPrefix("shelf") {
          openShelf(address)
        } else {
          path.append(Tide.ebb)
        }
      }
      func openShelf(_ address: String) {
        if address.count > 5 { path.append(Shelf(books: [])) }
      }
      """, "Button(\"Open\") { router.open(\"\") }")
    let pushed = chart.model.screens.flatMap(\.actions).filter {
      $0.name == "HomeView.Open" || $0.name == "Open"
    }
    .map { $0.effects.flatMap { $0.destinations ?? [] } }
    #expect(pushed.sorted { $0.joined() < $1.joined() } == [["Shelf"], ["Tide"], ["help"]])
  }

  /// What a function does besides to show something, its callers do as well: in one go, on one stack, or in an arm of its own.
  @Test(arguments: [
    (
      "isHelpShown = false; path.append(Page.help)",
      ["dismiss ShopView.isHelpShown", "push ShopView.path (help)"]
    ),
    (
      "path.removeLast(); path.append(Page.help)",
      ["pop ShopView.path", "push ShopView.path (help)"]
    ),
    (
      "if path.isEmpty { path.append(Page.help) } else { isHelpShown = false }",
      ["dismiss ShopView.isHelpShown", "push ShopView.path (help)"]
    ),
    // In place of what is shown nothing is taken away.
    ("isHelpShown = false; isHelpShown = true", []),
  ])
  func whatAFunctionDoesAtOnceItsCallersDo(code: String, done: [String]) {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      enum Page: Hashable { case help, shelf }
      final class Router: ObservableObject {
        static let shared = Router()
        @Published var path: [Page] = []
        @Published var isHelpShown = false
        func go() { \(code) }
        func open() { isHelpShown = true }
      }
      struct ShopView: View {
        @ObservedObject private var router = Router.shared
        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("Shelf", value: Page.shelf).navigationDestination(for: Page.self) { page in
              switch page {
              case .help: Text("Help")
              case .shelf: ShelfView()
              }
            }
          }
          .sheet(isPresented: $router.isHelpShown) { Text("Help") }
        }
      }
      struct ShelfView: View { var body: some View { Button("Go") { Router.shared.go() } } }
      """)
    #expect(
      chart.actions.filter { $0.hasPrefix("ShelfView.Go ") } == done.map { "ShelfView.Go \($0)" })
    // The router is told of with all that its function does.
    let own = chart.screen("ShopView")?.actions.first { $0.name == "go" }?.effects.map(\.kind) ?? []
    #expect(own.contains(.push) == code.contains("append"))
  }

  /// Of an arm for the case that a function is told, whatever is done there.
  @Test(arguments: [
    ("path = []", "popToRoot ShopView.path"), ("path.removeLast()", "pop ShopView.path"),
    ("path.append(.help)", "push ShopView.path (help)"),
    ("path = [.help]", "replace ShopView.path (help)"),
    ("isHelpShown = false", "dismiss ShopView.isHelpShown"),
  ])
  func whatTheArmDoesThatIsMeant(code: String, done: String) {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      enum Page: Hashable { case help, shelf }
      enum Area { case pages, stock }
      final class Router: ObservableObject {
        static let shared = Router()
        @Published var path: [Page] = []
        @Published var isHelpShown = false
        @Published var isStockShown = false
        func leave(_ area: Area) {
          switch area {
          case .pages: \(code)
          case .stock: isStockShown = false
          }
        }
        func open() { (isHelpShown, isStockShown) = (true, true) }
      }
      struct ShopView: View {
        @ObservedObject private var router = Router.shared
        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("Shelf", value: Page.shelf).navigationDestination(for: Page.self) { page in
              switch page {
              case .help: Text("Help")
              case .shelf: ShelfView()
              }
            }
          }
          .sheet(isPresented: $router.isHelpShown) { Text("Help") }
          .sheet(isPresented: $router.isStockShown) { Text("Stock") }
        }
      }
      struct ShelfView: View { var body: some View { Button("Go") { Router.shared.leave(.pages) } } }
      """)
    #expect(chart.actions.filter { $0.hasPrefix("ShelfView.") } == ["ShelfView.Go \(done)"])
  }
}
