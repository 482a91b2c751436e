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

  @Test func oneProcessAtATimeReflectsAPackage() throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appendingPathComponent("Sources/Small")
    let scratch = folder.appendingPathComponent(".build/portolan")
    for folder in [sources, scratch] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Small", targets: [.target(name: "Small")])
      """.utf8
    ).write(to: folder.appendingPathComponent("Package.swift"))
    try Data("final class AppModel { enum Route { case add }; var route: Route? }".utf8)
      .write(to: sources.appendingPathComponent("AppModel.swift"))
    let lock = open(scratch.path + "/reflect.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    #expect(flock(lock, LOCK_EX) == 0)

    let (errors, output) = (folder.path + "/errors", folder.path + "/app.json")
    try Data().write(to: URL(fileURLWithPath: errors))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Portolan.executable)
    process.arguments = [
      "reflect", "--package-path", folder.path, "--type", "Small.AppModel", "-o", output,
    ]
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    func said() -> String { (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "" }
    while process.isRunning, said().isEmpty { usleep(10_000) }
    #expect(said() == "Waiting for another portolan in \(folder.path)…\n")
    close(lock)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said())")
    #expect(try String(contentsOfFile: output, encoding: .utf8).contains("add"))
  }

  @Test func viewsTitlesStandBeforeTypesNames() throws {
    #expect(try reflect("Wiki", "Wiki.AppModel").screens.first?.title == "App")
    let model = try reflect("Wiki", "Wiki.AppModel", "--source", "Examples/Wiki/Sources")
    #expect(model.screens.first?.title == "Wiki")
    #expect(model.name == "Wiki")
  }

  @Test func sourceIsReadBeforeAnythingIsBuilt() throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("notes.txt").path
    try Data().write(to: URL(fileURLWithPath: file))
    for (source, status, message) in [
      (folder.path + "/nope", 66, "there is no such file or folder"),
      (folder.path, 65, "the folder holds no Swift file to read"),
      (file, 65, "this is no Swift source; name a folder or a .swift file"),
    ] {
      let result = try Portolan.run(
        "reflect", "--package-path", "Examples/Wiki", "--type", "Wiki.AppModel", "--source", source)
      #expect(result.status == status)
      #expect(result.errors == "\(source): error: \(message)\n")
    }
  }

  @Test func sourceOfAnotherAppIsTold() throws {
    let result = try Portolan.run(
      "reflect", "--package-path", "Examples/Wiki", "--type", "Wiki.AppModel", "--source",
      "Examples/Vanilla/Sources")
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        "Examples/Vanilla/Sources: warning: none of the types that were found is declared in this source"
      ), "\(result.errors)")
  }

  @Test func theConfigurationHoldsForSource() throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("c.yml").path
    try Data(
      """
      titles: {AppModel: Encyclopaedia}
      presentations: {AppModel.path.counter: sheet}
      roots: [CounterModel]
      """.utf8
    ).write(to: URL(fileURLWithPath: file))
    let model = try reflect(
      "Wiki", "Wiki.AppModel", "--source", "Examples/Wiki/Sources", "--config", file)
    #expect(model.screens.first?.title == "Encyclopaedia")
    #expect(model.screens.first?.slots.first?.destinations.first?.presentation == .sheet)
    // Where the app starts, the types say.
    #expect(model.roots.map(\.screen) == ["Wiki.AppModel"])
    try Data("titles: {AppModle: Encyclopaedia}".utf8).write(to: URL(fileURLWithPath: file))
    let wrong = try Portolan.run(
      "reflect", "--package-path", "Examples/Wiki", "--type", "Wiki.AppModel", "--source",
      "Examples/Wiki/Sources", "--config", file)
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("no screen is called 'AppModle'; the nearest is 'AppModel'"))
    #expect(!wrong.errors.contains("Building"))
  }

  @Test func someOfTheSourceCanBeChosen() throws {
    let all = try reflect("Inventory", "AppFeature.AppModel", "--source", Self.inventory)
    let some = try reflect(
      "Inventory", "AppFeature.AppModel", "--source", Self.inventory, "--exclude", "ItemFeature/")
    func file(_ model: NavigationModel) -> String? {
      model.screens.first { $0.type == "ItemModel" }?.location?.file
    }
    #expect(file(all) == "ItemFeature/ItemView.swift")
    #expect(file(some) == nil)
    let idle = try Portolan.run(
      "reflect", "--package-path", "Examples/Wiki", "--type", "Wiki.AppModel", "--exclude", "A",
      "--target", "B")
    #expect(
      idle.errors.hasPrefix("warning: --target and --exclude have no effect without --source\n"))
  }

  private static let inventory = "Examples/Inventory/Sources"

  private func reflect(
    _ example: String, _ type: String, _ options: String...
  ) throws -> NavigationModel {
    let result = try Portolan.run(
      ["reflect", "--quiet", "--package-path", "Examples/\(example)", "--type", type] + options)
    #expect(result.status == 0, "\(result.errors)")
    return try NavigationModel(json: Array(result.output.utf8))
  }
}
