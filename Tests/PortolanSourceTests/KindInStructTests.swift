import PortolanModel
import Testing

/// Several presentations of one optional struct, which says by an enum of its own which of them is meant.
@Suite struct KindInStructTests {
  private func chart(
    water: String, type: String = "SheetConfig", kind: String = "let id: SheetKind",
    data: String = "var data: String? = nil",
    scan: String = "sheets.active?.id == .scan ? sheets.active : nil",
    call: String = "id"
  ) -> Charted {
    Charted(
      """
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView() } } }
      struct SheetConfig { \(kind); \(data) }
      enum SheetKind: String { case water, scan, later }
      struct WaterItem: Identifiable { let text: String; var id: String { text } }
      @Observable final class SheetModel {
        var active: SheetConfig?
        init(active: SheetConfig? = nil) { self.active = active }
        func show(_ kind: SheetKind, data: String? = nil) {
          active = SheetConfig(\(call): kind, data: data)
        }
        func hide() { active = nil }
        var waterItem: WaterItem? {
          get {
            guard let config = active, config.\(call) == .water else { return nil }
            guard let text = config.data else { return nil }
            return WaterItem(text: text)
          }
          set { if newValue == nil { active = nil } }
        }
      }
      struct GardenView: View {
        @State private var sheets = SheetModel()
        var body: some View {
          VStack {
            Button("Water") { sheets.show(.water) }
            Button("Scan") { sheets.show(.scan, data: "1") }
          }
          .sheet(item: \(type == "typed" ? "$sheets.waterItem" : "water")) { _ in WaterView() }
          .sheet(item: scan) { _ in ScanView() }
        }
        private var water: Binding<WaterItem?> {
          Binding(get: { \(water) }, set: { _ in sheets.hide() })
        }
        private var scan: Binding<SheetConfig?> {
          Binding(get: { \(scan) }, set: { if $0 == nil { sheets.hide() } })
        }
      }
      struct WaterView: View {
        @State private var isHelp = false
        var body: some View { Button("") { isHelp = true }.alert("", isPresented: $isHelp) {} }
      }
      struct ScanView: View {
        @State private var isHelp = false
        var body: some View { Button("") { isHelp = true }.alert("", isPresented: $isHelp) {} }
      }
      """)
  }

  private static let active =
    "SheetModel.active atMostOne computed: water sheet → WaterView, scan sheet → ScanView"

  @Test(arguments: [
    "sheets.active?.id == .water ? sheets.active : nil",
    "guard let config = sheets.active, config.id == .water else { return nil }; return config",
    "guard let config = sheets.active else { return nil }; return config.id == .water ? config : nil",
    "if let config = sheets.active, config.id == .water { return config }; return nil",
    "if sheets.active?.id == .water { sheets.active } else { nil }",
    "switch sheets.active?.id { case .water: sheets.active; default: nil }",
    "sheets.waterItem",
  ])
  func eachValueOfTheEnumIsADestination(_ getter: String) throws {
    let chart = chart(water: getter)
    #expect(chart.slots.contains(Self.active), "\(chart.slots)")
    #expect(chart.model.unresolved.isEmpty)
    #expect(
      chart.setters(of: "water", in: "active") == ["Button(\"Water\") { sheets.show(.water) }"])
    #expect(
      chart.setters(of: "scan", in: "active") == [
        "Button(\"Scan\") { sheets.show(.scan, data: \"1\") }"
      ]
    )
  }

  @Test func aSettablePropertyStandsForOne() throws {
    let chart = chart(water: "nil", type: "typed")
    #expect(chart.slots.contains(Self.active), "\(chart.slots)")
  }

  /// The enum need not be the struct's identity.
  @Test func aPropertyOfAnyName() throws {
    let chart = chart(
      water: "sheets.active?.kind == .water ? sheets.active : nil", kind: "let kind: SheetKind",
      scan:
        "guard let config = sheets.active, config.kind == .scan else { return nil }; return config",
      call: "kind")
    #expect(chart.slots.contains(Self.active), "\(chart.slots)")
    #expect(
      try place("water", of: chart).literal.code
        == "SheetModel(active: SheetConfig(kind: .water))")
  }

  @Test(arguments: [
    ("var data: String? = nil", "SheetConfig(id: .water)"),
    ("let data: String?", "SheetConfig(id: .water, data: <#String?#>)"),
    ("var data: String?; let limit = 3", "SheetConfig(id: .water)"),
    (
      "var data: String?; init(id: SheetKind, data: String?) { self.id = id; self.data = data }",
      "SheetConfig(id: .water, data: <#String?#>)"
    ),
    (
      "var data: String?; init(_ kind: SheetKind, data: String?) { id = kind; self.data = data }",
      "<#SheetConfig#>"
    ),
  ])
  func aPlaceMakesTheStruct(_ data: String, _ code: String) throws {
    let chart = chart(water: "sheets.active?.id == .water ? sheets.active : nil", data: data)
    let place = try place("water", of: chart)
    #expect(place.literal.code == "SheetModel(active: \(code))")
  }

  /// Of two enums nobody knows which says what is shown, and what is always there is no optional sheet.
  @Test(arguments: ["let id: SheetKind; let from: SheetKind", "let id: String; let from: String"])
  func anotherStructStaysOneValue(_ kind: String) {
    let chart = chart(water: "sheets.active?.id == .water ? sheets.active : nil", kind: kind)
    #expect(!chart.slots.contains(Self.active))
    #expect(chart.destination("water", in: "active") == nil)
  }

  private func place(_ text: String, of chart: Charted) throws -> Place {
    try #require(Array(try Chart(chart.model).places()).first { $0.text == text })
  }
}
