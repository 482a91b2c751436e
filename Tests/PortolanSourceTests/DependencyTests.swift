import PortolanModel
import Testing

/// Objects that code takes out of what everything depends on.
@Suite struct DependencyTests {
  /// What is taken out of the dependencies of all is the router that the views have, and no part of who takes it.
  @Test(arguments: [
    "@Dependency(\\.guide) private var guide", "@Dependency(Guide.self) private var guide",
    "@ObservationIgnored @Dependency(\\.guide) var guide: Guide",
  ])
  func aRouterIsADependency(_ property: String) {
    let chart = Charted(
      """
      enum Page: Hashable { case item(Int), help }
      final class Guide: ObservableObject { @Published var path: [Page] = [] }
      extension DependencyValues {
        var guide: Guide { get { self[GuideKey.self] } set { self[GuideKey.self] = newValue } }
      }
      private enum GuideKey: DependencyKey { static let liveValue = Guide() }
      final class Mailbox {
        \(property)
        func messageArrived() { guide.path.append(.item(1)) }
      }
      struct RootView: View {
        @EnvironmentObject private var guide: Guide
        let mailbox: Mailbox
        var body: some View {
          NavigationStack(path: $guide.path) {
            Text("").navigationDestination(for: Page.self) { _ in Text("") }
          }
        }
      }
      """)
    #expect(chart.setters(of: "item", in: "path").count == 1)
    #expect(chart.slots.filter { $0.hasPrefix("Mailbox") } == [])
  }
}
