/// Objects of one class that code makes for several views, and hands to each its own: `MapView(router: routers[.map])` in one tab and
/// `LogView(router: routers[.log])` in another.
extension ScreenNames {
  /// Those of some views that are handed an object of a class which is handed to no other of them.
  func viewsHandedTheirOwn(_ model: TypeSymbol, among views: [TypeSymbol]) -> [TypeSymbol] {
    if views.count < 2 || !model.isObject { return [] }
    let handed = views.compactMap { view in
      object(model, of: view).flatMap { $0.way == .handed ? (view: view, object: $0) : nil }
    }
    if handed.count < 2 { return [] }
    let origins = handed.map { view, object in
      let origin = handedObjects.origin(of: object.member.name, handedTo: view)
      // Who was handed it only hands it on.
      guard let keeper = origin?.state?.owner, keeper.isView, origin?.key == nil else {
        return origin
      }
      return self.object(model, of: keeper)?.way == .made ? origin : nil
    }
    return handed.indices.filter { number in
      guard let origin = origins[number] else { return false }
      return !handed.indices.contains { $0 != number && (origins[$0] ?? origin) == origin }
    }.map { handed[$0].view }
  }

  /// Those of some views that come by an object of a class by way of another, which makes it for itself, and by which no other of them
  /// comes by it: `$model.router.path`.
  func viewsReachingTheirOwn(_ model: TypeSymbol, among views: [TypeSymbol]) -> [TypeSymbol] {
    if !model.isObject { return [] }
    let slots = evidence.evidence(of: model)
    let keepers = views.map { view -> StatePath? in
      guard object(model, of: view) == nil else { return nil }
      let paths = slots.flatMap { $0.paths(from: view) }
      guard let first = paths.first, let holder = first.holder, first.way.count == 1,
        paths.allSatisfy({ $0.holder === holder && $0.way == first.way }),
        let member = holder.property(first.way[0]), program.makes(member, model, in: holder)
      else { return nil }
      return StatePath(owner: holder, property: member.name)
    }
    return views.indices.filter { number in
      keepers[number].map { keeper in keepers.count { $0 == keeper } == 1 } == true
    }.map { views[$0] }
  }
}

/// What views are handed wherever code makes them.
struct HandedObjects {
  private var uses: [ObjectIdentifier: [ViewUse]] = [:]

  /// Where an object comes from that a view is handed.
  struct Origin: Hashable {
    /// The property that keeps it, or the collection of which it is an element.
    var state: StatePath?
    /// By which it is asked for.
    var key: String?
  }

  init(_ regions: [ObjectIdentifier: Region]) {
    var seen: Set<ObjectIdentifier> = []
    var waiting = Array(regions.values)
    while let region = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(region)).inserted else { continue }
      for use in region.uses { uses[ObjectIdentifier(use.view), default: []].append(use) }
      waiting += region.alternatives + region.presented
    }
  }

  /// Where the object comes from that a view is handed for a property, where that is one and the same wherever the view is made.
  fileprivate func origin(of property: String, handedTo view: TypeSymbol) -> Origin? {
    let origins = (uses[ObjectIdentifier(view)] ?? []).map { use -> Origin? in
      guard let value = use.arguments[property] else { return nil }
      let kept = value.path.flatMap { path -> StatePath? in
        path.cases.isEmpty && path.owner.property(path.property)?.isStored == true ? path.slot : nil
      }
      if value.key == nil, kept == nil { return nil }
      return Origin(state: kept ?? value.collection?.slot, key: value.key)
    }
    guard let first = origins.first, origins.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
