import PortolanModel
import Testing

/// State that presents though nothing of it is declared: what a closure is handed, what a macro writes.
@Suite struct UndeclaredStateTests {
  private static let detail = "struct Detail: View { var body: some View { Text(\"\") } }"

  @Test func aClosuresParameterIsStateOfTheViewAroundIt() {
    let chart = Charted(
      """
      struct Page: View {
        var body: some View {
          VStack {
            StateReader(initialValue: false) { isAsking in
              Button("") { isAsking.wrappedValue = true }
                .confirmationDialog("Sure?", isPresented: isAsking) { Button("") {} }
            }
            StateReader(initialValue: (isShown: false, text: "")) { alert in
              Text("").alert("", isPresented: alert.isShown) { TextField("", text: alert.text) }
            }
            StateReader(initialValue: false) { $isAsking in
              Text("").sheet(isPresented: $isAsking) { Detail() }
            }
            StateReader(initialValue: nil as String?) { message in
              Text("").alert("", isPresented: message.isNotNil()) {}
            }
          }
        }
      }
      \(Self.detail)
      """)
    #expect(
      chart.slots == [
        "Page.isAsking atMostOne flag: isAsking confirmationDialog",
        "Page.isAsking2 atMostOne flag: isAsking2 sheet → Detail",
        "Page.isShown atMostOne flag: isShown alert",
        "Page.message atMostOne optionalValue: message alert",
      ])
    #expect(chart.model.screens[0].slots.allSatisfy { $0.origin == .inferred })
    #expect(chart.destination("isAsking", in: "isAsking")?.isMadeElsewhere == true)
  }

  /// Each view that presents by it has the slot, where the view says so.
  @Test func severalViewsOfTheModelPresentIt() {
    let chart = Charted(
      """
      @Stateful final class Model: ObservableObject {}
      extension View {
        func failure(_ error: Binding<Error?>) -> some View {
          alert("", isPresented: .constant(error.wrappedValue != nil), presenting: error.wrappedValue) { _ in }
        }
      }
      struct Page: View {
        @StateObject private var model = Model()
        @State private var isNext = false
        var body: some View {
          Button("") { isNext = true }
            .sheet(isPresented: $isNext) { Next(model: model) }
            .failure($model.error)
        }
      }
      struct Next: View {
        @ObservedObject var model: Model
        var body: some View {
          Text("").failure($model.error)
        }
      }
      """)
    #expect(
      chart.slots == [
        "Model.error atMostOne optionalValue: error alert",
        "Model.isNext atMostOne flag: isNext sheet → Next",
        "Next.error atMostOne optionalValue: error alert",
      ])
    let places = chart.model.screens.flatMap(\.slots).filter { $0.name == "error" }.map(\.location)
    #expect(places.map { $0?.line } == [13, 19])
  }

  @Test func whatHasTheNameOfTheViewsOwnIsNumbered() {
    let chart = Charted(
      """
      @Stateful final class Model: ObservableObject {}
      struct Page: View {
        @StateObject private var model = Model()
        @State private var isNext = false
        var body: some View {
          Button("") { isNext = true }
            .sheet(isPresented: $isNext) { Next(model: model) }
            .sheet(item: $model.error) { _ in Text("") }
        }
      }
      struct Next: View {
        @ObservedObject var model: Model
        @State private var error: String?
        var body: some View {
          Button("") { error = "" }.sheet(item: $error) { _ in Text("") }
            .alert("", isPresented: .constant(model.error != nil)) {}
        }
      }
      """)
    #expect(chart.screen("Next")?.slots.map(\.name) == ["error", "error2"])
  }

  @Test func aPropertyThatAMacroWritesIsTheModels() {
    let chart = Charted(
      """
      @Stateful final class Model: ObservableObject { @Published var name = "" }
      extension View {
        func failure(_ error: Binding<Error?>) -> some View {
          alert("", isPresented: .constant(error.wrappedValue != nil), presenting: error.wrappedValue) { _ in
            Button("OK") { error.wrappedValue = nil }
          }
        }
      }
      struct Page: View {
        @StateObject private var model = Model()
        var body: some View { TextField("", text: $model.name).failure($model.error) }
      }
      """)
    #expect(chart.slots == ["Model.error atMostOne optionalValue: error alert"])
    #expect(chart.screen("Model")?.view == "Page")
    #expect(chart.screen("Model")?.slots.first?.origin == .inferred)
  }

  @Test(arguments: [
    "Text(\"\").failure($error)",
    "Text(\"\").alert(\"\", isPresented: .constant(error != nil)) {}",
    "Text(\"\").alert(\"\", isPresented: Binding.constant(error != nil), presenting: error) { _ in }",
  ])
  func aConstantThatAsksForAnOptionalIsAboutTheOptional(_ view: String) {
    let chart = Charted(
      """
      extension View {
        func failure(_ error: Binding<Error?>) -> some View {
          alert("", isPresented: .constant(error.wrappedValue != nil)) {}
        }
      }
      struct Page: View {
        @State private var error: Error?
        var body: some View { \(view) }
      }
      """)
    #expect(chart.slots == ["Page.error atMostOne optionalValue: error alert"])
  }

  @Test func whatIsAlwaysSoIsNoState() {
    let chart = Charted(
      """
      struct Page: View {
        @State private var count = 1
        var body: some View {
          Text("").sheet(isPresented: .constant(true)) { Detail() }
          Text("").sheet(isPresented: .constant(count != nil)) { Detail() }
        }
      }
      \(Self.detail)
      """)
    #expect(chart.slots.isEmpty)
  }

  @Test func aClassIsNoReducer() {
    let chart = Charted(
      """
      final class PageModel: ObservableObject {
        enum Action { case start }
        enum State { case initial, ready }
        @Published var isShown = false
      }
      struct Page: View {
        @StateObject private var model = PageModel()
        var body: some View { Text("").sheet(isPresented: $model.isShown) { Detail() } }
      }
      \(Self.detail)
      """)
    #expect(chart.screen("PageModel")?.kind == .class)
  }
}
