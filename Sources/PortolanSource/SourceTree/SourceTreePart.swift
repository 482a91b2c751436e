import Foundation
import PortolanModel

extension SourceTree {
  /// A part of what a folder holds, with the paths and modules that its files have in the tree of the whole folder.
  ///
  /// - Parameters:
  ///   - inputs: Folders and files in the folder.
  ///   - module: The module of all files; what the projects around them tell unless given.
  ///   - patterns: What is left out, relative to the folder.
  public static func part(
    _ inputs: [String], of folder: String, module: String? = nil, excluding patterns: [String] = [],
    includesTests: Bool = false
  ) throws(NoPart) -> SourceTree {
    let whole = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    var places: [String] = []
    for input in inputs {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: input, isDirectory: &isFolder) else {
        throw .missing(input)
      }
      let isSource = input.hasSuffix(".swift") || input.hasSuffix(".storyboard")
      guard isFolder.boolValue || isSource else { throw .notSource(input) }
      guard let place = place(of: input, in: folder) else { throw .outside(input) }
      places.append(place)
    }
    let exclusion = Exclusion(patterns: patterns, in: whole)
    let tree: SourceTree
    do {
      tree = try SourceTree(of: places, in: whole, [exclusion], includesTests: includesTests)
    } catch {
      throw .missing(error.path)
    }
    // A folder that is left out of the whole is so, too, where it is what is read.
    let rules = GitIgnore(patterns: patterns, in: whole)
    let files = tree.files.compactMap { $0.partOfWhole(at: whole, module: module) }
      .filter { file in
        var folder = whole
        return !file.path.split(separator: "/").dropLast().contains { name in
          folder += "/" + name
          return rules.ignores(folder, isFolder: true) == true
        }
      }
    return SourceTree(tree, files: files.sorted { standsBefore($0.path, $1.path) })
  }

  /// Why something is no part of a folder. Of each the input that is none.
  public enum NoPart: Error, Hashable {
    case missing(String)
    case outside(String)
    case notSource(String)
  }

  /// The path of something from a folder around it. Its own name counts: a build system's sandbox is full of links that lead
  /// out of it. Where names don't tell, the real paths do.
  private static func place(of input: String, in folder: String) -> String? {
    func place(_ input: URL, _ folder: URL) -> String? {
      let (parts, around) = (input.pathComponents, folder.pathComponents)
      guard parts.starts(with: around) else { return nil }
      return parts.dropFirst(around.count).joined(separator: "/")
    }
    let (input, folder) = (URL(fileURLWithPath: input), URL(fileURLWithPath: folder))
    return place(input.standardizedFileURL, folder.standardizedFileURL)
      ?? place(input.resolvingSymlinksInPath(), folder.resolvingSymlinksInPath())
  }
}

extension SourceTree.File {
  /// The file as reading the whole finds it; `nil` for one beside an input that lies in the whole, and so is some input's own.
  fileprivate func partOfWhole(at folder: String, module: String?) -> Self? {
    var file = self
    guard isBeside else {
      file.module = module ?? file.module
      return file
    }
    guard !location.hasPrefix(folder + "/") else { return nil }
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    file.path = parts.joined(separator: "/")
    return parts.first == ".." ? file : nil
  }
}
