import Foundation

/// Something in a folder, as the folder's own list says it: it need not be looked at.
struct FolderEntry: Sendable {
  var name: String
  var kind: Kind

  enum Kind: Sendable {
    case file, folder
    /// A symbolic link, wherever it leads.
    case link
  }

  /// What stands in a folder, by name; `nil` if it can't be listed.
  static func entries(of location: String) -> [FolderEntry]? {
    guard let folder = opendir(location) else { return nil }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while let entry = readdir(folder) {
      let name = name(of: entry)
      if name == "." || name == ".." { continue }
      let listed = Int32(entry.pointee.d_type)
      if let kind = kinds[listed] ?? kind(at: "\(location)/\(name)") {
        entries.append(FolderEntry(name: name, kind: kind))
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// What types of entries stand for; some file systems tell none.
  private static let kinds: [Int32: Kind] = [
    Int32(DT_REG): .file, Int32(DT_DIR): .folder, Int32(DT_LNK): .link,
  ]

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else {
      preconditionFailure("a name is stored in its entry")
    }
    let start = UnsafeRawPointer(entry) + offset
    return String(cString: start.assumingMemoryBound(to: CChar.self))
  }

  private static func kind(at location: String) -> Kind? {
    var status = stat()
    guard lstat(location, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .file
    }
  }
}
