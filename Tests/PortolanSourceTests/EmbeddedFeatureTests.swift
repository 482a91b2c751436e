import PortolanModel
import Testing

/// Features that a feature shows in place: which of its properties they are, and whose state.
@Suite struct EmbeddedFeatureTests {
  /// A feature with a view that presents by state of its own, so that the types alone say of no property that it is a screen.
  private static let stamp = """
    @Reducer struct Stamp {
      @ObservableState struct State: Identifiable { var id: Int }
      enum Action { case lickTapped }
    }
    struct StampView: View {
      let store: StoreOf<Stamp>
      @State private var isEnlarged = false
      var body: some View { Text("").sheet(isPresented: $isEnlarged) { Text("") } }
    }
    """

  private static let album = """
    @Reducer struct Album {
      @ObservableState struct State {
        var stamps: IdentifiedArrayOf<Stamp.State> = []
        var cover = Stamp.State(id: 0)
      }
      enum Action { case stamp(IdentifiedActionOf<Stamp>), cover(Stamp.Action) }
    }
    """

  @Test(arguments: [
    """
    ForEach(store.scope(state: \\.stamps, action: \\.stamp)) { row in StampView(store: row) }
    """,
    """
    ForEachStore(store.scope(state: \\.stamps, action: \\.stamp)) { StampView(store: $0) }
    """,
  ])
  func rowsAreCalledAsTheirCollection(_ rows: String) {
    let chart = Charted(
      """
      \(Self.album)
      \(Self.stamp)
      struct AlbumView: View {
        let store: StoreOf<Album>
        var body: some View { List { \(rows) } }
      }
      """)
    #expect(
      chart.slots == [
        "Album.stamps each collection: stamps inline → Stamp",
        "Stamp.isEnlarged atMostOne flag: isEnlarged sheet",
      ])
  }

  @Test func aViewThatIsHandedTheSameStoreIsPartOfTheFeature() {
    let chart = Charted(
      """
      \(Self.album)
      \(Self.stamp)
      struct AlbumView: View {
        let store: StoreOf<Album>
        var body: some View { PagesView(store: store).navigationTitle("Album") }
      }
      struct PagesView: View {
        let store: StoreOf<Album>
        var body: some View { if store.stamps.isEmpty { Text("") } else { StripView(store: store) } }
      }
      private struct StripView: View {
        let store: StoreOf<Album>
        var body: some View {
          ForEach(store.scope(state: \\.stamps, action: \\.stamp)) { row in StampView(store: row) }
        }
      }
      """)
    #expect(
      chart.slots == [
        "Album.stamps each collection: stamps inline → Stamp",
        "Stamp.isEnlarged atMostOne flag: isEnlarged sheet",
      ])
  }

  @Test func whatLeadsOnByItselfIsAScreenOfItsOwn() {
    let chart = Charted(
      """
      \(Self.album)
      \(Self.stamp)
      struct AlbumView: View {
        let store: StoreOf<Album>
        var body: some View { CoverView(store: store) }
      }
      struct CoverView: View {
        let store: StoreOf<Album>
        @State private var isOpen = false
        var body: some View {
          StampView(store: store.scope(state: \\.cover, action: \\.cover))
            .sheet(isPresented: $isOpen) { Text("") }
        }
      }
      """)
    #expect(
      chart.slots == [
        "Album.coverView always child: coverView inline → CoverView",
        "CoverView.cover always child: cover inline → Stamp",
        "CoverView.isOpen atMostOne flag: isOpen sheet",
        "Stamp.isEnlarged atMostOne flag: isEnlarged sheet",
      ])
  }
}
