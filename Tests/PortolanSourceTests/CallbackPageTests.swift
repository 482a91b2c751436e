import PortolanModel
import Testing

/// Callbacks by which a model has its controller push what the model makes.
@Suite struct CallbackPageTests {
  @Test(arguments: [
    "onShow?(CrewController())",
    "guard let onShow = onShow, let page = makeCrew() else { return }\nonShow(page)",
    "guard let show = onShow, let page = makeCrew() else { return }\nonShow?(page)",
    "if let onShow, let page = makeCrew() { onShow(page) }",
    "if let page = makeCrew() { onShow?(page) }",
  ])
  func thePageIsShownThatTheModelHandsOver(_ code: String) {
    let chart = Charted(
      """
      class DeckController: UIViewController {
        private let model = DeckModel()
        override func viewDidLoad() {
          model.onShow = { [weak self] page in
            self?.navigationController?.pushViewController(page, animated: true)
          }
        }
        @objc func crewTapped() { model.showCrew() }
      }
      class DeckModel {
        var onShow: ((UIViewController) -> Void)?
        func showCrew() {
          \(code)
        }
        private func makeCrew() -> CrewController? { CrewController() }
      }
      class CrewController: UIViewController {}
      """)
    #expect(
      chart.links.map { $0.drop { $0 != " " } } == [
        " pushViewController(_:animated:) drillDown → CrewController"
      ])
    #expect(chart.model.unresolved.isEmpty)
  }
}
