import PortolanCheck
import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// Types of one name in several modules: a file means those of its own module, then those of what it imports.
@Suite struct ImportedTypeTests {
  /// What the app's only sheet leads to.
  private func target(
    _ imports: String, _ shown: String = "SettingsView()", first: String = "public",
    own: String = ""
  ) -> String? {
    func settings(_ access: String) -> String {
      """
      \(access) struct SettingsView: View {
        @State private var isShown = false
        \(access) init() {}
        \(access) var body: some View {
          Button("") { isShown = true }.sheet(isPresented: $isShown) { Text("") }
        }
      }
      """
    }
    let model = NavigationModel(linking: [
      SourceFile(reading: settings(first), path: "A.swift", module: "Phone"),
      SourceFile(reading: settings("public"), path: "B.swift", module: "Desk_Kit"),
      SourceFile(
        reading: """
          \(imports)
          struct HomeView: View {
            @State private var isOpen = false
            var body: some View {
              Button("") { isOpen = true }.sheet(isPresented: $isOpen) { \(shown) }
            }
          }
          \(own)
          """, path: "C.swift", module: "App"),
    ])
    return model.screens.first { $0.type == "HomeView" }?.slots.first?.destinations.first?.leadsTo
  }

  @Test func aFileMeansWhatItImports() {
    #expect(target("import Desk_Kit") == "Desk_Kit.SettingsView")
    #expect(target("import Phone") == "Phone.SettingsView")
    #expect(target("import struct Desk_Kit.SettingsView") == "Desk_Kit.SettingsView")
  }

  @Test func whatIsNotPublicIsSeenByNoOtherModule() {
    #expect(target("", first: "internal") == "Desk_Kit.SettingsView")
  }

  @Test func aModulesOwnTypeComesFirst() {
    let own = "struct SettingsView: View { var body: some View { Text(\"\") } }"
    #expect(target("import Desk_Kit", own: own) == "App.SettingsView")
  }

  @Test func aModulesNameSaysWhichIsMeant() {
    #expect(
      target("import Phone; import Desk_Kit", "Desk_Kit.SettingsView()")
        == "Desk_Kit.SettingsView")
  }

  /// `#if os(iOS) import Phone #else import Desk #endif`, and code that is the same for both.
  @Test(
    arguments: [
      ("Coordinator()", ["Desk", "Phone"]), ("#if os(tvOS)\nCoordinator()\n#endif", ["Desk"]),
    ])
  func whereTheSystemChoosesTheImportEachHasItsOwn(_ shown: String, _ modules: [String]) {
    func coordinator(_ flag: String) -> String {
      """
      public struct Coordinator: View {
        @State private var \(flag) = false
        public var body: some View { Button("") { \(flag) = true }.alert("", isPresented: $\(flag)) {} }
      }
      """
    }
    let model = NavigationModel(linking: [
      SourceFile(reading: coordinator("isAsking"), path: "A.swift", module: "Desk"),
      SourceFile(reading: coordinator("isPicking"), path: "B.swift", module: "Phone"),
      SourceFile(
        reading: """
          #if os(iOS)
          import Phone
          #elseif os(tvOS)
          import Desk
          #endif
          @main struct Shop: App {
            var body: some Scene {
              WindowGroup {
                \(shown)
              }
            }
          }
          """, path: "C.swift", module: "App"),
    ])
    #expect(model.roots.map(\.screen).sorted() == modules.map { "\($0).Coordinator" })
    #expect(model.roots.allSatisfy { $0.condition != nil })
  }

  /// What is pushed of a type that was not read is pushed all the same, and not shown in place.
  @Test(arguments: ["", "(path: $path)"])
  func whatIsShownForATypeThatWasNotReadIsPushed(_ bound: String) throws {
    let chart = Charted(
      """
      import ShopKit
      struct HomeView: View {
        var tickets: [Ticket]
        @State private var path = NavigationPath()
        @State private var receipt: Ticket?
        var body: some View {
          NavigationStack\(bound) {
            List(tickets) { ticket in NavigationLink(value: ticket.id) { Text("") } }
              .navigationDestination(for: Ticket.ID.self) { id in TicketView(id: id) }
              .sheet(item: $receipt) { _ in Text("") }
          }
        }
      }
      struct TicketView: View {
        let id: Ticket.ID
        @State private var isShared = false
        var body: some View { Button("") { isShared = true }.sheet(isPresented: $isShared) { Text("") } }
      }
      """)
    let home = try #require(chart.screen("HomeView"))
    #expect(!home.slots.contains { $0.arity == .always })
    if bound.isEmpty {
      #expect(
        chart.links == ["HomeView NavigationLink(value:) of Ticket.ID drillDown → TicketView"])
    } else {
      let ticket = try #require(chart.destination("Ticket.ID", in: "path"))
      #expect(ticket.leadsTo == "App.TicketView")
      #expect(ticket.presentation == .drillDown)
    }
    #expect(
      try Checker().check(Chart(chart.model)).findings.map(\.rule)
        .allSatisfy { !["one-active-destination", "unmatched-link"].contains($0) })
  }

  /// The same of any type within one that was not read.
  @Test func whatIsShownForATypeWithinOneThatWasNotReadIsPushed() throws {
    let chart = Charted(
      """
      import ShopKit
      struct HomeView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Text("").navigationDestination(for: Ticket.Seat.self) { _ in SeatView() }
          }
        }
      }
      struct SeatView: View {
        @State private var isShared = false
        var body: some View { Button("") { isShared = true }.sheet(isPresented: $isShared) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        "HomeView.path sequence navigationPath in NavigationStack: Ticket.Seat drillDown → SeatView",
        "SeatView.isShared atMostOne flag: isShared sheet",
      ])
  }
}
