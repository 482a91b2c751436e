import PortolanModel
import Testing

private let show = "self.present(MenuController(), animated: true)"

/// Controllers of UIKit that present by hand whenever state changes.
@Suite struct ObservedStateTests {
  @Test func whatASinkPresentsItsStatePresents() throws {
    let chart = desk(
      """
      final class DeskModel: ObservableObject {
        @Published var letter: Letter?
        @Published var isMenuShown = false
        func write() { letter = Letter() }
        func send() { letter = nil }
        func openMenu() { isMenuShown = true }
      }
      """,
      """
      model.$letter.sink { [weak self] in
        if let letter = $0 { self?.present(letter) } else { self?.dismiss(animated: true) }
      }.store(in: &cancellables)
      model.$isMenuShown.sink { [weak self] in
        if $0 { self?.present(MenuController(), animated: true) } else { self?.dismiss(animated: true) }
      }.store(in: &cancellables)
      """,
      """
      private func present(_ letter: Letter) {
        let page = UINavigationController(rootViewController: LetterController(letter: letter))
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
      }
      """)
    #expect(
      chart.slots == [
        "DeskModel.isMenuShown atMostOne flag: isMenuShown sheet → MenuController",
        "DeskModel.letter atMostOne optionalValue: letter fullScreenCover → LetterController",
      ])
    #expect(chart.screen("DeskModel")?.view == "DeskController")
    #expect(chart.screen("DeskModel")?.links.isEmpty == true)
    #expect(
      chart.actions == [
        "DeskModel.openMenu present isMenuShown", "DeskModel.send dismiss letter",
        "DeskModel.write present letter",
      ])
  }

  @Test(arguments: [
    // In whatever way the code asks whether the state is there.
    "model.$letter.sink { [weak self] letter in guard let letter else { return }; \(show) }",
    "model.$letter.sink { [weak self] in guard let self, let letter = $0 else { return }; \(show) }",
    "model.$letter.sink { letter in if letter == nil { self.dismiss(animated: true); return }; \(show) }",
    "model.$letter.sink { letter in if letter == nil { self.dismiss(animated: true) } else { \(show) } }",
    "model.$letter.sink { letter in if letter != nil, self.isViewLoaded { \(show) } }",
    "model.$letter.sink { letter in if case .some(let letter) = letter { \(show) } }",
    "model.$letter.sink { switch $0 { case .some(let letter): \(show); case .none: break } }",
    "model.$letter.sink { self.show($0) }",
    "model.$letter.sink(receiveValue: { letter in if letter != nil { \(show) } })",
    "model.$letter.sink { _ in } receiveValue: { letter in if letter != nil { \(show) } }",
    // In whatever way the state comes there.
    "model.$letter.compactMap { $0 }.sink { letter in \(show) }",
    "model.$letter.map { $0 != nil }.sink { if $0 { \(show) } }",
    "model.$letter.map { $0 == nil }.sink { isGone in if !isGone { \(show) } }",
    "model.$letter.filter { $0 != nil }.sink { letter in \(show) }",
    """
    model.$letter.dropFirst().removeDuplicates().receive(on: DispatchQueue.main)
      .sink { letter in if let letter { \(show) } }
    """,
    "Task { for await letter in model.$letter.values { if let letter { \(show) } } }",
    "observe { [weak self] in guard let self else { return }; if let letter = model.letter { \(show) } }",
    "model.$letter.sink { letter in letter != nil ? \(show) : self.dismiss(animated: true) }",
    "model.$letter.sink { letter in letter == nil ? self.dismiss(animated: true) : \(show) }",
    "withObservationTracking { if let letter = model.letter { \(show) } } onChange: {}",
    // However much later the code gets to it.
    "model.$letter.sink { letter in DispatchQueue.main.async { if letter != nil { \(show) } } }",
    "model.$letter.sink { letter in self.dismiss(animated: true) { if letter != nil { \(show) } } }",
  ])
  func aStateIsAskedForInManyWays(code: String) {
    let chart = desk(
      "final class DeskModel: ObservableObject { @Published var letter: Letter? }", code,
      code.contains("self.show(")
        ? "func show(_ letter: Letter?) { if letter != nil { \(show) } }" : "")
    #expect(
      chart.slots == [
        "DeskModel.letter atMostOne optionalValue: letter sheet → MenuController"
      ])
    #expect(chart.links.isEmpty)
  }

  @Test func eachCaseOfAnEnumPresentsWhatItsArmDoes() throws {
    let chart = desk(
      """
      final class DeskModel: ObservableObject {
        @Published var route: Route?
        enum Route { case letter(Letter), menu, warning, busy }
      }
      """,
      """
      model.$route.removeDuplicates().sink { [unowned self] route in
        switch route {
        case .none: dismiss(animated: true)
        case .letter(let letter): show(LetterController(letter: letter), sender: nil)
        case .menu: present(MenuController(), animated: true)
        case .warning:
          let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        case .busy: title = "Busy"
        }
      }.store(in: &cancellables)
      """)
    #expect(
      chart.slots == [
        """
        DeskModel.route atMostOne optionalEnum: letter drillDown → LetterController, \
        menu sheet → MenuController, warning alert, busy unknown
        """
      ])
    // It may do something else for that on purpose.
    #expect(chart.destination("busy", in: "route")?.origin == .inferred)
  }

  @Test func whatOtherCodeShowsTooIsALinkAsWell() {
    let chart = desk(
      """
      final class DeskModel: ObservableObject {
        @Published var isMenuShown = false
        @Published var letter: Letter?
      }
      """,
      """
      model.$isMenuShown.sink { [weak self] in if $0 { self?.openMenu() } }.store(in: &cancellables)
      model.$letter.compactMap { $0 }.sink { [weak self] in self?.open($0) }.store(in: &cancellables)
      """,
      """
      @objc func menuTapped() { openMenu() }
      private func openMenu() { present(MenuController(), animated: true) }
      private func open(_ letter: Letter) {
        let page = LetterController(letter: letter)
        page.onReply = { [weak self] in self?.show(ReplyController(), sender: nil) }
        present(page, animated: true)
      }
      """)
    #expect(
      chart.slots == [
        "DeskModel.isMenuShown atMostOne flag: isMenuShown sheet → MenuController",
        "DeskModel.letter atMostOne optionalValue: letter sheet → LetterController",
      ])
    // What a button does later, the state does not present.
    #expect(
      chart.screen("DeskModel")?.links.map(\.leadsTo) == [
        "App.MenuController", "App.ReplyController",
      ])
  }

  @Test func functionsThatCallEachOtherAreNoLink() {
    let chart = desk(
      """
      final class DeskModel: ObservableObject {
        @Published var letter: Letter?
        @Published var isMenuShown = false
      }
      """,
      """
      model.$letter.sink { [weak self] in self?.open($0) }.store(in: &cancellables)
      model.$isMenuShown.sink { [weak self] in if $0 { self?.openMenu() } }.store(in: &cancellables)
      """,
      """
      func open(_ letter: Letter?) { read(letter) }
      func read(_ letter: Letter?) {
        guard let letter else { return }
        open(letter)
        present(LetterController(letter: letter), animated: true)
      }
      func openMenu() {
        let page = ReplyController()
        page.onTap = { [weak self] in self?.openMenu() }
        present(page, animated: true)
      }
      """)
    #expect(
      chart.slots == [
        "DeskModel.isMenuShown atMostOne flag: isMenuShown sheet → ReplyController",
        "DeskModel.letter atMostOne optionalValue: letter sheet → LetterController",
      ])
    // Whoever taps calls the one of them, too.
    #expect(chart.screen("DeskModel")?.links.map(\.leadsTo) == ["App.ReplyController"])
  }

  @Test func whatNoStateSaysIsALink() {
    let chart = desk(
      """
      final class DeskModel: ObservableObject {
        @Published var count = 0
        @Published var letter: Letter?
        @Published var stamp: String?
        let events = PassthroughSubject<Letter, Never>()
      }
      """,
      """
      model.$count.sink { [weak self] _ in self?.present(MenuController(), animated: true) }
        .store(in: &cancellables)
      model.$letter.sink { [weak self] _ in self?.present(ReplyController(), animated: true) }
        .store(in: &cancellables)
      model.$stamp.map { $0 == nil }.sink { if $0 { self.show(MenuController(), sender: nil) } }
      model.$stamp.map { $0 == "a" }.sink { if $0 { self.show(ReplyController(), sender: nil) } }
      model.events.sink { [weak self] in self?.present(LetterController(letter: $0), animated: true) }
        .store(in: &cancellables)
      """)
    #expect(chart.slots.isEmpty)
    #expect(chart.model.screens.flatMap(\.links).count == 5)
  }

  /// A controller with a model, whose code does something when its view is loaded.
  private func desk(_ model: String, _ code: String, _ functions: String = "") -> Charted {
    Charted(
      """
      \(model)
      final class Letter {}
      final class DeskController: UIViewController {
        private let model: DeskModel
        private var cancellables = Set<AnyCancellable>()
        init(model: DeskModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
        }
        \(functions)
      }
      final class LetterController: UIViewController {
        var onReply: (() -> Void)?
        init(letter: Letter) { super.init(nibName: nil, bundle: nil) }
      }
      final class MenuController: UIViewController {}
      final class ReplyController: UIViewController { var onTap: (() -> Void)? }
      """)
  }

  /// Which controller is shown says a function that is told the value.
  @Test func aFunctionMakesAControllerForEachCase() {
    let chart = desk(
      """
      final class DeskModel: ObservableObject {
        enum Page { case letter, menu }
        @Published var page: Page?
        func write() { page = .letter }
        func choose() { page = .menu }
      }
      """,
      """
      model.$page.sink { [unowned self] page in
        if let page { self.present(controller(for: page), animated: true) } else { self.dismiss(animated: true) }
      }.store(in: &cancellables)
      """,
      """
      private func controller(for page: DeskModel.Page) -> UIViewController {
        switch page {
        case .letter: return LetterController(letter: Letter())
        case .menu:
          let menu = MenuController()
          menu.modalPresentationStyle = .overFullScreen
          return menu
        }
      }
      """)
    #expect(
      chart.slots == [
        "DeskModel.page atMostOne optionalEnum: letter sheet → LetterController, menu fullScreenCover → MenuController"
      ])
  }
}
