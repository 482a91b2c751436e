import ArgumentParser
import Foundation
import PortolanCheck
import PortolanConfiguration
import PortolanModel
import PortolanSource

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Look at an app and write a commented \(ConfigurationFile.name) for it.",
    discussion: """
      Examples:

        portolan init
        portolan init App/
        portolan init App/ -o -
        portolan init --schema -o portolan.schema.json

      It never writes over a file that is there, unless --force says so.
      """)

  @Argument(
    help: ArgumentHelp("The app's folder.", valueName: "folder"), completion: .directory)
  var folder = "."

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write; - prints. \(ConfigurationFile.name) in the folder unless given.",
      valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: "Write over a file that is there.")
  var force = false

  @Flag(help: "Print the JSON Schema of a configuration instead, for editors.")
  var schema = false

  @OptionGroup(title: "Options for reading source") var options: SourceOptions

  @OptionGroup var common: CommonOptions

  func run() throws {
    try reportingFailures {
      if schema { return try write(ConfigurationSchema.text, to: output ?? "-") }
      let file = output ?? path(ConfigurationFile.name)
      // Before the app is read, which takes its time.
      try refuseToReplace(file)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
        throw Failure("\(folder): error: there is no such folder", .noInput)
      }
      guard isFolder.boolValue else {
        throw Failure("\(folder): error: this is a file; name the app's folder", .badInput)
      }
      let draft = try draft()
      try write(draft, to: file)
    }
  }

  private func draft() throws -> String {
    var input = SourceInput(path: folder, options: options, quiet: common.quiet)
    input.willBeConfigured = true
    let model = try input.read().linking.model
    let tree = try SourceTree(
      at: folder, isCheckout: true, excluding: options.files.excluded,
      includesTests: options.files.includeTests ?? false)
    let files = tree.files.map(\.path)
    return ConfigurationDraft(
      for: model, findings: Checker().findings(in: try Chart(model)),
      inputs: [SourceFolder(of: files).path],
      targets: Set(tree.files.map(\.module)).sorted()
    ).text
  }

  private func write(_ text: String, to file: String) throws {
    try refuseToReplace(file)
    try FileOutput(path: file).write(text)
    if file != "-" { Terminal.note("\(file) is written", quiet: common.quiet) }
  }

  private func refuseToReplace(_ file: String) throws {
    guard file != "-", !force, FileManager.default.fileExists(atPath: file) else { return }
    throw Failure("\(file) is there already; --force writes over it, -o - prints", .cannotWrite)
  }

  private func path(_ name: String) -> String {
    var folder = folder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    return folder == "." ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
  }
}

/// The innermost folder that holds all files.
private struct SourceFolder {
  let path: String

  init(of files: [String]) {
    var common = ArraySlice(files.first?.split(separator: "/").dropLast() ?? [])
    for file in files {
      let parts = file.split(separator: "/")
      let shared = zip(common, parts).prefix { $0 == $1 }.count
      common = common.prefix(shared)
    }
    path = common.isEmpty ? "." : common.joined(separator: "/")
  }
}
