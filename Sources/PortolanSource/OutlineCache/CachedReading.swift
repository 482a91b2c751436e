import PortolanFacts

extension SourceTree {
  /// Reads the files that can matter, outlining those that the cache does not hold, and keeps what was found out.
  func read(_ options: ReadingOptions, cache: OutlineCache) -> ReadFiles {
    let pack = cache.load()
    let scans =
      needsScan(options)
      ? Workers.map(files, jobs: options.jobs) { $0.scanned(kept: pack, start: cache.start) } : nil
    let reached = reached(by: scans, options)
    let outlines = Workers.map(reached.files, jobs: options.jobs) { number in
      files[number].read(reached.vocabulary, scans?[number], kept: pack)
    }
    // To look at a few files again is quicker than to write what is known of all.
    let scanned = scans ?? []
    let isMentionNew = scanned.count(where: \.isNew) * 32 > files.count
    let isOutlineNew = outlines.count(where: \.isNew) * 64 > outlines.count
    let count = scanned.count { $0.entry != nil } + outlines.count { $0.entry != nil }
    let isStale = count * 8 < (pack?.count ?? 0) * 7
    let isKeptAnew = isMentionNew || isOutlineNew || isStale
    if isKeptAnew {
      cache.save(OutlinePack(scanned.compactMap(\.entry) + outlines.compactMap(\.entry)))
    }
    let known = outlines.compactMap { $0.known(isKept: isKeptAnew) }
    let apart = outlines.map(\.file).separatingStarts(reached.files.map { files[$0].modules })
    return ReadFiles(
      files: withoutTests(apart), outlines: known.count == outlines.count ? known : nil,
      before: pack, scans: isMentionNew ? [] : scanned,
      isKeptAnew: isKeptAnew)
  }
}

/// A file's outline, and what is kept of it.
private struct CachedOutline: Sendable {
  var file: SourceFile
  var entry: OutlinePack.Entry?
  var isNew = false

  /// By what it is known; `nil` where nothing is kept of it.
  ///
  /// - Parameter isKept: Whether it is kept by now, if it is new.
  func known(isKept: Bool) -> ReadFiles.Outline? {
    guard let (key, value) = entry else { return nil }
    return ReadFiles.Outline(
      file: file, key: key, shape: Digest(value.prefix(Digest.size)),
      value: isNew && !isKept ? value : nil)
  }
}

extension OutlinePack {
  /// The outline that is kept by a key, behind the digest of its shape.
  func outline(_ key: Digest) -> SourceFile? {
    guard let value = value(key) else { return nil }
    var bytes = ByteReader(value.dropFirst(Digest.size))
    guard let file = try? SourceFile(from: &bytes), bytes.isAtEnd else { return nil }
    return file
  }
}

extension SourceTree.File {
  /// - Parameters:
  ///   - vocabulary: The words that code has to say to be read; `nil` reads all of it.
  ///   - scan: What was found out of the file before.
  fileprivate func read(
    _ vocabulary: NameSet?, _ scan: ScannedFile?, kept pack: OutlinePack?
  ) -> CachedOutline {
    func key(_ content: Digest, _ mentions: @autoclosure () -> FileMentions) -> Digest {
      OutlineCache.key(of: content, vocabulary.map { mentions().spoken(of: $0) }, self)
    }
    func kept(_ key: Digest) -> CachedOutline? {
      guard let file = pack?.outline(key), let value = pack?.value(key) else { return nil }
      return CachedOutline(file: file, entry: (key, value))
    }
    if let scan, let content = scan.content, let known = kept(key(content, scan.mentions)) {
      return known
    }
    // Files with something wrong are few, and read in the ordinary way.
    guard case .success(let text) = SourceText.read(at: location), text.problem == nil else {
      return CachedOutline(file: read(vocabulary))
    }
    // It may have changed since it was looked through.
    let key = key(Digest(of: text.bytes), mentions(of: text.bytes))
    if let known = kept(key) { return known }
    let file = outline(of: text, vocabulary)
    var bytes = ByteWriter()
    bytes.append(OutlineShape(of: file).digest.bytes)
    file.write(to: &bytes)
    return CachedOutline(file: file, entry: (key, bytes.bytes[...]), isNew: true)
  }
}
