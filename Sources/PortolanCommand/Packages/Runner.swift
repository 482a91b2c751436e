import Foundation

/// The small program that reads metadata inside the user's build.
struct Runner {
  /// Where its sources, its object file and itself are kept from one run to the next.
  let folder: String
  /// Where the user's modules are, one of which may be Portolan's own.
  let modules: String

  var executable: String { folder + "/portolan-runner" }
  private var object: String { folder + "/runner.o" }

  /// Compiles it where its text has changed, and links it where an object file has.
  func link(with objects: [String]) throws {
    try compile()
    if let linked = date(executable), let newest = (objects + [object]).compactMap(date).max(),
      newest < linked, lastLinked == objects
    {
      return
    }
    // Arguments from a file: there may be more objects than a command line holds, and names may hold spaces.
    let list = folder + "/objects.txt"
    try lines(objects).write(toFile: list, atomically: true, encoding: .utf8)
    try swiftc([object, "@" + list, "-o", executable])
  }

  private func compile() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let sources = [
      ("TypeFact.swift", PackageResources.TypeFact_txt),
      ("MetadataReader.swift", PackageResources.MetadataReader_txt),
      ("main.swift", PackageResources.RunnerMain_txt),
    ]
    var isCurrent = date(object) != nil
    if let module = date(modules + "/PortolanReflection.swiftmodule"),
      let compiled = date(object), compiled < module
    {
      isCurrent = false
    }
    for (name, bytes) in sources {
      let file = folder + "/" + name
      if FileManager.default.contents(atPath: file) == Data(bytes) { continue }
      isCurrent = false
      try Data(bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
    }
    if isCurrent { return }
    try? FileManager.default.removeItem(atPath: object)
    try swiftc(
      ["-wmo", "-c", "-module-name", "PortolanRunner", "-D", "PORTOLAN_RUNNER", "-I", modules]
        + sources.map { folder + "/" + $0.0 } + ["-o", object])
  }

  private func swiftc(_ arguments: [String]) throws {
    let result = try ChildProcess(arguments: ["swiftc"] + arguments).run()
    if result.status != 0 {
      throw Failure(
        """
        \(String(decoding: result.output, as: UTF8.self))\(result.errors)\
        the program that reads the types can't be built from the package's object files
        """, .badInput)
    }
  }

  private var lastLinked: [String]? {
    FileManager.default.contents(atPath: folder + "/objects.txt").flatMap { data in
      let written = String(decoding: data, as: UTF8.self)
      return written.isEmpty ? [] : written.split(separator: "\n").map { unquoted($0) }
    }
  }

  private func lines(_ objects: [String]) -> String {
    objects.map { "\"\($0)\"\n" }.joined()
  }

  private func unquoted(_ line: Substring) -> String { String(line.dropFirst().dropLast()) }

  private func date(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
