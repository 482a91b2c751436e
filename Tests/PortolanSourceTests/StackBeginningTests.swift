import PortolanModel
import Testing

/// Stacks that are set as a whole, or begin with something.
@Suite struct StackBeginningTests {
  private func chart(_ code: String) -> Charted {
    Charted(
      """
      enum Page: String, Hashable { case about, help }
      final class Router: ObservableObject {
        @Published var path: [Page] = []
        func open(_ name: String, _ pages: [Page]) { \(code) }
      }
      struct More: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("About", value: Page.about)
              .navigationDestination(for: Page.self) { page in
                switch page { case .about: About(); case .help: Help() }
              }
          }
        }
      }
      struct About: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """)
  }

  /// Whatever page it is, there is one: none stands on another.
  @Test func oneElementOfAnyCaseStandsAlone() throws {
    let chart = chart("if let page = Page(rawValue: name) { path = [page] }")
    let screen = try #require(chart.screen("Router"))
    let actions = screen.actions.filter { $0.name == "open" }
    #expect(actions.map(\.effects.count) == [1])
    #expect(actions.first?.effects.first?.isAlone == true)
    #expect(successors(chart, screen)?.first == ["about", "help"])
    #expect(successors(chart, screen)?.next == [:])
  }

  @Test func ofSeveralElementsNobodyKnows() throws {
    let chart = chart("path = pages")
    let screen = try #require(chart.screen("Router"))
    #expect(successors(chart, screen) == nil)
  }

  /// What lies on what, a list says: each on the one before, the first on nothing.
  @Test(arguments: ["path = [.about, .help]", "path.append(contentsOf: [.about, .help])"])
  func aListSaysWhatLiesOnWhat(_ code: String) throws {
    let chart = chart(code)
    let screen = try #require(chart.screen("Router"))
    let effect = try #require(screen.actions.first { $0.name == "open" }?.effects.first)
    #expect(effect.isInOrder == true)
    let isSet = effect.kind == .replace
    #expect(successors(chart, screen)?.next["about"]?.contains("help") == true)
    #expect(successors(chart, screen)?.first.contains("about") == true)
    if isSet {
      #expect(successors(chart, screen)?.first == ["about"])
      #expect(successors(chart, screen)?.next == ["about": ["help"]])
    }
  }

  /// So does code that empties the stack and then puts one on the other.
  @Test(arguments: [
    "path = []; path.append(.about); path.append(.help)",
    "path.removeAll(); path.append(.about); path.append(.help)",
    "path = [.about]; path.append(.help)",
    "var pages: [Page] = []; pages.append(.about); pages.append(.help); path = pages",
    "var pages: [Page] = []; Task { pages.append(.about); pages.append(.help); path = pages }",
  ])
  func codeSaysWhatLiesOnWhat(_ code: String) throws {
    let chart = chart(code)
    let screen = try #require(chart.screen("Router"))
    let action = try #require(screen.actions.first { $0.name == "open" })
    #expect(action.effects.map(\.kind) == [.replace])
    #expect(action.effects.map(\.isInOrder) == [true])
    #expect(successors(chart, screen)?.first == ["about"])
    #expect(successors(chart, screen)?.next == ["about": ["help"]])
  }

  /// What is pushed next, the page takes that lies below: each registers what it shows for a text.
  @Test(arguments: [
    ("path = NavigationPath(); path.append(Page.about); path.append(name)", ["about", "String"]),
    ("path = NavigationPath(); path.append(Page.help); path.append(name)", ["help", "String2"]),
  ])
  func thePageBelowTakesWhatIsPushedNext(code: String, pushed: [String]) throws {
    let chart = Charted(
      """
      enum Page: Hashable { case about, help }
      struct More: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              NavigationLink("About", value: Page.about)
              NavigationLink("Help", value: Page.help)
            }
            .navigationDestination(for: Page.self) { page in
              switch page { case .about: About(); case .help: Help() }
            }
          }
          .onOpenURL { url in
            let name = "Name " + url.lastPathComponent
            \(code)
          }
        }
      }
      struct About: View {
        var body: some View {
          NavigationLink("Names", value: "").navigationDestination(for: String.self) { Name(name: $0) }
        }
      }
      struct Help: View {
        var body: some View {
          NavigationLink("Words", value: "").navigationDestination(for: String.self) { Word(word: $0) }
        }
      }
      struct Name: View { let name: String; var body: some View { Text(name) } }
      struct Word: View { let word: String; var body: some View { Text(word) } }
      """)
    let screen = try #require(chart.screen("More"))
    let action = try #require(screen.actions.first { $0.kind == .app })
    #expect(action.effects.map(\.destinations) == [pushed])
    #expect(action.effects.map(\.isInOrder) == [true])
  }

