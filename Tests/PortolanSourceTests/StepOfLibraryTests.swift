import PortolanModel
import Testing

/// Containers of libraries that show one of their pages after the other.
@Suite struct StepOfLibraryTests {
  private func chart(_ taken: String, _ content: String) -> Charted {
    Charted(
      """
      import StepKit
      @main struct TourApp: App {
        @State private var isDone = false
        var body: some Scene { WindowGroup { Tour(isDone: $isDone) } }
      }
      struct Tour: View {
        @Binding var isDone: Bool
        var body: some View { \(content) }
      }
      struct HelloPage: View {
        \(taken)
        var body: some View { Button("Next") { path.nextStep() } }
      }
      struct TermsPage: View {
        \(taken)
        @State private var isReading = false
        var body: some View {
          Button("Read") { isReading = true }.sheet(isPresented: $isReading) { Text("Terms") }
        }
      }
      struct DonePage: View { var body: some View { Text("Done") } }
      """)
  }

  private static let content = """
    StepStack(isDone: $isDone) {
      HelloPage()
      if !isDone { TermsPage() }
      DonePage().padding()
    }
    """

  @Test(arguments: [
    "@Environment(StepStack.Path.self) private var path",
    "@EnvironmentObject var path: StepStack.Path",
  ])
  func eachPageIsLedTo(_ taken: String) {
    let chart = chart(taken, Self.content)
    #expect(
      chart.links == [
        "Tour StepStack stepStack → HelloPage", "Tour StepStack stepStack → TermsPage",
        "Tour StepStack stepStack → DonePage",
      ])
    #expect(chart.slots == ["TermsPage.isReading atMostOne flag: isReading sheet"])
  }

  /// What pages take of something else says nothing of the container.
  @Test(arguments: [
    ("@Environment(Tides.Path.self) private var path", content),
    (
      "@Environment(StepStack.Path.self) private var path",
      "VStack { HelloPage(); TermsPage(); DonePage() }"
    ),
  ])
  func otherContainersShowAll(_ taken: String, _ content: String) {
    let chart = chart(taken, content)
    #expect(chart.links == [])
    #expect(chart.slots.contains("Tour.termsPage always child: termsPage inline → TermsPage"))
  }
}
