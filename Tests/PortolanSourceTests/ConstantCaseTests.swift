import PortolanModel
import Testing

/// Cases of which code says that something is always in them.
@Suite struct ConstantCaseTests {
  private func unreachable(_ state: String) throws -> [String] {
    try Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { SailView(sail: Sail(raw: 1)) } } }
      enum Trim: Int { case hoisted, furled }
      struct Sail { let raw: Int; var trim: Trim { \(state) } }
      struct SailView: View {
        let sail: Sail
        @State private var isMoveAsked = false
        @State private var isRepairAsked = false
        var body: some View {
          VStack {
            switch sail.trim {
            case .hoisted: Button("Move") { isMoveAsked = true }
            case .furled: Button("Repair") { isRepairAsked = true }
            }
          }
          .alert("Move", isPresented: $isMoveAsked) {}
          .alert("Repair", isPresented: $isRepairAsked) {}
        }
      }
      """
    ).unreachable()
  }

  /// What there is otherwise is not what there always is.
  @Test(arguments: [".init(rawValue: raw) ?? .hoisted", "Trim(rawValue: raw) ?? .hoisted"])
  func whatStandsInForNothingIsNotAlwaysThere(_ state: String) throws {
    #expect(try unreachable(state) == [])
  }

  @Test func whatIsGivenAlwaysDecides() throws {
    #expect(try unreachable(".hoisted").count == 1)
  }
}
