import PortolanCheck
import PortolanModel
import Testing

/// How the class of a screen says that views can watch it, and what advice makes of that.
@Suite struct ObservationTests {
  private func charted(_ model: String) -> Charted {
    Charted(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { QuayView(model: QuayModel()) } } }
      \(model)
      struct QuayView: View {
        var model: QuayModel
        var body: some View { NavigationStack { NavigationLink(destination: CraneView()) { Text("Crane") } } }
      }
      struct CraneView: View { var body: some View { Text("") } }
      """)
  }

  @Test(
    arguments: [
      ("final class QuayModel: ObservableObject {}", .observableObject),
      ("class Base: ObservableObject {}\nclass QuayModel: Base {}", .observableObject),
      (
        "protocol Watched: ObservableObject {}\nfinal class QuayModel: Watched {}",
        .observableObject
      ),
      ("@Observable final class QuayModel {}", .macro),
      ("final class QuayModel {}", nil),
    ] as [(String, Screen.Observation?)])
  func theDeclarationSaysIt(_ model: String, _ observation: Screen.Observation?) {
    #expect(charted(model).screen("QuayModel")?.observation == observation)
  }

  @Test(
    arguments: [
      ("class QuayModel: ObservableObject {}", "@Published var destination: Destination?"),
      ("@Observable class QuayModel {}", "var destination: Destination?"),
    ])
  func adviceLetsViewsSeeIt(_ model: String, _ property: String) throws {
    let findings = try Checker().check(Chart(charted(model).model)).findings
    let found = findings.first { $0.rule == "fire-and-forget-link" }
    #expect(found?.fix == "enum Destination {\n  case crane\n}\n\(property)")
  }
}
