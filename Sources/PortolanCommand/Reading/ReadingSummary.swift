import PortolanModel

/// What reading found, in words for a person: one line, and the first few things that were not resolved.
struct ReadingSummary {
  static let maximum = 5

  let lines: [String]

  /// - Parameters:
  ///   - views: How many views and controllers the source declares.
  ///   - filesBeside: How many files were read that lie outside of the input.
  ///   - folder: Where the files lie, for who stands elsewhere.
  init(of model: NavigationModel, views: Int = 0, filesBeside: Int = 0, in folder: Path? = nil) {
    let screens = model.screens.count
    let unresolved = model.unresolved
    var lines = Self.lines(of: unresolved, in: folder)
    lines.append(
      """
      \(Self.found(in: model)), \
      \(unresolved.isEmpty ? "nothing" : "\(unresolved.count)") unresolved\
      \(filesBeside == 0 ? "" : "; \(counted(filesBeside, "file")) of its target read from beside it")
      """)
    lines +=
      (try? Chart(model)).flatMap { RootReach(of: $0).sentence }.map { [$0] } ?? []
    if Self.isLittle(screens, of: views) {
      lines.append(
        """
        that is little for \(views) views: how they lead to each other may be said in a way that is not read; \
        --candidates lists what was left out, and --root names a view to start from
        """)
    }
    self.lines = lines
  }

  /// How many screens there are, and destinations: parts that are always there are none, nor are rows.
  static func found(in model: NavigationModel) -> String {
    let slots = model.screens.flatMap(\.slots).filter { $0.arity != .always && $0.arity != .each }
    let destinations = slots.reduce(0) { $0 + $1.destinations.count }
    return "\(counted(model.screens.count, "screen")), \(counted(destinations, "destination"))"
  }

  /// Most views are part of a screen; where there is next to none, the app is likely not to have been understood.
  private static func isLittle(_ screens: Int, of views: Int) -> Bool {
    screens == 0 ? views >= 4 : views > screens * 20
  }

  /// The first few things that were not resolved, each with its place.
  ///
  /// - Parameter folder: Where the files lie, for who stands elsewhere; a model's files are told as the model has them.
  static func lines(of unresolved: [Unresolved], in folder: Path? = nil) -> [String] {
    var lines = unresolved.prefix(maximum).map { item in
      guard var location = item.location else { return "unresolved: \(item.what)" }
      if let folder {
        let path = Path(location.file, in: folder)
        location.file = path.below(Path(".")) ?? path.text
      }
      return "\(location): unresolved: \(item.what)"
    }
    if unresolved.count > maximum {
      lines.append("and \(unresolved.count - maximum) more unresolved")
    }
    return lines
  }
}

/// `1 screen`, `2 screens`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
