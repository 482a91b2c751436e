import PortolanModel
import Testing

/// Views that the items of a registry keep, shown where code looks an item up.
@Suite struct RegisteredViewTests {
  /// - Parameters:
  ///   - keeping: Of the object that keeps the tools.
  ///   - showing: Where a bench shows one of them.
  private func bench(_ keeping: String, showing: String) -> Charted {
    Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { WorkshopView() } } }
      struct Tool: Identifiable { var id: String; var title = ""; var view: AnyView }
      final class Shed: ObservableObject { \(keeping) }
      final class Workshop: ObservableObject {
        let shed = Shed()
        init() {
          let saw = Tool(id: "saw", view: AnyView(SawView()))
          shed.add(saw)
          shed.add(Tool(id: "drill", view: AnyView(DrillView().padding())))
        }
      }
      struct WorkshopView: View {
        @StateObject var workshop = Workshop()
        var body: some View { BenchView().environmentObject(workshop.shed) }
      }
      struct BenchView: View {
        @EnvironmentObject var shed: Shed
        @State var selected = "saw"
        var body: some View { VStack { \(showing) } }
      }
      struct SawView: View {
        @State var isOiled = false
        var body: some View { Button("Oil") { isOiled = true }.alert("", isPresented: $isOiled) {} }
      }
      struct DrillView: View {
        @State var isCharged = false
        var body: some View {
          Button("Charge") { isCharged = true }.alert("", isPresented: $isCharged) {}
        }
      }
      """)
  }

  private let list = """
    @Published var tools: [Tool] = []
    func add(_ tool: Tool) { tools.append(tool) }
    func tool(_ id: String) -> Tool? { tools.first { $0.id == id } }
    """

  @Test func oneIsShownAtATime() {
    let chart = bench(list, showing: "if let tool = shed.tool(selected) { tool.view }")
    #expect(chart.model.unresolved.isEmpty)
    let slots = chart.screen("BenchView")?.slots ?? []
    #expect(slots.map(\.name) == ["sawView", "drillView"])
    #expect(slots.allSatisfy { $0.branches?.isEmpty == false })
  }

  @Test func ofALoopAllAreThere() {
    let chart = bench(list, showing: "ForEach(shed.tools) { tool in tool.view }")
    #expect(chart.model.unresolved.isEmpty)
    let slots = chart.screen("BenchView")?.slots ?? []
    #expect(slots.map(\.arity) == [.each, .each])
  }

  /// Of two lists nobody knows which one an item is in.
  @Test func ofSeveralListsNothingIsTold() {
    let chart = bench(
      list + "\nvar spare: [Tool] = []", showing: "if let tool = shed.tool(selected) { tool.view }")
    #expect(chart.screen("BenchView")?.slots.isEmpty != false)
    #expect(chart.model.unresolved.count == 2)
  }
}
