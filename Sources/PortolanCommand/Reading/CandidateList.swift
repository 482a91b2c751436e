import PortolanFacts

/// What was left out of a model, a line each, and what speaks for and against it.
struct CandidateList {
  let lines: [String]

  init(_ candidates: [Candidate]) {
    lines = candidates.map {
      "  \($0.screen).\($0.property): \($0.type) (\($0.reason))"
    }
  }

  /// Prints what was asked for, however quiet the rest is to be.
  func show() {
    for line in lines { Terminal.note(line, quiet: false) }
  }
}
