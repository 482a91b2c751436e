import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// Types of several apps that implement one protocol of a module which all of them use: each app has its own.
@Suite struct ImplementationsOfAppsTests {
  private static let core = """
    public protocol Hailing: AnyObject { func hail(_ text: String) }
    public final class Radio {
      let hailing: Hailing
      public init(hailing: Hailing) { self.hailing = hailing }
      public func call() { hailing.hail("Ahoy") }
    }
    """

  private static func app(_ name: String, import core: String = "import Core") -> String {
    """
    import UIKit
    \(core)
    final class \(name)Hailing: Hailing {
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func hail(_ text: String) { window.rootViewController?.present(\(name)OfferController(), animated: true) }
    }
    final class \(name)OfferController: UIViewController {}
    final class \(name)HomeController: UIViewController {
      var radio: Radio!
      @objc func tapped() { radio.call() }
    }
    final class \(name)Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        let window = UIWindow()
        let home = \(name)HomeController()
        home.radio = Radio(hailing: \(name)Hailing(window: window))
        window.rootViewController = home
        self.window = window
        return true
      }
    }
    """
  }

  private static func links(_ files: [(String, String)], _ modules: [[String]]) -> [String] {
    let read = zip(files, modules).map { file, modules in
      SourceFile(reading: file.1, path: file.0, module: modules[0])
    }
    return NavigationModel(linking: read.separatingStarts(modules)).screens.flatMap { screen in
      screen.links.map { "\(screen.type) → \($0.leadsTo ?? "nothing")" }
    }.sorted()
  }

  @Test func eachAppUsesItsOwn() {
    let links = Self.links(
      [
        ("Core.swift", Self.core), ("Ship.swift", Self.app("Ship")),
        ("Tug.swift", Self.app("Tug")),
      ], [["Core"], ["Ship"], ["Tug"]])
    #expect(
      links == [
        "ShipHomeController → Ship.ShipOfferController",
        "TugHomeController → Tug.TugOfferController",
      ])
  }

  /// What a library of one app's brings, that app uses, and no other.
  @Test func anAppUsesWhatItsLibrariesBring() {
    let kit = """
      import UIKit
      import Core
      public final class KitHailing: Hailing {
        let window: UIWindow
        public init(window: UIWindow) { self.window = window }
        public func hail(_ text: String) { window.rootViewController?.present(KitController(), animated: true) }
      }
      final class KitController: UIViewController {}
      """
    let ship = Self.app("Ship", import: "import Core\nimport Kit")
      .replacing("ShipHailing(window: window)", with: "KitHailing(window: window)")
    let links = Self.links(
      [
        ("Core.swift", Self.core), ("Kit.swift", kit), ("Ship.swift", ship),
        ("Tug.swift", Self.app("Tug")),
      ], [["Core"], ["Kit"], ["Ship"], ["Tug"]])
    #expect(links.contains("ShipHomeController → Kit.KitController"))
    #expect(links.filter { $0.hasPrefix("Tug") } == ["TugHomeController → Tug.TugOfferController"])
  }

  /// What both apps compile belongs to both, be it told as the first's.
  @Test func sharedFilesAreOfAllTargetsThatCompileThem() {
    let shared = """
      import UIKit
      import Core
      final class SharedHailing: Hailing {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func hail(_ text: String) { window.rootViewController?.present(SharedController(), animated: true) }
      }
      final class SharedController: UIViewController {}
      """
    let tug = Self.app("Tug").replacing(
      "TugHailing(window: window)", with: "SharedHailing(window: window)")
    let links = Self.links(
      [
        ("Core.swift", Self.core), ("Shared.swift", shared), ("Ship.swift", Self.app("Ship")),
        ("Tug.swift", tug),
      ], [["Core"], ["Ship", "Tug"], ["Ship"], ["Tug"]])
    #expect(links.contains("TugHomeController → Ship.SharedController"))
  }

  /// What only another app's code keeps in an object of the shared module, this one never asks.
  @Test func whatAnotherAppKeepsIsNotAsked() {
    let core = """
      import UIKit
      public protocol Sending { func send() }
      public protocol SendingDelegate: AnyObject { func sent() }
      public struct AddSending: Sending {
        weak var delegate: SendingDelegate?
        public init(delegate: SendingDelegate) { self.delegate = delegate }
        public func send() { delegate?.sent() }
      }
      public final class PostFlow {
        let stack: UINavigationController
        let sending: Sending
        public init(stack: UINavigationController, sending: Sending) {
          self.stack = stack
          self.sending = sending
        }
        public func start() { sending.send() }
      }
      """
    func app(_ name: String, _ flow: String) -> String {
      """
      import UIKit
      import Core
      final class \(name)Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: \(name)Controller())
          return true
        }
      }
      \(flow)
      final class \(name)Controller: UIViewController {
        @objc func tapped() { \(name)Flow(stack: navigationController!).start() }
      }
      """
    }
    let ship = """
      final class ShipFlow: SendingDelegate {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { PostFlow(stack: stack, sending: AddSending(delegate: self)).start() }
        func sent() { stack.pushViewController(SentController(), animated: true) }
      }
      final class SentController: UIViewController {}
      """
    let tug = """
      struct TugSending: Sending { func send() {} }
      final class TugFlow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { PostFlow(stack: stack, sending: TugSending()).start() }
      }
      """
    #expect(
      Self.links(
        [("Core.swift", core), ("Ship.swift", app("Ship", ship)), ("Tug.swift", app("Tug", tug))],
        [["Core"], ["Ship"], ["Tug"]]) == ["ShipController → Ship.SentController"])
  }
}
