import PortolanModel
import Testing

/// Functions that push what they are told: they do no more than their callers say, where all of those say what they mean.
@Suite struct ToldFunctionTests {
  private func chart(_ router: String, _ calls: String) -> Charted {
    Charted(
      """
      enum Step: Hashable { case check, words, list }
      \(router)
      struct TripView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.trail) {
            Button("Next") { router.push(.check) }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .check: CheckView(router: router)
                case .words: Text("Words")
                case .list: Text("List")
                }
              }
          }
        }
      }
      struct CheckView: View {
        let router: Router
        var body: some View { \(calls) }
      }
      """)
  }

  private static let router = """
    @Observable class Router {
      var trail: [Step] = []
      func push(_ step: Step) { trail.append(step) }
      func goOn(to step: Step) { push(step) }
      func showList() { push(.list) }
    }
    """

  @Test(arguments: [
    ("Button(\"On\") { router.push(.words) }", ["check", "check/words", "list"]),
    ("Button(\"On\") { router.goOn(to: .words) }", ["check", "check/words", "list"]),
    ("Button(\"On\") { router.showList() }", ["check", "check/list"]),
    ("Text(\"\")", ["check", "list"]),
  ])
  func everyPlaceIsOneThatACallerSays(_ calls: String, _ places: [String]) throws {
    let chart = chart(Self.router, calls)
    #expect(try Chart(chart.model).places().map(\.text).sorted() == [""] + places)
    #expect(!chart.actions.contains("Router.push push trail"))
  }

  @Test(arguments: [
    "Button(\"On\") { router.push(restored()) }", "RowView(select: router.push)",
    "ForEach(steps) { step in Button(\"On\") { router.goOn(to: step) } }",
    "Button(\"On\") { somebody.push(other) }",
  ])
  func whoeverSaysNothingMayMeanAnything(_ calls: String) throws {
    let chart = chart(Self.router, calls)
    #expect(chart.actions.contains("Router.push push trail"))
    let places = try Chart(chart.model).places().map(\.text)
    #expect(places.contains("words"))
  }

  /// Of several cases that a function is told, that says where to go which it sets something to.
  @Test(arguments: [
    ("Button(\"Go\") { open = page }", ["help (open)", "logs (open)"]),
    ("Button(\"Go\") { if hue == .red { open = page } }", ["help (open)", "logs (open)"]),
    ("Button(\"Go\") { open = page; tint = hue }", [nil, "help (open)", "logs (open)"]),
  ])
  func oneOfSeveralCasesSaysWhereToGo(_ code: String, _ expected: [String?]) {
    let chart = Charted(
      """
      enum Hue { case red, blue }
      enum Page: Hashable, Identifiable { case help, logs; var id: Self { self } }
      struct DeckView: View {
        @State private var open: Page?
        @State private var tint = Hue.red
        var body: some View {
          HStack { row(.red); row(.blue) }
            .sheet(item: $open) { page in
              switch page {
              case .help: Text("Help")
              case .logs: Text("Logs")
              }
            }
        }
        @ViewBuilder private func row(_ hue: Hue) -> some View {
          switch hue {
          case .red: button(hue, page: .help)
          case .blue: button(hue, page: .logs)
          }
        }
        private func button(_ hue: Hue, page: Page) -> some View { \(code) }
      }
      """)
    let set = chart.model.screens[0].actions.flatMap(\.effects).map { effect in
      effect.destinations.map { "\($0.joined()) (\(effect.slot))" }
    }
    #expect(set.filter { $0?.hasSuffix("(open)") != false } == expected)
  }

  /// Whoever calls what hands on, calls where nobody looks, or tells something else beside it, says nothing.
  @Test(arguments: [
    "extension Router { func handle(_ url: URL) { if let step = read(url) { goOn(to: step) } } }",
    "protocol Going { var router: Router { get } }; extension Going { func go() { router.push(next()) } }",
    "extension Router { func goBack() { let step = last(); push(step) } }",
    "extension Router { func open(_ step: Step) { var step = step; if isOld { step = .list }; push(step) } }; func old(_ router: Router) { router.open(.check) }",
    "func cast(_ any: AnyObject) { (any as? Router)?.push(next()) }",
    "class Wider { func push(_ step: Step) {} }; func widen(_ wider: Wider) { wider.push(next()) }",
    "@dynamicMemberLookup struct Weak<T> {}; func later(_ weak: Weak<Router>) { weak.push(next()) }",
  ])
  func whoCallsUnseenMayMeanAnything(_ other: String) {
    let chart = chart(
      Self.router.replacing(
        "class Router", with: other.contains("Wider") ? "class Router: Wider" : "class Router")
        + "\n" + other, "Button(\"On\") { router.goOn(to: .words) }")
    #expect(chart.actions.contains("Router.push push trail"))
  }

