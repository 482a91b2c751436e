import PortolanFacts

extension SourceTree {
  /// Reads every file, outlining those that the cache does not hold, and keeps the outlines of all.
  func read(jobs: Int, vocabulary: NameSet?, cache: OutlineCache) -> [SourceFile] {
    let pack = cache.load()
    let outlines = Workers.map(files, jobs: jobs) { $0.read(vocabulary, kept: pack) }
    let kept = outlines.compactMap(\.entry)
    if outlines.contains(where: \.isNew) || kept.count != pack?.count {
      cache.save(OutlinePack(kept))
    }
    let files = outlines.map(\.file)
    return includesTests ? files : files.filter { !$0.isTest }
  }
}

/// A file's outline, and what is kept of it.
private struct CachedOutline: Sendable {
  var file: SourceFile
  var entry: (key: Digest, outline: ArraySlice<UInt8>)?
  var isNew = false
}

extension SourceTree.File {
  fileprivate func read(_ vocabulary: NameSet?, kept pack: OutlinePack?) -> CachedOutline {
    // Files with something wrong are few, and read in the ordinary way.
    guard case .success(let text) = SourceText.read(at: location), text.problem == nil else {
      return CachedOutline(file: read(vocabulary))
    }
    let code = code(of: text, vocabulary)
    let key = OutlineCache.key(of: code, self)
    if let outline = pack?.outline(key) {
      var bytes = ByteReader(outline)
      if let file = try? SourceFile(from: &bytes), bytes.isAtEnd {
        return CachedOutline(file: file, entry: (key, outline))
      }
    }
    let file = SourceFile(outlining: code, path: path, module: module)
    var bytes = ByteWriter()
    file.write(to: &bytes)
    return CachedOutline(file: file, entry: (key, bytes.bytes[...]), isNew: true)
  }
}
