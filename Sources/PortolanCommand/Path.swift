import Foundation

/// An absolute path without `.` and `..`, by its text alone: links are not followed.
struct Path: Hashable {
  var parts: [Substring]

  init(_ text: String) {
    self.init(text, in: Path(parts: FileManager.default.currentDirectoryPath.split(separator: "/")))
  }

  init(_ text: String, in folder: Path) {
    parts = text.hasPrefix("/") ? [] : folder.parts
    for part in text.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
  }

  private init(parts: [Substring]) {
    self.parts = parts
  }

  var text: String { "/" + parts.joined(separator: "/") }
  var folder: Path { Path(parts: parts.dropLast()) }

  /// As seen from a folder around it.
  func below(_ folder: Path) -> String? {
    guard parts.starts(with: folder.parts) else { return nil }
    let rest = parts.dropFirst(folder.parts.count)
    return rest.isEmpty ? "." : rest.joined(separator: "/")
  }

  /// As seen from any folder.
  func relative(to folder: Path) -> String {
    let common = zip(parts, folder.parts).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: folder.parts.count - common)
    let way = up + parts.dropFirst(common)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// Whether some folder but that of the whole system holds both.
  func isNear(_ other: Path) -> Bool { parts.first != nil && parts.first == other.parts.first }
}
