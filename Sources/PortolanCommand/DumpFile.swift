import Foundation
import PortolanExport

/// A dump that somebody committed.
struct DumpFile {
  let path: String

  /// Whether bytes begin as a dump does.
  static func isDump(_ bytes: [UInt8]) -> Bool { bytes.starts(with: ChartDump.mark.utf8) }

  /// What is there to be renewed: nothing on standard output, in a new or in an empty file.
  ///
  /// - Throws: ``Failure`` for a file that is something else, which nobody wants overwritten.
  func readIfThere() throws -> ChartDump? {
    var isFolder: ObjCBool = false
    guard path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      !isFolder.boolValue, isRegular
    else { return nil }
    let bytes = try bytes()
    if bytes.allSatisfy({ $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }) { return nil }
    do {
      return try ChartDump(reading: bytes, file: path)
    } catch {
      throw Failure("\(error); nothing was written: name another file with -o", .badInput)
    }
  }

  /// The dump as it is.
  ///
  /// - Parameter renewal: The command that would write it.
  func read(renewal: String) throws -> ChartDump {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(
        "\(path): error: there is no such file; write it with: \(renewal)", .noInput)
    }
    if isFolder.boolValue {
      throw Failure("\(path): error: this is a folder; name a dump in it", .badInput)
    }
    FilesRead.note(path)
    let dump: ChartDump
    do {
      dump = try ChartDump(reading: try bytes(), file: path)
    } catch let error as ChartDumpError {
      throw Failure("\(error)", .badInput)
    }
    if let conflict = dump.conflicts.first {
      throw Failure(
        """
        \(path):\(conflict.line):1: error: a merge left '\(conflict.text)' here; \
        write the file again: \(renewal)
        """, .badInput)
    }
    return dump
  }

  private func bytes() throws -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Failure("\(path) can't be read: \(error.localizedDescription)", .noInput)
    }
  }

  private var isRegular: Bool {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type]
    return type as? FileAttributeType == .typeRegular
  }
}
