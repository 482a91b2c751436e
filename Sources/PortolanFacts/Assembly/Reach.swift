/// How far some views lead: how many views they show, in place or by leading there, and then in how many places something is presented.
struct Reach: Comparable {
  var views: Int
  var presented = 0

  static func < (one: Reach, other: Reach) -> Bool {
    (one.views, one.presented) < (other.views, other.presented)
  }
}

extension SourceAssembly {
  /// - Complexity: linear in what the view leads to; asked for again, constant.
  func reach(from view: TypeSymbol) -> Reach {
    if let known = memory.reaches[ObjectIdentifier(view)] { return known }
    let reach = reach(from: [view])
    memory.reaches[ObjectIdentifier(view)] = reach
    return reach
  }

  /// - Parameter others: Views that count for nothing, nor does what only they lead to.
  /// - Complexity: linear in what the views lead to.
  func reach(from views: [TypeSymbol], without others: [TypeSymbol] = []) -> Reach {
    var seen = Set(others.map(ObjectIdentifier.init))
    let known = seen.count
    var presented = 0
    var waiting = views
    while let view = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
      var inner = [region(of: view)].compactMap { $0 }
      while let region = inner.popLast() {
        waiting += region.uses.map(\.view)
        presented += region.presented.count
        inner += region.alternatives + region.presented
      }
    }
    return Reach(views: seen.count - known, presented: presented)
  }
}
