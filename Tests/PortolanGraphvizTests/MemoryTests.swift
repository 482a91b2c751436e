#if os(Linux)
  import Glibc
  import PortolanGraphviz
  import Testing

  @Suite struct MemoryTests {
    @Test func `A thousand drawings leave next to nothing behind`() async {
      // In a process of its own: what other tests hold would count as growth.
      await #expect(processExitsWith: .success) {
        // No clusters: Graphviz 2.43 itself loses about 700 bytes for each that it lays out.
        let good = "digraph { a -> b -> c; a -> d [label=\"a label\"]; b -> d -> a }"
        func draw(_ count: Int) throws {
          for _ in 0..<count {
            _ = try Graphviz.render(good)
            // What fails on its way must be given back too.
            for bad in ["digraph { a -> -> b }", "\(good) \(good)", "graph { a [image=a] }"] {
              _ = try? Graphviz.render(bad)
            }
          }
        }
        try draw(200)
        let before = try residentBytes()
        try draw(1_000)
        let growth = try residentBytes() - before
        // Of each drawing kept, a thousand are 3 MB; of the messages, 0.4 MB.
        #expect(growth < 200_000, "\(growth) bytes")
      }
    }
  }

  private func residentBytes() throws -> Int {
    let file = try #require(fopen("/proc/self/statm", "r"))
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    _ = try #require(fgets(&line, Int32(line.count), file))
    let fields = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      .split(separator: " ")
    return try #require(Int(fields[1])) * sysconf(Int32(_SC_PAGESIZE))
  }
#endif
