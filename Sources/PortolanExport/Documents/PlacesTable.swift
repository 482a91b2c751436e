import PortolanModel

/// The places of an app as a list: what each is called, how one gets there, and its URL.
public struct PlacesTable: Sendable {
  public let rows: [Row]
  /// Which limit has cut the list.
  public let cut: Places.Cut?
  /// What is said of destinations that are no places.
  private let neverShown: String?
  /// What the roots are called.
  private let roots: RootLabels

  public struct Row: Hashable, Sendable {
    /// The id of the screen that the place is counted from.
    public let root: Screen.ID
    /// The steps joined by `/`; empty for the root.
    public let place: String
    /// How each step is shown; rows are `row`.
    public let presentations: [String]
    public let depth: Int
    public let url: String
    /// Why nothing follows, although the screen leads on.
    public let stops: [Place.Stop]
  }

  /// - Parameter urlPrefix: What URLs begin with; what the model says unless given.
  /// - Complexity: linear in the size of the model and of the list that the limits allow.
  public init(of chart: Chart, urlPrefix: String? = nil, limits: Places.Limits = .init()) {
    var iterator = chart.places(limits: limits).shortened().makeIterator()
    var rows: [Row] = []
    while let place = iterator.next() {
      rows.append(
        Row(
          root: place.root, place: place.text,
          presentations: place.steps.map { $0.slot.arity == .each ? "row" : $0.presentation.words },
          depth: place.depth, url: place.url(prefix: urlPrefix), stops: place.stops))
    }
    self.rows = rows
    cut = iterator.cut
    neverShown = sentenceOnNeverShown(in: chart)
    roots = RootLabels(of: chart)
  }

  /// Aligned columns under a heading, a line each, with the number of places at the end. What stands in the first and in the last column
  /// names the place: a URL that means a place of another root stands there alone.
  public var text: String { text(fitting: nil) }

  /// The same, with texts shortened where a terminal has no more columns than so many.
  public func text(fitting width: Int?) -> String {
    let heading = ["PLACE", "PRESENTATION", "DEPTH", "URL"]
    let owners = ownersOfURLs
    let cells = rows.map { row in
      let owners = owners[row.url] ?? []
      let place =
        owners.count > 1 || row.place.isEmpty
        ? roots.qualified(row.place, of: row.root) : row.place
      return [
        legible(place, limit: Self.longest) + row.mark,
        legible(row.presentations.joined(separator: " ▸ "), limit: Self.longest).orDash(row.depth),
        String(row.depth), owners.first == row.root ? row.url : "-",
      ]
    }
    var widths = heading.indices.map { column in
      ([heading] + cells).reduce(0) { max($0, columns($1[column])) }
    }
    if let width { Self.narrow(&widths, to: width) }
    let lines = ([heading] + cells).map { line in
      let line = zip(line, widths).map { cell, width in
        columns(cell) > width ? shortened(cell, to: width) : cell
      }
      return zip(line, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - columns(cell.0))
        switch column {
        case 2: return padding + cell.0
        case 3: return cell.0
        default: return cell.0 + padding
        }
      }.joined(separator: "  ")
    }
    return (lines + [lastLine] + [neverShown].compactMap { $0 }).map { $0 + "\n" }.joined()
  }

  /// Places are copied: only what is absurdly long is shortened.
  private static let longest = 240

  /// Takes room from the columns, from the URL first, which the place tells, too, and from the place last.
  private static func narrow(_ widths: inout [Int], to width: Int) {
    let (least, gaps) = (16, 2 * (widths.count - 1))
    for column in [3, 1, 0] {
      let excess = widths.reduce(gaps, +) - width
      if excess <= 0 { return }
      widths[column] = min(widths[column], max(least, widths[column] - excess))
    }
  }

  /// An object with the list, sorted keys, the same bytes for the same app.
  public var json: String {
    let places = rows.map { row in
      """
          {
            "depth": \(row.depth),
            "place": \(jsonString(row.place)),
            "presentations": [\(row.presentations.map(jsonString).joined(separator: ", "))],
            "root": \(jsonString(row.root)),
            "stops": [\(row.stops.map { jsonString($0.words) }.joined(separator: ", "))],
            "url": \(jsonString(row.url))
          }
      """
    }
    return """
      {
        "isCut": \(cut != nil),
        "places": [\(places.isEmpty ? "" : "\n\(places.joined(separator: ",\n"))\n  ")]
      }

      """
  }

  /// The roots that have a place of a URL, the first first.
  private var ownersOfURLs: [String: [Screen.ID]] {
    rows.reduce(into: [:]) { owners, row in
      if owners[row.url]?.contains(row.root) != true {
        owners[row.url, default: []].append(row.root)
      }
    }
  }

  private var lastLine: String {
    switch cut {
    case .places(let limit): "The first \(counted(limit, "place")); there are more."
    case .depth(let limit):
      "\(counted(rows.count, "place")). Chains are cut after \(counted(limit, "step"))."
    case .shortened(let depth, let places):
      shortenedSentence(rows.count, depth: depth, limit: places)
    case nil: "\(counted(rows.count, "place"))."
    }
  }
}

extension PlacesTable.Row {
  /// Says that the list goes no further here, where the app does.
  fileprivate var mark: String {
    if stops.isEmpty { return "" }
    return stops.contains { if case .anyOf = $0 { true } else { false } } ? " ↻ any" : " ↻"
  }
}

extension Place.Stop {
  /// What a machine reads: `recursion edit`, `any path`, `depth`.
  fileprivate var words: String {
    switch self {
    case .recursion(let text): "recursion \(text)"
    case .anyOf(let slot): "any \(slot)"
    case .depthLimit: "depth"
    }
  }
}

extension String {
  /// The root has no chain of presentations.
  fileprivate func orDash(_ depth: Int) -> String { depth == 0 ? "-" : self }
}

/// A text as JSON writes it.
private func jsonString(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "\"") { json, scalar in
    switch scalar {
    case "\"": json += "\\\""
    case "\\": json += "\\\\"
    case "\n": json += "\\n"
    case "\t": json += "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: json.unicodeScalars.append(scalar)
    }
  } + "\""
}
