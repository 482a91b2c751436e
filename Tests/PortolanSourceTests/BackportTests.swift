import PortolanModel
import Testing

/// Stacks of NavigationBackport, which says in names of its own what SwiftUI says.
@Suite struct BackportTests {
  private func chart(_ others: String = "") -> Charted {
    Charted(
      """
      import NavigationBackport
      struct ShelfView: View {
        @State private var path = NBNavigationPath()
        @State private var isAuthorShown = false
        var body: some View {
          NBNavigationStack(path: $path) {
            VStack {
              Button("Novel") { path.append(Novel()) }
              NBNavigationLink(value: Poem()) { Text("Poem") }
              Button("Author") { isAuthorShown = true }
            }
            .nbNavigationDestination(for: Novel.self) { novel in NovelView(novel: novel) }
            .nbNavigationDestination(for: Poem.self) { _ in PoemView() }
            .nbNavigationDestination(isPresented: $isAuthorShown) { AuthorView() }
          }
        }
      }
      struct Novel: Hashable {}
      struct Poem: Hashable {}
      struct NovelView: View {
        let novel: Novel
        var body: some View { Text("Novel") }
      }
      struct PoemView: View { var body: some View { Text("Poem") } }
      struct AuthorView: View { var body: some View { Text("Author") } }
      \(others)
      """)
  }

  private let slots = [
    "ShelfView.isAuthorShown atMostOne flag: isAuthorShown drillDown → AuthorView",
    "ShelfView.path sequence navigationPath in NavigationStack: Novel drillDown → NovelView, Poem drillDown → PoemView",
  ]

  @Test func itIsAStack() {
    #expect(chart().slots == slots)
    #expect(chart().model.unresolved.isEmpty)
  }

  /// An app may bring the library's code along.
  @Test func whereItsCodeIsThereItIsTheSame() {
    let chart = chart(
      """
      public struct NBNavigationStack<Root: View, Data>: View {
        @Binding var path: NBNavigationPath
        var root: Root
        public init(path: Binding<NBNavigationPath>, @ViewBuilder root: () -> Root) {
          self.root = root()
          _path = path
        }
        public var body: some View { root }
      }
      public struct NBNavigationPath: Equatable { public init() {} }
      public extension View {
        func nbNavigationDestination<D: Hashable, C: View>(for type: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
          modifier(DestinationBuilderModifier(typedDestinationBuilder: { AnyView(destination($0)) }))
        }
      }
      """)
    #expect(chart.slots == slots)
  }
}
