import PortolanModel
import Testing

/// What a `switch` shows of an enum of which some cases are called as if they told how work is going.
@Suite struct PagesGoneThroughTests {
  private func slots(_ cases: [String], _ pages: [String]) -> [String] {
    Charted(
      """
      enum SignUpStep { case \(cases.joined(separator: ", ")) }
      final class SignUp: ObservableObject {
        @Published var step = SignUpStep.\(cases[0])
        func finish() { step = .\(cases[2]) }
      }
      struct SignUpView: View {
        @StateObject private var signUp = SignUp()
        var body: some View {
          Text("Sign up")
          switch signUp.step {
          case .\(cases[0]): \(pages[0])(signUp: signUp)
          case .\(cases[1]): \(pages[1])(signUp: signUp)
          case .\(cases[2]): LastView()
          }
        }
      }
      struct \(pages[0]): View {
        let signUp: SignUp
        var body: some View { Button("Next") { signUp.step = .\(cases[1]) } }
      }
      struct \(pages[1]): View {
        let signUp: SignUp
        var body: some View { Button("Done") { signUp.finish() } }
      }
      struct LastView: View { var body: some View { Text("") } }
      """
    ).slots
  }

  @Test func pagesThatSetWhatComesNextAreScreens() {
    let slots = slots(["name", "port", "done"], ["NameView", "PortView"])
    #expect(slots.count == 1)
    #expect(
      slots[0].hasSuffix(
        ".step exactlyOne enum: name inline → NameView, port inline → PortView, done inline → LastView"
      ))
  }

  @Test(arguments: [
    (["idle", "loading", "done"], ["NameView", "PortView"]),
    (["name", "port", "done"], ["NameView", "LoadingView"]),
  ])
  func howFarWorkIsIsNoScreen(_ cases: [String], _ pages: [String]) {
    #expect(slots(cases, pages) == [])
  }

  /// Of what is no optional `none`, or `empty`, is a case as any, and may have a page of its own.
  @Test(arguments: [
    ("none", "SignInView", ["none inline → SignInView, owner inline → OwnerView"]),
    ("empty", "SignInView", ["empty inline → SignInView, owner inline → OwnerView"]),
    ("none", "NoMemberView", []), ("empty", "EmptyClubView", []),
  ])
  func aPageForNoneIsAScreen(_ name: String, _ page: String, _ destinations: [String]) {
    let chart = Charted(
      """
      enum Membership { case \(name), owner }
      @Observable final class Club { var membership: Membership = .\(name) }
      struct ClubView: View {
        @State private var club = Club()
        var body: some View {
          switch club.membership {
          case .\(name): \(page)(club: club)
          case .owner: OwnerView(club: club)
          }
        }
      }
      struct \(page): View {
        let club: Club
        var body: some View { Button("Join") { club.membership = .owner } }
      }
      struct OwnerView: View {
        let club: Club
        var body: some View { Button("Leave") { club.membership = .\(name) } }
      }
      """)
    #expect(chart.slots == destinations.map { "Club.membership exactlyOne enum: \($0)" })
    let setters = chart.destination(name, in: "membership")?.setBy?.count
    #expect(destinations.isEmpty || setters == 2)
  }
}
