import PortolanModel
import Testing

/// Code that has an end when it runs, and none when every call in it is followed.
@Suite struct EndlessCodeTests {
  @Test func whatFunctionsGiveBackIsFoundOnce() {
    let chart = timed {
      (Self.app(
        (0..<20).map { "func item\($0)() -> Item? { \(Self.each("item\($0 + 1)()", "??")) }" },
        last: "func item20() -> Item? { presented }", shown: "item12()"))
    }
    #expect(Set(chart.slots) == [Self.presented, Self.shown])
  }

  @Test func whatPropertiesGiveBackIsFoundOnce() {
    let chart = timed {
      (Self.app(
        (0..<20).map { "var item\($0): Item? { \(Self.each("item\($0 + 1)", "??")) }" },
        last: "var item20: Item? { presented }", shown: "item12"))
    }
    #expect(Set(chart.slots) == [Self.presented, Self.shown])
  }

  @Test func variablesAndArgumentsThatNothingNamesAreNotFoundAtAll() {
    let chart = timed {
      (Self.app(
        (0..<20).map { number in
          """
          func item\(number)(of item: Item?) -> Item? {
            let other = item\(number + 1)(of: unused(item\(number + 1)(of: item)))
            let another = item\(number + 1)(of: other)
            return item\(number + 1)(of: item)
          }
          """
        },
        last: """
          func item20(of item: Item?) -> Item? { item }
          func unused(_ item: Item?) -> Item? { nil }
          """,
        shown: "item12(of: presented)"))
    }
    #expect(Set(chart.slots) == [Self.presented, Self.shown])
  }

  /// What hangs on the arguments can't be found once for all calls.
  @Test func argumentsThatMultiplyAreUnknown() {
    let chart = timed {
      (Self.app(
        (0..<20).map { number in
          """
          func item\(number)(of item: Item?) -> Item? {
            \(Self.each("item\(number + 1)(of: item\(number + 1)(of: item))", "??"))
          }
          """
        },
        last: "func item20(of item: Item?) -> Item? { item }", shown: "item0(of: presented)"))
    }
    #expect(chart.slots == [Self.shown])
  }

  @Test func aFunctionWithinItselfIsUnknownAndWithinItsArgumentIsNot() {
    let chart = timed {
      (Self.app(
        ["func first(_ item: Item?) -> Item? { item ?? second(item) }"],
        last: "func second(_ item: Item?) -> Item? { first(item) ?? second(item) }",
        shown: "first(first(second(presented)))"))
    }
    #expect(Set(chart.slots) == [Self.presented, Self.shown])
  }

  @Test func theSameFunctionIsAskedAnewForOtherArguments() {
    let chart = Charted(
      Self.app(
        [
          "func same(_ item: Item?, _ flag: Bool = true) -> Item? { let given = item; return given }"
        ],
        last: "@State var nothing: Item?\nfunc other() -> Item? { same(nothing) }",
        shown: "same(presented)"))
    #expect(Set(chart.slots) == [Self.presented, Self.shown])
  }

