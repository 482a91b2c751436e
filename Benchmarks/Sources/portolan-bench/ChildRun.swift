import Foundation

/// What a child process took.
struct ChildRun {
  var seconds: Double
  var processorSeconds: Double
  /// The most memory that it held.
  var megabytes: Double

  init(of arguments: [String]) throws {
    var pid = pid_t()
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    let start = DispatchTime.now().uptimeNanoseconds
    // Of Foundation's processes nobody can tell how much memory each had.
    let code = posix_spawnp(&pid, arguments[0], nil, nil, words, environ)
    guard code == 0 else {
      throw BenchmarkFailure(description: "\(arguments[0]): \(String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(pid, &status, 0, &usage) == -1, errno == EINTR {}
    seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    guard status == 0 else {
      throw BenchmarkFailure(description: "\(arguments.joined(separator: " ")) failed")
    }
    processorSeconds = usage.ru_utime.inSeconds + usage.ru_stime.inSeconds
    #if canImport(Darwin)
      megabytes = Double(usage.ru_maxrss) / 1_048_576
    #else
      megabytes = Double(usage.ru_maxrss) / 1_024
    #endif
  }
}

extension timeval {
  var inSeconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

/// Where a program is that was built along with this one.
func builtAlong(_ name: String) throws -> String {
  let own = URL(fileURLWithPath: CommandLine.arguments[0])
  let path = own.deletingLastPathComponent().appendingPathComponent(name).path
  guard FileManager.default.isExecutableFile(atPath: path) else {
    throw BenchmarkFailure(description: "\(name) is not built; `make bench` builds it")
  }
  return path
}
