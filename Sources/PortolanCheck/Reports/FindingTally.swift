import PortolanModel

/// How many findings there are, as reports say it.
struct FindingTally {
  /// By rule, those with the worst findings first, then by number.
  let rules: [(id: Rule.ID, counts: [Severity: Int])]
  let counts: [Severity: Int]

  init(_ findings: [Finding]) {
    var byRule: [Rule.ID: [Severity: Int]] = [:]
    for finding in findings {
      byRule[finding.rule, default: [:]][finding.severity, default: 0] += 1
    }
    let order = Severity.allCases.reversed()
    rules = byRule.sorted { one, other in
      for severity in order {
        let (mine, yours) = (one.value[severity] ?? 0, other.value[severity] ?? 0)
        if mine != yours { return mine > yours }
      }
      return one.key < other.key
    }.map { (id: $0.key, counts: $0.value) }
    counts = findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
  }

  /// `1 error and 4 warnings`, the worst first; nothing for nothing.
  var words: String { joined(Self.parts(counts)) }

  /// `1 error`, `4 warnings`: the worst first.
  static func parts(_ counts: [Severity: Int]) -> [String] {
    Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { counted($0, severity.rawValue) }
    }
  }
}

func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// As a sentence lists them: `a, b and c`.
func joined(_ parts: [String]) -> String {
  guard let last = parts.last, parts.count > 1 else { return parts.joined() }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}
