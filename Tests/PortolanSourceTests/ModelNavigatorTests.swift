import PortolanModel
import Testing

/// Navigators of libraries that are told the model of what they show, where controllers say whose they are by their base class.
@Suite struct ModelNavigatorTests {
  private func chart(_ text: String, start: String = "HarbourController(model: HarbourModel())")
    -> Charted
  {
    Charted(
      """
      import SwiftUI
      import UIKit
      import Moorings
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = UINavigationController(rootViewController: \(start))
        }
      }
      class HarbourController: MooredController<HarbourModel> {}
      class BerthModel: MooredModel {}
      class TideModel: MooredModel {}
      \(text)
      """)
  }

  @Test(arguments: [
    ("navigate(to: BerthModel.self, by: .show)", "navigate(to:by:) drillDown"),
    (
      "self.navigate(to: BerthModel.self, with: 1, by: .present(wrapped: true))",
      "navigate(to:with:by:) sheet"
    ),
    (
      "navigator?()?.navigate(to: BerthModel.self, by: .presentFullScreen)",
      "navigate(to:by:) fullScreenCover"
    ),
    (
      "navigator.navigate(to: BerthModel.self, by: .detail(asRoot: true))",
      "navigate(to:by:) detail"
    ),
    ("router.push(BerthModel.self)", "push(_:) drillDown"),
    ("navigator.navigate(to: BerthController(), by: .push)", "navigate(to:by:) drillDown"),
    (
      "navigator.navigate(to: BerthModel().makeController(), by: .push)",
      "navigate(to:by:) drillDown"
    ),
  ])
  func leadToTheControllerOfTheModel(_ call: String, _ link: String) {
    let chart = chart(
      """
      class HarbourModel: MooredModel {
        func berthTapped() { \(call) }
        func sail() { navigate(to: BerthModel.self, by: .show) }
      }
      class BerthController: MooredController<BerthModel> {}
      """)
    #expect(chart.links.contains("HarbourController \(link) → BerthController"))
    #expect(chart.model.screens.map(\.type) == ["HarbourController", "BerthController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// Be that by a generic class of the app's own between them, or by the view that the library's class hosts.
  @Test(arguments: [
    ("class BerthController<Model: BerthModel>: MooredController<Model> {}", "BerthController"),
    (
      """
      class BaseController<Model: MooredModelProtocol>: MooredController<Model> {}
      class BerthController: BaseController<BerthModel> {}
      """, "BerthController"
    ),
    (
      """
      class BerthController: MooredHostController<BerthView<BerthModel>> {}
      struct BerthView<Model: BerthModel>: MooredView { @ObservedObject var model: Model }
      """, "BerthController"
    ),
    (
      """
      class PageController<Content: MooredView>: MooredHostController<Content> {}
      class Setup { func register(in router: Router) { router.register(PageController<BerthView>.self) } }
      struct BerthView: MooredView {
        @ObservedObject var model: BerthModel
        var body: some View { Text("") }
      }
      """, "BerthModel"
    ),
    (
      """
      class BerthController: UIViewController { init(model: BerthModel) {} }
      """, "BerthController"
    ),
  ])
  func aModelsControllerIsTold(_ declared: String, _ page: String) {
    let chart = chart(
      """
      class HarbourModel: MooredModel {
        func tideTapped() { navigate(to: TideModel.self, by: .show) }
        func berthTapped() { navigate(to: BerthModel.self, by: .show) }
      }
      class TideController: MooredController<TideModel> {}
      \(declared)
      """)
    #expect(
      chart.links == [
        "HarbourController navigate(to:by:) drillDown → TideController",
        "HarbourController navigate(to:by:) drillDown → \(page)",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What a row's model does that a controller's model makes, the controller does; what an heir's model does, the base does not.
  @Test func modelsDoForTheirControllers() {
    let chart = chart(
      """
      class HarbourModel: MooredModel {
        func rows() -> [RowModel] { [RowModel(with: 1)] }
      }
      class RowModel: MooredModel {
        func prepare() { onSelect = { [unowned self] in navigate(to: BerthModel.self, by: .show) } }
        static func show(from navigator: Navigator) { navigator.navigate(to: TideModel.self, by: .show) }
      }
      class FormController<Model: FormModel>: MooredController<Model> {}
      class SortController<Model: SortModel>: FormController<Model> {}
      class FormModel: MooredModel {}
      class BerthFormModel: FormModel {
        func sortTapped() { navigate(to: SortModel.self, by: .show) }
      }
      class SortModel: FormModel {}
      class BerthController: MooredController<BerthModel> {
        func formTapped() { model.navigate(to: BerthFormModel.self, by: .show) }
      }
      class TideController: MooredController<TideModel> {}
      """)
    #expect(
      chart.links == [
        "HarbourController navigate(to:by:) drillDown → BerthController",
        "BerthController navigate(to:by:) drillDown → FormController",
        "FormController navigate(to:by:) drillDown → SortController",
      ])
  }

  /// What the controller asks of the model that its base class keeps, the model does for it.
  @Test(arguments: [
    "UINavigationController(rootViewController: TideModel().resolveController())",
    "router.resolve(TideModel())",
  ])
  func aLibraryMakesControllersForModels(_ made: String) {
    let chart = chart(
      """
      class HarbourModel: MooredModel {
        func berthTapped() { navigate(to: BerthModel.self, by: .show) }
      }
      class BerthController: MooredController<BerthModel> {
        func tideTapped() {
          let page = \(made)
          present(page, animated: true)
        }
      }
      class TideController: MooredController<TideModel> {}
      """)
    #expect(
      chart.links == [
        "HarbourController navigate(to:by:) drillDown → BerthController",
        "BerthController present(_:animated:) sheet → TideController",
      ])
  }

  @Test func ofSeveralControllersNobodyKnowsWhich() {
    let chart = chart(
      """
      class HarbourModel: MooredModel {
        func berthTapped() { navigate(to: BerthModel.self, by: .show) }
        func tideTapped() { navigate(to: TideModel.self, by: .show) }
      }
      class TideController: MooredController<TideModel> {}
      class BerthController: MooredController<BerthModel> {}
      class OldBerthController: MooredController<BerthModel> {}
      """)
    #expect(chart.links.contains("HarbourController navigate(to:by:) drillDown"))
    #expect(
      chart.model.unresolved.map(\.what) == [
        "which controller is shown by 'navigate(to:by:)' could not be told"
      ])
  }

  /// A function of the app's own of such a name, and classes of which no navigator is told.
  @Test func otherTypesNameNoController() {
    let chart = chart(
      """
      class HarbourModel: MooredModel {
        func berthTapped() { navigate(to: BerthModel.self, by: .show) }
        func navigate(to model: MooredModel.Type, by way: Way) {}
        func load() { decoder.decode(TideModel.self, from: data) }
      }
      class BerthController: MooredController<BerthModel> {}
      class TideController: FetchedController<TideModel> {}
      """)
    #expect(chart.links == [])
    #expect(chart.model.screens.map(\.type) == ["HarbourController"])
  }
}
