import PortolanModel

/// What there is to say below a tree: how many places, which screens can present several at once, how many states.
func sentences(on tree: PlaceTree, of chart: Chart) -> [String] {
  var first = "\(counted(tree.summary.count, "place")), depth \(tree.summary.depth)."
  switch tree.summary.cut {
  case .places(let limit): first = "The first \(counted(limit, "place")); there are more."
  case .depth(let limit): first += " Chains are cut after \(counted(limit, "step"))."
  case .shortened(let depth, let places):
    first = shortenedSentence(tree.summary.count, depth: depth, limit: places)
  case nil: break
  }
  let crowded = crowdedScreens(of: chart, among: chart.model.screensFromRoots)
  var sentences = [first] + crowded.prefix(crowdedLimit)
  if crowded.count > crowdedLimit {
    let rest = counted(crowded.count - crowdedLimit, "other screen")
    sentences.append("So \(crowded.count - crowdedLimit == 1 ? "is" : "are") \(rest).")
  }
  if let whole = wholeApp(chart, tree) { sentences.append(whole) }
  if let unlisted = screensWithoutPlace(chart.model) { sentences.append(unlisted) }
  if let unset = sentenceOnNeverShown(in: chart) { sentences.append(unset) }
  return sentences
}

/// A sentence on a list of which longer chains were left out.
func shortenedSentence(_ count: Int, depth: Int, limit: Int) -> String {
  """
  The \(counted(count, "place")) of up to \(counted(depth, "step")); longer chains are left out, for there \
  are more than \(grouped(limit)) places.
  """
}

/// A sentence on the destinations that are declared and never set: they are no places. Those of screens to which no way leads are none
/// in any case.
func sentenceOnNeverShown(in chart: Chart) -> String? {
  let reached = chart.model.screensFromRoots
  let names = chart.model.screens.filter { reached.contains($0.id) }.flatMap { screen in
    screen.slots.flatMap { slot in
      slot.destinations.filter { chart.neverShows($0, of: slot) }.map {
        legible(
          "\(screen.owner(of: [slot])).\($0.name == slot.name ? "" : "\(slot.name).")\($0.name)")
      }
    }
  }
  guard !names.isEmpty else { return nil }
  let rest = names.count > 3 ? " and \(grouped(names.count - 3)) more" : ""
  return """
    \(counted(names.count, "destination")) that nothing sets \(names.count == 1 ? "is" : "are") no \
    \(names.count == 1 ? "place" : "places"): \(names.prefix(3).joined(separator: ", "))\(rest).
    """
}

/// A sentence on the screens to which each way begins with a link without state: a place is a value of the state, so that they have none.
private func screensWithoutPlace(_ model: NavigationModel) -> String? {
  let roots = model.roots.map(\.screen)
  let withPlace = model.screens(from: roots) {
    $0.slots.flatMap(\.destinations).compactMap(\.leadsTo)
  }
  let all = model.screensFromRoots
  let names = model.screens.filter { all.contains($0.id) && !withPlace.contains($0.id) }
    .map { legible($0.type) }
  guard !names.isEmpty else { return nil }
  let rest = names.count > 3 ? " and \(grouped(names.count - 3)) more" : ""
  return """
    \(counted(names.count, "screen")) behind links without state \(names.count == 1 ? "has" : "have") no place: \
    \(names.prefix(3).joined(separator: ", "))\(rest).
    """
}

extension NavigationModel {
  /// The screens to which some way leads from a root, be it one without state.
  fileprivate var screensFromRoots: Set<Screen.ID> {
    screens(from: roots.map(\.screen)) { screen in
      screen.slots.flatMap(\.destinations).compactMap(\.leadsTo)
        + screen.links.compactMap(\.leadsTo)
    }
  }

