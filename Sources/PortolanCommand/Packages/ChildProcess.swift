import Foundation

/// A program that is run to its end.
struct ChildProcess {
  var arguments: [String]
  /// Where its standard output goes.
  var output = Destination.captured
  /// Where its standard error goes.
  var errors = Destination.captured
  /// What it reads on standard input.
  var input: [UInt8] = []
  /// After so many seconds it is stopped.
  var timeLimit: Double?

  enum Destination { case captured, standardError }

  struct Result {
    var status: Int32
    /// Whether a signal ended it.
    var wasKilled: Bool
    var ranOutOfTime: Bool
    var output: [UInt8]
    var errors: String
  }

  /// - Throws: ``Failure`` where the program can't be started.
  func run() throws -> Result {
    let process = Process()
    if arguments[0].contains("/") {
      process.executableURL = URL(fileURLWithPath: arguments[0])
      process.arguments = Array(arguments.dropFirst())
    } else {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
    }
    // Files, not pipes: a child that writes more than a pipe holds must not wait for us, nor we for it.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("portolan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outputFile = folder.appendingPathComponent("output")
    let errorFile = folder.appendingPathComponent("errors")
    let inputFile = folder.appendingPathComponent("input")
    try Data(input).write(to: inputFile)
    for file in [outputFile, errorFile] {
      try Data().write(to: file)
    }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput =
      output == .captured ? try FileHandle(forWritingTo: outputFile) : .standardError
    process.standardError =
      errors == .captured ? try FileHandle(forWritingTo: errorFile) : .standardError
    do {
      try process.run()
    } catch {
      throw Failure("'\(arguments[0])' can't be run: \(error.localizedDescription)", .internalFault)
    }
    let clock = TimeLimit(timeLimit, for: process)
    process.waitUntilExit()
    clock.cancel()
    return Result(
      status: process.terminationStatus,
      wasKilled: process.terminationReason == .uncaughtSignal, ranOutOfTime: clock.hasEnded,
      output: Array((try? Data(contentsOf: outputFile)) ?? Data()),
      errors: String(decoding: (try? Data(contentsOf: errorFile)) ?? Data(), as: UTF8.self))
  }
}

/// Stops a process that takes too long.
private final class TimeLimit: @unchecked Sendable {
  private let lock = NSLock()
  private var ended = false
  private var item: DispatchWorkItem?

  init(_ seconds: Double?, for process: Process) {
    guard let seconds else { return }
    let identifier = process.processIdentifier
    let item = DispatchWorkItem { [self] in
      lock.withLock { ended = true }
      kill(identifier, SIGKILL)
    }
    self.item = item
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: item)
  }

  var hasEnded: Bool { lock.withLock { ended } }
  func cancel() { item?.cancel() }
}
