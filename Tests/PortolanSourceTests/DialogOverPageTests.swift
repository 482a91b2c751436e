import PortolanModel
import Testing

/// Dialogs that lie over the page of a case, and are there for what the case holds.
@Suite struct DialogOverPageTests {
  @Test(arguments: [
    "get: { model.step == .joining(.needsApproval) }",
    "get: { if case .joining(.needsApproval) = model.step { true } else { false } }",
  ])
  func theCaseShowsItsPageBelow(_ getter: String) {
    let chart = Charted(
      """
      final class CrewModel: ObservableObject {
        enum Step: Equatable { case denied, joining(Joining) }
        enum Joining: Equatable { case named, needsApproval }
        @Published var step: Step?
        func begin() { step = .joining(.named) }
        func join() { step = .joining(.needsApproval) }
        func deny() { step = .denied }
      }
      struct CrewView: View {
        @StateObject var model = CrewModel()
        var body: some View {
          VStack {
            switch model.step {
            case .joining: JoiningView(join: { model.join() })
            case .denied: DeniedView(retry: { model.begin() })
            case .none: Button("Join") { model.begin() }
            }
          }
          .alert(isPresented: .init(\(getter), set: { _ in model.deny() })) {
            Alert(title: Text("Approve"))
          }
        }
      }
      struct JoiningView: View {
        let join: () -> Void
        var body: some View { Button("Join", action: join) }
      }
      struct DeniedView: View {
        let retry: () -> Void
        var body: some View { Button("Again", action: retry) }
      }
      """)
    #expect(
      chart.slots == [
        "CrewModel.step atMostOne optionalEnum: denied inline → DeniedView, joining inline → JoiningView"
      ])
    #expect(
      chart.destination("joining", in: "step")?.presentations?.map(\.kind) == [.inline, .alert])
  }

  /// Where the case has no page, the dialog is all there is.
  @Test func aCaseWithoutAPageIsItsDialog() {
    let chart = Charted(
      """
      struct CrewView: View {
        enum Step: Equatable { case list, failed(String) }
        @State private var step: Step?
        var body: some View {
          VStack {
            switch step {
            case .list: ListView()
            case .failed: EmptyView()
            case .none: Button("List") { step = .list }
            }
            Button("Fail") { step = .failed("") }
          }
          .alert("Failed", isPresented: Binding(get: { if case .failed = step { true } else { false } }, set: { _ in step = nil })) {}
        }
      }
      struct ListView: View {
        @State private var isOpen = false
        var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("") } }
      }
      """)
    #expect(chart.destination("failed", in: "step")?.presentation == .alert)
  }
}
