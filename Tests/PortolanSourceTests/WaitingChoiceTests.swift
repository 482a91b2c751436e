import Foundation
import PortolanModel
import Testing

/// State that only waits until another piece of state presents it.
@Suite struct WaitingChoiceTests {
  private static let views = """
    @main struct MyApp: App { var body: some Scene { WindowGroup { HarborView(model: Harbor()) } } }
    struct FogView: View { var body: some View { Text("") } }
    struct StormView: View { var body: some View { Text("") } }
    """

  private static let model = """
    @Observable final class Harbor {
      enum Page: Identifiable { var id: Self { self }; case fog, storm }
      var page: Page?
      private var waiting: Page?
      func fogCame() { warn(of: .fog) }
      func stormTapped() { warn(of: .storm) }
      private func warn(of page: Page) {
        waiting = page
        showNext()
      }
      private func showNext() {
        guard let waiting else { return }
        page = waiting
      }
    }
    """

  @Test func whatWaitsPresentsNothing() {
    let chart = Charted(
      """
      \(Self.views)
      \(Self.model)
      struct HarborView: View {
        @Bindable var model: Harbor
        var body: some View {
          Button("Storm") { model.stormTapped() }
            .onAppear { model.fogCame() }
            .sheet(item: $model.page) { page in
              switch page { case .fog: FogView(); case .storm: StormView() }
            }
        }
      }
      """)
    #expect(
      chart.slots == [
        "Harbor.page atMostOne optionalEnum: fog sheet → FogView, storm sheet → StormView"
      ])
    #expect(
      chart.actions == [
        "Harbor.fogCame present page (fog)", "Harbor.stormTapped present page (storm)",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What a view shows itself waits for nobody, wherever else its value goes.
  @Test func whatIsShownIsNavigation() {
    let chart = Charted(
      """
      \(Self.views)
      \(Self.model)
      struct HarborView: View {
        @Bindable var model: Harbor
        var body: some View {
          Button("Storm") { model.stormTapped() }
            .sheet(item: $model.page) { page in
              switch page { case .fog: FogView(); case .storm: StormView() }
            }
            .popover(item: $model.waiting) { page in
              switch page { case .fog: FogView(); case .storm: StormView() }
            }
        }
      }
      """)
    #expect(chart.slots.count == 2)
    #expect(chart.slots.contains { $0.hasPrefix("Harbor.waiting") && $0.contains("popover") })
  }
}
