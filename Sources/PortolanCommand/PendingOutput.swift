import Foundation

/// Bytes that are about to be written somewhere.
struct PendingOutput {
  var file: FileOutput
  var bytes: [UInt8]
  /// Whether they go behind what the file holds, instead of in its place.
  var isAppended = false
}

extension FileOutput {
  /// Writes several results, all of them or none.
  ///
  /// Files are written beside their places, and put there once nothing can fail any more; what can't be taken back, as
  /// a line on a terminal, comes last.
  static func write(all outputs: [PendingOutput]) throws {
    for output in outputs { try output.file.demandWritable() }
    let printed = outputs.filter(\.file.isStandard)
    let others = outputs.filter { !$0.file.isStandard }
    let replaced = others.filter { !$0.isAppended && !$0.file.isSpecial }
    var staged: [StagedFile] = []
    do {
      for output in replaced { staged.append(try StagedFile(output)) }
      for output in others where output.isAppended || output.file.isSpecial {
        try output.isAppended ? output.file.append(output.bytes) : output.file.write(output.bytes)
      }
      for file in staged { try file.putInPlace() }
    } catch {
      for file in staged { file.discard() }
      throw error
    }
    for output in printed { try output.file.write(output.bytes) }
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

/// A file that is whole, beside the one whose place it will take.
private struct StagedFile {
  private let file: FileOutput
  private let temporary: URL

  init(_ output: PendingOutput) throws {
    file = output.file
    temporary = output.file.url.deletingLastPathComponent()
      .appendingPathComponent(".portolan-\(UUID().uuidString)")
    do {
      try Data(output.bytes).write(to: temporary)
      // Who may read what is replaced may read what replaces it.
      let present = try? FileManager.default.attributesOfItem(atPath: file.url.path)
      if let permissions = present?[.posixPermissions] {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: temporary.path)
      }
    } catch {
      discard()
      throw Failure("\(file.path) can't be written: \(error.localizedDescription)", .cannotWrite)
    }
  }

  func putInPlace() throws {
    guard rename(temporary.path, file.url.path) == 0 else {
      throw Failure(
        "\(file.path) can't be written: \(String(cString: strerror(errno)))", .cannotWrite)
    }
  }

  func discard() { try? FileManager.default.removeItem(at: temporary) }
}
