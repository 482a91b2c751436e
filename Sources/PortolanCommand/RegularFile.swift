import Foundation

extension FileManager {
  /// Whether a file with an end is there, not a folder, a device or a pipe; links are followed.
  func isRegularFile(atPath path: String) -> Bool {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = try? attributesOfItem(atPath: target)[.type]
    return type as? FileAttributeType == .typeRegular
  }
}

extension FileManager {
  /// Whether a path is that of a Swift file, be it there or not: a folder may be called like one.
  func isSwiftFile(atPath path: String) -> Bool {
    var isFolder: ObjCBool = false
    return path.hasSuffix(".swift")
      && !(fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue)
  }
}
