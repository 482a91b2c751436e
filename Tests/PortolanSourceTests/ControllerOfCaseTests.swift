import PortolanModel
import Testing

/// Controllers that an enum makes for its cases, or that a case of it holds.
@Suite struct ControllerOfCaseTests {
  private static let pages = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication) -> Bool {
        window?.rootViewController = QuayController()
        return true
      }
    }
    class SailController: UIViewController {}
    class RopeController: UIViewController {}
    class HullController: UIViewController {}
    """

  @Test(arguments: [
    "if let entry = Self.next, let page = entry.page { show(page, sender: nil) }",
    "guard let entry = Self.next, let page = entry.page else { return }; show(page, sender: nil)",
    "guard let page = Self.next?.page else { return }; show(page, sender: nil)",
    "if let page = nextPage { show(page, sender: nil) }",
    "if let page = self.nextPage { show(UINavigationController(rootViewController: page), sender: nil) }",
  ])
  func eachCasesControllerIsLedTo(_ code: String) {
    let chart = Charted(
      """
      enum Entry {
        case sail, rope, hull
        var page: UIViewController? {
          switch self {
          case .sail: return SailController()
          case .rope: return RopeController()
          case .hull: return HullController()
          }
        }
      }
      class QuayController: UIViewController {
        static var next: Entry?
        var nextPage: UIViewController? {
          switch Self.next {
          case .sail: SailController()
          case .rope: RopeController()
          case .hull: HullController()
          case nil: nil
          }
        }
        override func viewDidAppear(_ animated: Bool) { \(code) }
      }
      \(Self.pages)
      """)
    // A stack is not pushed onto another.
    let way = code.contains("UINavigationController") ? "sheet" : "drillDown"
    #expect(
      chart.links == [
        "QuayController show(_:sender:) \(way) → SailController",
        "QuayController show(_:sender:) \(way) → RopeController",
        "QuayController show(_:sender:) \(way) → HullController",
      ])
  }

  private static let guides = [
    """
    private func page(for stop: Stop) -> UIViewController? {
      switch stop {
      case .sail: return SailController()
      case .warning(let alert): return alert
      case .web(let url): return SFSafariViewController(url: url)
      }
    }
    """,
    """
    private func page(for stop: Stop) -> UIViewController? {
      let page: UIViewController?
      switch stop {
      case .sail: page = SailController()
      case .warning(let alert): page = alert
      case .web(let url): page = SFSafariViewController(url: url)
      }
      return page
    }
    """,
  ]

  private static func chart(_ page: String, _ code: String) -> Charted {
    Charted(
      """
      final class Guide {
        enum Stop { case sail, warning(UIAlertController), web(URL) }
        enum Way { case push, modal, plain }
        func go(to stop: Stop, from base: UIViewController, by way: Way = .plain) {
          guard let page = page(for: stop) else { return }
          switch way {
          case .push: base.show(page, sender: base)
          case .modal: base.present(UINavigationController(rootViewController: page), animated: true)
          case .plain: base.present(page, animated: true)
          }
        }
        \(page)
      }
      final class Watch { @Published var error: Error? }
      class QuayController: UIViewController {
        let guide: Guide
        let watch = Watch()
        init(guide: Guide) { self.guide = guide; super.init(nibName: nil, bundle: nil) }
        \(code)
      }
      \(pages)
      """)
  }

  /// An alert that a case holds is no page of another case, and no screen.
  @Test(arguments: guides)
  func theSystemsControllersAreNoPages(_ page: String) {
    let chart = Self.chart(
      page,
      """
      func sailTapped() { guide.go(to: .sail, from: self, by: .push) }
      func deleteTapped() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        guide.go(to: .warning(alert), from: self)
      }
      func stackTapped(_ alert: UIAlertController) { guide.go(to: .warning(alert), from: self, by: .modal) }
      func helpTapped() { guide.go(to: .web(url), from: self) }
      """)
    #expect(chart.links == ["QuayController show(_:sender:) drillDown → SailController"])
    #expect(chart.model.unresolved == [])
  }

  @Test(arguments: guides)
  func anAlertThatACaseHoldsIsPresentedForState(_ page: String) {
    let chart = Self.chart(
      page,
      """
      override func viewDidLoad() {
        watch.$error.sink { [weak self] error in
          guard let self, let error else { return }
          let alert = UIAlertController(title: "\\(error)", message: nil, preferredStyle: .alert)
          guide.go(to: .warning(alert), from: self)
        }.store(in: &bag)
      }
      func joinTapped() { watch.error = CancellationError() }
      """)
    #expect(chart.slots == ["QuayController.error atMostOne optionalValue: error alert"])
    #expect(chart.links == [])
  }
}
