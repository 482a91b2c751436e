#if canImport(Glibc)
  import Glibc
#endif

/// The heap of a thread that works for long.
package enum ThreadHeap {
  /// Makes room in it for what most apps need, before anything is asked of it.
  ///
  /// The GNU C library lets the heap of a thread grow by a page at a time, each by a call of the system that the other threads wait for,
  /// and each page is asked of the system once more when it is touched: by both, reading an app again took a twentieth longer or more.
  /// Room that nothing is written to takes no memory; what is written takes it in large pages, where the system has them. Other
  /// libraries grow their heaps at once.
  package static func makeRoom() {
    #if canImport(Glibc)
      _ = keepsRoom
      growByPiece(of: size)
    #endif
  }

  #if canImport(Glibc)
    private static let size = 31 << 20
    private static let largePage: UInt = 2 << 20

    /// A larger piece is not of the heap, and is given back when it is freed: from then on the library puts smaller ones into the heap, and
    /// keeps them there.
    private static let keepsRoom: Void = growByPiece(of: size + 1 << 19)

    private static func growByPiece(of size: Int) {
      guard let piece = malloc(size) else { return }
      let start = (UInt(bitPattern: piece) + largePage - 1) / largePage * largePage
      let end = (UInt(bitPattern: piece) + UInt(size)) / largePage * largePage
      // Where there are no large pages, small ones do.
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE)
      free(piece)
    }
  #endif
}
