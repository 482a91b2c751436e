import PortolanModel

/// Models that several views have, each a screen of its own: what only one of them presents is that one's slot, though the model keeps
/// it. So the stack in a tab is that tab's, though a router in the environment keeps its path.
struct SharedModels {
  /// What a view presents of the model that makes one screen with another view.
  private var borrowed: [ObjectIdentifier: [StatePath]] = [:]
  /// By the state, those views; and what the view does not present with which the model is one screen.
  private var borrowers: [StatePath: [TypeSymbol]] = [:]
  private var lent: Set<StatePath> = []
  /// The states of reducers from which views present that are not named for them.
  private var states: [ObjectIdentifier: TypeSymbol] = [:]

  init(
    program: Program, names: ScreenNames, _ evidence: EvidenceTable,
    regions: [ObjectIdentifier: Region]
  ) {
    for (model, primary) in names.presenters(among: program.types)
    where model.isModel && !primary.wrapsContent {
      let owners = [model] + names.parts(of: model).map(\.symbol)
      for slot in owners.flatMap({ evidence.evidence(of: $0) }) where slot.undeclared == nil {
        let hosts = slot.hosts.filter { !$0.presentsForOthers }
        let others = hosts.filter { host in
          host !== primary && names.object(model, of: host) != nil
            && !regions.show(host, in: primary) && !regions.show(primary, in: host)
        }
        if others.isEmpty { continue }
        let path = StatePath(owner: slot.owner, property: slot.property)
        for view in others {
          borrowed[ObjectIdentifier(view), default: []].append(path)
          if model.isStateOfReducer { states[ObjectIdentifier(view)] = model }
        }
        borrowers[path] = others
        if others.count == hosts.count { lent.insert(path) }
      }
    }
  }

  func borrowed(by view: TypeSymbol) -> [StatePath] { borrowed[ObjectIdentifier(view)] ?? [] }

  /// The state of a reducer with which a view was made that presents some of it.
  func state(borrowedBy view: TypeSymbol) -> TypeSymbol? { states[ObjectIdentifier(view)] }

  /// Whether nothing of a model's own screen presents a piece of its state.
  func isLent(_ path: StatePath) -> Bool { lent.contains(path.slot) }

  /// The view whose slot a piece of state is, where that is not its owner's screen.
  func view(with path: StatePath) -> TypeSymbol? {
    isLent(path) ? borrowers[path.slot]?.first : nil
  }

  /// What is said of a piece of state on its owner's screen.
  func withoutBorrowers(_ evidence: SlotEvidence) -> SlotEvidence {
    let path = StatePath(owner: evidence.owner, property: evidence.property)
    guard let others = borrowers[path] else { return evidence }
    return evidence.presented { host in !others.contains { $0 === host } }
  }
}

extension TypeSymbol {
  /// Whether it presents what it is handed, for whoever hands it over.
  fileprivate var presentsForOthers: Bool { wrapsContent || inherits("ViewModifier") }
}

extension SlotEvidence {
  /// The views whose code presents it.
  fileprivate var hosts: [TypeSymbol] {
    var seen: Set<ObjectIdentifier> = []
    let all = sites.map(\.host) + containers.map(\.host) + [selection?.host]
    return all.compactMap { $0 }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// What some views say of it.
  fileprivate func presented(by isOne: (TypeSymbol?) -> Bool) -> SlotEvidence {
    var own = self
    own.sites.removeAll { !isOne($0.host) }
    own.containers.removeAll { !isOne($0.host) }
    if let selection, !isOne(selection.host) { own.selection = nil }
    return own
  }
}

extension [ObjectIdentifier: Region] {
  /// Whether a view is part of what another shows in place.
  fileprivate func show(_ view: TypeSymbol, in outer: TypeSymbol) -> Bool {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(outer)]
    var waiting = [outer]
    while let next = waiting.popLast() {
      guard let region = self[ObjectIdentifier(next)] else { continue }
      var uses = region.allUses
      // What is boxed for UIKit is made there in many ways, and what a scene shows is all in its windows.
      if next.isController || next.isBox || next.inherits("App", "Scene") {
        uses += region.presented.flatMap(\.allUses)
      }
      for use in uses where seen.insert(ObjectIdentifier(use.view)).inserted {
        if use.view === view { return true }
        waiting.append(use.view)
      }
    }
    return false
  }
}

extension TypeSymbol {
  /// Whether it stands in SwiftUI for what UIKit or AppKit shows.
  var isBox: Bool {
    inherits(
      "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable",
      "NSViewRepresentable")
  }
}

extension SourceAssembly {
  /// Adds a slot for each piece of somebody else's model that a view presents.
  mutating func addBorrowed(by view: TypeSymbol, to slots: inout [Slot]) {
    for path in shared.borrowed(by: view) {
      guard let evidence = evidence[path.owner, path.property],
        !slots.contains(where: { $0.name == path.property }),
        var slot = slot(evidence.presented { $0 === view || $0?.presentsForOthers == true })
      else { continue }
      if slot.storage == .owned, let object = names.object(path.owner, of: view),
        object.way == .lent
      {
        slot.storage = storage(of: object.member)
      }
      if path.owner.kind == .class { slot.heldBy = names.screen(of: path.owner).id }
      slots.append(slot)
    }
  }

  /// The screen that has a slot for a piece of state.
  func screen(with path: StatePath) -> TypeSymbol {
    names.screen(of: shared.view(with: path) ?? path.owner)
  }
}
