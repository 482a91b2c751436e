import Foundation
import PortolanModel

/// Where configurations are found, and how they are read from there.
public enum ConfigurationFile {
  public static let name = ".portolan.yml"

  /// The configuration that holds for an input: the nearest in the folders around it, up to the one of its repository.
  ///
  /// - Parameter path: A folder, or a file.
  /// - Returns: A path that begins as the input's does; `nil` where there is none.
  /// - Throws: ``ConfigurationError`` where one is called by the wrong name.
  public static func nearest(to path: String) throws -> String? {
    var folder = Folder(around: path)
    while true {
      let file = folder.path(to: name)
      if FileManager.default.fileExists(atPath: file) { return file }
      let misnamed = folder.path(to: ".portolan.yaml")
      if FileManager.default.fileExists(atPath: misnamed) {
        throw ConfigurationError(
          "a configuration is called \(name); rename it",
          at: SourceLocation(file: misnamed, line: 1, column: 1))
      }
      if FileManager.default.fileExists(atPath: folder.path(to: ".git")) { return nil }
      guard let parent = folder.parent else { return nil }
      folder = parent
    }
  }

  /// Why a file can't be read.
  public struct Unreadable: Error, CustomStringConvertible {
    public var description: String
  }

  /// Reads a configuration from a file.
  ///
  /// - Throws: ``Unreadable`` where there is no such file, ``ConfigurationError`` where it is no configuration.
  public static func read(_ path: String) throws -> Configuration {
    // Pipes and devices may never come to an end.
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    guard let attributes else {
      throw Unreadable(description: "\(path): error: there is no such file")
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw Unreadable(description: "\(path): error: a configuration is a file, and this is none")
    }
    if let size = attributes[.size] as? Int, size > YAMLReader.byteLimit {
      throw ConfigurationError(
        "the file has \(size) bytes; a configuration has at most \(YAMLReader.byteLimit)",
        at: SourceLocation(file: path, line: 1, column: 1))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unreadable(description: "\(path): error: the file can't be read")
    }
    return try Configuration(yaml: Array(data), file: path)
  }
}

/// A folder by the path that a person would write for it.
private struct Folder {
  private var path: String

  init(around input: String) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: input, isDirectory: &isFolder)
    var trimmed = input
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    path = trimmed.isEmpty ? "." : trimmed
    if exists, isFolder.boolValue { return }
    path = Self.without(lastOf: path)
  }

  func path(to name: String) -> String {
    path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// `nil` for the root of the file system.
  var parent: Folder? {
    if URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path == "/" {
      return nil
    }
    var parent = self
    let last = path.split(separator: "/").last
    if path == "." {
      parent.path = ".."
    } else if last == ".." || last == "." {
      parent.path += "/.."
    } else {
      parent.path = Self.without(lastOf: path)
    }
    return parent
  }

  private static func without(lastOf path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension Configuration {
  /// The folder that its paths are relative to, as the file's path says it.
  public var folder: String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }
}
