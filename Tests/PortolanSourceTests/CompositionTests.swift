import PortolanModel
import Testing

/// Protocols that are put together under one name, by which types conform to each of them.
@Suite struct CompositionTests {
  private func chart(_ declaration: String, conforming: String) -> Charted {
    Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      protocol Helping: AnyObject { var isHelpShown: Bool { get set } }
      protocol Loading: AnyObject {}
      extension Helping { func showHelp() { isHelpShown = true } }
      \(declaration)
      @Observable final class DeckModel: \(conforming) { var isHelpShown = false }
      struct DeckView: View {
        @State var model = DeckModel()
        var body: some View {
          Button("Help") { model.showHelp() }
            .sheet(isPresented: $model.isHelpShown) { Text("Help") }
        }
      }
      """)
  }

  @Test(arguments: [
    ("typealias PageModel = Helping & Loading", "PageModel"),
    ("typealias PageModel = Loading & Helping", "PageModel"),
    ("typealias Model = Helping & Loading; typealias PageModel = Model & Sendable", "PageModel"),
    ("", "Helping & Loading"),
  ])
  func eachPartOfACompositionBringsItsMembers(_ declaration: String, _ conforming: String) {
    let chart = chart(declaration, conforming: conforming)
    #expect(chart.actions == ["DeckModel.showHelp present isHelpShown"])
  }

  /// What another composition has is not brought.
  @Test func whatIsNoPartBringsNothing() {
    let chart = chart("typealias PageModel = Loading & Sendable", conforming: "PageModel")
    #expect(chart.actions == [])
  }

  /// A class that is part of one is the superclass.
  @Test func aClassIsInheritedFrom() {
    let chart = Charted(
      """
      protocol Titled {}
      typealias TitledController = Titled & UIViewController
      final class DeckController: TitledController {
        func tapped() { present(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {}
      """)
    #expect(chart.links == ["DeckController present(_:animated:) sheet → HelpController"])
  }

  /// What is of several protocols is asked for what each of them asks for.
  @Test(arguments: [
    ("", "(Handling & HelpShowing)?"), ("", "(HelpShowing & Handling)?"),
    ("typealias Navigator = Handling & HelpShowing", "Navigator?"),
    ("protocol FullHandling: Handling {}", "(any FullHandling & HelpShowing)?"),
  ])
  func aValueOfSeveralProtocolsIsAskedByEach(_ declaration: String, _ type: String) {
    let chart = Charted(
      """
      protocol Handling: AnyObject { var stack: UINavigationController { get }; func open() }
      protocol HelpShowing: AnyObject { func showHelp(); func showMap(of place: String) }
      \(declaration)
      final class DeckFlow: \(declaration.contains("Full") ? "FullHandling" : "Handling") {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func open() {
          let deck = DeckController()
          deck.flow = self
          stack.setViewControllers([deck], animated: false)
        }
      }
      extension DeckFlow: HelpShowing {
        func showHelp() { stack.present(HelpController(), animated: true) }
        func showMap(of place: String) { stack.pushViewController(MapController(), animated: true) }
      }
      final class OtherFlow: Handling {
        let stack = UINavigationController()
        func open() {}
        func showHelp() { stack.pushViewController(OtherController(), animated: true) }
      }
      class ShelfController: UITableViewController {
        weak var flow: \(type)
        @objc func helpTapped() { flow?.showHelp() }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          flow?.showMap(of: "Harbour")
        }
      }
      final class DeckController: ShelfController {}
      final class HelpController: UIViewController {}
      final class MapController: UIViewController {}
      final class OtherController: UIViewController {}
      """)
    #expect(
      chart.links.filter { $0.hasPrefix("DeckController ") } == [
        "DeckController present(_:animated:) sheet → HelpController",
        "DeckController pushViewController(_:animated:) drillDown → MapController",
      ])
  }
}
