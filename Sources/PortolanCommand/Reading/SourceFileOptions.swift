import ArgumentParser
import Foundation
import PortolanSource

/// Which files of an app's source are read, and how.
struct SourceFileOptions: ParsableArguments {
  @Option(
    name: .customLong("target"), parsing: .singleValue,
    help: ArgumentHelp("Read only the files of this target.", valueName: "target"))
  var targets: [String] = []

  @Option(
    name: .customLong("exclude"), parsing: .singleValue,
    help: ArgumentHelp(
      "Leave out what this pattern names, written as in a .gitignore; on top of what the configuration leaves out.",
      valueName: "glob"))
  var excluded: [String] = []

  @Flag(inversion: .prefixedNo, help: "Read tests too.")
  var includeTests: Bool?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Read on so many cores; on all unless given.", valueName: "number"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(
    help: ArgumentHelp(
      "Keep what was parsed in this folder; in the user's folder for caches unless given.",
      valueName: "folder"), completion: .directory)
  var cachePath: String?

  @Flag(name: .customLong("no-cache"), help: "Keep nothing, and use nothing that was kept.")
  var withoutCache = false

  @Flag(help: "Parse files too that can't matter to the navigation; the model is the same.")
  var parseAll = false

  func validate() throws {
    if withoutCache, cachePath != nil {
      throw ValidationError("--cache-path and --no-cache contradict each other")
    }
    if jobs < 1 { throw ValidationError("--jobs is at least 1") }
  }

  /// The options among those given that choose some of an app's files.
  var narrowing: [String] {
    [("--target", targets), ("--exclude", excluded)].filter { !$0.1.isEmpty }.map(\.0)
  }

  /// The options that decide what is read, as a person types them.
  var arguments: [String] {
    targets.flatMap { ["--target", $0] } + excluded.flatMap { ["--exclude", $0] }
      + (includeTests == true ? ["--include-tests"] : [])
  }

  func reading(_ input: String, roots: [String], quiet: Bool) -> ReadingOptions {
    var reading = ReadingOptions()
    reading.jobs = jobs
    reading.parsesAll = parseAll
    reading.roots = roots
    if !withoutCache {
      var cache = OutlineCache(folder: cachePath ?? OutlineCache.defaultFolder, input: input)
      // The user's own folder for caches may be missing; the one that somebody names is wanted.
      if let cachePath {
        cache.onFailure = { reason in
          Terminal.note(
            "warning: --cache-path \(cachePath) can't be written, and nothing is kept there: \(reason)",
            quiet: quiet)
        }
      }
      reading.cache = cache
    }
    return reading
  }
}
