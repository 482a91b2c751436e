import Foundation
import PortolanConfiguration
import PortolanFacts
import PortolanModel
import PortolanSource

/// Files of facts that a model is linked from.
struct FactsInput {
  let paths: [String]
  let roots: [String]
  /// What it says of the model; what is read of the app, the facts say.
  let configuration: Configuration?

  /// What was made of the facts.
  struct Result {
    var linked: Linked
    /// The folder that files are relative to, where the facts agree.
    var sourceRoot: String?
    /// How many files were read that lie outside of the app's folder.
    var filesBeside: Int
  }

  func link() throws -> Result {
    var configuration = self.configuration
    if !roots.isEmpty { configuration?.roots = [] }
    let starts = roots + (configuration?.roots.map(\.value) ?? [])
    let parts = try paths.map(facts)
    let files = try outlines(of: parts, roots: starts)
    var linked = Linked(source: files, roots: starts)
    try RootNames(of: linked.model).demand(roots, in: paths.count == 1 ? paths[0] : nil)
    try configuration?.apply(to: &linked.model, extent: roots.isEmpty ? .whole : .part)
    let folders = Set(parts.map(\.sourceRoot))
    return Result(
      linked: linked, sourceRoot: folders.count == 1 ? folders.first ?? nil : nil,
      filesBeside: files.count(where: \.isBeside))
  }

  private func outlines(of parts: [ModuleFacts], roots: [String]) throws -> [SourceFile] {
    do {
      return try ModuleFacts.outlines(of: parts, roots: roots)
    } catch .damaged(let part) {
      throw unusable(paths[part], .damaged)
    } catch .different(let path, let parts) {
      throw Failure(
        """
        \(paths[parts[1]]): error: it does not say the same of \(path) as \(paths[parts[0]]); one of them is out of date: \
        write both anew with 'portolan facts'
        """, .badInput)
    } catch .otherModule(let path, let parts, let modules) {
      throw Failure(
        """
        \(paths[parts[1]]): error: it says that \(path) belongs to \(modules[1]), and \(paths[parts[0]]) says \
        \(modules[0]); a file belongs to one module: leave it out of one with --exclude
        """, .badInput)
    }
  }

  private func facts(_ path: String) throws -> ModuleFacts {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure("\(path): error: there is no such file", .noInput)
    }
    if isFolder.boolValue {
      throw Failure(
        "\(path): error: this is a folder; 'portolan facts \(path) -o FILE' writes what can be linked",
        .badInput)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("\(path): error: the file can't be read", .noInput)
    }
    FilesRead.note(path)
    do {
      return try ModuleFacts(reading: Array(data))
    } catch {
      throw unusable(path, error)
    }
  }

  private func unusable(_ path: String, _ reason: ModuleFacts.Unusable) -> Failure {
    let renew = "write it anew with 'portolan facts'"
    let what =
      switch reason {
      case .foreign:
        "this is no file of facts; 'portolan facts' writes such files from Swift source"
      case .newer:
        "a newer portolan wrote this file; \(renew) of this version, or link with that one"
      case .older: "an older portolan wrote this file; \(renew)"
      case .damaged: "the file is not whole, or was changed since it was written; \(renew)"
      }
    return Failure("\(path): error: \(what)", .badInput)
  }
}
