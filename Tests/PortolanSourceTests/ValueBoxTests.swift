import PortolanModel
import Testing

/// Objects that do nothing but tell when the one value in them changes.
@Suite struct ValueBoxTests {
  private func cellar(_ box: String, _ use: String) -> Charted {
    Charted(
      """
      \(box)
      final class Cellar {
        static let shared = Cellar()
        let showsRack = Cell(false)
        let showsLabel = Cell(false)
      }
      struct RackView: View { var body: some View { Text("") } }
      struct LabelView: View { var body: some View { Text("") } }
      struct CellarView: View {
        @ObservedObject var showsRack = Cellar.shared.showsRack
        var body: some View {
          NavigationStack { NavigationLink("Wine") { WineView() } }
            .sheet(isPresented: $showsRack.value) { RackView() }
        }
      }
      struct WineView: View {
        @ObservedObject var showsLabel = Cellar.shared.showsLabel
        var body: some View {
          VStack { \(use) }.sheet(isPresented: $showsLabel.value) { LabelView() }
        }
      }
      """)
  }

  private let box = """
    final class Cell<Content>: ObservableObject {
      @Published var value: Content
      init(_ value: Content) { self.value = value }
      func set(_ value: Content) { self.value = value }
    }
    """

  @Test(arguments: [
    "Button(\"Label\") { showsLabel.value = true }",
    "Button(\"Label\") { Cellar.shared.showsLabel.value = true }",
    "Button(\"Label\") { Cellar.shared.showsLabel.set(true) }",
  ])
  func whatKeepsABoxStandsForWhatIsInIt(_ use: String) {
    let chart = cellar(box, use)
    #expect(
      chart.slots == [
        "CellarView.showsRack atMostOne flag: showsRack sheet → RackView",
        "WineView.showsLabel atMostOne flag: showsLabel sheet → LabelView",
      ])
    #expect(chart.actions == ["WineView.Label present showsLabel"])
    #expect(chart.setters(of: "showsRack", in: "showsRack").isEmpty)
    #expect(chart.setters(of: "showsLabel", in: "showsLabel").count == 1)
  }

  @Test func whatHasMoreToItIsNoBox() {
    let chart = cellar(
      """
      final class Cell<Content>: ObservableObject {
        @Published var value: Content
        @Published var isOpen = false
        init(_ value: Content) { self.value = value }
      }
      """, "Text(\"\")")
    #expect(!chart.slots.contains { $0.hasPrefix("WineView.showsLabel") })
  }

  @Test func whatIsMadeInAViewIsItsOwn() {
    let chart = Charted(
      """
      \(box)
      enum Shelf { case red, white }
      struct RackView: View { var body: some View { Text("") } }
      struct ShelfView: View {
        @StateObject private var shelf = Cell<Shelf?>(nil)
        var body: some View {
          Button("Red") { shelf.value = .red }
            .sheet(item: $shelf.value) { shelf in
              switch shelf { case .red: RackView(); case .white: Text("") }
            }
        }
      }
      """)
    #expect(
      chart.slots == ["ShelfView.shelf atMostOne optionalEnum: red sheet → RackView, white sheet"])
  }
}
