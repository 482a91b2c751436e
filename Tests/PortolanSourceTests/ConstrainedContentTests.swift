import PortolanModel
import Testing

/// Generic pages whose content an initialiser says by its extension.
@Suite struct ConstrainedContentTests {
  private func library(_ extensions: String, _ made: String) -> Charted {
    Charted(
      """
      struct BookPath: Identifiable { var id = 0 }
      struct FilmPath: Identifiable { var id = 0 }
      struct ShelfView: View {
        @State private var path: BookPath?
        var body: some View {
          Button("Open") { path = BookPath() }.sheet(item: $path) { path in \(made) }
        }
      }
      \(page)
      \(extensions)
      """)
  }

  private let page = """
    struct LoadedPage<Content: View>: View {
      let id: Int
      let content: (Int) -> Content
      @State private var loaded: Int?
      var body: some View { Group { if let loaded { content(loaded) } else { ProgressView() } } }
    }
    struct BookView: View {
      let id: Int
      @State private var isHelpShown = false
      var body: some View { Button("Help") { isHelpShown = true }.alert("", isPresented: $isHelpShown) {} }
    }
    struct FilmView: View {
      let id: Int
      @State private var isHelpShown = false
      var body: some View { Button("Help") { isHelpShown = true }.alert("", isPresented: $isHelpShown) {} }
    }
    """
  private let book = """
    extension LoadedPage where Content == BookView {
      init(path: BookPath) { self.init(id: path.id, content: Content.init) }
    }
    """
  private let film = """
    extension LoadedPage where Content == FilmView {
      init(path: FilmPath) { self.init(id: path.id, content: Content.init) }
    }
    """

  @Test func theExtensionSaysWhatIsShown() {
    let chart = library(book, "LoadedPage(path: path)")
    #expect(chart.slots.contains { $0.contains("path sheet → BookView") })
  }

  @Test func ofSeveralTheTypesSayWhichIsMeant() {
    let chart = library(film + "\n" + book, "LoadedPage(path: path)")
    #expect(chart.slots.contains { $0.contains("path sheet → BookView") })
  }

  @Test func theInitialiserMayBeHandedByItsName() {
    let chart = Charted(
      """
      struct BookPath: Hashable { var id = 0 }
      struct FilmPath: Hashable { var id = 0 }
      struct ShelfView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Open") { path.append(BookPath()); path.append(FilmPath()) }
              .navigationDestination(for: BookPath.self, destination: LoadedPage.init)
              .navigationDestination(for: FilmPath.self, destination: LoadedPage.init)
          }
        }
      }
      \(page)
      \(film)
      \(book)
      """)
    #expect(
      chart.slots.contains(
        "ShelfView.path sequence navigationPath in NavigationStack: "
          + "BookPath drillDown → BookView, FilmPath drillDown → FilmView"))
  }

  @Test func whatAListSelectsMayBeLoadedByAPage() {
    let chart = Charted(
      """
      struct BookPath: Hashable { var id = 0 }
      struct FilmPath: Hashable { var id = 0 }
      struct ShelfView: View {
        @State private var path: BookPath?
        var body: some View {
          NavigationSplitView {
            List(selection: $path) { NavigationLink("First", value: BookPath()) }
          } detail: {
            if let path { LoadedPage(path: path) } else { Text("None") }
          }
        }
      }
      \(page)
      \(book)
      """)
    #expect(chart.slots.contains { $0.contains("path inline → BookView") })
  }

  @Test func anotherInitialiserSaysNothing() {
    let chart = library(book, "LoadedPage(id: path.id) { FilmView(id: $0) }")
    #expect(chart.slots.contains { $0.contains("path sheet → FilmView") })
    #expect(!chart.slots.contains { $0.contains("→ BookView") })
  }
}
