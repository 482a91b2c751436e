import PortolanModel
import Testing

/// What bindings do that are made by hand, where the system only tells them that something has gone, and where the user tells them anything.
@Suite struct ToldSetterTests {
  private static let types = """
    enum Haul: Equatable { case resting, net, line }
    struct NetView: View { var body: some View { Text("") } }
    """

  private func deck(_ setter: String, presenting: Bool) -> Charted {
    let binding = "Binding(get: { haul == .net }, set: { \(setter) })"
    return Charted(
      """
      \(Self.types)
      struct DeckView: View {
        @State private var haul = Haul.resting
        var body: some View {
          VStack {
            Button("Net") { cast() }
            \(presenting ? "" : "Toggle(\"Own\", isOn: \(binding))")
          }
          .sheet(isPresented: \(presenting ? binding : "Binding(get: { haul == .net }, set: { _ in haul = .resting })")) { NetView() }
        }
        func cast() {
          haul = .net
        }
      }
      """)
  }

  private static let setters = [
    "haul = $0 ? .net : .resting", "haul = !$0 ? .resting : .net",
    "isOn in haul = isOn ? .net : .resting", "if $0 { haul = .net } else { haul = .resting }",
    "isOn in if !isOn { haul = .resting; return }; haul = .net",
    "isOn in guard isOn else { haul = .resting; return }; haul = .net",
    "isOn in withAnimation { haul = isOn == true ? .net : .resting }",
    "isOn in switch haul { case .net: haul = isOn ? .net : .resting\n default: if isOn { haul = .net } }",
  ]

  @Test(arguments: setters) func whatASheetIsToldOnlyCloses(_ setter: String) {
    let chart = deck(setter, presenting: true)
    #expect(chart.setters(of: "net", in: "haul") == ["haul = .net"])
    #expect(chart.actions == ["DeckView.cast present haul (net)"])
  }

  @Test(arguments: setters) func whatAToggleIsToldPresents(_ setter: String) {
    let chart = deck(setter, presenting: false)
    #expect(chart.actions.contains { $0.hasPrefix("DeckView.Own present haul (net)") })
  }

  /// A property's is told anything where a toggle, or a link, has it as well.
  @Test(arguments: [
    ("", [String]()), ("Toggle(\"Own\", isOn: hauls.showsNet)", ["showsNet"]),
    ("NavigationLink(\"Go\", isActive: hauls.showsNet) { NetView() }", ["showsNet"]),
    ("NetBar(isShown: hauls.showsNet)", ["showsNet"]),
  ])
  func aModelsBindingIsToldByAllWhoHaveIt(_ other: String, _ presenting: [String]) {
    let chart = Charted(
      """
      \(Self.types)
      final class Hauls: ObservableObject {
        @Published var haul = Haul.resting
        var showsNet: Binding<Bool> {
          Binding(get: { self.haul == .net }, set: { isOn in
            switch self.haul {
            case .net: self.haul = isOn ? .net : .resting
            default: if isOn { self.haul = .net } else { return }
            }
          })
        }
      }
      struct NetBar: View { @Binding var isShown: Bool; var body: some View { Toggle("", isOn: $isShown) } }
      struct DeckView: View {
        @StateObject var hauls = Hauls()
        var body: some View {
          VStack { Button("Net") { hauls.haul = .net }; \(other) }
            .sheet(isPresented: hauls.showsNet) { NetView() }
        }
      }
      """)
    let names = chart.model.screens.flatMap(\.actions).filter { action in
      action.effects.contains { $0.kind == .present && $0.destinations == ["net"] }
    }.map(\.name)
    #expect(Set(names) == Set(["Net"] + presenting))
  }

  /// A wrapper that turns a flag into an item is told by the system alone, too.
  @Test func aFlagThatAWrapperTurnsIntoAnItemIsSetByNobodyThere() {
    let chart = Charted(
      """
      struct DeckView: View {
        @State var isNetShown = false
        var body: some View {
          Button("Net") { isNetShown.toggle() }.covered(when: $isNetShown) { Text("") }
        }
      }
      extension View {
        func covered<C: View, T: Identifiable>(_ item: Binding<T?>, content: @escaping (T) -> C) -> some View {
          modifier(ItemCover(item: item, cover: content))
        }
        func covered<C: View>(when isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
          modifier(FlagCover(isOn: isOn, cover: content))
        }
      }
      struct ItemCover<C: View, T: Identifiable>: ViewModifier {
        @Binding var item: T?
        let cover: (T) -> C
        func body(content: Content) -> some View { content.fullScreenCover(item: $item) { cover($0) } }
      }
      struct FlagCover<C: View>: ViewModifier {
        @Binding var isOn: Bool
        let cover: () -> C
        var item: Binding<Token?> { Binding(get: { isOn ? Token() : nil }, set: { isOn = $0 != nil ? true : false }) }
        func body(content: Content) -> some View { content.covered(item) { _ in cover() } }
        struct Token: Identifiable { let id = 1 }
      }
      """)
    #expect(
      chart.setters(of: "isNetShown", in: "isNetShown") == [
        "Button(\"Net\") { isNetShown.toggle() }.covered(when: $isNetShown) { Text(\"\") }"
      ])
    #expect(chart.actions == ["DeckView.Net present isNetShown"])
  }
}
