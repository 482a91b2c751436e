import Foundation
import PortolanFacts
import PortolanModel

/// The files of an app that were read, and by what the cache knows them again.
public struct ReadFiles: Sendable {
  public var files: [SourceFile]
  /// The keys of their outlines; `nil` where one of the files has none, for it could not be read.
  let keys: [Digest]?

  /// What a model of these files is kept by: all that it is made of.
  ///
  /// - Parameter roots: The screens that a user can start at, where somebody says so.
  func key(roots: [String]) -> Digest? {
    guard let keys else { return nil }
    var bytes = keys.flatMap(\.bytes)
    // Which targets start with a file, which lie beside the app, and what could not be listed, no outline tells.
    let files = files.flatMap { [$0.path, $0.module, $0.isBeside ? "beside" : ""] }
    let told = self.files.flatMap(\.problems).map { "\($0)" }
    bytes += (files + ["roots"] + roots + ["problems"] + told).joined(separator: "\0").utf8
    return Digest(of: bytes)
  }
}

extension OutlineCache {
  /// A shorter work than this is done again more quickly than its result is looked after.
  static let leastWork = 0.5

  /// Links files into a model, or finds it where it was made of the very same files before: who charts an app mostly checks and
  /// draws it, too.
  ///
  /// - Parameters:
  ///   - roots: The screens that a user can start at, by type; found from the `@main` app unless given.
  ///   - leastWork: How many seconds the linking takes, at least, of what is kept.
  package func link(
    _ read: ReadFiles, roots: [String], jobs: Int, leastWork: Double = OutlineCache.leastWork
  ) -> SourceLinking {
    let key = read.key(roots: roots)
    if let key, let kept = keptModel(of: key) {
      return SourceLinking(
        read.files, roots: roots, jobs: jobs, known: kept.model, views: kept.views)
    }
    let start = DispatchTime.now()
    let linking = SourceLinking(read.files, roots: roots, jobs: jobs)
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    if let key, seconds >= leastWork { keep(linking, of: key) }
    return linking
  }

  private func keptModel(of key: Digest) -> (model: NavigationModel, views: Int)? {
    guard case .success(let bytes) = SourceText.bytes(at: modelFile),
      let kept = OutlinePack(reading: bytes)?.value(key), kept.count >= 8,
      let model = try? NavigationModel(json: Array(kept.dropFirst(8)))
    else { return nil }
    return (model, Int(UInt64(littleEndianBytes: kept.prefix(8))))
  }

  private func keep(_ linking: SourceLinking, of key: Digest) {
    guard let json = try? linking.model.json() else { return }
    let value = UInt64(linking.views).littleEndianBytes + json
    save(OutlinePack([(key, value[...])]), to: modelFile)
  }
}
