import PortolanModel
import Testing

/// Objects that show screens for others, and that code makes with a case or a flag which decides on what they show.
@Suite struct ConstantOfObjectTests {
  private func links(_ calls: String, _ flow: String) -> [String] {
    Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var guide: Guide?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          let stack = UINavigationController()
          window?.rootViewController = stack
          guide = Guide(stack: stack)
          guide?.begin()
        }
      }
      final class Guide: PierDelegate {
        let stack: UINavigationController
        var flow: CargoFlow?
        var weather = Weather.calm
        init(stack: UINavigationController) { self.stack = stack }
        func begin() {
          let pier = PierController()
          pier.delegate = self
          stack.viewControllers = [pier]
        }
        \(calls)
      }
      enum Cargo { case load(String), unload, weigh }
      enum Weather { case calm, storm }
      final class CargoFlow {
        let stack: UINavigationController
        \(flow)
      }
      protocol PierDelegate: AnyObject { func loadTapped(); func weighTapped() }
      final class PierController: UIViewController {
        weak var delegate: PierDelegate?
        @objc func loadTapped() { delegate?.loadTapped() }
        @objc func weighTapped() { delegate?.weighTapped() }
      }
      final class LoadController: UIViewController {}
      final class UnloadController: UIViewController {}
      final class ScaleController: UIViewController {}
      """
    ).links.map { String($0.split(separator: " ").last!) }
  }

  private static let byCase = """
    private let cargo: Cargo
    let weather: Weather
    init(stack: UINavigationController, cargo: Cargo, weather: Weather = .calm) {
      self.stack = stack
      self.cargo = cargo
      self.weather = weather
    }
    """

  private static let calls = [
    "CargoFlow(stack: stack, cargo: cargo).begin()",
    "let flow = CargoFlow(stack: stack, cargo: cargo); flow.begin()",
    "flow = CargoFlow(stack: stack, cargo: cargo); flow?.begin()",
  ]

  private static func told(_ call: String) -> String {
    """
    func loadTapped() { start(.load("salt")) }
    func weighTapped() { start(.weigh) }
    func start(_ cargo: Cargo) { \(call) }
    """
  }

  /// Each who makes one gives it a case of its own, be it by way of a function.
  @Test(arguments: Self.calls, ["cargo", "self.cargo"])
  func aCaseDecidesOnWhatIsShown(_ call: String, _ asked: String) {
    let flow = """
      \(Self.byCase)
      func begin() { show() }
      private func show() {
        switch \(asked) {
        case .load: stack.pushViewController(LoadController(), animated: true)
        case .unload: stack.pushViewController(UnloadController(), animated: true)
        case .weigh: stack.pushViewController(ScaleController(), animated: true)
        }
      }
      """
    #expect(links(Self.told(call), flow) == ["LoadController", "ScaleController"])
  }

  /// So it does where code goes by several values at once, of which nobody knows the others.
  @Test(arguments: [
    ("(cargo, sea)", ["LoadController", "ScaleController"]),
    ("(cargo, weather)", ["LoadController"]),
    ("(sea, cargo)", ["LoadController", "UnloadController", "ScaleController"]),
  ])
  func aCaseDecidesAmongSeveralValues(_ asked: String, _ pages: [String]) {
    let isFirst = asked.hasPrefix("(cargo")
    let flow = """
      \(Self.byCase)
      var sea = Weather.calm
      func begin() {
        switch \(asked) {
        case \(isFirst ? "(.load(let name), .calm)" : "(.calm, .load)"):
          stack.pushViewController(LoadController(), animated: true)
        case \(isFirst ? "(.unload, _)" : "(.storm, _)"):
          stack.pushViewController(UnloadController(), animated: true)
        case \(isFirst ? "(.weigh, .storm)" : "(_, .weigh)"):
          stack.pushViewController(ScaleController(), animated: true)
        default: break
        }
      }
      """
    let shown = links(Self.told(Self.calls[0]), flow)
    #expect(Set(shown) == Set(pages))
    if isFirst { #expect(shown == pages) }
  }

  private static let byFlag = """
    private let isLocked: Bool
    init(stack: UINavigationController, isLocked: Bool = false) { self.stack = stack; self.isLocked = isLocked }
    """

  /// A flag does, alone or with others.
  @Test(arguments: ["!isLocked", "!isLocked && Bool.random()", "Bool.random(), !isLocked"])
  func aFlagDecidesOnWhatIsShown(_ condition: String) {
    let flow = """
      \(Self.byFlag)
      func begin() {
        if \(condition) {
          stack.pushViewController(LoadController(), animated: true)
          return
        }
        stack.pushViewController(ScaleController(), animated: true)
      }
      """
    let calls = """
      func loadTapped() { CargoFlow(stack: stack).begin() }
      func weighTapped() { CargoFlow(stack: stack, isLocked: true).begin() }
      """
    let isAlone = condition == "!isLocked"
    #expect(
      links(calls, flow)
        == ["LoadController"] + (isAlone ? [] : ["ScaleController"]) + ["ScaleController"])
  }

  /// What may change, or is told in a variable, may be either.
  @Test(arguments: [
    ("isLocked: true", "private var isLocked: Bool"),
    ("isLocked: weather == .calm", "private let isLocked: Bool"),
  ])
  func whatMayBeEither(_ told: String, _ flag: String) {
    let flow = """
      \(flag)
      init(stack: UINavigationController, isLocked: Bool) { self.stack = stack; self.isLocked = isLocked }
      func begin() {
        if isLocked { stack.pushViewController(LoadController(), animated: true) } else {
          stack.pushViewController(ScaleController(), animated: true)
        }
      }
      """
    let calls = """
      func loadTapped() { CargoFlow(stack: stack, \(told)).begin() }
      func weighTapped() {}
      """
    #expect(links(calls, flow) == ["LoadController", "ScaleController"])
  }
}
