import PortolanModel
import Testing

/// Controllers whose models are known by protocols alone.
@Suite struct ModelByProtocolsTests {
  /// A model of one of its rows that a controller keeps is not the controller's.
  @Test(arguments: [
    ("typealias Model = TideInput & TideActions", "Model"), ("", "TideInput & TideActions"),
    ("", "TideInput"),
  ])
  func aHelperBesideThemGivesNoName(_ alias: String, _ type: String) {
    let chart = Charted(
      """
      protocol TideInput: AnyObject { var presenter: UIViewController? { get set } }
      protocol TideActions { func load() }
      class TideController: UIViewController {
        \(alias)
        private let viewModel: \(type)
        private lazy var buoyViewModel: BuoyViewModel = BuoyViewModel(name: "North")
        init(viewModel: \(type) = TideModel()) {
          self.viewModel = viewModel
          super.init(nibName: nil, bundle: nil)
        }
        @objc func help() { show(HelpController(), sender: nil) }
        @objc func buoys() { present(UIHostingController(rootView: BuoyList()), animated: true) }
      }
      class TideModel: TideInput, TideActions { weak var presenter: UIViewController?; func load() {} }
      class BuoyViewModel: ObservableObject {
        @Published var title: String
        init(name: String) { title = name }
      }
      struct BuoyList: View { var body: some View { BuoyRow(viewModel: BuoyViewModel(name: "South")) } }
      struct BuoyRow: View {
        @ObservedObject var viewModel: BuoyViewModel
        @State private var isShown = false
        var body: some View {
          Button(viewModel.title) { isShown = true }.sheet(isPresented: $isShown) { Text("Map") }
        }
      }
      class HelpController: UIViewController {}
      """)
    #expect(
      chart.links == [
        "TideController show(_:sender:) drillDown → HelpController",
        "TideController present(_:animated:) sheet → BuoyList",
      ])
  }

  /// Nor does one beside a model that the class above the controller keeps.
  @Test func aHelperBesideAnInheritedModelGivesNoName() {
    let chart = Charted(
      """
      protocol TideInput: AnyObject { var names: [String] { get } }
      final class TideModel: TideInput { var names: [String] = [] }
      class ListController: UITableViewController {
        let viewModel: TideInput
        init(viewModel: TideInput) { self.viewModel = viewModel; super.init(style: .plain) }
      }
      final class TideController: ListController {
        private lazy var addViewModel = AddViewModel(action: "add")
        @objc func tapped() { if addViewModel.isOn { present(HelpController(), animated: true) } }
      }
      class RowViewModel { var isOn = true }
      final class AddViewModel<Action>: RowViewModel {
        let action: Action
        init(action: Action) { self.action = action }
      }
      class HelpController: UIViewController {}
      """)
    #expect(chart.links == ["TideController present(_:animated:) sheet → HelpController"])
  }
}
