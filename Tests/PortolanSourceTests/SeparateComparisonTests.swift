import Testing

/// `if`s beside each other that each ask for another value of one piece of state.
@Suite struct SeparateComparisonTests {
  private func chart(of state: String, _ body: String) -> Charted {
    Charted(
      """
      enum Dish { case soup, salad, cake }
      struct Frame<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { VStack { content } }
      }
      struct Kitchen: View {
        \(state)
        var isOpen: Bool
        var body: some View {
          VStack {
            Text("Today")
            \(body)
          }
        }
      }
      struct SoupView: View { var body: some View { NavigationLink("Herbs") { Text("Herbs") } } }
      struct SaladView: View { var body: some View { NavigationLink("Oil") { Text("Oil") } } }
      struct CakeView: View { var body: some View { NavigationLink("Cream") { Text("Cream") } } }
      """)
  }

  @Test(arguments: [
    "if dish == .soup { SoupView() }; Text(\"or\"); if dish == .salad { SaladView() }",
    "if dish == .soup { SoupView() }; if dish == .salad && isOpen { SaladView() }",
    "if case .soup = dish { SoupView() }; if case .salad = dish { SaladView() }",
    "if dish == .soup { SoupView() }; switch dish { case .salad: SaladView(); default: EmptyView() }",
    "switch dish { case .soup: SoupView(); default: EmptyView() }; if dish == .salad { SaladView() }",
    """
    if dish == .soup { SoupView() }
    if dish == .cake { Text("") }
    Frame { switch dish { case .salad: SaladView(); default: EmptyView() } }
    """,
  ])
  func areOneChoice(_ body: String) {
    let chart = chart(of: "@State private var dish: Dish = .soup", body)
    #expect(
      chart.slots.first?.hasPrefix(
        "Kitchen.dish exactlyOne enum: soup inline → SoupView, salad inline → SaladView") == true)
    #expect(chart.slots.count == 1)
  }

  @Test(arguments: [
    "if dish == \"soup\" { SoupView() }; if dish == \"salad\" { SaladView() }",
    """
    if dish == "soup" { SoupView() }
    switch dish { case "salad": SaladView(); default: EmptyView() }
    """,
    """
    if dish == "soup" { SoupView() }
    if dish == "cake" { Text("") }
    Frame { switch dish { case "salad": SaladView(); default: EmptyView() } }
    """,
  ])
  func areOneChoiceByTheirText(_ body: String) {
    let chart = chart(of: "@State private var dish = \"soup\"", body)
    #expect(chart.slots.count == 1)
    #expect(chart.destination("soup", in: "dish")?.leadsTo == "App.SoupView")
    #expect(chart.destination("salad", in: "dish")?.leadsTo == "App.SaladView")
  }

  /// Beside what is shown for all other values, a page is no other choice.
  @Test(arguments: [
    "if dish == \"soup\" { SoupView() } else { CakeView() }; if dish == \"salad\" { SaladView() }",
    "if dish == \"soup\" { SoupView() }; if isOpen { SaladView() }",
  ])
  func areNoneBesideWhatIsShownElse(_ body: String) {
    let chart = chart(of: "@State private var dish = \"soup\"", body)
    #expect(chart.slots.contains("Kitchen.saladView always child: saladView inline → SaladView"))
  }
}
