import PortolanModel
import Testing

/// Callbacks and publishers that a coordinator hooks up to the model of a screen which it makes.
@Suite struct HookedUpModelTests {
  private static let pages = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication) {
        let window = UIWindow()
        window.rootViewController = BoardCoordinator().start()
      }
    }
    class NoteController: UIViewController {}
    class DraftController: UIViewController {}

    """

  @Test func whatAPublisherOfAModelSendsItsScreenDoes() {
    let chart = Charted(
      Self.pages + """
        class BoardCoordinator {
          private let navigation = UINavigationController()
          private var bag = Set<AnyCancellable>()
          func start() -> UIViewController {
            let model = BoardModel()
            model.events.receive(on: RunLoop.main).sink { [weak self] event in
              switch event {
              case .note(let id): self?.note(id)
              case .draft: self?.draft()
              }
            }
            .store(in: &bag)
            navigation.setViewControllers([BoardController(model: model)], animated: false)
            return navigation
          }
          private func note(_ id: Int) {
            navigation.pushViewController(NoteController(), animated: true)
          }
          private func draft() {
            let draft = DraftController()
            let inner = UINavigationController(rootViewController: draft)
            navigation.present(inner, animated: true)
          }
        }
        enum BoardEvent { case note(Int), draft }
        class BoardModel {}
        class BoardController: UIViewController {
          let model: BoardModel
        }
        """)
    #expect(chart.model.roots.map(\.screen) == ["App.BoardModel"])
    #expect(
      chart.links.sorted() == [
        "BoardModel present(_:animated:) sheet → DraftController",
        "BoardModel pushViewController(_:animated:) drillDown → NoteController",
      ])
  }

  @Test func aCallbackOfAModelIsNoBusinessOfWhoStartsTheCoordinator() {
    let chart = Charted(
      Self.pages + """
        class BoardCoordinator {
          private let navigation = UINavigationController()
          func start() -> UIViewController {
            let board = BoardController()
            board.onNote = { [weak self] in self?.note() }
            navigation.viewControllers = [board]
            return navigation
          }
          private func note() {
            let model = NoteModel()
            model.onDraft = { [weak self] in self?.draft() }
            let page = NotePage(model: model)
            navigation.pushViewController(UIHostingController(rootView: page), animated: true)
          }
          private func draft() { navigation.present(DraftController(), animated: true) }
        }
        class NoteModel { var onDraft: (() -> Void)? }
        struct NotePage: View {
          let model: NoteModel
          var body: some View { Text("") }
        }
        class BoardController: UIViewController { var onNote: (() -> Void)? }
        """)
    #expect(
      chart.links.sorted() == [
        "BoardController pushViewController(_:animated:) drillDown → NoteModel",
        "NoteModel present(_:animated:) sheet → DraftController",
      ])
  }

  @Test func whatAControllerIsToldToDoIsNoHook() {
    let chart = Charted(
      Self.pages + """
        class BoardCoordinator {
          private let navigation = UINavigationController()
          private var board: BoardController?
          func start() -> UIViewController {
            let board = BoardController()
            board.coordinator = self
            self.board = board
            navigation.viewControllers = [board]
            return navigation
          }
          func note() {
            guard let board else { return }
            board.hideSearch { self.navigation.present(NoteController(), animated: true) }
          }
        }
        class OtherController: UIViewController {
          var coordinator: BoardCoordinator?
          func tapped() { coordinator?.note() }
        }
        class BoardController: UIViewController {
          var coordinator: BoardCoordinator?
          func hideSearch(_ done: () -> Void) { done() }
          func opened() { navigationController?.pushViewController(OtherController(), animated: true) }
        }
        """)
    #expect(
      chart.links.sorted() == [
        "BoardController pushViewController(_:animated:) drillDown → OtherController",
        "OtherController present(_:animated:) sheet → NoteController",
      ])
  }

  /// A screen may be given its model by a property.
  @Test(arguments: [
    "model.onHelp = { [weak self] in self?.help() }",
    "model.events.sink { [weak self] in self?.help() }.store(in: &bag)",
  ])
  func aModelMayBeGivenByAProperty(_ hook: String) {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var flow: ListFlow!
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          flow = ListFlow(window: window!)
          flow.start()
          return true
        }
      }
      final class ListFlow {
        private let window: UIWindow
        private var bag: Set<AnyCancellable> = []
        private weak var shown: UIViewController?
        init(window: UIWindow) { self.window = window }
        func start() {
          let model = ListModel()
          let list = ListController()
          list.model = model
          shown = list
          \(hook)
          window.rootViewController = UINavigationController(rootViewController: list)
        }
        private func help() { shown?.present(HelpController(), animated: true) }
      }
      final class ListModel {
        var onHelp: (() -> Void)?
        let events = PassthroughSubject<Void, Never>()
      }
      final class ListController: UIViewController { var model: ListModel! }
      final class HelpController: UIViewController {}
      """)
    #expect(
      chart.links.map { $0.drop { $0 != " " } } == [" present(_:animated:) sheet → HelpController"])
    #expect(chart.model.screens.map(\.type).contains("HelpController"))
  }

  /// A callback that a controller hooks up shows what the model hands it.
  @Test(arguments: [
    "func couponTapped() { onShow?(CouponController()) }",
    "func couponTapped() { let page = CouponController(); self.onShow?(page) }",
    "func couponTapped() { Task { await load(); onShow?(CouponController()) } }",
  ])
  func aModelHandsAControllerToItsCallback(_ function: String) {
    let chart = Charted(
      """
      final class AccountModel {
        var onShow: ((UIViewController) -> Void)?
        \(function)
        func helpTapped() { onShow?(HelpController()) }
      }
      final class AccountController: UIViewController {
        let model: AccountModel
        init(model: AccountModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
          model.onShow = { [weak self] page in
            self?.navigationController?.pushViewController(page, animated: true)
          }
        }
      }
      final class CouponController: UIViewController {}
      final class HelpController: UIViewController {}
      """)
    #expect(
      chart.links.sorted() == [
        "AccountModel pushViewController(_:animated:) drillDown → CouponController",
        "AccountModel pushViewController(_:animated:) drillDown → HelpController",
      ])
    #expect(chart.model.unresolved == [])
  }

  /// What an object is made with to run later, it has done, and not the code that makes it.
  @Test(arguments: [true, false]) func aCallbackIsNotRunWhereAnObjectIsMade(isScreen: Bool) {
    let chart = Charted(
      """
      @Observable final class EditorModel {
        \(isScreen ? "var isHelped = false" : "")
        private let onSave: () -> Void
        init(onSave: @escaping () -> Void) { self.onSave = onSave }
        func saveTapped() { onSave() }
      }
      @Observable final class HomeModel {
        var editor: EditorModel?
        var isDone = false
        func appeared() { editor = EditorModel(onSave: { [weak self] in self?.isDone = true }) }
      }
      struct HomeView: View {
        @State private var model = HomeModel()
        var body: some View {
          Text("").onAppear { model.appeared() }
            .alert("Done", isPresented: $model.isDone) {}
            \(isScreen ? ".sheet(item: $model.editor) { EditorView(model: $0) }" : "")
        }
      }
      struct EditorView: View {
        @Bindable var model: EditorModel
        var body: some View {
          Button("Save") { model.saveTapped() }
            \(isScreen ? ".sheet(isPresented: $model.isHelped) { Text(\"\") }" : "")
        }
      }
      """)
    let done = chart.actions.filter { $0.contains("isDone") }
    #expect(
      done == [
        isScreen ? "EditorModel.onSave present HomeModel.isDone" : "HomeModel.onSave present isDone"
      ])
    let kinds = chart.model.screens.flatMap(\.actions).filter { $0.name == "onSave" }.map(\.kind)
    #expect(kinds == [.user])
  }

  /// What an object keeps to do later is called as the property, and not as what puts it there.
  @Test func whatAnObjectHooksUpToItselfIsCalledAsTheProperty() {
    let chart = Charted(
      """
      final class Lock: ObservableObject {
        @Published var isOpen = false
        var onKey: (() -> Void)?
        func prepare() { onKey = { [weak self] in self?.isOpen = true } }
        func turn() { onKey?() }
      }
      struct LockView: View {
        @StateObject var lock = Lock()
        var body: some View {
          Button("Turn") { lock.turn() }.sheet(isPresented: $lock.isOpen) { Text("") }
            .onAppear { lock.prepare() }
        }
      }
      """)
    #expect(chart.actions == ["Lock.onKey present isOpen"])
  }

  /// A model that a coordinator keeps may be handed its callbacks when it is made, which may be once it is needed.
  @Test(arguments: [
    "private lazy var model = BoardModel(onNote: { [weak self] in self?.note() })",
    "private lazy var model: BoardModel = { BoardModel(onNote: { [weak self] in self?.note() }) }()",
    "private lazy var model = BoardModel(onNote: note)",
    """
    private var model: BoardModel!
    init() { model = BoardModel(onNote: { [weak self] in self?.note() }) }
    """,
  ])
  func aKeptModelIsMadeWithCallbacks(_ kept: String) {
    let chart = Charted(
      Self.pages + """
        class BoardCoordinator {
          \(kept)
          lazy var navigation = UINavigationController(rootViewController: BoardController(model: model))
          func start() -> UIViewController { navigation }
          private func note() { navigation.pushViewController(NoteController(), animated: true) }
        }
        class BoardModel {
          let onNote: () -> Void
          init(onNote: @escaping () -> Void) { self.onNote = onNote }
        }
        class BoardController: UIViewController {
          let model: BoardModel
          @objc func noteTapped() { model.onNote() }
        }
        """)
    #expect(
      chart.links == ["BoardModel pushViewController(_:animated:) drillDown → NoteController"])
  }
}
