import Foundation
import PortolanFacts
import PortolanModel

/// The files of an app that were read, and by what the cache knows them again.
public struct ReadFiles: Sendable {
  public var files: [SourceFile]
  /// The outlines that the files were made of; `nil` where one of them is not kept, for its file could not be read.
  var outlines: [Outline]?
  /// What was kept the last time.
  var before: OutlinePack?
  /// What was kept of what all files mention. Nobody asks for it again, but whoever wants it taken apart only at the end can keep it.
  var scans: [ScannedFile] = []
  /// Whether something else is kept in place of that by now.
  var isKeptAnew = false

  struct Outline: Sendable {
    var file: SourceFile
    /// What it is kept by: all that it was made of.
    var key: Digest
    /// What it says, wherever that stands.
    var shape: Digest
    /// The outline as it is kept, where the cache does not hold it: of a file that has changed since that was written.
    var value: ArraySlice<UInt8>?
  }

  /// What a model of these files is kept by: all that it is made of but where in the files that stands.
  ///
  /// - Parameter roots: The screens that a user can start at, where somebody says so.
  func key(roots: [String]) -> Digest? {
    guard let outlines else { return nil }
    var bytes = outlines.flatMap(\.shape.bytes)
    // Which targets compile a file, which lie beside the app, and what could not be listed, no outline tells.
    let files = files.flatMap { [$0.path, "\($0.modules)", $0.isBeside ? "beside" : ""] }
    let told = self.files.flatMap(\.problems).map { "\($0)" }
    let rest = [OutlineCache.maker] + files + ["roots"] + roots + ["problems"] + told
    bytes += rest.joined(separator: "\0").utf8
    return Digest(of: bytes)
  }

  /// By file, where what stood in it when a model was made of it stands now; `nil` where that can't be told of one that has changed.
  ///
  /// - Parameters:
  ///   - keys: What the outlines were kept by then.
  ///   - besides: What is kept with that model.
  fileprivate func moves(
    since keys: [Digest], besides: OutlinePack
  ) -> [String: MovedPositions]? {
    guard let outlines else { return nil }
    var moves: [String: MovedPositions] = [:]
    for (outline, key) in zip(outlines, keys) where outline.key != key {
      // What is wrong in a file, or said in its comments, stands where no part of the outline does.
      guard outline.file.problems.isEmpty, outline.file.ignores.isEmpty,
        let old = before?.outline(key) ?? besides.outline(key)
      else { return nil }
      let (then, now) = (OutlineShape(of: old), OutlineShape(of: outline.file))
      guard then.digest == outline.shape, moves[outline.file.path] == nil,
        let moved = MovedPositions(from: then.positions, to: now.positions)
      else { return nil }
      moves[outline.file.path] = moved
    }
    return moves
  }
}

extension OutlineCache {
  /// A shorter work than this is done again more quickly than its result is looked after.
  static let leastWork = 0.1

  /// Links files into a model, or finds it where it was made of files that say the same: who charts an app mostly checks and draws it,
  /// too, and most of what is edited between two charts has nothing to do with navigation.
  ///
  /// - Parameters:
  ///   - roots: The screens that a user can start at, by type; found from the `@main` app unless given.
  ///   - isPrinted: Whether the model is printed as it is.
  ///   - leastWork: How many seconds the linking takes, at least, of what is kept.
  package func link(
    _ read: ReadFiles, roots: [String], jobs: Int, isPrinted: Bool = false,
    leastWork: Double = OutlineCache.leastWork
  ) -> SourceLinking {
    let key = read.key(roots: roots)
    if let key, let kept = keptModel(of: read, key) {
      return SourceLinking(
        read.files, roots: roots, jobs: jobs, known: kept.model, views: kept.views)
    }
    let start = DispatchTime.now()
    let linking = SourceLinking(read.files, roots: roots, jobs: jobs, isPrinted: isPrinted)
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    if let key, seconds >= leastWork {
      let (model, views) = (linking.model, linking.views)
      linking.keeping = ModelKeeping(inParallel: jobs > 1) { json in
        keep(json, of: model, views, of: read, key)
      }
    }
    return linking
  }

  private func keptModel(
    of read: ReadFiles, _ key: Digest
  ) -> (model: NavigationModel, views: Int)? {
    let count = read.outlines?.count ?? 0
    guard let pack = loadModel(), let kept = pack.value(key),
      kept.count >= 8 + count * Digest.size
    else { return nil }
    let views = Int(UInt64(littleEndianBytes: kept.prefix(8)))
    let keys = (0..<count).map { number in
      Digest(kept.dropFirst(8 + number * Digest.size).prefix(Digest.size))
    }
    guard let moves = read.moves(since: keys, besides: pack),
      var model = try? NavigationModel(json: Array(kept.dropFirst(8 + count * Digest.size)))
    else { return nil }
    if !moves.isEmpty {
      guard model.move(by: moves) else { return nil }
      // What it was made of is not there any more when it is asked for again.
      if read.isKeptAnew { keep(nil, of: model, views, of: read, key) }
    }
    // It may be kept as it was printed, and will be printed elsewhere.
    model.sourceRoot = nil
    return (model, views)
  }

  private func keep(
    _ json: [UInt8]?, of model: NavigationModel, _ views: Int, of read: ReadFiles, _ key: Digest
  ) {
    guard let json = json ?? (try? model.json()), let outlines = read.outlines else { return }
    let value = UInt64(views).littleEndianBytes + outlines.flatMap(\.key.bytes) + json
    // Why nothing can be kept is told with the outlines.
    var cache = self
    cache.onFailure = nil
    let others = outlines.compactMap { outline in outline.value.map { (outline.key, $0) } }
    cache.save(OutlinePack([(key, value[...])] + others), to: modelFile)
  }
}

extension NavigationModel {
  /// Says of all that it tells the place of where that stands now; `false` where one place can't be told.
  fileprivate mutating func move(by moves: [String: MovedPositions]) -> Bool {
    var isTold = true
    moveLocations { location in
      guard let moved = moves[location.file] else { return location }
      let position = Position(
        line: location.line, column: location.column, endColumn: location.endColumn ?? 0)
      guard let now = moved[position] else {
        isTold = false
        return location
      }
      return now.location(in: location.file)
    }
    return isTold
  }
}
