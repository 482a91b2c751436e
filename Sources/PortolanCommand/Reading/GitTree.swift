import Foundation
import PortolanMatching

/// All files of a repository at one revision.
struct GitTree {
  let git: Git
  /// By path from the root of the repository.
  let entries: [String: Entry]

  struct Entry {
    var kind: Kind
    var object: String

    enum Kind { case file, link, submodule }
  }

  /// - Throws: ``Failure`` for a revision that does not exist, with the names that may be meant.
  init(of revision: RevisionPath, in git: Git) throws {
    self.git = git
    let name = revision.revision
    guard !name.isEmpty else {
      throw Failure(
        """
        \(revision.text): error: there is no such file, and before ':' no revision; write for \
        example HEAD\(revision.text)
        """, .noInput)
    }
    // No revision begins with a hyphen; an option of git does.
    guard !name.hasPrefix("-"),
      let tree = try git.output(["rev-parse", "--verify", "--quiet", name + "^{tree}"])
    else { throw try Self.unknown(revision, git) }
    let object = String(decoding: tree, as: UTF8.self).prefix { $0.isHexDigit }
    guard !object.isEmpty,
      let listing = try git.output(["ls-tree", "-r", "-z", "--full-tree", String(object)])
    else {
      throw Failure("\(revision.text): error: git can't list the files of '\(name)'", .noInput)
    }
    entries = Self.entries(listing)
  }

  /// The contents of files, in their order.
  func contents(of paths: [String]) throws -> [[UInt8]] {
    if paths.isEmpty { return [] }
    let objects = paths.compactMap { entries[$0]?.object }
    let input = Array(objects.map { $0 + "\n" }.joined().utf8)
    guard let output = try git.output(["cat-file", "--batch"], input: input) else {
      throw Failure("\(git.purpose): error: git can't read the files of this revision", .noInput)
    }
    var contents: [[UInt8]] = []
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      // `<object> blob <size>`
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]), rest.endIndex - end > size else { break }
      contents.append(Array(rest[(end + 1)..<(end + 1 + size)]))
      rest = rest[min(rest.endIndex, end + size + 2)...]
    }
    guard contents.count == paths.count else {
      throw Failure(
        """
        \(git.purpose): error: some files of this revision are not in this copy of the \
        repository; fetch them first
        """, .noInput)
    }
    return contents
  }

  func content(of path: String) throws -> [UInt8] { try contents(of: [path])[0] }

  func isFolder(_ path: String) -> Bool {
    path.isEmpty || entries.keys.contains { $0.hasPrefix(path + "/") }
  }

  /// Everything in it, folders included.
  var paths: [String] {
    var folders: Set<String> = []
    for path in entries.keys {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty, folders.insert(parts.joined(separator: "/")).inserted {
        parts.removeLast()
      }
    }
    return Array(entries.keys) + folders
  }

  /// `<mode> <type> <object>\t<path>`, with a NUL behind each.
  private static func entries(_ listing: [UInt8]) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for line in listing.split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      // Made by hand, a tree can say anything.
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      if words.count != 3 || parts.contains(where: { ["", ".", "..", ".git"].contains($0) }) {
        continue
      }
      let kind: Entry.Kind =
        words[0] == "120000" ? .link : words[0] == "160000" ? .submodule : .file
      entries[path] = Entry(kind: kind, object: String(words[2]))
    }
    return entries
  }

  private static func unknown(_ revision: RevisionPath, _ git: Git) throws -> Failure {
    let name = revision.revision
    let names = try git.lines([
      "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes",
    ])
    var message = "\(revision.text): error: there is no revision '\(name)'"
    if names.isEmpty {
      message += "; this repository has no commits yet"
    } else if let near = NearestNames(to: name, among: names).words {
      message += "; \(near)"
    } else {
      let verb = names.count == 1 ? "is" : "are"
      message += "; there \(verb) \(names.prefix(5).joined(separator: ", "))"
      if names.count > 5 { message += ", …" }
    }
    if try git.lines(["rev-parse", "--is-shallow-repository"]).first == "true" {
      message += """
        ; this clone holds only the latest commits: fetch more \
        ('git fetch --unshallow', in GitHub's checkout 'fetch-depth: 0')
        """
    }
    return Failure(message, .noInput)
  }
}