  @Test func codeThatCallsItselfIsFollowedOnce() {
    let chart = Charted(
      """
      class Parser {
        var root: Node { let left = expression(); let right = expression(); return left ?? right }
        func expression() -> Node? {
          let left = term()
          let middle = term()
          let right = expression()
          return left ?? middle ?? right
        }
        func term() -> Node? {
          let one = factor()
          let two = factor()
          let three = expression()
          return one ?? two ?? three
        }
        func factor() -> Node? {
          let one = term()
          let two = expression()
          let three = root
          return one ?? two ?? three
        }
      }
      class Node {}
      struct HomeView: View {
        let parser = Parser()
        @State var isShown = false
        var body: some View {
          let node = parser.expression()
          Text("").sheet(isPresented: $isShown) { NodeView(node: node) }
        }
      }
      struct NodeView: View { let node: Node?; var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["HomeView.isShown atMostOne flag: isShown sheet → NodeView"])
  }

  /// Variables that are made of each other, in the arms of two `switch`es over the same enum.
  @Test func aVariableIsMentionedInACaseOfItsOwn() {
    let chart = Charted(
      """
      enum Kind { case people, tags }
      struct HomeView: View {
        @State var isShown = false
        @State var people: [Person] = []
        @State var tags: [Tag] = []
        var body: some View {
          ListView(onNextPage: load).sheet(isPresented: $isShown) { PageView() }
        }
        func load(of kind: Kind) async throws {
          let offset =
            switch kind {
            case .people: people.count
            case .tags: tags.count
            }
          var page = try await client.get(offset: offset)
          page.relations = try await client.get(page.people.map(\\.id))
          switch kind {
          case .people: people.append(contentsOf: page.people)
          case .tags: tags.append(contentsOf: page.tags)
          }
        }
      }
      struct PageView: View { var body: some View { Text("") } }
      struct ListView: View {
        let onNextPage: (Kind) async throws -> Void
        var body: some View { Text("") }
      }
      """)
    #expect(chart.slots == ["HomeView.isShown atMostOne flag: isShown sheet → PageView"])
  }

  @Test func viewsThatShowEachOtherInManyWaysAreSaidToBeUnfinished() {
    let chart = timed {
      (Self.app(
        (0..<20).map {
          "@ViewBuilder func part\($0)() -> some View { \(Self.each("part\($0 + 1)()", ";")) }"
        },
        last: "func part20() -> some View { Text(\"\") }", shown: "presented", below: "part0()"))
    }
    #expect(Set(chart.slots) == [Self.presented, Self.shown])
    #expect(
      chart.model.unresolved.map(\.what) == [
        """
        'HomeView' shows what its functions make of each other in too many ways to follow them all
        """
      ])
  }

  /// No compiler takes that; but names may seem to say it, of types of one name in several modules.
  @Test func classesThatInheritFromEachOtherHaveAnEnd() {
    let chart = timed {
      ("""
      @dynamicMemberLookup class First: Second {
        var inner = Inner()
        subscript<T>(dynamicMember path: KeyPath<Inner, T>) -> T { inner[keyPath: path] }
      }
      class Second: Third {}
      class Third: First {}
      struct Inner { var text = "" }
      class Flow: OtherFlow { func start() { begin() } }
      class OtherFlow: Flow {}
      class Page: OtherPage { override func viewDidLoad() { present(first.other, animated: true) } }
      class OtherPage: Page { let first = First() }
      struct HomeView: View {
        @StateObject var first = First()
        @State private var isShown = false
        let flow = Flow()
        var body: some View {
          Button(first.missing) { isShown = first.text.isEmpty; flow.go(); first.run() }
            .sheet(isPresented: $isShown) { Text(first.other) }
        }
      }
      """)
    }
    #expect(chart.slots.contains("HomeView.isShown atMostOne flag: isShown sheet"))
  }

  /// Whether a view is nothing but a `switch` is asked wherever it is used, and asking asks the same of the views within.
  @Test func viewsThatAreHandedOnACaseAreAskedOnceEach() {
    let chart = timed {
      ("""
      enum Kind { case first, second }
      struct HomeView: View {
        @State var isShown = false
        @State var kind: Kind?
        var body: some View {
          Text("").sheet(item: $kind) { Page0(kind: $0) }.alert("", isPresented: $isShown) {}
        }
      }
      \((0..<16).map { number in
          """
          struct Page\(number): View {
            let kind: Kind
            var body: some View {
              switch kind {
              case .first: Page\(number + 1)(kind: kind)
              case .second: Page\(number + 1)(kind: kind)
              }
            }
          }
          """
        }.joined(separator: "\n"))
      struct Page16: View { let kind: Kind; var body: some View { Text("") } }
      """)
    }
    #expect(chart.model.unresolved.isEmpty)
    #expect(
      chart.slots == [
        "HomeView.isShown atMostOne flag: isShown alert",
        "HomeView.kind atMostOne optionalEnum: first sheet → Page0, second sheet → Page0",
      ])
  }

  private static let presented =
    "HomeView.presented atMostOne optionalValue: presented sheet → ItemView"
  private static let shown = "HomeView.isShown atMostOne flag: isShown alert"

  private static func app(
    _ members: [String], last: String, shown: String, below: String = "Text(\"\")"
  ) -> String {
    """
    struct Item: Identifiable { var id = 0 }
    struct HomeView: View {
      @State var presented: Item?
      @State var isShown = true
      var body: some View {
        \(below)
          .sheet(item: Binding(get: { \(shown) }, set: { presented = $0 })) { ItemView(item: $0) }
          .alert("", isPresented: $isShown) {}
      }
    \(members.joined(separator: "\n"))
    \(last)
    }
    struct ItemView: View {
      let item: Item
      var body: some View { Text("") }
    }
    """
  }

  private static func each(_ text: String, _ sign: String) -> String {
    [text, text, text].joined(separator: " \(sign) ")
  }

  /// Followed to its end, each of them takes hours; what else runs meanwhile does not count.
  private func timed(_ text: () -> String) -> Charted {
    var seconds = 0.0
    let chart = Charted(text(), linkedIn: &seconds)
    #expect(seconds > 0 && seconds < 10)
    return chart
  }

  /// A class whose superclass is given something of the class itself.
  @Test(arguments: ["Item.ID", "Item.Unread", "Item"])
  func aSuperclassThatIsGivenItsHeir(_ argument: String) {
    let chart = Charted(
      """
      class Entity<ID> { var id: ID; @Published var isShown = false }
      final class Item: Entity<\(argument)>, ObservableObject { @Published var isOpen = false }
      final class Other: Entity<Int>, ObservableObject {}
      struct ItemView: View {
        @ObservedObject var item: Item
        var body: some View { Text("").sheet(isPresented: $item.isOpen) { Text("") } }
      }
      """)
    #expect(chart.slots.contains("Item.isOpen atMostOne flag: isOpen sheet"))
  }

  /// Elements of a list of which each makes what another makes.
  @Test func elementsThatTakeEachOther() {
    let chart = Charted(
      """
      struct Entry { let make: () -> UIViewController }
      final class Menu: UIViewController {
        lazy var entries = [
          Entry(make: { OneController() }),
          Entry(make: { [unowned self] in
            let stack = UINavigationController(rootViewController: OneController())
            stack.pushViewController(self.entries[0].make(), animated: false)
            return stack
          }),
        ]
        func select(_ row: Int) {
          let entry = entries[row]
          show(entry.make(), sender: nil)
        }
      }
      final class OneController: UIViewController {}
      """)
    #expect(chart.links.contains("Menu show(_:sender:) drillDown → OneController"))
  }

  /// Closures of which each calls the next twice, or of which there is no end.
  @Test(arguments: [18, 400])
  func closuresThatCallEachOther(_ count: Int) {
    let pages = (0..<count).map { number in
      """
      static let page\(number): () -> AnyView = {
        AnyView(VStack { Pages.page\(number + 1)(); Pages.page\(number + 1)() })
      }
      """
    }
    let chart = timed {
      ("""
      struct HomeView: View {
        @State private var isShown = false
        var body: some View { Pages.page0().sheet(isPresented: $isShown) { Text("") } }
      }
      enum Pages {
        \(pages.joined(separator: "\n"))
        static let page\(count): () -> AnyView = { AnyView(Text("")) }
      }
      """)
    }
    #expect(chart.slots == ["HomeView.isShown atMostOne flag: isShown sheet"])
  }

  /// Functions that views make of each other, each with its call far within: a program's first stack doesn't hold all of it.
  /// What no stack holds is followed as far as it does.
  @Test(arguments: [12, 80])
  func functionsThatCallEachOtherDeepWithin(_ depth: Int) {
    let parts = (0..<24).map { number in
      return """
        @ViewBuilder func part\(number)() -> some View {
          \(String(repeating: "if isShown { HStack { ", count: depth))
          part\(number + 1)()
          \(String(repeating: "} } ", count: depth))
        }
        """
    }
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View { part0() }
        \(parts.joined(separator: "\n"))
        func part24() -> some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(
      depth > 12 && chart.slots == []
        || chart.slots == ["HomeView.isShown atMostOne flag: isShown sheet"])
  }

  /// Numbers, texts and places that code works out of each other: none of that shows anything.
  @Test(
    arguments: [
      { number in "func size\(number)() -> CGFloat { size\(number + 1)() + size\(number + 1)() }" },
      { number in "var size\(number): CGRect { size\(number + 1).union(size\(number + 1)) }" },
      { number in
        """
        func size\(number)(of item: Item?) -> String {
          var text = size\(number + 1)(of: item)
          text += size\(number + 1)(of: item)
          return [text].map { $0 + size\(number + 1)(of: nil) }.joined()
        }
        """
      },
      { number in
        "var size\(number): Side { size\(number + 1) == .overlay ? size\(number + 1) : .wide(2) }"
      },
      { number in
        "@MainActor var size\(number): Span { Span(from: size\(number + 1).to, to: size\(number + 1).from) }"
      },
    ] as [@Sendable (Int) -> String])
  func whatOnlyWorksOutAValueIsNotFollowed(_ member: @Sendable (Int) -> String) {
    let call =
      member(0).contains("var size0") ? "" : member(0).contains("of item") ? "(of: nil)" : "()"
    let chart = timed {
      (Self.app(
        (0..<20).map(member),
        last: member(20).replacingOccurrences(of: "size21", with: "other"), shown: "presented",
        below: "Text(\"\").frame(height: size0\(call)).sheet(isPresented: $isAdding) { AddView() }")
        + "\nextension HomeView { func helpTapped() { isAdding = true } }\n"
        + "struct AddView: View { var body: some View { Text(\"\") } }\n"
        + "enum Side { case overlay, wide(CGFloat) }\nstruct Span { var from: Side; var to: Side }")
        .replacingOccurrences(
          of: "@State var isShown", with: "@State var isAdding = false\n@State var isShown")
    }
    #expect(chart.model.unresolved.isEmpty)
    #expect(
      chart.slots == ["HomeView.isAdding atMostOne flag: isAdding sheet → AddView"]
        + [Self.presented, Self.shown].sorted())
  }

  /// What asks one that does more than that is followed to where that is done.
  @Test func whoAsksForMoreThanAValueIsFollowed() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isHelpShown = false
        @State private var isOtherShown = false
        var body: some View {
          Button("Open") { if isOpened(1) { print("") } }
            .sheet(isPresented: $isHelpShown) { OtherView(isOn: isOpened(2)) }
            .sheet(isPresented: $isOtherShown) { Text("") }
        }
        private func isOpened(_ number: Int) -> Bool { open(number) }
        private func open(_ number: Int) -> Bool { isOtherShown = true; return number > 0 }
      }
      struct OtherView: View { let isOn: Bool; var body: some View { Text("") } }
      """)
    #expect(chart.setters(of: "isOtherShown", in: "isOtherShown").count == 1)
    // It is done in both, so that nobody knows while which is shown.
    #expect(chart.actions.contains("HomeView.open present isOtherShown"))
    #expect(chart.screen("HomeView")?.actions.first { $0.name == "open" }?.availableAt == nil)
  }

  @Test(arguments: [
    "typealias Act = () -> Void\nfunc track(_ name: String, _ act: Act) -> Bool { act(); return true }",
    "func track(_ name: String, _ act: (() -> Void)?) -> Bool { act?(); return true }",
  ])
  func whatAFunctionIsHandedToDoIsDone(_ function: String) {
    let chart = Charted(
      """
      \(function)
      struct HomeView: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { Button("Tools") { if track("tools", { openWindow(id: "tools") }) { print("") } } }
      }
      struct ToolsView: View { var body: some View { Text("") } }
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          Window("Tools", id: "tools") { ToolsView() }
        }
      }
      """)
    #expect(chart.links.count == 1)
  }
}
