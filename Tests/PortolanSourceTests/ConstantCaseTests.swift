import PortolanModel
import Testing

/// Cases of which code says that something is always in them.
@Suite struct ConstantCaseTests {
  private func unreachable(_ state: String) throws -> [String] {
    try Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { SailView(sail: Sail(raw: 1)) } } }
      enum Trim: Int { case hoisted, furled }
      struct Sail { let raw: Int; var trim: Trim { \(state) } }
      struct SailView: View {
        let sail: Sail
        @State private var isMoveAsked = false
        @State private var isRepairAsked = false
        var body: some View {
          VStack {
            switch sail.trim {
            case .hoisted: Button("Move") { isMoveAsked = true }
            case .furled: Button("Repair") { isRepairAsked = true }
            }
          }
          .alert("Move", isPresented: $isMoveAsked) {}
          .alert("Repair", isPresented: $isRepairAsked) {}
        }
      }
      """
    ).unreachable()
  }

  /// What there is otherwise is not what there always is.
  @Test(arguments: [".init(rawValue: raw) ?? .hoisted", "Trim(rawValue: raw) ?? .hoisted"])
  func whatStandsInForNothingIsNotAlwaysThere(_ state: String) throws {
    #expect(try unreachable(state) == [])
  }

  @Test func whatIsGivenAlwaysDecides() throws {
    #expect(try unreachable(".hoisted").count == 1)
  }

  /// What an object keeps as it is made is what its initialiser takes where nobody gives anything.
  @Test(arguments: [
    ("ShopGuide(stack: stack)", 1), ("ShopGuide(stack: stack, start: Page.list)", 1),
  ])
  func whatAnObjectIsMadeWithIsItsStart(_ made: String, _ count: Int) {
    let chart = Charted(
      """
      enum Page { case list, detail(Int) }
      final class ShopGuide {
        let stack: UINavigationController
        let start: Page
        init(stack: UINavigationController, start: Page = .list) { self.stack = stack; self.start = start }
        func begin() { show(start) }
        func show(_ page: Page) {
          stack.pushViewController(UIHostingController(rootView: view(for: page)), animated: true)
        }
        @ViewBuilder func view(for page: Page) -> some View {
          switch page {
          case .list: ListPage(guide: self)
          case .detail(let number): DetailPage(number: number)
          }
        }
      }
      struct ListPage: View {
        let guide: ShopGuide
        var body: some View { Button("Show") { guide.show(.detail(1)) } }
      }
      struct DetailPage: View { let number: Int; var body: some View { Text("") } }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var guide: ShopGuide?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let stack = UINavigationController()
          window = UIWindow()
          window?.rootViewController = stack
          guide = \(made)
          guide?.begin()
          return true
        }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.ListPage"])
    #expect(chart.links == ["ListPage pushViewController(_:animated:) drillDown → DetailPage"])
  }
}
