import Foundation
import PortolanFacts

/// The Swift files of an input.
public struct SourceTree: Sendable {
  public var files: [String]
  public var root: String

  public init(at root: String) throws {
    self.root = root
    let found = FileManager.default.enumerator(atPath: root)
    files = (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  public func read() -> [SourceFile] {
    files.compactMap { path in
      guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else { return nil }
      return SourceFile(reading: Array(data), path: path, module: "App")
    }
  }
}
