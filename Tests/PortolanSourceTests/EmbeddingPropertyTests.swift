import PortolanModel
import Testing

/// Properties of a base class that have what an heir sets them to as a child.
@Suite struct EmbeddingPropertyTests {
  private func chart(_ property: String) -> Charted {
    Charted(
      """
      class FrameController: UIViewController {
        \(property)
        func add(_ page: UIViewController?) {
          guard let page else { return }
          addChild(page)
          view.addSubview(page.view)
        }
      }
      class StartController: FrameController {
        var isNew = true
        override func viewDidLoad() {
          if isNew { content = SetUpController() } else { content = ListController() }
        }
      }
      class SetUpController: UIViewController {
        @objc func helpTapped() { present(HelpController(), animated: true) }
      }
      class ListController: UIViewController {
        @objc func helpTapped() { present(HelpController(), animated: true) }
      }
      class HelpController: UIViewController {}
      """)
  }

  @Test(arguments: [
    "var content: UIViewController? { didSet { if let content { addChild(content) } } }",
    "var content: UIViewController? { didSet { if let page = content { addChild(page) } } }",
    "var content: UIViewController? { didSet { add(content) } }",
    "private var kept: UIViewController?\nvar content: UIViewController? { get { kept } set { kept = newValue; add(newValue) } }",
  ])
  func whatItIsSetToStandsInTheHeir(_ property: String) {
    let chart = chart(property)
    #expect(chart.model.unresolved.map(\.what) == [])
    #expect(children(of: chart) == ["App.ListController", "App.SetUpController"])
  }

  @Test func whatIsOnlyKeptDoesNot() {
    let chart = chart("var content: UIViewController? { didSet { title = content?.title } }")
    #expect(children(of: chart) == [])
  }

  private func children(of chart: Charted) -> [String] {
    let slots = chart.screen("StartController")?.slots ?? []
    return slots.flatMap(\.destinations).compactMap(\.leadsTo).sorted()
  }

  /// What others set such a property of a controller to stands in that, as in a bar over a window's content.
  @Test(arguments: [
    ("frame.bar.mark = MarkController()", true),
    ("let mark = MarkController(); frame.bar.mark = mark", true),
    ("frame.bar.other = MarkController()", false),
    ("frame.bar.mark = nil", false),
  ])
  func whatOthersSetItToStandsThere(_ set: String, _ isShown: Bool) {
    let chart = Charted(
      """
      @main class Delegate: NSObject, NSApplicationDelegate {
        let frame = FrameWindowController()
        func applicationDidFinishLaunching(_ note: Notification) {
          \(set)
          frame.showWindow(nil)
        }
      }
      class FrameWindowController: NSWindowController {
        let bar = BarController()
        override func windowDidLoad() { window?.addTitlebarAccessoryViewController(bar) }
      }
      class BarController: NSTitlebarAccessoryViewController {
        var other: NSViewController?
        var mark: NSViewController? { didSet { swap(oldValue, for: mark) } }
        func swap(_ old: NSViewController?, for page: NSViewController?) {
          old?.removeFromParent()
          guard let page else { return }
          addChild(page)
          view.addSubview(page.view)
        }
      }
      class MarkController: NSViewController {
        @objc func info(_ sender: Any?) { presentAsSheet(InfoController()) }
      }
      class InfoController: NSViewController {}
      """)
    #expect(
      chart.slots
        == (isShown
          ? [
            "BarController.markController always child: markController inline → MarkController",
            "FrameWindowController.barController always child: barController inline → BarController",
          ] : []))
  }
}
