import PortolanModel
import Testing

/// Objects that keep from when they are made what they are about. What code makes for that is no choice of screens by their state.
@Suite struct RecordTests {
  private func slots(_ code: String, isWatched: Bool = false) -> [String] {
    Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = HarbourController()
        }
      }
      enum Berth { case north, south }
      \(isWatched ? "@Observable " : "")final class Bookmark {
        var berth: Berth?
        init(berth: Berth?) { self.berth = berth }
      }
      final class HarbourController: UIViewController {
        \(code)
        func page(for bookmark: Bookmark) -> UIViewController {
          switch bookmark.berth {
          case .north: return NorthController()
          case .south: return SouthController()
          case nil: return UIViewController()
          }
        }
      }
      final class NorthController: UIViewController {
        @objc func tapped() { present(PilotController(), animated: true) }
      }
      final class SouthController: UIViewController {
        @objc func tapped() { present(PilotController(), animated: true) }
      }
      final class PilotController: UIViewController {}
      """
    ).slots
  }

  private static let handed = "func restore(_ bookmark: Bookmark) { addChild(page(for: bookmark)) }"

  @Test func whatAnObjectIsMadeWithIsNoState() {
    #expect(!slots(Self.handed).contains { $0.contains("berth") })
  }

  /// What code changes, views follow, or the controller keeps, is.
  @Test(arguments: [
    (Self.handed, true),
    (Self.handed + "; func turn(_ mark: Bookmark) { mark.berth = .south }", false),
    (
      "let bookmark = Bookmark(berth: .north); func restore() { addChild(page(for: bookmark)) }",
      false
    ),
  ])
  func whatChangesIsState(_ code: String, _ isWatched: Bool) {
    #expect(slots(code, isWatched: isWatched).contains { $0.contains("berth atMostOne") })
  }

  /// Nor is what says which view of UIKit's is built.
  @Test func whatSaysWhichViewIsBuiltIsNoState() {
    let chart = Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = HarbourController()
        }
      }
      final class Sign {
        enum Kind { case line, depth }
        var kind: Kind
        init(kind: Kind) { self.kind = kind }
        static var line: Sign { Sign(kind: .line) }
        var view: UIView {
          switch kind {
          case .line: return LineView()
          case .depth: return DepthView()
          }
        }
      }
      final class LineView: UIView {}
      final class DepthView: UIView {}
      final class HarbourController: UIViewController {
        override func viewDidLoad() {
          for sign in [Sign.line, Sign(kind: .depth)] { view.addSubview(sign.view) }
        }
      }
      """)
    #expect(chart.slots == [])
    #expect(chart.screen("Sign") == nil)
  }
}
