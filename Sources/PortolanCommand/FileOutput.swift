import Foundation
import PortolanSource

/// Where a result goes: a file, which is there whole or not at all, or standard output for `-`.
struct FileOutput {
  var path: String

  static let standard = FileOutput(path: "-")
  var isStandard: Bool { path == "-" }

  func write(_ bytes: [UInt8]) throws {
    if isStandard {
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes))
      } catch {
        throw Failure(
          "standard output can't be written: \(error.localizedDescription)", .cannotWrite)
      }
      return
    }
    try demandWritable()
    do {
      try bytes.asData { try write($0) }
    } catch {
      throw Failure("\(path) can't be written: \(error.localizedDescription)", .cannotWrite)
    }
  }

  private func write(_ data: Data) throws {
    if holds(data) { return touch() }
    // A device or a pipe can't be replaced by a file that is whole.
    try data.write(to: url, options: isSpecial ? [] : .atomic)
  }

  /// Whether the file says that already: writing a large model to the disk takes longer than to look.
  private func holds(_ data: Data) -> Bool {
    guard FileManager.default.isRegularFile(atPath: url.path),
      let file = FileHandle(forReadingAtPath: url.path),
      let size = try? file.seekToEnd(), size == data.count,
      (try? file.seek(toOffset: 0)) != nil
    else { return false }
    // Piece by piece: room for all of it at once takes longer to come by than what it says.
    var rest = data[...]
    while !rest.isEmpty {
      guard let piece = try? file.read(upToCount: Self.pieceSize), !piece.isEmpty,
        piece == rest.prefix(piece.count)
      else { return false }
      rest = rest.dropFirst(piece.count)
    }
    return true
  }

  private static let pieceSize = 1 << 16

  /// For whoever asks whether the file is newer than what it was made of.
  private func touch() {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: url.path)
  }

  /// Whether it is a device or a pipe, which is written to and never replaced.
  var isSpecial: Bool {
    FileManager.default.fileExists(atPath: url.path)
      && !FileManager.default.isRegularFile(atPath: url.path)
  }

  func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Stops, before anything is written, where it could not be.
  func demandWritable() throws {
    if isStandard { return }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw Failure("\(path) is a folder; name a file in it", .cannotWrite)
    }
    let folder = url.deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw Failure("there is no folder \(shownFolder) to write \(path) to", .cannotWrite)
    }
    let isThere = FileManager.default.fileExists(atPath: url.path)
    if isThere, let what = whatIsLost {
      throw Failure(
        "\(path) is \(what), and is left as it is: name another file to write", .cannotWrite)
    }
    if isThere && !FileManager.default.isWritableFile(atPath: url.path) {
      throw Failure("\(path) can't be written: it is not yours to change", .cannotWrite)
    }
    if !isSpecial, !FileManager.default.isWritableFile(atPath: folder.path) {
      throw Failure(
        "\(path) can't be written: the folder \(shownFolder) is not yours to change",
        .cannotWrite)
    }
  }

  /// What a file is that nobody wants to be replaced by a result; `nil` for any other. In an empty one, as a stamp is, nothing is lost.
  private var whatIsLost: String? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    if attributes?[.size] as? Int == 0 { return nil }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if [name, url.lastPathComponent].contains(where: SourceTree.needs(fileNamed:)) {
      return "part of an app's source"
    }
    return FilesRead.contains(self) ? "what this result is made of" : nil
  }

  /// The folder as a person would write it; where a link leads, only the link says.
  private var shownFolder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A link stays a link: what it leads to is written.
  var url: URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }
}
