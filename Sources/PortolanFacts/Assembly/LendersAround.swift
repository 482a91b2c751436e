import PortolanModel

/// Where views stand among those that lend objects to what they show.
struct LendersAround {
  let lent: [LentObject]
  private var places: [ObjectIdentifier: [Place]] = [:]
  /// Under which keys code lends something that is no view's, as a coordinator's; `nil` among them for what it lends by its class.
  private var keysOfOthers: Set<String?> = []

  private struct Place {
    var use: ViewUse
    /// The views that it is handed to, outermost first.
    var wrappers: [TypeSymbol]
  }

  init(_ lent: [LentObject], regions: [Region], _ program: Program) {
    self.lent = lent
    if lent.isEmpty { return }
    for other in program.types where !other.isView {
      for body in other.members.compactMap(\.declaration.body) { noteLending(in: body) }
    }
    var waiting = regions
    while let region = waiting.popLast() {
      var around: [ViewUse] = []
      for use in region.uses {
        while let last = around.last, last.depth >= use.depth { around.removeLast() }
        places[ObjectIdentifier(use.view), default: []].append(
          Place(use: use, wrappers: around.map(\.view)))
        around.append(use)
      }
      waiting += region.alternatives + region.presented
    }
  }

  private mutating func noteLending(in body: [Statement]) {
    body.visit { expression in
      guard case .call(let callee, let arguments, _) = expression,
        ["environment", "environmentObject"].contains(callee.lastName)
      else { return }
      if case .keyPath(_, let components, _)? = arguments.first?.value {
        keysOfOthers.insert(components.first)
      } else {
        keysOfOthers.insert(nil)
      }
    }
  }

  /// The views of which each is the nearest around a view, in one of its places, that lends an object of a class; `nil` where nobody
  /// knows, or none in the app lends one.
  ///
  /// - Parameters:
  ///   - page: The screen as a part of which the view is looked at, if it is one.
  ///   - shows: Whether the second view shows the first in place.
  ///   - isMade: Whether some code makes a view, be it no view's.
  func lenders(
    of symbol: TypeSymbol, _ key: String?, around view: TypeSymbol, on page: PassedState.Page?,
    _ shows: (TypeSymbol, TypeSymbol) -> Bool, isMade: (TypeSymbol) -> Bool
  ) -> [TypeSymbol]? {
    let lent = self.lent.filter { $0.isLent(as: symbol, key) }
    if lent.isEmpty || lent.contains(where: { $0.isToHanded || $0.path == nil }) { return nil }
    let lending = lent.compactMap { $0.path?.owner }
    var found: [TypeSymbol] = []
    func add(_ lender: TypeSymbol) {
      if !found.contains(where: { $0 === lender }) { found.append(lender) }
    }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    var waiting = [view]
    while let next = waiting.popLast() {
      guard let places = places(of: next, on: page) else {
        // What a coordinator makes stands at the root of UIKit's, unless that lends it something.
        if isMade(next), !keysOfOthers.contains(key) { continue }
        return nil
      }
      for place in places {
        if let own = place.use.lentAround.last(where: { $0.isLent(as: symbol, key) })?.path {
          add(own.owner)
          continue
        }
        if let wrapper = place.wrappers.last(where: { one in lending.contains { $0 === one } }) {
          add(wrapper)
          continue
        }
        // What a wrapper shows its content in may lend it something.
        if place.wrappers.contains(where: { one in lending.contains { shows($0, one) } }) {
          return nil
        }
        guard let host = place.use.host, !host.modifiesViews else { return nil }
        // What is lent around a controller does not come to the views in it.
        if host.inherits("App", "Scene") || host.isController { continue }
        if seen.insert(ObjectIdentifier(host)).inserted { waiting.append(host) }
      }
    }
    return found
  }

  /// Where a view stands; of a part of a screen where it stands there.
  private func places(of view: TypeSymbol, on page: PassedState.Page?) -> [Place]? {
    let all = places[ObjectIdentifier(view)]
    guard let page, page.parts.contains(ObjectIdentifier(view)) else { return all }
    let own = all?.filter { $0.use.host.map(page.holds) == true }
    return own?.isEmpty == false ? own : all
  }
}

extension SourceAssembly {
  /// Of the views that each make an object of one class, those whose object a part changes that takes it from its surroundings; `nil`
  /// where that can't be told, or the part has it from elsewhere.
  private func lenders(around change: StateChange, on page: PassedState.Page?) -> [TypeSymbol]? {
    let model = change.path.owner
    guard !lendersAround.lent.isEmpty, let doer = change.owner, doer.isView,
      let taken = names.object(model, of: doer), taken.isFromEnvironment
    else { return nil }
    let lenders = lendersAround.lenders(
      of: model, taken.member.lendingKey?.name, around: doer, on: page
    ) {
      shows($0, in: $1)
    } isMade: {
      isUsed($0) || isMade($0)
    }
    guard let lenders, lenders.allSatisfy({ names.object(model, of: $0)?.way == .made }) else {
      return nil
    }
    return lenders
  }

  /// Those of such views whose object a change is to, as far as it is lent; `nil` where that can't be told.
  ///
  /// - Parameter page: Of a part's change the screen where the part stands.
  func makers(lending change: StateChange, on page: PassedState.Page? = nil) -> [TypeSymbol]? {
    let makers = names.makers(apart: change.path.owner)
    if makers.isEmpty { return nil }
    return lenders(around: change, on: page).map { lenders in
      makers.filter { maker in lenders.contains { $0 === maker } }
    }
  }
}