  /// What may be done or not leaves the empty stack behind, or one element.
  @Test func whatIsPushedOntoTheEmptiedStackLiesOnNothing() throws {
    let chart = chart(
      "path = []; if name.isEmpty { path.append(.about) } else { path.append(.help) }")
    let screen = try #require(chart.screen("Router"))
    let actions = screen.actions.filter { $0.name == "open" }
    #expect(
      actions.map { $0.effects.map(\.kind) } == [[.popToRoot, .replace], [.popToRoot, .replace]])
    #expect(successors(chart, screen)?.first == ["about", "help"])
    #expect(successors(chart, screen)?.next == [:])
  }

  /// What a loop does again, or code only later, may lie on anything.
  @Test(arguments: [
    "path = []; for _ in name { path.append(.about); path.append(.help) }",
    "path = []; path.append(.about); Task { path.append(.help) }",
    "path.append(.about); for _ in name { path.append(.help) }",
  ])
  func whatIsDoneAgainMayLieOnAnything(_ code: String) throws {
    let chart = chart(code)
    let screen = try #require(chart.screen("Router"))
    #expect(screen.actions.flatMap(\.effects).allSatisfy { $0.isInOrder == nil })
    #expect(successors(chart, screen)?.first.contains("help") == true)
  }

  @Test(arguments: ["path = [page, .help]", "path = [isNew ? .about : .help, .help]"])
  func aListOfWhoKnowsWhatSaysNothing(_ code: String) throws {
    let chart = chart("let page = Page(rawValue: name)!; let isNew = name.isEmpty; \(code)")
    let screen = try #require(chart.screen("Router"))
    let effects = screen.actions.filter { $0.name == "open" }.flatMap(\.effects)
    #expect(effects.map(\.isInOrder) == [nil])
  }

  /// Who pops the top and pushes at once puts something in its place: that stands on what the former one stood on.
  @Test(arguments: [
    ("path.removeLast(); path.append(.done)", true),
    ("var pages = path; pages.removeLast(); pages.append(.done); path = pages", true),
    ("if isLast { path.removeLast(); path.append(.done) }", true),
    ("if isLast { path.removeLast() }; path.append(.done)", false),
    ("if isLast { path.removeLast() } else { path.append(.done) }", false),
    ("path.removeLast(2); path.append(.done)", false),
    ("for _ in 0..<2 { path.removeLast() }; path.append(.done)", false),
    ("path.removeLast(); Task { path.append(.done) }", false),
  ])
  func whatIsPushedInPlaceOfTheTopStandsBelowIt(_ code: String, _ replaces: Bool) throws {
    let chart = Charted(
      """
      enum Step: Hashable { case edit, load, done }
      @Observable final class Guide { var path: [Step] = [] }
      struct StartView: View {
        @State private var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.path) {
            Button("Edit") { guide.path.append(.edit) }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .edit: EditView(guide: guide)
                case .load: LoadView(guide: guide)
                case .done: Text("")
                }
              }
          }
        }
      }
      struct EditView: View {
        let guide: Guide
        var body: some View { Button("Load") { guide.path.append(.load) } }
      }
      struct LoadView: View {
        let guide: Guide
        var isLast = false
        var body: some View { ProgressView().onAppear { finish() } }
        func finish() { CODE }
      }
      """.replacing("CODE", with: code.replacing("path", with: "guide.path")))
    let screen = try #require(chart.model.screens.first { $0.slots.contains { $0.name == "path" } })
    let found = try #require(successors(chart, screen))
    #expect(found.first == ["edit"])
    #expect(found.next["edit"] == (replaces ? ["load", "done"] : ["load"]))
    #expect(found.next["load"] == (replaces ? nil : ["done"]))
  }

  /// A stack that is there from the start is one more that code builds; whoever pushes later says the rest.
  @Test(arguments: [
    ("Router(path: [.about, .help])", "[]"), ("Router()", "[.about, .help]"),
  ])
  func aStackThatBeginsWithSomethingIsBuilt(_ made: String, _ begun: String) throws {
    let chart = Charted(
      """
      enum Page: Hashable { case about, help, licence }
      final class Router: ObservableObject {
        @Published var path: [Page] = \(begun)
        init(path: [Page]) { self.path = path }
        init() {}
      }
      struct More: View {
        @StateObject private var router = \(made)
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("About") { router.path.append(.about) }
              .navigationDestination(for: Page.self) { page in
                switch page { case .about: About(); case .help: Help(); case .licence: Text("") }
              }
          }
        }
      }
      struct About: View {
        var body: some View { NavigationLink("Licence", value: Page.licence) }
      }
      struct Help: View { var body: some View { Text("") } }
      """)
    let screen = try #require(chart.screen("Router"))
    #expect(screen.slots.map(\.beginsWith) == [[["about", "help"]]])
    #expect(successors(chart, screen)?.first == ["about"])
    #expect(successors(chart, screen)?.next == ["about": ["help", "licence"]])
  }

  /// Routes that begin with a root are never empty: whatever is pushed lies on that, be it from outside. Without one they are empty while
  /// the content of the stack is seen.
  @Test(arguments: [true, false])
  func whatComesFromOutsideLiesOnTheRoot(_ hasRoot: Bool) throws {
    let stack =
      hasRoot
      ? "Router($pilot.path) { page in PAGES }"
      : "FlowStack($pilot.path) { Text(\"List\").flowDestination(for: Page.self) { page in PAGES } }"
    let pages = "switch page { case .list: ListView(); case .about: Text(\"About\") }"
    let chart = Charted(
      """
      enum Page { case list, about }
      final class Pilot: ObservableObject {
        @Published var path: Routes<Page> = [\(hasRoot ? ".root(.list)" : "")]
      }
      struct More: View {
        @StateObject private var pilot = Pilot()
        var body: some View {
          \(stack.replacing("PAGES", with: pages))
            .onOpenURL { _ in pilot.path.push(.about) }
        }
      }
      struct ListView: View { var body: some View { Text("List") } }
      """)
    let screen = try #require(chart.model.screens.first { $0.slots.contains { $0.name == "path" } })
    let found = try #require(successors(chart, screen))
    #expect(found.first == (hasRoot ? ["list"] : ["about"]))
    #expect(found.next["list"] == (hasRoot ? ["about"] : nil))
    #expect(found.next["about"] == ["about"])
  }

  private func successors(_ charted: Charted, _ screen: Screen) -> StackSuccessors? {
    guard let chart = try? Chart(charted.model),
      let number = chart.model.screens.firstIndex(where: { $0.id == screen.id }),
      let slot = screen.slots.first(where: { $0.name == "path" })
    else { return nil }
    return StackSuccessors(of: slot, in: number, chart, SlotEffects(chart), Ways(chart))
  }
}
