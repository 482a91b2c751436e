import PortolanModel
import Testing

/// Bars of the app's own by which the user chooses the page beside them, drawn by a loop.
@Suite struct PageBarTests {
  private func pages(_ bar: String, beside page: String = "ShoreView()") -> [String] {
    Charted(
      """
      enum Place: Hashable, CaseIterable { case shore, harbour }
      struct Mark: Identifiable { var id: Int; var place: Place }
      struct RootView: View {
        @State private var place = Place.shore
        let marks: [Mark]
        var body: some View {
          Group {
            switch place {
            case .shore: ZStack { \(page); bar }
            case .harbour: ZStack { HarbourView(); bar }
            }
          }
        }
        private var bar: some View { HStack { \(bar) } }
      }
      struct ShoreView: View { var body: some View { ScrollView { Text("Shore") } } }
      struct HarbourView: View { var body: some View { ScrollView { Text("Harbour") } } }
      struct MarkButton: View {
        @Binding var place: Place
        let own: Place
        var body: some View { Button("Go") { place = own } }
      }
      """
    ).slots.filter { $0.hasPrefix("RootView.place") }
  }

  /// Its buttons are no rows of the page.
  @Test(arguments: [
    "ForEach(Place.allCases, id: \\.self) { item in Button(\"Go\") { place = item } }",
    "ForEach(Place.allCases, id: \\.self) { Text(\"Go\").onTapGesture { place = $0 } }",
    "ForEach([Place.shore, .harbour], id: \\.self) { item in Button(\"Go\") { go(to: item) } }",
    "ForEach(marks) { mark in Button(\"Go\") { place = mark.place } }",
    "ForEach(Place.allCases, id: \\.self) { MarkButton(place: $place, own: $0) }",
    "Button(\"Shore\") { place = .shore }; Button(\"Harbour\") { place = .harbour }",
  ])
  func aBarThatChoosesThePageIsNoneOfItsRows(_ bar: String) {
    #expect(
      pages(bar) == [
        "RootView.place exactlyOne enum: shore inline → ShoreView, harbour inline → HarbourView"
      ])
  }

  /// What stands beside other rows may be a part of the same page.
  @Test(arguments: [
    "ForEach(marks) { mark in Text(\"Mark\") }",
    "ForEach(marks) { mark in Button(\"Note\") { print(mark) } }",
    "ForEach(Place.allCases, id: \\.self) { Text(\"Place\") }",
  ])
  func otherRowsMakeAPage(_ rows: String) {
    #expect(pages(rows) == ["RootView.place exactlyOne enum: shore inline, harbour inline"])
  }
}
