import PortolanModel
import Testing

/// Functions that are handed a binding and write to it.
@Suite struct WrittenParameterTests {
  private static func chart(_ use: String, _ functions: String) -> Charted {
    Charted(
      """
      struct Leak: Error {}
      struct DeckView: View {
        @State private var isTideShown = false
        @State private var leak: Error?
        @State private var isHelpShown = false
        var body: some View {
          VStack { Button("Tide") { isTideShown = true }; Button("Look") { leak = Leak() } }
            .alert("Help", isPresented: $isHelpShown) {}
            \(use)
        }
      }
      extension View {
        \(functions)
      }
      """)
  }

  @Test(arguments: [
    """
    func tide(_ isShown: Binding<Bool>) -> some View {
      fullScreenCover(isPresented: isShown) { Button("Seen") { isShown.wrappedValue = false } }
    }
    """,
    """
    func tide(_ isShown: Binding<Bool>) -> some View {
      alert("Tide", isPresented: isShown) { Button("Seen") { withAnimation { isShown.wrappedValue = false } } }
    }
    """,
    // One hands it on to another.
    """
    func tide(_ isShown: Binding<Bool>) -> some View { tideSheet(isShown) }
    func tideSheet(_ isShown: Binding<Bool>) -> some View {
      sheet(isPresented: isShown) { Button("Seen") { isShown.wrappedValue.toggle() } }
    }
    """,
  ])
  func whatAModifierWritesItsCallerDoes(_ function: String) throws {
    let chart = Self.chart(".tide($isTideShown)", function)
    #expect(
      chart.actions.filter { $0.contains("isTideShown") && $0.contains("dismiss") } == [
        "DeckView.Seen dismiss isTideShown"
      ])
    let seen = try #require(chart.screen("DeckView")?.actions.first { $0.name == "Seen" })
    #expect(seen.availableAt?.destination == "isTideShown")
    #expect(seen.kind == .user)
    #expect(chart.dismissals(of: "isTideShown", in: "isTideShown").count == 1)
  }

  /// A closure that is handed over with the binding is what runs it there, and does both.
  @Test func aClosureThatIsHandedOverIsWhatRunsIt() {
    let chart = Self.chart(
      ".leaking($leak) { isHelpShown = true }",
      """
      func leaking(_ leak: Binding<Error?>, onHelp: @escaping () -> Void) -> some View {
        alert("Leak", isPresented: .constant(leak.wrappedValue != nil)) {
          Button("Pump") { leak.wrappedValue = nil }
          Button("Help") { leak.wrappedValue = nil; onHelp() }
        }
      }
      """)
    #expect(
      chart.actions == [
        "DeckView.Help dismiss leak", "DeckView.Help present isHelpShown",
        "DeckView.Look present leak", "DeckView.Pump dismiss leak",
      ])
    #expect(chart.screen("DeckView")?.actions.count == 3)
  }

  /// What several things run, and what a function only reads, is as it was.
  @Test func whatOnlyReadsOrRunsInSeveralPlaces() {
    let chart = Self.chart(
      ".tide($isTideShown) { isHelpShown = true }",
      """
      func tide(_ isShown: Binding<Bool>, onHelp: @escaping () -> Void) -> some View {
        sheet(isPresented: isShown) {
          Text(isShown.wrappedValue ? "High" : "Low")
          Button("Help") { onHelp() }
          Button("More") { onHelp() }
        }
      }
      """)
    #expect(
      chart.actions == [
        "DeckView.Tide present isTideShown", "DeckView.tide present isHelpShown",
      ])
  }

  /// Each view does it to what it hands over.
  @Test func eachCallerDoesItToItsOwn() {
    let chart = Charted(
      """
      struct PierView: View {
        @State private var isTideShown = false
        var body: some View { Button("Tide") { isTideShown = true }.noted($isTideShown) }
      }
      struct QuayView: View {
        @State private var isFogShown = false
        var body: some View { Button("Fog") { isFogShown = true }.noted($isFogShown) }
      }
      extension View {
        func noted(_ isShown: Binding<Bool>) -> some View {
          sheet(isPresented: isShown) { Button("Close") { isShown.wrappedValue = false } }
        }
      }
      """)
    #expect(
      chart.actions == [
        "PierView.Close dismiss isTideShown", "PierView.Tide present isTideShown",
        "QuayView.Close dismiss isFogShown", "QuayView.Fog present isFogShown",
      ])
  }

  /// What a view calls several times does something else each time.
  @Test func eachCallIsApart() {
    let chart = Charted(
      """
      struct PierView: View {
        @State private var isTideShown = false
        @State private var isFogShown = false
        var body: some View {
          VStack { row("Tide", $isTideShown); row("Fog", $isFogShown) }
            .sheet(isPresented: $isTideShown) { Text("Tide") }
            .popover(isPresented: $isFogShown) { Text("Fog") }
        }
        private func row(_ title: String, _ isShown: Binding<Bool>) -> some View {
          HStack {
            Text(title)
            Button { isShown.wrappedValue = true } label: { Text(title) }
          }
        }
      }
      """)
    #expect(
      chart.screen("PierView")?.actions.map { $0.effects.map(\.slot) } == [
        ["isTideShown"], ["isFogShown"],
      ])
  }

  /// What a function writes on the button that does something to a binding may be a text that it is handed.
  @Test func aButtonIsCalledAsTheFunctionIsTold() {
    let chart = Charted(
      """
      struct BarnView: View {
        @State private var isHayShown = false
        @State private var isOatShown = false
        var body: some View {
          VStack {
            item($isHayShown, title: "Hay")
            item($isOatShown, title: "Oats")
          }
          .sheet(isPresented: $isHayShown) { Text("Hay") }
          .sheet(isPresented: $isOatShown) { Text("Oats") }
        }
        func item(_ isShown: Binding<Bool>, title: String) -> some View {
          Button { isShown.wrappedValue = true } label: { HStack { Image("a"); Text(title) } }
        }
      }
      """)
    #expect(
      chart.actions == ["BarnView.Hay present isHayShown", "BarnView.Oats present isOatShown"])
  }

  /// What a function changes that is handed the state itself, `inout`, its caller changes, be that a view or its model.
  @Test(arguments: [
    "private func look(_ help: inout Bool) { help = true }",
    "private func look(_ help: inout Bool) { help.toggle() }",
    "private func look(_ help: inout Bool) { set(&help) }; private func set(_ flag: inout Bool) { flag = true }",
  ])
  func whatIsHandedInout(_ function: String) throws {
    let view = Charted(
      """
      struct DeckView: View {
        @State private var isHelpShown = false
        var body: some View {
          Button("Look") { look(&isHelpShown) }.sheet(isPresented: $isHelpShown) { Text("") }
        }
      }
      \(function)
      """)
    #expect(view.actions.contains("DeckView.Look present isHelpShown"))
    #expect(try view.unreachable() == [])
    let model = Charted(
      """
      final class DeckModel: ObservableObject {
        @Published var isHelpShown = false
        func lookTapped() { look(&isHelpShown) }
        \(function)
      }
      struct DeckView: View {
        @StateObject private var model = DeckModel()
        var body: some View {
          Button("Look") { model.lookTapped() }.sheet(isPresented: $model.isHelpShown) { Text("") }
        }
      }
      """)
    #expect(model.actions.contains { $0.contains(" present isHelpShown") })
    #expect(try model.unreachable() == [])
  }

  /// A function that only asks what it is handed does nothing to it.
  @Test func whatOnlyAsksForWhatIsHandedInout() {
    let chart = Charted(
      """
      struct DeckView: View {
        @State private var isHelpShown = false
        var body: some View {
          Button("Look") { look(&isHelpShown) }.sheet(isPresented: $isHelpShown) { Text("") }
        }
        private func look(_ help: inout Bool) { if help { print("") } }
      }
      """)
    #expect(chart.actions == [])
    #expect(chart.destination("isHelpShown", in: "isHelpShown")?.setBy == nil)
  }
}
