import Foundation

extension FileManager {
  /// Whether a file with an end is there, not a folder, a device or a pipe; links are followed.
  func isRegularFile(atPath path: String) -> Bool {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = try? attributesOfItem(atPath: target)[.type]
    return type as? FileAttributeType == .typeRegular
  }
}
