import Foundation

/// Bytes that are about to be written somewhere.
struct PendingOutput {
  var file: FileOutput
  var bytes: [UInt8]
  /// Whether they go behind what the file holds, instead of in its place.
  var isAppended = false
}

extension FileOutput {
  /// Writes several results, after it has seen that each of them can be: where one can't, none is.
  static func write(all outputs: [PendingOutput]) throws {
    for output in outputs { try output.file.demandWritable() }
    for output in outputs {
      try output.isAppended ? output.file.append(output.bytes) : output.file.write(output.bytes)
    }
  }

  private func append(_ bytes: [UInt8]) throws {
    if !FileManager.default.fileExists(atPath: path) { return try write(bytes) }
    do {
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(bytes))
    } catch {
      throw Failure("\(path) can't be written: \(error.localizedDescription)", .cannotWrite)
    }
  }
}
