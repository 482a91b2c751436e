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
}
