import Foundation
import PortolanModel
import Testing

/// `portolan reflect` on the examples, which are packages as a user has them.
@Suite(.serialized) struct ReflectCommandTests {
  @Test func inventoryHasElevenPlaces() throws {
    let model = try reflect("Inventory", "AppFeature.AppModel")
    #expect(
      try Chart(model).places().map(\.text) == [
        "one", "inventory", "inventory/add", "inventory/add/colorPicker", "inventory/help",
        "inventory/inventory/:id/deleteConfirmationAlert", "inventory/inventory/:id/duplicate",
        "inventory/inventory/:id/duplicate/colorPicker", "inventory/inventory/:id/edit",
        "inventory/inventory/:id/edit/colorPicker", "three",
      ])
  }

  @Test func theBinaryNeedsNoCheckout() throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let moved = folder.appendingPathComponent("portolan").path
    try FileManager.default.copyItem(atPath: Portolan.executable, toPath: moved)
    let result = try Portolan.run(
      "reflect", "--quiet", "--package-path", Portolan.root + "/Examples/Wiki", "--type",
      "Wiki.AppModel", executable: moved)
    #expect(result.status == 0, "\(result.errors)")
    let model = try NavigationModel(json: Array(result.output.utf8))
    #expect(model.screens.first?.slots.first?.arity == .sequence)
    #expect(result.errors.isEmpty)
  }

  @Test func fourOptionalsAreAWarning() throws {
    let model = try reflect("Vanilla", "Vanilla.AppModel")
    let text = String(decoding: try model.json(), as: UTF8.self)
    let check = try Portolan.run("check", "-", input: text)
    #expect(check.status == 0)
    #expect(check.output.contains("16 states can be represented, 5 are valid, 11 are not"))
    #expect(check.output.contains("case add(Item)"))
    #expect(try Portolan.run("check", "-", "--strict", input: text).status == 1)
  }

  @Test func aTypeThatIsNotThereHasANeighbour() throws {
    let result = try Portolan.run(
      "reflect", "--quiet", "--package-path", "Examples/Wiki", "--type", "Wiki.AppModle")
    #expect(result.status == 65)
    #expect(result.errors.contains("did you mean 'AppModel'?"))
  }

  @Test func compilersErrorsArePassedOn() throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appendingPathComponent("Sources/Broken")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Broken", targets: [.target(name: "Broken")])
      """.utf8
    ).write(to: folder.appendingPathComponent("Package.swift"))
    try Data("final class AppModel { var destination: Nope? }".utf8)
      .write(to: sources.appendingPathComponent("AppModel.swift"))
    let result = try Portolan.run(
      "reflect", "--quiet", "--package-path", folder.path, "--type", "Broken.AppModel")
    #expect(result.status == 65)
    #expect(result.errors.contains("cannot find type 'Nope'"))
  }

  @Test func privateTypesAreNamed() throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appendingPathComponent("Sources/Closed")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Closed", targets: [.target(name: "Closed")])
      """.utf8
    ).write(to: folder.appendingPathComponent("Package.swift"))
    try Data(
      """
      private final class Hidden { enum Destination { case add }; var destination: Destination? }
      final class Empty { var count = 0 }
      """.utf8
    ).write(to: sources.appendingPathComponent("Models.swift"))
    let hidden = try Portolan.run(
      "reflect", "--quiet", "--package-path", folder.path, "--type", "Closed.Hidden")
    #expect(hidden.errors.contains("Sources/Closed/Models.swift:1:1: error: 'Hidden' is private"))
    let empty = try Portolan.run(
      "reflect", "--quiet", "--package-path", folder.path, "--type", "Closed.Empty")
    #expect(empty.status == 65)
    #expect(empty.errors.contains("'Closed.Empty' holds no navigation"))
  }

  private func reflect(_ example: String, _ type: String) throws -> NavigationModel {
    let result = try Portolan.run(
      "reflect", "--quiet", "--package-path", "Examples/\(example)", "--type", type)
    #expect(result.status == 0, "\(result.errors)")
    return try NavigationModel(json: Array(result.output.utf8))
  }
}
