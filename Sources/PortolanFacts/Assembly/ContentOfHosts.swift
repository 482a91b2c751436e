import PortolanModel

/// What hosts are given to show where a destination shows them: of `case .signedOut: Host(router) { ListView() }` the list. Several places
/// make such a host, a screen of its own, each around something else; so what it is given is kept by who presents it, and is there while
/// the destination is.
extension SourceAssembly {
  /// - Parameter owners: The types whose slots a screen has.
  func contentOfHosts(
    in slots: [Slot], of owners: [TypeSymbol], view: TypeSymbol
  ) -> [(host: Slot.Within, content: Region)] {
    var found: [(host: Slot.Within, content: Region)] = []
    for (number, _, evidence) in evidence(for: slots, of: owners, view: view) {
      let slot = slots[number]
      let presenters = evidence.presenters
      for destination in slot.destinations {
        let pushed =
          slot.arity == .sequence ? regions(pushedFor: destination, onto: evidence) : []
        let shown = regions(shownFor: destination, by: presenters, of: evidence)
        for region in shown + pushed {
          let content = content(ofHost: destination, in: region)
          content.uses += modifiers(ofChild: destination, in: region)
          if content.uses.isEmpty { continue }
          found.append((Slot.Within(slot: slot.name, destination: destination.name), content))
        }
      }
    }
    return found
  }

  /// What the view that a destination leads to is given to show.
  private func content(ofHost destination: Destination, in region: Region) -> Region {
    let content = Region()
    guard let host = destination.leadsTo,
      let number = region.uses.firstIndex(where: { names.screen(of: $0.view).id == host })
    else { return content }
    let use = region.uses[number]
    guard use.view.hostsContent else { return content }
    content.uses += region.given(toUse: number).map { given in
      var given = given
      // Which arm the host stands in, the destination says.
      given.arms.removeFirst(given.arms.commonBeginning(with: use.arms).count)
      return given
    }
    return content
  }

  /// The modifiers of the page of a destination that is one of the screen's children: what these present stands beside what the child
  /// does.
  private func modifiers(ofChild destination: Destination, in region: Region) -> [ViewUse] {
    guard destination.child != nil, let child = destination.leadsTo else { return [] }
    return region.uses.filter { use in
      use.view.modifiesViews && use.depth == 0 && names.screen(of: use.view).id != child
    }
  }

  private func regions(
    shownFor destination: Destination, by presenters: [PresentationSite], of evidence: SlotEvidence
  ) -> [Region] {
    let name = destination.name
    let ofCase = presenters.filter { $0.path.cases == [name] }.map { $0.region }
    let presented = presenters.filter { $0.path.cases.isEmpty }.map { $0.region }
    let tabs = evidence.containers.filter { $0.kind == .tabs }.map(\.region)
    let chosen = [evidence.selection, evidence.chosen].compactMap { $0?.region }
    return ofCase + (presented + tabs + chosen).compactMap { $0.shown(for: name) }
  }

  private func regions(
    pushedFor destination: Destination, onto evidence: SlotEvidence
  ) -> [Region] {
    let type = Evaluator(program: program).property(evidence.property, of: evidence.owner)?.type
    if let element = type?.element.ownSymbol {
      return handlers(of: element, in: evidence).compactMap {
        ($0.held?.region ?? $0.region).shown(for: destination.name)
      }
    }
    // A path that holds anything says of which type a destination is.
    return registrations(on: evidence).filter { registration in
      let names = [registration.type, registration.handler.type.ownSymbol?.nesting]
      // Of what a value holds the property is named, too: `Frame(page:)`.
      let type = destination.value.map { String($0.prefix { $0 != "(" }) }
      return registration.isByCase
        ? names.contains(type) : registration.name == destination.name
    }
    .compactMap {
      ($0.held?.selection.region ?? $0.handler.region).shown(for: destination.caseName)
    }
  }
}

extension Region {
  /// What it shows for a case, be it what it shows whatever the case.
  fileprivate func shown(for name: String) -> Region? {
    shown(forCase: name) ?? (cases.isEmpty && !hasDefault ? self : nil)
  }
}
