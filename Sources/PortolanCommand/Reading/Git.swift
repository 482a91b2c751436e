import Foundation

/// The git repository around the current folder, which is only ever read.
struct Git {
  /// What it is asked for, for messages.
  let purpose: String

  /// The repository's folder.
  let root: String
  /// The current folder from there, with a slash at the end; empty for the root.
  let prefix: String

  /// - Throws: ``Failure`` where there is no git, or no repository.
  init(for purpose: String) throws {
    self.purpose = purpose
    let place = try Self.run(["rev-parse", "--show-prefix"], for: purpose)
    guard place.status == 0 else {
      let said = place.errors.split(separator: "\n").first.map { " (git: \($0))" } ?? ""
      throw Failure(
        "\(purpose): error: the current folder is in no git repository that can be read\(said)",
        .noInput)
    }
    prefix = Self.line(place.output)
    let folder = try Self.run(["rev-parse", "--show-toplevel"], for: purpose)
    // A repository without a work tree has no other folder.
    root = Self.line(
      folder.status == 0
        ? folder.output : try Self.run(["rev-parse", "--absolute-git-dir"], for: purpose).output)
  }

  /// What a command prints; `nil` where it fails.
  func output(_ arguments: [String], input: [UInt8] = []) throws -> [UInt8]? {
    let result = try Self.run(arguments, input: input, for: purpose)
    return result.status == 0 && !result.wasKilled ? result.output : nil
  }

  func lines(_ arguments: [String]) throws -> [String] {
    let text = String(decoding: try output(arguments) ?? [], as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  private static func run(
    _ arguments: [String], input: [UInt8] = [], for purpose: String
  ) throws -> ChildProcess.Result {
    // `env` says 127 for a program that is not there. A literal path is no pattern, whatever characters it has.
    let result = try ChildProcess(
      arguments: ["git", "--no-pager", "--literal-pathspecs"] + arguments, input: input
    ).run()
    if result.status == 127 {
      throw Failure(
        """
        \(purpose): error: there is no such file, and a revision can't be read because git is \
        not installed; install git, or name a model file or a folder
        """, .noInput)
    }
    return result
  }

  private static func line(_ output: [UInt8]) -> String {
    var text = String(decoding: output, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
