import PortolanModel
import Testing

/// What modifiers do to have a flag of their own say what a binding does that they are handed.
@Suite struct MirroredBindingTests {
  private static func actions(_ handler: String) -> [String] {
    Charted(
      """
      struct Chart: Identifiable, Equatable { let id = 0 }
      struct Unrolled<Page: View>: ViewModifier {
        @Binding var item: Chart?
        @Binding var isLit: Bool
        @State private var isShown = false
        let page: (Chart) -> Page
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isShown) { if let item { page(item) } }
            .onAppear { isShown = item != nil }
            .onChange(of: item) { _, new in isShown = new != nil; \(handler) }
            .onChange(of: isShown) { if !isShown { item = nil } }
        }
      }
      extension View {
        func unrolled<Page: View>(
          _ item: Binding<Chart?>, lit: Binding<Bool>, @ViewBuilder page: @escaping (Chart) -> Page
        ) -> some View {
          modifier(Unrolled(item: item, isLit: lit, page: page))
        }
      }
      struct TableView: View {
        @State private var chart: Chart?
        @State private var isLit = false
        var body: some View {
          Button("Unroll") { chart = Chart() }
            .unrolled($chart, lit: $isLit) { _ in ChartView() }
            .alert("Lit", isPresented: $isLit) {}
        }
      }
      struct ChartView: View { var body: some View { Text("Chart") } }
      """
    ).actions
  }

  @Test func theyAreNoActions() {
    #expect(Self.actions("") == ["TableView.Unroll present chart"])
  }

