import Testing

/// Controllers of UIKit's that a view of SwiftUI's wraps.
@Suite struct WrappedControllerTests {
  private static func chart(_ update: String) -> Charted {
    Charted(
      """
      class ChartBook: UINavigationController {
        let sheet: ChartSheet
        init(sheet: ChartSheet) { self.sheet = sheet; super.init(rootViewController: sheet) }
      }
      class ChartSheet: UIViewController {
        let number: Int
        init(number: Int) { self.number = number; super.init(nibName: nil, bundle: nil) }
        @objc func legend() { present(LegendController(), animated: true) }
      }
      class LegendController: UIViewController {}
      class NoteController: UIViewController {
        @objc func legend() { present(LegendController(), animated: true) }
      }
      struct BookView: UIViewControllerRepresentable {
        let number: Int
        func makeUIViewController(context: Context) -> ChartBook {
          ChartBook(sheet: ChartSheet(number: number))
        }
        func updateUIViewController(_ book: ChartBook, context: Context) { \(update) }
      }
      struct DeskView: View { var body: some View { BookView(number: 1) } }
      @main struct DeskApp: App { var body: some Scene { WindowGroup { DeskView() } } }
      """)
  }

  /// What it puts in place of what stands there already, where it is updated, stands in the container and not beside that.
  @Test(arguments: [
    ("", ["ChartBook"]),
    ("book.setViewControllers([ChartSheet(number: number)], animated: false)", ["ChartBook"]),
    (
      "book.setViewControllers([NoteController()], animated: false)",
      ["ChartBook", "NoteController"]
    ),
  ])
  func anotherRootStandsWhereTheFirstDoes(_ update: String, _ shown: [String]) {
    let chart = Self.chart(update)
    let embedded = chart.screen("BookView")?.slots.flatMap(\.destinations)
      .compactMap { $0.leadsTo?.dropFirst("App.".count) }.map(String.init)
    #expect(embedded?.sorted() == shown)
    #expect(
      chart.slots.filter { $0.hasPrefix("ChartBook.") } == [
        "ChartBook.chartSheet always child: chartSheet inline → ChartSheet"
      ])
  }
}
