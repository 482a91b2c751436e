import PortolanModel
import Testing

/// Optional enums of routes of which modifiers, some of them the app's own, are told the case.
@Suite struct EnumRouteTests {
  private static let extensions = """
    extension View {
      func confirmationDialog<E, C, A: View>(
        message: String, unwrapping value: Binding<E?>, case path: CaseKeyPath<E, C>,
        @ViewBuilder actions: @escaping (C) -> A
      ) -> some View {
        confirmationDialog(
          item: value.case(path), titleVisibility: .hidden, title: { _ in Text("") },
          actions: actions, message: { _ in Text(message) })
      }
      func confirmationDialog<E, C: Equatable, A: View>(
        message: String, unwrapping value: Binding<E?>, case path: CaseKeyPath<E, C>, matching: C,
        @ViewBuilder actions: @escaping (C) -> A
      ) -> some View {
        confirmationDialog(
          item: {
            let found = value.case(path)
            return matching == found.wrappedValue ? found : .constant(nil)
          }(),
          titleVisibility: .hidden, title: { _ in Text("") }, actions: actions,
          message: { _ in Text(message) })
      }
      func busy<E: Equatable, C>(unwrapping value: Binding<E?>, case path: CaseKeyPath<E, C>) -> some View {
        ZStack { self; Spinner(value.case(path).isThere()) }
      }
    }
    extension Binding {
      func `case`<E, C>(_ path: CaseKeyPath<E, C>) -> Binding<C?> where Value == E? {
        .init(
          get: { self.wrappedValue.flatMap(AnyCasePath(path).extract(from:)) },
          set: { self.wrappedValue = $0.map(AnyCasePath(path).embed) })
      }
      func isThere<C>() -> Binding<Bool> where Value == C? {
        .init(get: { wrappedValue != nil }, set: { _ in wrappedValue = nil })
      }
    }
    struct HelpView: View { let text: String; var body: some View { Text(text) } }
    """

  @Test func anOwnModifierPresentsTheCaseThatItIsTold() {
    let chart = Charted(
      """
      @Observable final class Model {
        @CasePathable enum Route { case wipe, forget(Int), help(String), busy }
        var route: Route?
      }
      struct HomeView: View {
        @Bindable var model: Model
        var body: some View {
          Text("")
            .confirmationDialog(message: "Sure?", unwrapping: $model.route, case: \\.wipe) { Text("Wipe") }
            .confirmationDialog(
              message: "Sure?", unwrapping: $model.route, case: \\.forget, matching: 3
            ) { _ in Text("Forget") }
            .sheet(item: $model.route.help, id: \\.self) { HelpView(text: $0) }
            .busy(unwrapping: $model.route, case: \\.busy)
        }
      }
      \(Self.extensions)
      """)
    #expect(
      chart.slots == [
        "Model.route atMostOne optionalEnum: wipe confirmationDialog, forget confirmationDialog, "
          + "help sheet → HelpView, busy busy"
      ])
    #expect(
      chart.model.screens[0].slots[0].destinations.allSatisfy { $0.presentations?.count == 1 })
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test(arguments: [
    "NavigationLink(unwrapping: $model.route, case: \\.shelf) { shelf in switch shelf.wrappedValue {",
    "NavigationLink(unwrapping: $model.route, case: \\.shelf) { shelf in switch shelf {",
    "NavigationLink(item: $model.route.shelf) { shelf in switch shelf {",
    "Text(\"\").navigationDestination(item: $model.route.shelf) { switch $0 {",
  ])
  func whatACaseHoldsMayBeASwitchOverScreens(_ link: String) {
    let chart = Charted(
      """
      @Observable final class Model {
        enum Shelf { case pears, plums }
        enum Route { case shelf(Shelf), help }
        var route: Route?
      }
      struct HomeView: View {
        @Bindable var model: Model
        var body: some View {
          \(link)
            case .pears: PearsView()
            case .plums: PlumsView()
          } }
        }
      }
      struct PearsView: View { var body: some View { Text("") } }
      struct PlumsView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Model.Shelf.self exactlyOne enum: pears inline → PearsView, plums inline → PlumsView",
        "Model.route atMostOne optionalEnum: shelf drillDown → Model.Shelf, help unknown",
      ])
    #expect(chart.destination("shelf", in: "route")?.continues == "self")
  }
}
