import PortolanModel
import Testing

/// How a slot's property is declared, where that is not as usual.
@Suite struct DeclaredAccessTests {
  @Test(
    arguments: [
      ("@State private var", nil), ("@State var", "@State"),
      ("@State fileprivate var", "@State fileprivate"), ("@Binding private var", nil),
    ] as [(String, String?)])
  func whatAViewKeeps(_ declaration: String, _ expected: String?) {
    let chart = Charted(
      """
      struct HomeView: View {
        \(declaration) isShown: Bool
        var body: some View { Button("") { isShown = true }.sheet(isPresented: $isShown) {} }
      }
      """)
    #expect(chart.screen("HomeView")?.slots.map(\.declaredAs) == [expected])
  }

  @Test(
    arguments: [
      ("var", nil), ("@Published var", "@Published"), ("private var", "private"),
      ("@Published public var", "@Published public"),
    ] as [(String, String?)])
  func whatAModelKeeps(_ declaration: String, _ expected: String?) {
    let chart = Charted(
      """
      enum Page { case news, help }
      class HomeModel: ObservableObject { \(declaration) page: Page? }
      struct HomeView: View {
        @ObservedObject var model: HomeModel
        var body: some View {
          Button("") { model.page = .help }
            .sheet(item: $model.page) { switch $0 { case .news: Text(""); case .help: Text("") } }
        }
      }
      """)
    #expect(chart.screen("HomeModel")?.slots.map(\.declaredAs) == [expected])
  }

  /// Of a flag and its item, the item stays.
  @Test func whatStaysOfTwo() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        @State var page: Int?
        var body: some View {
          Button("") { page = 1; isShown = true }.alert("", isPresented: $isShown, presenting: page) { _ in }
        }
      }
      """)
    #expect(chart.screen("HomeView")?.slots.map(\.declaredAs) == ["@State"])
  }
}
