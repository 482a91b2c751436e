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

  /// What a model hears from what it publishes itself, or has been made to hear, comes whenever it comes.
  @Test(arguments: [
    "init() { $isFoggy.sink { [weak self] _ in self?.ring() }.store(in: &bag) }",
    "init() { events.debounce(for: 1, scheduler: clock).sink { [weak self] _ in self?.ring() }.store(in: &bag) }",
    """
    init() { listen() }
    private func listen() { self.$isFoggy.dropFirst().sink { [weak self] _ in self?.ring() }.store(in: &bag) }
    """,
    """
    let coast = Coast()
    func listen() { coast.$weather.sink { [weak self] _ in self?.ring() }.store(in: &bag) }
    """,
  ])
  func whatAPublisherHasDoneTheAppDoes(_ code: String) {
    let more = """
      @Published var isFoggy = false
      private func ring() { isAlarmShown = true }
      """
    #expect(Self.kinds(code + "\n" + more) == ["ring app present"])
    // The user does so, too, where a button says so.
    let open = more.replacing("private func", with: "func")
    #expect(
      Self.kinds(code + "\n" + open, button: "Button(\"Ring\") { model.ring() }") == ["ring user"])
  }

  /// What comes of what the user asked for is the user's.
  @Test func whatIsHeardOfWhatTheUserAskedFor() {
    let code = """
      func load() { service.tides().sink { [weak self] _ in self?.ring() }.store(in: &bag) }
      private func ring() { isAlarmShown = true }
      """
    let kinds = Self.kinds(code, button: "Button(\"Load\") { model.load() }")
    #expect(kinds == ["ring user"])
  }

  private static func controllersActions(_ code: String) -> [String] {
    let chart = Charted(
      """
      @main struct BridgeApp: App {
        var body: some Scene { WindowGroup { BridgeView() } }
      }
      struct BridgeView: View {
        @ObservedObject var bridge = Bridge.shared
        var body: some View { HelmBox().sheet(isPresented: $bridge.isAlarmShown) { Text("Alarm") } }
      }
      class Bridge: ObservableObject {
        static let shared = Bridge()
        @Published var isAlarmShown = false
        @Published var depth: Int?
      }
      struct HelmBox: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> HelmController { HelmController() }
        func updateUIViewController(_ controller: HelmController, context: Context) {}
      }
      class HelmController: UIViewController {
        var bag = Set<AnyCancellable>()
        let horn = Horn()
        override func viewDidLoad() { super.viewDidLoad(); \(code) }
      }
      """)
    return chart.model.screens.flatMap(\.actions).map(\.kind.rawValue)
  }

  /// What a controller hears of state, or is told as all are, the app does; what touches a control, the user.
  @Test(arguments: [
    ("Bridge.shared.$depth.compactMap { $0 }", "app"),
    ("NotificationCenter.default.publisher(for: .ring)", "app"),
    ("horn.taps.debounce(for: 1, scheduler: clock)", "user"),
  ])
  func whatAControllerHears(_ publisher: String, _ kind: String) {
    let code = "\(publisher).sink { _ in Bridge.shared.isAlarmShown = true }.store(in: &bag)"
    #expect(Self.controllersActions(code) == [kind])
  }

  /// What is done as a view comes up, and as what it presented has gone, is nobody's doing but the app's; a button's is the user's, too.
  @Test(arguments: [("", ["app"]), ("Button(\"Ring\") { ring() }", ["user", "app"])])
  func whatIsDoneWithoutTheUser(_ button: String, _ kinds: [String]) {
    let chart = Charted(
      """
      struct BridgeView: View {
        @State private var isAlarmShown = false
        @State private var isTourShown = false
        let log = Log()
        var body: some View {
          VStack { Text("Bridge"); \(button) }
            .onAppear { if log.isNew { isTourShown = true } else { ring() } }
            .fullScreenCover(isPresented: $isTourShown, onDismiss: { ring() }) { Text("Tour") }
            .sheet(isPresented: $isAlarmShown) { Text("Alarm") }
        }
        private func ring() { isAlarmShown = true }
      }
      class Log { var isNew = true }
      """)
    let actions = chart.screen("BridgeView")?.actions ?? []
    #expect(actions.filter { $0.name == "ring" }.map(\.kind.rawValue) == kinds)
  }

  /// What a stream brings comes whenever it comes, and whoever began to listen has that done later.
  @Test(arguments: ["for await event in Self.events() { self?.handle(event) }"])
  func whatAStreamBringsTheAppDoes(loop: String) {
    let chart = Charted(
      """
      @main struct RadioApp: App { var body: some Scene { WindowGroup { RadioView() } } }
      @Observable final class Client {
        enum State { case off, connecting, on }
        enum Event { case welcome, lost }
        private(set) var state: State = .off
        private var task: Task<Void, Never>?
        func connect() {
          disconnect()
          state = .connecting
          task = Task { [weak self] in \(loop) }
        }
        func disconnect() { state = .off }
        private func handle(_ event: Event) {
          switch event {
          case .welcome: state = .on
          case .lost: state = .off
          }
        }
        static func events() -> AsyncStream<Event> { AsyncStream { _ in } }
      }
      struct RadioView: View {
        @State private var client = Client()
        var body: some View {
          switch client.state {
          case .off: StartView(client: client)
          case .connecting: ProgressView()
          case .on: StationsView()
          }
        }
      }
      struct StartView: View {
        let client: Client
        var body: some View { Button("Connect") { client.connect() } }
      }
      struct StationsView: View { var body: some View { Text("") } }
      """)
    #expect(chart.screen("Client")?.actions.first { $0.name == "handle" }?.kind == .app)
    let begun = chart.screen("StartView")?.actions.first { $0.name == "Connect" }
    #expect(begun?.kind == .user)
    #expect(
      begun?.effects.map(\.destinations) == [["off"], ["connecting"], ["on"], ["off"]])
    #expect(begun?.effects.map(\.afterAwait) == [nil, nil, true, true])
  }
}
