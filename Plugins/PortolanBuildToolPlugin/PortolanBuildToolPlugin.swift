import Foundation
import PackagePlugin

/// Checks a target's navigation whenever it is built and its source has changed: errors fail the build, warnings don't.
///
/// What is read is the target with those that it depends on in its package, for a screen in one may lead to a screen in another.
@main struct PortolanBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget, target.kind != .test else { return [] }
    guard let tool = try? context.tool(named: "portolan").url else {
      Diagnostics.error(
        "there is no portolan to run: the package asks for the library alone, with 'traits: []'")
      return []
    }
    let own = Set(context.package.targets.map(\.id))
    let others = target.recursiveTargetDependencies.filter { own.contains($0.id) }
      .compactMap { $0 as? SwiftSourceModuleTarget }
    let targets = [target] + others
    return [
      check(
        targets.map(\.name), in: context.package.directoryURL,
        reading: targets.flatMap { $0.sourceFiles.map(\.url) }, tool: tool,
        work: context.pluginWorkDirectoryURL)
    ]
  }

  private func check(
    _ targets: [String], in folder: URL, reading files: [URL],
    tool: URL, work: URL
  ) -> Command {
    // Anything but source would become a resource of the target, and give it a bundle; an empty source file changes nothing.
    let stamp = work.appending(path: "NavigationIsChecked.swift")
    return .buildCommand(
      displayName: "Checking the navigation of \(targets[0])",
      executable: tool,
      arguments: ["check", path(folder)] + targets.flatMap { ["--target", $0] } + [
        "--cache-path", path(work.appending(path: "cache")), "--report", "xcode", "--stamp",
        path(stamp),
      ],
      inputFiles: files.filter { ["swift", "storyboard"].contains($0.pathExtension) }
        + configurations(around: folder),
      outputFiles: [stamp])
  }

  /// The configuration that the tool finds: the nearest, up to the top of the repository.
  private func configurations(around folder: URL) -> [URL] {
    func has(_ name: String, _ folder: URL) -> Bool {
      FileManager.default.fileExists(atPath: path(folder.appending(path: name)))
    }
    var folder = folder.standardizedFileURL
    while !has(".portolan.yml", folder) {
      let parent = folder.deletingLastPathComponent()
      if has(".git", folder) || parent == folder || path(folder) == "/" { return [] }
      folder = parent
    }
    return [folder.appending(path: ".portolan.yml")]
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PortolanBuildToolPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let others = target.dependencies.compactMap { dependency in
        if case .target(let other) = dependency { other } else { nil }
      }
      let targets = [target] + others
      return [
        try check(
          targets.map(\.displayName), in: context.xcodeProject.directoryURL,
          reading: targets.flatMap { $0.inputFiles.map(\.url) },
          tool: context.tool(named: "portolan").url,
          work: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
