import PortolanModel
import Testing

/// Bindings that code can't change, `.constant(…)`, and that say what state says.
@Suite struct ConstantBindingTests {
  static let notice = """
    struct Notice: LocalizedError { init?(_ fault: Error?) { guard fault != nil else { return nil } } }
    """

  /// What is made of an optional, and may fail, is there while the optional is.
  @Test(arguments: [
    "let notice = Notice(fault.wrappedValue)",
    "let notice = fault.wrappedValue.flatMap { Notice($0) }",
    "let notice = fault.wrappedValue.flatMap(Notice.init)",
  ])
  func whatIsMadeOfAnOptionalIsThereWithIt(_ notice: String) {
    let chart = Charted(
      """
      \(Self.notice)
      extension View {
        func noticing(_ fault: Binding<Error?>) -> some View {
          \(notice)
          return alert(isPresented: .constant(notice != nil), error: notice) { _ in
            Button("OK") { fault.wrappedValue = nil }
          } message: { _ in Text("") }
        }
      }
      struct HarbourView: View {
        @State private var fault: Error?
        @State private var isAsking = false
        var body: some View {
          Text("").noticing($fault).sheet(isPresented: $isAsking) { Text("") }
        }
      }
      """)
    #expect(
      chart.slots == [
        "HarbourView.fault atMostOne optionalValue: fault alert",
        "HarbourView.isAsking atMostOne flag: isAsking sheet",
      ])
  }

  @Test func whatABodyMakesOfItsStateIsThereWithIt() {
    let chart = Charted(
      """
      \(Self.notice)
      final class HarbourModel: ObservableObject {
        @Published var fault: Error?
        var notice: Notice? { Notice(fault) }
      }
      struct HarbourView: View {
        @StateObject private var model = HarbourModel()
        @State private var leak: Error?
        var body: some View {
          let notice = Notice(leak)
          Text("").alert(isPresented: .constant(notice != nil), error: notice) {}
            .sheet(isPresented: .constant(model.notice != nil)) { Text("") }
        }
      }
      """)
    #expect(
      chart.slots == [
        "HarbourModel.fault atMostOne optionalValue: fault sheet",
        "HarbourModel.leak atMostOne optionalValue: leak alert",
      ])
  }

  /// Of two optionals nobody knows which it takes, and what can't fail is there whatever it is made of.
  @Test(arguments: ["Pair(fault, leak)", "Sure(fault)"])
  func whatMayBeThereForOtherReasonsIsUnresolved(_ notice: String) {
    let chart = Charted(
      """
      struct Pair: LocalizedError { init?(_ one: Error?, _ other: Error?) { nil } }
      struct Sure: LocalizedError { init(_ fault: Error?) {} }
      struct HarbourView: View {
        @State private var fault: Error?
        @State private var leak: Error?
        var body: some View {
          let notice = \(notice)
          Text("").alert(isPresented: .constant(notice != nil), error: notice) {}
        }
      }
      """)
    #expect(chart.slots == [])
    #expect(
      chart.model.unresolved.map(\.what) == [
        "which state says when 'HarbourView' shows 'alert(isPresented:)' could not be told"
      ])
  }

  @Test func aConstantOfStateSaysWhatTheStateSays() {
    let chart = Charted(
      """
      struct HarbourView: View {
        @State private var isBusy = false
        @State private var fault: Error?
        @State private var count = 0
        var body: some View {
          let isFailed = fault != nil
          Button("") { isBusy = true }
            .fullScreenCover(isPresented: .constant(isBusy)) { ProgressView() }
            .alert("", isPresented: .constant(isFailed)) {}
            .sheet(isPresented: .constant(count > 3)) { Text("") }
            .sheet(isPresented: .constant(false)) { Text("") }
        }
      }
      """)
    #expect(
      chart.slots == [
        "HarbourView.fault atMostOne optionalValue: fault alert",
        "HarbourView.isBusy atMostOne flag: isBusy fullScreenCover",
      ])
    #expect(
      chart.model.unresolved.map(\.what) == [
        "which state says when 'HarbourView' shows 'sheet(isPresented:)' could not be told"
      ])
  }
}
