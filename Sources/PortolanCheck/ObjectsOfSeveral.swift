import PortolanModel

/// Objects from which several screens present, each some of their state: one enum has to hold what all of them do.
///
/// Where all present the same, that is one finding by itself (``toldOnce(in:)``).
struct ObjectsOfSeveral {
  /// The screens whose slots another screen of the object is told with.
  private(set) var toldElsewhere: Set<Int> = []
  /// By the screen with which an object is told, the others.
  private(set) var others: [Int: [Other]] = [:]

  struct Other {
    var screen: Screen
    var slots: [Slot]
  }

  /// - Parameter shown: For each screen the slots of which there is something to tell.
  init(showing shown: [[Slot]], in screens: [Screen]) {
    var groups: [[Int]] = []
    var byPlace: [SourceLocation: Int] = [:]
    for number in screens.indices where !shown[number].isEmpty {
      let places = shown[number].filter { $0.storage == .owned }.compactMap(\.location)
      let known = places.lazy.compactMap { byPlace[$0] }.first
      // A view that presents from another object, too, is a base of its own.
      if known != nil, screens[number].kind != .class, !shown[number].areOfOneObject { continue }
      let group = known ?? groups.count
      if known == nil { groups.append([]) }
      groups[group].append(number)
      for place in places where byPlace[place] == nil { byPlace[place] = group }
    }
    for group in groups where group.count > 1 {
      let first = group.first { screens[$0].kind == .class } ?? group[0]
      let places = Set(shown[first].map(\.location))
      guard group.contains(where: { Set(shown[$0].map(\.location)) != places }) else { continue }
      let rest = group.filter { $0 != first }
      toldElsewhere.formUnion(rest)
      others[first] = rest.map { Other(screen: screens[$0], slots: shown[$0]) }
    }
  }
}

extension [Slot] {
  /// Whether one object keeps all of them, as the way to their properties says: `model.isShown`.
  fileprivate var areOfOneObject: Bool {
    allSatisfy { $0.storage == .owned && $0.properties.first?.contains(".") == true }
      && Set(map { $0.properties[0].prefix { $0 != "." } }).count == 1
  }
}
