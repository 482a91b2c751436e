import PortolanModel
import Testing

/// What a function is handed and pushes where there is a stack, and presents where there is none.
@Suite struct PushOrPresentTests {
  private static let both = [
    "PierController pushViewController(_:animated:) drillDown → MapController",
    "PierController present(_:animated:) sheet → MapController",
  ]

  @Test(arguments: [
    """
    if let stack = navigationController {
      stack.pushViewController(page, animated: true)
    } else {
      present(UINavigationController(rootViewController: page), animated: true)
    }
    """,
    """
    if navigationController != nil {
      navigationController?.pushViewController(page, animated: true)
      return
    }
    wrap(page)
    """,
  ])
  func isShownInBothWays(_ code: String) {
    let chart = Charted(
      """
      extension UIViewController {
        func open(_ page: UIViewController) {
          \(code)
        }
        func wrap(_ page: UIViewController) {
          present(UINavigationController(rootViewController: page), animated: true)
        }
      }
      class PierController: UIViewController {
        func mapTapped() { open(MapController()) }
      }
      class MapController: UIViewController {}
      """)
    #expect(chart.links == Self.both)
  }

  @Test func anObjectShowsItInBothWays() {
    let chart = Charted(
      """
      final class Pilot {
        weak var host: UIViewController?
        func map() { open(MapController()) }
        private func open(_ page: UIViewController) {
          guard let host else { return }
          if let stack = host.navigationController {
            stack.pushViewController(page, animated: true)
          } else {
            wrap(page, from: host)
          }
        }
        private func wrap(_ page: UIViewController, from host: UIViewController) {
          host.present(UINavigationController(rootViewController: page), animated: true)
        }
      }
      class PierController: UIViewController {
        let pilot = Pilot()
        func mapTapped() { pilot.map() }
      }
      class MapController: UIViewController {}
      """)
    #expect(chart.links == Self.both)
  }

  /// One way in two branches is one link.
  @Test func oneWayIsOneLink() {
    let chart = Charted(
      """
      extension UIViewController {
        func open(_ page: UIViewController) {
          if let stack = navigationController {
            stack.pushViewController(page, animated: true)
          } else {
            show(page, sender: nil)
          }
        }
      }
      class PierController: UIViewController {
        func mapTapped() { open(MapController()) }
      }
      class MapController: UIViewController {}
      """)
    #expect(chart.links == [Self.both[0]])
  }
}
