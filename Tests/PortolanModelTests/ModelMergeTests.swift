import PortolanModel
import Testing

/// What becomes of a model from types and one from source, made one.
@Suite struct ModelMergeTests {
  /// The types say that a router keeps a path; source, that a tab presents it.
  @Test func whatAnotherScreenPresentsMovesThere() {
    let path = Slot.stack("path", .to("about", nil), .to("help", nil))
    var lent = path
    lent.heldBy = "Router"
    lent.boundTo = "NavigationStack"
    let types = model(screen("Router", .tabs(.to("more", "More")), path), screen("More"))
    let source = model(screen("Router", .tabs(.to("more", "More"))), screen("More", lent))
    let merged = types.merged(withSource: source)
    #expect(merged.screens.map { $0.slots.map(\.name) } == [["tab"], ["path"]])
    #expect(merged.screens[1].slots[0].heldBy == "Router")
    #expect(merged.screens[1].slots[0].boundTo == "NavigationStack")
  }
}
