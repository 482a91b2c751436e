import PortolanModel

/// Two versions of an app's navigation, and what is there to say about what lies between them.
public struct ChartDiff: Sendable {
  /// The version of the JSON that this code writes.
  public static let formatVersion = 1

  public let comparison: ModelComparison
  /// What is reached, and what the rules find, in each version.
  let numbers: (old: Numbers, new: Numbers)

  struct Numbers: Hashable, Sendable, Encodable {
    var screens: Int
    var places: Int
    /// Whether there are more places than were counted.
    var hasMorePlaces: Bool
    var errors: Int?
    var warnings: Int?
    /// The files that were not read, or not to their end, each once; `nil` where all were.
    var unread: [String]?
  }

  /// - Parameter findings: What the rules find in the older and in the newer version; their numbers are told.
  public init(
    from old: Chart, to new: Chart, findings: (old: [Finding], new: [Finding])? = nil
  ) {
    comparison = ModelComparison(from: old.model, to: new.model)
    numbers = (Numbers(of: old, findings?.old), Numbers(of: new, findings?.new))
  }

  public var isEmpty: Bool { comparison.differences.isEmpty }

  /// What changed, in numbers: `1 screen added, 1 renamed; 2 destinations changed`.
  public var headline: String {
    if isEmpty { return "no differences" }
    let drawn = count([
      (.screen, "screen"), (.slot, "slot"), (.destination, "destination"), (.link, "link"),
      (.root, "root"),
    ])
    // What does not show where one can get to is worth a word only where there is nothing else.
    return drawn.isEmpty ? count([(.action, "action"), (.model, "name")]) : drawn
  }

  private func count(_ subjects: [(kind: Difference.Subject.Kind, noun: String)]) -> String {
    subjects.compactMap { kind, noun in
      let differences = comparison.differences.filter { $0.subject.kind == kind }
      let counts = Difference.Change.allCases.compactMap { change -> (Int, Difference.Change)? in
        let subjects = differences.lazy.filter { $0.change == change }.map(\.subject)
        // A part of which several fields changed has changed once.
        let count = change == .changed ? Set(subjects).count : Array(subjects).count
        return count == 0 ? nil : (count, change)
      }
      guard let first = counts.first else { return nil }
      let rest = counts.dropFirst().map { ", \(grouped($0)) \($1.rawValue)" }
      return "\(counted(first.0, noun)) \(first.1.rawValue)\(rest.joined())"
    }.joined(separator: "; ")
  }

  /// What that means, in numbers: `13 places (11 before), 1 error (none before)`.
  var consequences: String {
    let (old, new) = numbers
    var parts = [Self.count(new.placesText, "place", before: old.placesText)]
    for (count, noun) in [(\Numbers.errors, "error"), (\Numbers.warnings, "warning")] {
      if let now = new[keyPath: count], let before = old[keyPath: count], now != before {
        parts.append(Self.count(words(now), noun, before: words(before)))
      }
    }
    return parts.joined(separator: ", ")
  }

  private func words(_ number: Int) -> String { number == 0 ? "no" : grouped(number) }

  private static func count(_ now: String, _ noun: String, before: String) -> String {
    let text = "\(now) \(now == "1" ? noun : noun + "s")"
    if now == before { return "\(text) as before" }
    return "\(text) (\(before == "no" ? "none" : before) before)"
  }
}

extension ChartDiff.Numbers {
  fileprivate init(of chart: Chart, _ findings: [Finding]?) {
    screens = chart.model.screens.count
    let summary = chart.places().summary()
    places = summary.count
    hasMorePlaces = if case .places = summary.cut { true } else { false }
    errors = findings?.count { $0.severity == .error }
    warnings = findings?.count { $0.severity == .warning }
    var files: [String] = []
    for code in chart.model.unresolved where code.isUnread == true {
      let file = code.location?.file ?? code.what
      if !files.contains(file) { files.append(file) }
    }
    unread = files.isEmpty ? nil : files
  }

  fileprivate var placesText: String {
    places == 0 ? "no" : (hasMorePlaces ? "more than " : "") + grouped(places)
  }
}
