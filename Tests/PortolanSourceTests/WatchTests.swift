import PortolanModel
import Testing

/// Apps of watches, whose first screen is a hosting controller's heir that the system makes.
@Suite struct WatchTests {
  private static let watch = """
    import WatchKit
    @main class TideDelegate: NSObject, WKApplicationDelegate {
      static var shared: TideDelegate!
      var tides: Tides?
    }
    extension TideDelegate {
      func warn() { DispatchQueue.main.async { self.tides?.isWarned = true } }
    }
    class TideHost: WKHostingController<TideView> {
      let tides = Tides()
      override init() { super.init(); TideDelegate.shared.tides = tides }
      override var body: TideView { TideView(tides: tides) }
    }
    class WindHost: WKHostingController<WindView> { override var body: WindView { WindView() } }
    class Tides: ObservableObject { @Published var isWarned = false }
    struct TideView: View {
      @ObservedObject var tides: Tides
      var body: some View {
        NavigationLink("Moon") { MoonView() }.alert("Flood", isPresented: $tides.isWarned) {}
      }
    }
    struct MoonView: View { var body: some View { Text("Full") } }
    struct WindView: View { var body: some View { NavigationLink("Moon") { MoonView() } } }
    """

  private static let phone = """
    import UIKit
    @main class QuayDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
        window = UIWindow()
        window?.rootViewController = QuayController()
        return true
      }
    }
    class QuayController: UIViewController {
      @objc func more() { present(BerthController(), animated: true) }
    }
    class BerthController: UIViewController {}
    """

  /// The second page comes first in the source, and not in the storyboard.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit" initialViewController="W">
    <scenes>
    <scene><objects><hostingController id="T" customClass="TideHost" customModuleProvider="target"/></objects></scene>
    <scene><objects><hostingController id="W" customClass="WindHost" customModuleProvider="target"><connections>
    <segue destination="T" kind="relationship" relationship="nextPage"/>
    </connections></hostingController></objects></scene>
    </scenes></document>
    """

  @Test(arguments: [false, true], [false, true])
  func aWatchStartsWithItsHosts(_ hasStoryboard: Bool, _ hasPhone: Bool) throws {
    var files = ["Tide.swift": Self.watch]
    if hasStoryboard { files["Interface.storyboard"] = Self.storyboard }
    if hasPhone { files["Quay.swift"] = Self.phone }
    let chart = Charted(files: files)
    let hosts = hasStoryboard ? ["WindHost", "TideHost"] : ["TideHost", "WindHost"]
    #expect(
      chart.model.roots.map(\.screen)
        == ((hasPhone ? ["QuayController"] : []) + hosts).map {
          "App.\($0)"
        })
    #expect(
      chart.screen("TideHost")?.slots.map { $0.destinations[0].leadsTo } == ["App.Tides"])
    #expect(chart.links.contains("Tides NavigationLink drillDown → MoonView"))
    #expect(try chart.findings("unreachable-screen").isEmpty)
    #expect(chart.model.unresolved.isEmpty)
  }

  /// No menu has it, nor is it the phone's: the screen has it whose state it sets.
  @Test(arguments: [false, true])
  func whatItsDelegateDoesIsTheApps(_ hasPhone: Bool) {
    let chart = Charted(
      files: ["Tide.swift": Self.watch, "Quay.swift": hasPhone ? Self.phone : ""])
    #expect(chart.actions == ["Tides.warn present isWarned"])
    #expect(chart.screen("Tides")?.actions.map(\.kind) == [.app])
  }

  /// Scenes by their names, whether they host a view or not.
  @Test func whatCodeShowsByTheNameOfAScene() {
    let chart = Charted(files: [
      "Interface.storyboard": """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit" initialViewController="H">
      <scenes>
      <scene><objects><controller id="H" customClass="HarbourController" customModuleProvider="target"/></objects></scene>
      <scene><objects><controller id="T" identifier="Tides" customClass="TidesController" customModuleProvider="target"/></objects></scene>
      <scene><objects><hostingController id="W" identifier="wind" customClass="WindHost" customModuleProvider="target"/></objects></scene>
      </scenes></document>
      """,
      "Harbour.swift": """
      import WatchKit
      class Delegate: NSObject, WKExtensionDelegate {}
      class HarbourController: WKInterfaceController {
        enum Name { static let wind = "wind" }
        @IBAction func tides() { pushController(withName: "Tides", context: nil) }
        @IBAction func wind() { self.presentController(withName: Name.wind, context: 1) }
        @IBAction func both() { presentController(withNames: ["Tides", "wind"], contexts: nil) }
        @IBAction func other() { pushController(withName: "Unknown", context: nil) }
      }
      class TidesController: WKInterfaceController {}
      class WindHost: WKHostingController<WindView> { override var body: WindView { WindView() } }
      struct WindView: View { var body: some View { Text("Wind") } }
      """,
    ])
    #expect(
      chart.screen("HarbourController")?.links.map { "\($0.form) \($0.leadsTo ?? "")" } == [
        "pushController(withName:context:) App.TidesController",
        "presentController(withName:context:) App.WindHost",
        "presentController(withNames:contexts:) App.TidesController",
        "presentController(withNames:contexts:) App.WindHost",
        "pushController(withName:context:) ",
      ])
    #expect(chart.model.roots.map(\.screen) == ["App.HarbourController"])
    #expect(chart.model.unresolved.isEmpty)
  }
}