  @Test(arguments: [
    "func push(_ step: Step, on tab: Tab) { trail.append(step) }",
    "func push(_ step: Step = .list, on tab: Int) { trail.append(step) }",
    "func push(_ step: Step, on tab: Int) { trail = [step, last()] }",
    "func push(_ step: Step, on tab: Int) { let step = isNew ? step : .list; trail.append(step) }",
  ])
  func aFunctionThatDoesMoreThanItIsTold(_ function: String) throws {
    let chart = Charted(
      """
      enum Step: Hashable { case check, words, list }
      enum Tab { case one, two }
      @Observable class Router { var trail: [Step] = []; \(function) }
      struct TripView: View {
        @State private var router = Router()
        let step: Step
        var body: some View {
          NavigationStack(path: $router.trail) {
            Button("Next") { router.push(\(function.contains("Tab") ? "step, on: .one" : ".check, on: 1")) }
              .navigationDestination(for: Step.self) { step in
                switch step { case .check: Text("a"); case .words: Text("b"); case .list: Text("c") }
              }
          }
        }
      }
      """)
    #expect(try Chart(chart.model).places().map(\.text).contains("list"))
  }

  @Test func aViewTellsItself() throws {
    let chart = Charted(
      """
      enum Step: Hashable { case check, words, list }
      struct TripView: View {
        @State private var trail: [Step] = []
        var body: some View {
          NavigationStack(path: $trail) {
            Button("Next") { push(.check) }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .check: Button("On") { next() }
                case .words: Text("Words")
                case .list: Text("List")
                }
              }
          }
        }
        private func next() { push(.words) }
        private func push(_ step: Step) { trail.append(step) }
      }
      """)
    #expect(
      chart.actions == ["TripView.Next push trail (check)", "TripView.next push trail (words)"])
    #expect(chart.setters(of: "check", in: "trail") == ["Button(\"Next\") { push(.check) }"])
    #expect(chart.destination("list", in: "trail")?.setBy == nil)
  }

  @Test func aFunctionThatPresentsWhatItIsTold() {
    let chart = Charted(
      """
      enum Page: Identifiable { case help, about; var id: Self { self } }
      @Observable class Router {
        var page: Page?
        func show(_ page: Page?) { self.page = page }
      }
      struct TripView: View {
        @State private var router = Router()
        var body: some View {
          Button("Help") { router.show(.help) }
            .sheet(item: $router.page) { page in
              switch page { case .help: Text("Help"); case .about: Text("About") }
            }
        }
      }
      """)
    #expect(chart.actions.contains("Router.Help present page (help)"))
    #expect(!chart.actions.contains("Router.show present page"))
  }

  /// What a function sets whatever it is told, its callers set.
  @Test func aFlagThatGoesWithWhatAFunctionIsToldIsItsCallers() {
    let chart = Charted(
      """
      @main struct CartApp: App {
        @State private var cart = Cart()
        var body: some Scene { WindowGroup { CartView().environment(cart) } }
      }
      enum Question { case remove(String), purge }
      @Observable final class Cart {
        var isAsking = false
        var isBusy = false
        var question: Question?
        func ask(_ question: Question) {
          self.question = question
          isAsking = true
          if isBusy { isBusy = false }
        }
      }
      struct CartView: View {
        @Environment(Cart.self) var cart
        var body: some View {
          VStack {
            Button("Remove") { cart.ask(.remove("")) }
            Button("Purge") { cart.ask(.purge) }
          }
          .confirmationDialog("", isPresented: Bindable(cart).isAsking, presenting: cart.question) { _ in
            Button("Yes") {}
          }
          .sheet(isPresented: Bindable(cart).isBusy) { Text("Busy") }
        }
      }
      """)
    for name in ["Remove", "Purge"] {
      let own = chart.actions.filter { $0.contains(name) }
      #expect(own.count == 1 && own[0].contains("isAsking") && !own[0].contains("isBusy"))
    }
  }

  private static func tour(_ select: String, _ open: String) -> Charted {
    Charted(
      """
      class TourModel: ObservableObject {
        @Published var tab = 0
        var title = ""
        func follow(_ url: URL?) {
          switch url?.host {
          case "map": select(1)
          default: select(0)
          }
        }
        \(select)
      }
      struct TourView: View {
        @StateObject var model = TourModel()
        var body: some View {
          TabView(selection: $model.tab) {
            Button("Open") { \(open) }.tabItem { Text("Home") }.tag(0)
            Text("Map").tabItem { Text("Map") }.tag(1)
          }
        }
      }
      """)
  }

  /// A number tells which tab is meant: each is selected by those who say it.
  @Test func aTabIsToldByANumber() {
    let chart = Self.tour(
      "private func select(_ number: Int) { tab = number }", "model.follow(nil)")
    #expect(chart.setters(of: "1", in: "tab") == ["case \"map\": select(1)"])
    #expect(
      chart.setters(of: "0", in: "tab") == ["@Published var tab = 0", "default: select(0)"])
    #expect(
      chart.actions == ["TourModel.follow select tab (0)", "TourModel.follow select tab (1)"])
  }

  /// Where somebody says what nobody can tell, a function may still do anything.
  @Test func aTabThatNobodyTellsMayBeAny() {
    let chart = Self.tour("func select(_ number: Int) { tab = number }", "model.select(page())")
    #expect(chart.actions.contains("TourModel.select select tab"))
  }

  /// What does more than to choose does that whatever it is told.
  @Test func whatDoesMoreIsDoneByItself() {
    let chart = Self.tour(
      "func select(_ number: Int) { tab = number; tab = 0 }", "model.follow(nil)")
    #expect(chart.setters(of: "0", in: "tab").count == 2)
  }
}
