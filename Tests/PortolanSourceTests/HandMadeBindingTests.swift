import PortolanModel
import Testing

/// Bindings that code makes of a getter and a setter, and whose state they are.
@Suite struct HandMadeBindingTests {
  @Test(arguments: [
    ("doomed?.identifier == account.identifier", "if !$0 { doomed = nil }"),
    ("doomed?.identifier == account.identifier", "isShown in withAnimation { doomed = nil }"),
    ("doomed?.identifier == account.identifier", "_ in clear()"),
    ("account.identifier == doomed?.identifier", "_ in clear()"),
    ("doomed != nil && isReady", "if !$0 { doomed = nil }"),
    ("doomed != nil && isReady", "_ in clear()"),
    ("!(doomed == nil)", "if !$0 { doomed = nil }"),
  ])
  func theStateIsWhatTheSetterWrites(_ getter: String, _ setter: String) {
    let chart = Charted(
      """
      struct Account { let identifier: String }
      struct HomeView: View {
        let accounts: [Account]
        @State private var doomed: Account?
        @State private var isReady = false
        var body: some View {
          ForEach(accounts, id: \\.identifier) { account in
            Button("Delete") { doomed = account }
              .confirmationDialog(
                "Delete?", isPresented: Binding(get: { \(getter) }, set: { \(setter) })
              ) { Button("Delete") {} }
          }
        }
        private func clear() {}
      }
      """)
    #expect(
      chart.slots == ["HomeView.doomed atMostOne optionalValue: doomed confirmationDialog"])
  }

  @Test(arguments: [
    "Binding<Bool>(get: { isSharing && url != nil }, set: { isSharing = $0 })",
    ".init(get: { url != nil && isSharing }, set: { isSharing = $0 })",
    ".init(get: { isSharing || url != nil }, set: { _ in url = nil; isSharing = false })",
    "Binding(get: { !isWide && isSharing }, set: { isSharing = $0 })",
  ])
  func conditionsAreJoined(_ binding: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        let isWide: Bool
        @State private var isSharing = false
        @State private var url: URL?
        var body: some View {
          Text("").sheet(isPresented: \(binding)) { SharePage() }
        }
      }
      struct SharePage: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["HomeView.isSharing atMostOne flag: isSharing sheet → SharePage"])
  }

  @Test func aCaseIsAskedFor() {
    let chart = Charted(
      """
      final class HomeModel: ObservableObject {
        @Published var route: Route?
        enum Route { case help, share }
      }
      struct HomeView: View {
        @ObservedObject var model: HomeModel
        var body: some View {
          Text("").sheet(
            isPresented: Binding(
              get: { if case .help = model.route { return true } else { return false } },
              set: { if !$0 { model.route = nil } })
          ) { HelpPage() }
          .sheet(
            isPresented: Binding(
              get: { model.route == .share }, set: { if !$0 { model.route = nil } })
          ) { SharePage() }
        }
      }
      struct HelpPage: View { var body: some View { Text("") } }
      struct SharePage: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeModel.route atMostOne optionalEnum: help sheet → HelpPage, share sheet → SharePage"
      ])
  }

  @Test func whatCannotBeFollowedIsToldAndNotShownInPlace() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Text("").sheet(isPresented: $isShown) { Text("") }
            .sheet(isPresented: Binding(get: { Flags.isOn() }, set: { Flags.set($0) })) {
              SharePage()
            }
            .alert("", isPresented: .constant(true)) { Text("") }
        }
      }
      struct SharePage: View {
        @State private var isAsking = false
        var body: some View { Text("").sheet(isPresented: $isAsking) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        "HomeView.isShown atMostOne flag: isShown sheet",
        "SharePage.isAsking atMostOne flag: isAsking sheet",
      ])
    #expect(
      chart.model.unresolved.map(\.what) == [
        "which state says when 'HomeView' shows 'sheet(isPresented:)' could not be told"
      ])
  }
}
