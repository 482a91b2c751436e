import Foundation
import PortolanModel
import Testing

/// Where the roots reach but a small part of an app, its tree is no picture of the app, and the commands say so.
@Suite struct RootReachTests {
  @Test(arguments: ["tree", "places"])
  func whatCanNotBeReachedIsTold(command: String) throws {
    let result = try Portolan.run(
      command, "-", input: String(decoding: islands().json(), as: UTF8.self))
    #expect(result.status == 0)
    #expect(!result.output.contains("--root"))
    #expect(
      result.errors == """
        only 1 of 8 screens can be reached from the root 'Start'; --root Hall \
        reaches 6

        """)
    let quiet = try Portolan.run(
      command, "-", "--quiet", input: String(decoding: islands().json(), as: UTF8.self))
    #expect(quiet.errors.isEmpty)
  }

  @Test func whatHasNoPlaceIsTold() throws {
    var model = islands()
    model.screens[0].links = (2...7).map { link(to: $0) } + [link(to: 1)]
    #expect(
      try errors(model) == """
        only 1 of 8 screens has a place: links without state lead to others; \
        --root Hall gives 6 a place

        """)
  }

  /// Two screens of one type are told apart by their modules.
  @Test func theNameIsExact() throws {
    var model = islands()
    model.screens[7].type = "Hall"
    #expect(try errors(model).contains("--root App.Screen1 reaches 6"))
  }

  /// What is shown is the view, whatever the screen is called for.
  @Test func theViewIsNamed() throws {
    var model = islands()
    model.screens[1].view = "HallView"
    #expect(try errors(model).contains("--root HallView reaches 6"))
  }

  @Test func whoNamesARootKnows() throws {
    var model = islands()
    model.roots[0].how = .declared
    #expect(try errors(model).isEmpty)
  }

  @Test func ofAFewScreensNothingIsSaid() throws {
    var model = islands()
    model.screens.removeLast(4)
    model.screens[1].slots[0].destinations.removeLast(4)
    #expect(try errors(model).isEmpty)
  }

  @Test func aRootThatLeadsToMostIsEnough() throws {
    var model = islands()
    model.roots[0].screen = "App.Screen1"
    #expect(try errors(model).isEmpty)
  }

  /// What `read` suggests does what it says.
  @Test func readSuggestsARootThatItTakes() throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let pages = (1...6).map { "case page\($0)" }.joined(separator: "; ")
    let views = (1...6).map { number in
      """
      struct Page\(number): View {
        @State var isOpen = false
        var body: some View { Button("a") { isOpen = true }.sheet(isPresented: $isOpen) { Text("b") } }
      }
      """
    }.joined(separator: "\n")
    try Data(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        @State var isOpen = false
        var body: some View { Button("a") { isOpen = true }.sheet(isPresented: $isOpen) { Text("b") } }
      }
      enum Page: Identifiable { \(pages); var id: Self { self } }
      struct Hall: View {
        @State var page: Page?
        var body: some View {
          Button("1") { page = .page1 }
            .sheet(item: $page) { page in
              switch page {
              \((1...6).map { "case .page\($0): Page\($0)()" }.joined(separator: "\n"))
              }
            }
        }
      }
      \(views)
      """.utf8
    ).write(to: folder.appendingPathComponent("Shop.swift"))
    let poor = try Portolan.run("read", folder.path, "--no-cache", "-o", "/dev/null")
    #expect(
      poor.errors.hasSuffix(
        "only 1 of 8 screens can be reached from the root 'Start'; --root Hall reaches 7\n"),
      "\(poor.errors)")
    let rich = try Portolan.run("tree", folder.path, "--no-cache", "--root", "Hall")
    #expect(rich.errors.isEmpty)
    #expect(rich.output.contains("page1       sheet → Page1"))
  }

  private func errors(_ model: NavigationModel) throws -> String {
    try Portolan.run("tree", "-", input: String(decoding: model.json(), as: UTF8.self)).errors
  }

  /// A root that leads nowhere, a hall that leads to five others, and one that nothing leads to.
  private func islands() -> NavigationModel {
    let names = ["Start", "Hall", "A", "B", "C", "D", "E", "F"]
    var screens = names.enumerated().map { number, name in
      Screen(
        id: "App.Screen\(number)", title: name, module: "App", type: name, kind: .view,
        slots: [
          Slot(
            name: "alert", arity: .atMostOne, encoding: .flag, origin: .source,
            destinations: [Destination(name: "alert", presentation: .alert, origin: .source)])
        ])
    }
    screens[1].slots = [
      Slot(
        name: "destination", arity: .atMostOne, encoding: .optionalEnum, origin: .source,
        destinations: (2...6).map {
          Destination(
            name: "case\($0)", presentation: .sheet, leadsTo: "App.Screen\($0)", origin: .source)
        })
    ]
    return NavigationModel(
      name: "App", roots: [Root(screen: "App.Screen0", how: .main)], screens: screens)
  }

  private func link(to number: Int) -> Link {
    Link(
      form: "NavigationLink", presentation: .drillDown, leadsTo: "App.Screen\(number)",
      location: SourceLocation(file: "A.swift", line: 1, column: 1))
  }
}