  @Test func whatIsDoneBesideThatIsOne() {
    #expect(
      Self.actions("isLit = true") == [
        "TableView.Unroll present chart",
        "TableView.Unrolled.onChange present isLit",
      ])
  }

  /// What a modifier's own flag takes away that repeats a binding is what this use of the modifier was handed, and not that of others.
  @Test func aFlagIsThatOfItsOwnUse() {
    let chart = Charted(
      """
      struct Awning<Page: View>: ViewModifier {
        @Binding var isPresented: Bool
        @State private var isInside = false
        let page: () -> Page
        func body(content: Content) -> some View {
          ZStack {
            content
            if isPresented { Color.black.onTapGesture { isInside = false }; page() }
          }
          .onChange(of: isPresented) { _, new in isInside = new }
          .onChange(of: isInside) { _, new in if !new { isPresented = false } }
        }
      }
      extension View {
        func awning<Page: View>(
          isPresented: Binding<Bool>, @ViewBuilder page: @escaping () -> Page
        ) -> some View {
          modifier(Awning(isPresented: isPresented, page: page))
        }
      }
      struct DeckView: View {
        @State private var isLoaded = false
        var body: some View {
          VStack { Button("Load") { isLoaded = true }; MastView() }
            .awning(isPresented: $isLoaded) { Text("") }
        }
      }
      struct MastView: View {
        @State private var isRigged = false
        var body: some View {
          Button("Rig") { isRigged = true }.awning(isPresented: $isRigged) { Text("") }
        }
      }
      """)
    #expect(
      chart.actions == [
        "DeckView.Awning.onTapGesture dismiss isLoaded", "DeckView.Load present isLoaded",
        "MastView.Awning.onTapGesture dismiss isRigged", "MastView.Rig present isRigged",
      ])
  }

  private static func asked(_ dialog: String, _ handler: String, more: String = "") -> Charted {
    Charted(
      """
      enum Question: Equatable { case moor, sail }
      struct Asking: ViewModifier {
        @Binding var question: Question?
        @State private var isShown = false
        func body(content: Content) -> some View {
          content
            .\(dialog)("Sure?", isPresented: $isShown, presenting: question) { question in
              switch question {
              case .moor: Button("Moor") {}
              case .sail: Button("Sail") {}
              }
            }
            \(handler)
            \(more)
        }
      }
      struct BerthView: View {
        @State private var question: Question?
        var body: some View {
          VStack { Button("Moor…") { question = .moor }; Button("Sail…") { question = .sail } }
            .modifier(Asking(question: $question))
        }
      }
      """)
  }

  /// A dialog that is `presenting:` what the flag repeats is that of the binding, be the flag set but one way.
  @Test(arguments: [
    ".onChange(of: question) { new in isShown = new != nil }",
    ".onChange(of: question) { _, new in if new != nil { isShown = true } }",
    ".onChange(of: question) { if $1 != nil { isShown = true } else { isShown = false } }",
    ".onChange(of: question) { _, new in guard let new else { return }; print(new); isShown = true }",
    ".onAppear { if question != nil { isShown = true } }",
  ])
  func aDialogAsksWhatTheBindingSays(_ handler: String) {
    for (dialog, shown) in [("alert", "alert"), ("confirmationDialog", "confirmationDialog")] {
      let chart = Self.asked(dialog, handler)
      #expect(
        chart.slots == [
          "BerthView.question atMostOne optionalEnum: moor \(shown), sail \(shown)"
        ])
      #expect(
        chart.actions == [
          "BerthView.Moor… present question (moor)", "BerthView.Sail… present question (sail)",
        ])
    }
  }

  /// A flag that is set for something else as well is one by itself.
  @Test(arguments: [
    ".overlay { Button(\"Ask\") { isShown = true } }",
    ".overlay { Button(\"Ask\") { isShown.toggle() } }",
  ])
  func aFlagThatIsSetOtherwiseIsNone(_ more: String) {
    let chart = Self.asked(
      "alert", ".onChange(of: question) { _, new in if new != nil { isShown = true } }", more: more)
    #expect(chart.actions.contains("Asking.Ask present isShown"))
  }

  /// What keeps another value as it is when a binding changes does not mirror that.
  @Test func whatKeepsAnotherValueRepeatsNothing() {
    let chart = Charted(
      """
      struct Steady: ViewModifier {
        @State private var size = 1
        @State private var kept = 0
        @Binding var isPresented: Bool
        func body(content: Content) -> some View {
          content.onChange(of: isPresented) { kept = size }
        }
      }
      struct TableView: View {
        @State private var isUnrolled = false
        var body: some View {
          Button("Unroll") { isUnrolled = true }
            .sheet(isPresented: $isUnrolled) { Text("Chart") }
            .modifier(Steady(isPresented: $isUnrolled))
        }
      }
      """)
    #expect(
      chart.setters(of: "isUnrolled", in: "isUnrolled") == [
        "Button(\"Unroll\") { isUnrolled = true }"
      ])
  }

  /// What takes a value out of a binding at once, and presents it by state of its own, repeats nothing.
  @Test func aTriggerIsNotMirrored() {
    let chart = Charted(
      """
      struct Order: Identifiable, Equatable { var id = 0; var items: [Int] = [] }
      struct Ordering: ViewModifier {
        @Binding var order: Order?
        @State private var many: Order?
        @State private var one: Order?
        func body(content: Content) -> some View {
          content.sheet(item: $many) { ManyView(order: $0) }.popover(item: $one) { OneView(order: $0) }
            .onChange(of: order) { value in
              guard let value else { return }
              if value.items.count > 1 { many = value } else { one = Order(id: value.id) }
              Task { self.order = nil }
            }
        }
      }
      extension View {
        func ordering(_ order: Binding<Order?>) -> some View { modifier(Ordering(order: order)) }
      }
      final class ShopModel: ObservableObject { @Published var order: Order? }
      struct ShopView: View {
        @StateObject var model = ShopModel()
        var body: some View { Button("Order") { model.order = Order() }.ordering($model.order) }
      }
      struct ManyView: View { let order: Order; var body: some View { Text("Many") } }
      struct OneView: View { let order: Order; var body: some View { Text("One") } }
      """)
    #expect(
      chart.slots.filter { !$0.contains(" child") } == [
        "Ordering.many atMostOne optionalValue: many sheet → ManyView",
        "Ordering.one atMostOne optionalValue: one popover → OneView",
      ])
  }

  private static func hatch(_ modifier: String, use: String) -> Charted {
    Charted(
      """
      struct Hatch<Page: View>: ViewModifier {
        @Binding var isShown: Bool
        let page: () -> Page
        \(modifier)
      }
      extension View {
        func hatch<Page: View>(
          isShown: Binding<Bool>, @ViewBuilder page: @escaping () -> Page
        ) -> some View {
          modifier(Hatch(isShown: isShown, page: page))
        }
      }
      struct KilnView: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }
            \(use)
        }
      }
      struct ShelfView: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      """)
  }

  /// What a function does that the modifier calls as the binding changes, it does as that says, be the modifier used by name or not.
  @Test(arguments: [
    ".hatch(isShown: $isOpen) { ShelfView() }",
    ".modifier(Hatch(isShown: $isOpen) { ShelfView() })",
  ])
  func aFunctionKeepsAFlagInStep(_ use: String) {
    for call in ["{ react(isShown) }", "{ _, new in react(new) }"] {
      let chart = Self.hatch(
        """
        @State private var isUp = false
        func body(content: Content) -> some View {
          content.onChange(of: isShown) \(call).fullScreenCover(isPresented: $isUp) { page() }
        }
        func react(_ shown: Bool) {
          if shown {
            isUp = true
          } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { isUp = false }
          }
        }
        """, use: use)
      #expect(chart.slots == ["KilnView.isOpen atMostOne flag: isOpen fullScreenCover → ShelfView"])
      #expect(
        chart.actions == [
          "KilnView.Open present isOpen", "ShelfView.Close dismiss KilnView.isOpen (isOpen)",
        ])
      #expect(chart.setters(of: "isOpen", in: "isOpen") == ["Button(\"Open\") { isOpen = true }"])
    }
  }

  /// What stands behind the content of a cover is no presentation, and the system for which the modifier is written is told.
  @Test func aFunctionKeepsAFlagOfAnotherModifierInStep() {
    let chart = Self.hatch(
      """
      @State private var isUp = false
      func body(content: Content) -> some View {
        main(content).onChange(of: isShown) { react(isShown) }
      }
      @ViewBuilder func main(_ content: Content) -> some View {
        #if os(iOS)
        content.clearCover(isShown: $isUp) { backed() }
        #else
        ZStack { content; backed() }
        #endif
      }
      @ViewBuilder func backed() -> some View { ZStack { Color.black; page() } }
      func react(_ shown: Bool) { if shown { isUp = true } else { isUp = false } }
      }
      #if os(iOS)
      extension View {
        func clearCover<Page: View>(
          isShown: Binding<Bool>, page: @escaping () -> Page
        ) -> some View {
          modifier(ClearCover(isShown: isShown, page: page))
        }
      }
      struct ClearCover<Page: View>: ViewModifier {
        @Binding var isShown: Bool
        let page: () -> Page
        func body(content: Content) -> some View {
          content.fullScreenCover(isPresented: $isShown) {
            ZStack { page() }.background(ClearBack())
          }
        }
      }
      private struct ClearBack: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      #endif
      struct Other {
      """, use: ".hatch(isShown: $isOpen) { ShelfView() }")
    #expect(chart.slots == ["KilnView.isOpen atMostOne flag: isOpen fullScreenCover → ShelfView"])
    let shown = chart.destination("isOpen", in: "isOpen")
    #expect(shown?.leadsTo?.hasSuffix("ShelfView") == true)
    #expect(shown?.presentations?.map(\.condition) == ["os(iOS)"])
  }

  /// A function that others call as they like keeps nothing in step.
  @Test func aFunctionThatIsToldOtherwiseKeepsNothingInStep() {
    let chart = Self.hatch(
      """
      @State private var isUp = false
      func body(content: Content) -> some View {
        content.onChange(of: isShown) { react(isShown) }
          .overlay { Button("Lift") { react(true) } }
          .fullScreenCover(isPresented: $isUp) { Text("Shelf") }
      }
      func react(_ shown: Bool) { if shown { isUp = true } else { isUp = false } }
      """, use: ".modifier(Hatch(isShown: $isOpen) { ShelfView() })")
    #expect(chart.slots.contains("Hatch.isUp atMostOne flag: isUp fullScreenCover"))
  }

  /// A flag that says the contrary repeats nothing.
  @Test(arguments: ["{ isClosing = !isShown }", "{ _, new in isClosing = !new }"])
  func theContraryRepeatsNothing(_ handler: String) {
    let chart = Self.hatch(
      """
      @State private var isClosing = false
      func body(content: Content) -> some View {
        content.onChange(of: isShown) \(handler).onTapGesture { fold() }
          .sheet(isPresented: $isShown) { page() }
      }
      func fold() { isClosing = true }
      """, use: ".hatch(isShown: $isOpen) { ShelfView() }")
    #expect(chart.setters(of: "isOpen", in: "isOpen") == ["Button(\"Open\") { isOpen = true }"])
    #expect(
      chart.actions == [
        "KilnView.Open present isOpen", "ShelfView.Close dismiss KilnView.isOpen (isOpen)",
      ])
  }

  /// What only repeats a binding sets nothing.
  @Test func whatRepeatsABindingSetsNothing() {
    let chart = Charted(
      """
      struct Drawer<Item: Identifiable & Equatable, Page: View>: ViewModifier {
        @Binding var item: Item?
        @State var kept: Item?
        @State var isOn = false
        var page: (Item) -> Page
        func body(content: Content) -> some View {
          content
            .sheet(isPresented: $isOn) { if let kept { page(kept) } }
            .onChange(of: item) { value in
              if let item { kept = item }
              isOn = value != nil
            }
            .onChange(of: isOn) { _ in if !isOn { item = nil } }
        }
      }
      extension View {
        func drawer<Item: Identifiable & Equatable, Page: View>(
          item: Binding<Item?>, @ViewBuilder page: @escaping (Item) -> Page
        ) -> some View {
          modifier(Drawer(item: item, page: page))
        }
      }
      struct Note: Identifiable, Equatable { var id = 0 }
      class DeskModel: ObservableObject { @Published var note: Note? }
      struct DeskView: View {
        @StateObject var model = DeskModel()
        var body: some View { Text("Desk").drawer(item: $model.note) { NoteView(note: $0) } }
      }
      struct NoteView: View {
        let note: Note
        var body: some View { Text("Note") }
      }
      """)
    #expect(chart.setters(of: "note", in: "note").isEmpty)
  }
}
