/// Reflects 1,000 types, each time in a fresh process: the first reading is what a user waits for.
///
/// The program links what a user's test links. The least times count: what else runs only ever adds.
func measureReflection(into report: inout Report) throws {
  let program = try builtAlong("reflecting-bench")
  var (empty, whole) = (Double.infinity, Double.infinity)
  for _ in 0..<15 {
    empty = min(empty, try processorTime(of: [program, "--nothing"]))
    whole = min(whole, try processorTime(of: [program]))
  }
  report.add("reflecting 1,000 types", (whole - empty) * 1_000, atMost: 50, "ms")
}
