import PortolanModel
import Testing

/// Functions that are hooked up by their selectors to what happens, which is nobody's doing.
@Suite struct NotifiedFunctionTests {
  private static func kinds(_ code: String, button: String = "") -> [String] {
    let chart = Charted(
      """
      final class BridgeModel: NSObject, ObservableObject {
        @Published var isAlarmShown = false
        \(code)
      }
      struct BridgeView: View {
        @StateObject var model = BridgeModel()
        var body: some View {
          VStack { \(button) }.sheet(isPresented: $model.isAlarmShown) { AlarmView() }
        }
      }
      struct AlarmView: View { var body: some View { Text("Alarm") } }
      """)
    return chart.screen("BridgeModel")?.actions.map { action in
      "\(action.name) \(action.kind.rawValue)" + (action.moment.map { " \($0.rawValue)" } ?? "")
    } ?? []
  }

  private static let observer =
    "NotificationCenter.default.addObserver(self, selector: #selector(ring), name: .ring, object: nil)"

  @Test(arguments: [
    observer,
    "NotificationCenter.default.addObserver(self, selector: #selector(self.ring(_:)), name: .ring, object: nil)",
    "NotificationCenter.default.addObserver(self, selector: #selector(BridgeModel.ring), name: .ring, object: nil)",
    "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(ring), userInfo: nil, repeats: false)",
  ])
  func whatANotificationHasDoneTheAppDoes(_ hookedUp: String) {
    let code = """
      override init() {
        super.init()
        \(hookedUp)
      }
      @objc func ring(_ notification: Notification) { isAlarmShown = true }
      """
    #expect(Self.kinds(code) == ["ring app present"])
  }

  /// What the user does, too, is the user's; so is what is hooked up to a control.
  @Test(arguments: [
    ("Button(\"Ring\") { model.ring() }", observer),
    ("", "button.addTarget(self, action: #selector(ring), for: .touchUpInside)"), ("", ""),
  ])
  func whatTheUserDoesIsTheUsers(_ button: String, _ hookedUp: String) {
    let code = """
      override init() {
        super.init()
        \(hookedUp)
      }
      @objc func ring() { isAlarmShown = true }
      """
    #expect(Self.kinds(code, button: button).contains("ring user"))
  }
}
