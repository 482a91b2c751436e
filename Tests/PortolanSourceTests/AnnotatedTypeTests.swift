import PortolanModel
import Testing

/// Generic functions of which only what keeps their value says what they show.
@Suite struct AnnotatedTypeTests {
  private func links(_ code: String) -> [String] {
    Charted(
      """
      import SwiftUI
      import UIKit
      protocol Notice { init(text: String) }
      class BridgeController: UIViewController {
        let horn = Horn()
        func signalTapped() { \(code) }
        func tell<Page: View & Notice>(_ text: String) -> Page? {
          let host = UIHostingController<Page>(rootView: Page(text: text))
          present(host, animated: true)
          return nil
        }
      }
      class Horn {
        func tell<Page>(_ text: String) -> Page where Page: View, Page: Notice {
          let page = Page(text: text)
          let top = UIApplication.shared.windows.first?.rootViewController
          top?.present(UIHostingController(rootView: page), animated: true)
          return page
        }
      }
      struct FogNotice: View, Notice {
        var text: String
        var body: some View { Text(text) }
      }
      struct IceNotice: View, Notice {
        var text: String
        var body: some View { Text(text) }
      }
      """
    ).links
  }

  @Test(arguments: [
    "let notice: FogNotice? = tell(\"fog\")", "let _: FogNotice? = self.tell(\"fog\")",
    "let notice: FogNotice = horn.tell(\"fog\")",
  ])
  func theAnnotationSaysWhatIsShown(_ code: String) {
    #expect(links(code).contains("BridgeController present(_:animated:) sheet → FogNotice"))
  }

  @Test func eachCallShowsItsOwn() {
    let links = links(
      "let fog: FogNotice? = tell(\"fog\"); let ice: IceNotice? = tell(\"ice\")")
    #expect(
      links == [
        "BridgeController present(_:animated:) sheet → FogNotice",
        "BridgeController present(_:animated:) sheet → IceNotice",
      ])
  }

  /// So it is where a view of UIKit's keeps the host in a variable that is set later.
  @Test func theHostsTypeMayNameTheParameter() {
    let chart = Charted(
      """
      import SwiftUI
      import UIKit
      class BridgeController: UIViewController {
        override func viewDidLoad() { view.addSubview(HornView()) }
      }
      class HornView: UIView {
        func signalTapped() { let _: FogNotice? = tell("fog") }
        func tell<Page: View & Notice>(_ text: String) -> Page? {
          var host: UIHostingController<Page>!
          host = UIHostingController<Page>(rootView: Page(text: text))
          window?.rootViewController?.present(host, animated: true)
          return nil
        }
      }
      struct FogNotice: View, Notice {
        var text: String
        var body: some View { Text(text) }
      }
      """)
    #expect(chart.links == ["BridgeController present(_:animated:) sheet → FogNotice"])
  }
}
