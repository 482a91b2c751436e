import Foundation
import PortolanFacts

/// A Swift package of the user's, from which facts are read by running a small program that its modules are linked into.
///
/// A package that depends on the user's would see only products. So the module is built by SwiftPM in a folder of its own, and
/// its object files are linked with the runner by hand; types are found by their mangled names, so they need not be public.
struct ReflectedPackage {
  let path: String
  let quiet: Bool

  private var scratch: String { path + "/.build/portolan" }
  private var products: String { scratch + "/debug" }

  /// Builds the modules, runs the runner, and reads what it printed.
  func facts(of types: [MangledNames]) throws -> Facts {
    try requireManifest()
    let lock = ScratchLock(scratch) {
      Terminal.note("Waiting for another portolan in \(path)…", quiet: quiet)
    }
    defer { lock.release() }
    for module in Set(types.map(\.module)).sorted() { try build(module) }
    let runner = Runner(folder: scratch + "/runner", modules: products + "/Modules")
    try runner.link(with: objects())
    let output = try run(runner, types)
    do {
      return try JSONDecoder().decode(Facts.self, from: Data(output))
    } catch {
      throw Failure("the runner printed what can't be read: \(error)", .internalFault)
    }
  }

  // MARK: - Building

  private func requireManifest() throws {
    guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
      throw Failure("there is no Package.swift in \(path); name a package's folder", .noInput)
    }
  }

  private func build(_ module: String) throws {
    Terminal.note("Building \(module)…", quiet: quiet)
    let result = try ChildProcess(
      arguments: [
        "swift", "build", "--package-path", path, "--scratch-path", scratch, "--target", module,
      ],
      output: quiet ? .captured : .standardError, errors: quiet ? .captured : .standardError
    ).run()
    if result.status != 0 {
      let said = String(decoding: result.output, as: UTF8.self) + result.errors
      throw Failure(
        """
        \(said)\(module) of \(path) can't be built, so it can't be reflected. A package for iOS alone \
        writes its model from one of its own tests instead: \
        try NavigationModel(reflecting: AppModel.self).json()
        """, .badInput)
    }
  }

  /// The object files of every module in the build folder, of their present sources alone.
  private func objects() throws -> [String] {
    let files = FileManager.default
    let folders = ((try? files.contentsOfDirectory(atPath: products)) ?? []).sorted()
    // What ends in -tool was built to run macros and plugins, not to be part of the app.
    let modules = folders.filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
    return modules.flatMap { module in
      let folder = products + "/" + module
      if let listed = listedObjects(folder) { return listed }
      let all = files.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return all.filter { $0.hasSuffix(".o") }.sorted().map { folder + "/" + $0 }
    }
  }

  /// The object files that SwiftPM lists for a Swift module; a file that was removed from it leaves its object behind.
  private func listedObjects(_ folder: String) -> [String]? {
    guard let data = FileManager.default.contents(atPath: folder + "/output-file-map.json"),
      let map = try? JSONDecoder().decode([String: OutputFiles].self, from: data)
    else { return nil }
    return map.values.compactMap(\.object).filter(FileManager.default.fileExists).sorted()
  }

  private struct OutputFiles: Decodable { var object: String? }

  // MARK: - Running

  private func run(_ runner: Runner, _ types: [MangledNames]) throws -> [UInt8] {
    let names = types.map { $0.candidates.joined(separator: ",") }
    let result = try ChildProcess(arguments: [runner.executable] + names, timeLimit: 120).run()
    switch (result.wasKilled, result.status) {
    case (false, 0): return result.output
    case (false, 3):
      let missing = types[min(Int(result.errors.prefix { $0.isNumber }) ?? 0, types.count - 1)]
      throw Failure(DeclarationSearch(package: path).explain(missing), .badInput)
    case (false, 4):
      throw Failure(result.errors.trimmingCharacters(in: .whitespacesAndNewlines), .badInput)
    default:
      throw Failure(
        """
        the program that reads the types \
        \(result.ranOutOfTime ? "did not end in two minutes" : "crashed")
        \(result.errors)
        """, .internalFault)
    }
  }
}
