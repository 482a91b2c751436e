import Foundation
import PortolanModel
import Testing

/// Reading source finds what reflection finds, and more.
@Suite struct ReadCommandTests {
  @Test(arguments: [
    ("Inventory", "AppFeature.AppModel"), ("Wiki", "Wiki.AppModel"),
    ("Vanilla", "Vanilla.AppModel"),
  ])
  func sourceTellsAllThatReflectionTells(_ example: String, _ type: String) throws {
    let reflected = try model(
      "reflect", "--quiet", "--package-path", "Examples/\(example)", "--type", type)
    let read = try model("read", "Examples/\(example)/Sources")
    #expect(!reflected.screens.isEmpty)
    let found = read.differences(from: reflected).filter { !isAllowed($0, reflected) }
    #expect(found.map(\.description) == [])
  }

  /// Every process hashes by a seed of its own.
  @Test func everyProcessReadsTheSame() throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = (1...12).map { "value\($0)" }
    try Data(
      """
      import SwiftUI
      @Observable final class HomeModel { \(names.map { "var \($0) = 0" }.joined(separator: "; ")) }
      struct HomeView: View {
        @Bindable var model: HomeModel
        var body: some View { PanelView(\(names.map { "\($0): $model.\($0)" }.joined(separator: ", "))) }
      }
      struct PanelView: View {
        \(names.map { "@Binding var \($0): Int" }.joined(separator: "; "))
        @State var isOpen = false
        var body: some View { Text("").popover(isPresented: $isOpen) { Text("") } }
      }
      """.utf8
    ).write(to: folder.appendingPathComponent("Home.swift"))
    let models = try (0..<4).map { _ in
      let result = try Portolan.run("read", folder.path, "--no-cache", "-o", "-")
      #expect(result.status == 0, "\(result.errors)")
      return result.output
    }
    #expect(models[0].contains("panelView"))
    #expect(Set(models).count == 1)
  }

  /// Only what a compiled type does not tell may differ.
  private func isAllowed(_ difference: Difference, _ reflected: NavigationModel) -> Bool {
    switch (difference.subject.kind, difference.change) {
    // The views of cases without payload; what they show in place; links and actions.
    case (.screen, .added), (.slot, .added), (.link, .added), (.action, .added): true
    // How the root is known, and what the model is called after.
    case (.root, _), (.model, _): true
    case (.screen, .changed):
      ["view", "title", "initializer", "condition"].contains(difference.field)
    case (.slot, .changed): ["storage", "boundTo"].contains(difference.field)
    // What a path that holds anything can hold.
    case (.destination, .added):
      reflected.screens.first { $0.id == difference.subject.screen }?.slots
        .first { $0.name == difference.subject.slot }?.encoding == .navigationPath
    case (.destination, .changed):
      switch difference.field {
      case "presentation", "presentations", "title", "backButtonHidden", "isOutsideStack",
        "shownWithoutStack",
        "isInListRow", "hasNoWayOut", "swallowedBy", "isMadeElsewhere", "isMadeForOthers",
        "condition":
        true
      // Where a case without a payload leads, only its view tells.
      case "leadsTo": difference.old == nil
      default: false
      }
    default: false
    }
  }

  private func model(_ arguments: String...) throws -> NavigationModel {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("model.json").path
    let result = try Portolan.run(arguments + ["-o", file])
    #expect(result.status == 0, "\(result.errors)")
    return try NavigationModel(json: Array(try Data(contentsOf: URL(fileURLWithPath: file))))
  }
}
