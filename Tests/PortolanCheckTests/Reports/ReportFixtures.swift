import PortolanCheck
import PortolanModel

extension ReportInput {
  /// All that a finding can hold, in names that every format has to escape; with and without a location, known and ignored.
  static let everything = ReportInput(
    findings: [
      Finding(
        rule: "one-active-destination", severity: .error, screen: "App.Föö<T, \"U\">", slot: "item",
        destination: "a|b",
        message: "'Föö<T, \"U\">' & `it` can *present* _several_: 100%, ::x [y]",
        notes: ["a note with @State, <b>tags</b>, $x$ and\na line break \u{1B}[2J\u{0}\u{FFFF}"],
        trace: ["item ≠ nil", "help = ``.a``"],
        counts: .init(representable: "(1+2)·4ᴺ", valid: "1+2+3N", invalid: "(1+2)·4ᴺ − (1+2+3N)"),
        fix: "enum Destination {\n  case a(Föö<T>) // ```\n}\nvar destination: Destination?",
        location: .init(file: "Sources/A b/Föö, #1: 100%.swift", line: 2, column: 9, endColumn: 14),
        related: [
          .init(
            message: "'help' can be <present> beside it",
            location: .init(file: "Sources/B.swift", line: 3, column: 4))
        ]),
      Finding(
        rule: "recursive-tree", severity: .warning, screen: "App.Tree", message: "no location",
        trace: (1...300).map { "step \($0)" }),
      Finding(rule: "rule-of-later", severity: .note, screen: "App.Tree", message: "a note"),
      Finding(
        rule: "rule-of-later", severity: .note, screen: "App.Tree", message: "a note",
        occurrence: 2),
    ],
    suppressed: [
      SuppressedFinding(
        Finding(
          rule: "flag-and-item", severity: .error, screen: "App.Old", slot: "item",
          message: "known",
          location: .init(file: "Old.swift", line: 1, column: 1)),
        .baseline(file: "portolan.baseline")),
      SuppressedFinding(
        Finding(rule: "no-way-out", severity: .note, screen: "App.Old", message: "ignored"),
        .ignored(because: "the <system> leads back")),
    ],
    baseline: "portolan.baseline", subject: "app.json", screenCount: 4, showsNotes: true,
    sourceLine: { $0.line == 2 ? "let ö: Föö<T> = 1" : nil })

  static let nothing = ReportInput(findings: [], screenCount: 3)
}