  /// The screens that are reached by going on from each to the next ones.
  fileprivate func screens(
    from roots: [Screen.ID], _ next: (Screen) -> [Screen.ID]
  ) -> Set<Screen.ID> {
    let byID = Dictionary(screens.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var reached = Set(roots)
    var waiting = roots
    while let id = waiting.popLast() {
      for target in byID[id].map(next) ?? [] where reached.insert(target).inserted {
        waiting.append(target)
      }
    }
    return reached
  }
}

private let crowdedLimit = 3

/// A sentence on each screen whose types allow several destinations at once.
///
/// - Parameter reached: Those that are spoken of.
private func crowdedScreens(of chart: Chart, among reached: Set<Screen.ID>) -> [String] {
  chart.model.screens.indices.filter { reached.contains(chart.model.screens[$0].id) }.flatMap {
    number in
    [crowded(number, of: chart)].compactMap(\.self)
      + chart.contents(of: number).compactMap { crowded($0, of: chart) }
  }
}

private func crowded(_ number: Int, of chart: Chart) -> String? {
  let (screen, counts) = (chart.model.screens[number], chart.contextCounts(of: number))
  if screen.embeddedScreens.contains(where: {
    chart.screenNumbers[$0].map(chart.contextCounts) == counts
  }) {
    // The embedded child says it already.
    return nil
  }
  let isByItself = chart.counts(of: number).representable == counts.representable
  return sentence(
    on: counts, of: legible(screen.type), isByItself ? "" : " and what it shows inline")
}

/// The same on what a destination shows together.
private func crowded(_ content: DestinationContent, of chart: Chart) -> String? {
  let screen = chart.model.screens[content.screen]
  let destination = screen.slots[content.slot].destinations[content.destination]
  return sentence(
    on: chart.contextCounts(of: content),
    of: "What \(legible(screen.type)) shows in \(legible(destination.name))")
}

/// `nil` where each state is valid.
private func sentence(
  on counts: ScreenCounts, of name: String, _ children: String = ""
) -> String? {
  let several = "can present several at once:"
  if !counts.rows.isEmpty {
    let (representable, valid) = counts.with(rows: 4)
    if representable == valid { return nil }
    return """
      \(name) and its rows \(several) 4 rows represent \(readable(representable)) states, \
      \(readable(valid)) are valid.
      """
  }
  if counts.representable == counts.valid { return nil }
  return """
    \(name)\(children) \(several) \
    \(readable(counts.representable)) states can be represented, \(readable(counts.valid)) are valid.
    """
}

/// How many states the whole app has, where the number of places does not say it.
private func wholeApp(_ chart: Chart, _ tree: PlaceTree) -> String? {
  let count = chart.appCount()
  if !count.reasons.isEmpty {
    let shown = count.reasons.prefix(3).map { cleaned($0.description) }.joined(separator: ", ")
    let rest = count.reasons.count > 3 ? ", and \(grouped(count.reasons.count - 3)) more" : ""
    return "The app has states without end: \(shown)\(rest)."
  }
  let hasSeveralScreens = chart.model.screens.count > 1
  // What a tree leaves out for its limit is there all the same.
  let whole = tree.summary.cut == nil ? tree : PlaceTree(chart: chart, limits: .init())
  let placesWithoutRows = Count(whole.summary.count - whole.placesInRows)
  if whole.summary.cut == nil, !hasSeveralScreens || count.representable == placesWithoutRows {
    return nil
  }
  let rows = count.omittedRows.isEmpty ? "" : ", rows left out"
  let states = count.representable == .one ? "state" : "states"
  return "The whole app can be in \(readable(count.representable)) \(states)\(rows)."
}

extension Screen {
  fileprivate var embeddedScreens: [Screen.ID] {
    let tabChildren = Set(slots.flatMap { $0.destinations.compactMap(\.child) })
    return slots.filter {
      $0.arity == .always && $0.within == nil && !tabChildren.contains($0.name)
    }
    .compactMap { $0.destinations.first?.leadsTo }
  }
}
