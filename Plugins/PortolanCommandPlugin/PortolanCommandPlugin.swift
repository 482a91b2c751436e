import Foundation
import PackagePlugin

/// `swift package portolan check`: runs the tool on the package.
///
/// It asks for no permission, as most commands only read. Who wants a file written says so:
/// `swift package --allow-writing-to-package-directory portolan draw -o app.svg`.
@main struct PortolanCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      try? context.tool(named: "portolan").url, arguments, in: context.package.directoryURL,
      cache: context.pluginWorkDirectoryURL.appending(path: "cache"))
  }

  private func run(_ tool: URL?, _ arguments: [String], in folder: URL, cache: URL) throws {
    guard let tool else {
      return Diagnostics.error(
        "there is no portolan to run: the package asks for the library alone, with 'traits: []'")
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments.filter { !Self.optionsOfSwiftPM.contains($0) }
    process.currentDirectoryURL = folder
    // The package is read where nothing is named. The user's own folder for caches is out of the sandbox.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PORTOLAN_INPUT": ".", "PORTOLAN_CACHE_PATH": cache.path(percentEncoded: false),
    ]) { own, _ in own }
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error("portolan was ended by signal \(process.terminationStatus)")
    } else if process.terminationStatus == Self.cannotWrite {
      Diagnostics.error(
        """
        A plugin may only write to the package where that is allowed: \
        swift package --allow-writing-to-package-directory portolan \(arguments.joined(separator: " "))
        """)
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The tool's exit code for a file that can't be written.
  private static let cannotWrite: Int32 = 73

  /// SwiftPM passes on what it understood itself.
  private static let optionsOfSwiftPM = [
    "--allow-writing-to-package-directory", "--disable-sandbox",
  ]
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PortolanCommandPlugin: XcodeCommandPlugin {
    /// From Xcode's menu: a check of the project, unless something else is said.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the chosen targets.
      let arguments =
        arguments.isEmpty || arguments.first == "--target" ? ["check"] + arguments : arguments
      try run(
        try? context.tool(named: "portolan").url, arguments, in: context.xcodeProject.directoryURL,
        cache: context.pluginWorkDirectoryURL.appending(path: "cache"))
    }
  }
#endif
