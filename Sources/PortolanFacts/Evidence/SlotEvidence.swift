import PortolanModel

/// All that the code says of one piece of navigation state.
struct SlotEvidence {
  var owner: TypeSymbol
  var property: String
  var sites: [PresentationSite] = []
  /// The conditions of those sites that stand in several branches of an `#if`.
  var conditions: [Int: [String?]] = [:]
  /// The stacks, tabs or lists that are bound to it: several where each has an object of one class of its own.
  var containers: [Container] = []
  /// What a `switch` over it shows in place of each other, that first which says most: one for each view with such a `switch`.
  var selections: [SelectionSite] = []
  /// Of a flag, what a `switch` in what it presents shows in place of each other, by another piece of state; of an item, by a part
  /// of that.
  var chosen: SelectionSite?
  /// Whether it is such a piece, of which the flag's slot tells.
  var choosesPresented = false
  /// Whether it says which it is that a stack shows for a value.
  var tellsPushed = false
  /// What is shown while it is there, by code that alone does not make it navigation.
  var consumers: [PresentationSite] = []
  var changes: [StateChange] = []
  /// The second property, of a flag that an item goes with.
  var item: String?
  /// Whose that is, where the flag is a view's own and an object that the view keeps has the item.
  var itemOwner: TypeSymbol?
  /// An item of an object's that a view's flag goes with, if the object turns out to be the view's model.
  var itemOfModel: StatePath?
  /// Whether only the code that sets both says that the flag belongs to the item.
  var isItemInferred = false

  /// Whose the item is.
  var itemHome: TypeSymbol { itemOwner ?? owner }

  /// Whether a flag's dialog is about an item that its own call names, whatever it shows for one or another.
  var isAskedAbout: Bool { item != nil && !isItemInferred }

  /// The name of the slot that is a screen's whole state.
  static let whole = "self"

  /// Where no declaration of it was found, how it says what is presented.
  var undeclared: Slot.Encoding? { sites.lazy.compactMap { $0.undeclared }.first }

  /// What it is called: of a closure's parameter the name without the closure, of a part of one the part.
  var name: String {
    guard undeclared != nil else { return property }
    let last = property.split(separator: ".").last ?? ""
    return last.split(separator: " ").first.map(String.init) ?? property
  }

  /// Whether something presents it, so that it is navigation without doubt.
  var isBound: Bool { !sites.isEmpty || container != nil || selection != nil }

  /// Whether it only says what else is shown than itself.
  var onlyTells: Bool {
    (choosesPresented || tellsPushed && consumers.isEmpty) && !isBound
  }

  /// Whether something presents it, or shows something in place while it is there.
  var isShown: Bool {
    isBound || consumers.contains { $0.isHomeMade || $0.region.showsSomething }
  }
}

extension SlotEvidence {
  /// The `switch` that says most of what it shows.
  var selection: SelectionSite? { selections.first }

  /// What it is bound to first.
  var container: Container? { containers.first }

  /// What presents it, by the system's own ways first: a presenter of the app's own most likely ends in one of them.
  var presenters: [PresentationSite] {
    if !sites.isEmpty, sites.allSatisfy({ !$0.isHomeMade && $0.condition == nil }) { return sites }
    let system = sites.filter { !$0.isHomeMade }
    let homeMade = sites.filter { site in
      site.isHomeMade
        && (site.region.firstUse != nil || !system.contains { $0.path == site.path })
    }
    // What shows it under a condition only, something else does otherwise.
    let others =
      sites.allSatisfy { $0.condition != nil } ? consumers.filter { $0.isHandedContent } : []
    let all = system + homeMade + others
    return all.usualFirst { $0.condition }
  }

  /// Adds a site; a presenter that is handed its content says less of it than who hands it over.
  mutating func add(_ site: PresentationSite) {
    let known = sites.firstIndex {
      $0.location == site.location && $0.path == site.path && $0.presentation == site.presentation
        && ($0.saysWhatIsShown
          ? !site.saysWhatIsShown
          : site.saysWhatIsShown || $0.host === site.host
            || ($0.region.firstUse == nil) != (site.region.firstUse == nil))
    }
    guard let known else {
      // The same code under both branches of an `#if` is there in any case.
      let same = sites.firstIndex {
        $0.location == site.location && $0.path == site.path && $0.form == site.form
          && $0.host === site.host && $0.condition != site.condition
      }
      guard let same else { return sites.append(site) }
      add(site.condition, to: same)
      sites[same].stand(as: sites[same], or: site)
      return
    }
    // A modifier of the app's own that several views use stands in what is around all of these.
    let first = sites[known]
    let isOfOneHost = first.host === site.host
    // What a host presents that it is handed, who makes the host says.
    let isNews =
      isOfOneHost ? site.isOfMaker || !first.isOfMaker : site.region.firstUse != nil
    if !first.saysWhatIsShown, isNews {
      sites[known] = site
      // Who hands a presenter its content says in which builds.
      if isOfOneHost { sites[known].condition = first.condition }
    }
    if isOfOneHost, first.condition != site.condition {
      add(site.condition, to: known)
    }
    sites[known].stand(as: first, or: site)
  }

  /// Has a site be there in one more build.
  private mutating func add(_ condition: String?, to site: Int) {
    conditions[site, default: [sites[site].condition]].append(condition)
    sites[site].condition = Branches.either(conditions[site] ?? [])
  }

  /// What stands in where nothing presents it, or one of its cases: a modifier that is told of it, else what is shown in place.
  func standIns(for name: String? = nil) -> [PresentationSite] {
    var found = consumers.filter { site in name.map(site.shows) ?? true }
    // Around a `switch` that says what is shown in each case, there may be an `if` which only asks whether there is one.
    if let name, found.contains(where: { $0.region.shown(forCase: name) != nil }) {
      found.removeAll { $0.region.cases.isEmpty && !$0.region.hasDefault && !$0.isHomeMade }
    }
    let modifiers = found.filter(\.isHomeMade)
    return modifiers.isEmpty ? found : modifiers
  }
}

extension TypeSymbol {
  /// Whether it presents what it is handed, for whoever hands it over.
  var presentsForOthers: Bool { wrapsContent || modifiesViews }
}

extension [StatePath] {
  fileprivate func commonBeginning(with other: Self) -> Self {
    zip(self, other).prefix { $0 == $1 }.map(\.0)
  }
}

extension PresentationSite {
  /// The views for which its code presents: its host, the page that this pushes, or those who hand it what it presents.
  var presenters: [TypeSymbol] {
    if let page = self.pushedPage { return [page] }
    let others = self.givers.filter { !$0.presentsForOthers }
    return others.isEmpty ? self.host.map { [$0] } ?? [] : others
  }

  /// For each place where its code stands, the states in whose content that is.
  var everyWithin: [[StatePath]] { self.severalWithin.isEmpty ? [self.within] : self.severalWithin }

  /// Stands where either of two does that are of one piece of code: within what is around both, and in each place where its host shows it.
  fileprivate mutating func stand(as one: Self, or other: Self) {
    let isOfOneHost = one.host === other.host
    self.severalWithin =
      isOfOneHost
      ? one.everyWithin + other.everyWithin.filter { !one.everyWithin.contains($0) } : []
    self.within = one.within.commonBeginning(with: other.within)
    self.otherSurroundings = one.otherSurroundings.union(other.otherSurroundings)
      .union([one.surroundings, other.surroundings]).subtracting([self.surroundings])
    self.sharedArms = isOfOneHost ? one.sharedArms.common(with: other.sharedArms) : []
  }

  /// Whether its code shows a view, and not only what lies around content that it is handed: that says whoever hands it over.
  fileprivate var saysWhatIsShown: Bool {
    self.region.firstUse != nil && self.host?.presentsForOthers != true
  }

  /// Whether a presenter that is no part of the system shows it.
  var isHomeMade: Bool {
    if case .custom = self.presentation { self.presentation != .inspector } else { false }
  }

  /// Whether code that asks for the state in some other way shows something of this case.
  fileprivate func shows(_ name: String) -> Bool {
    if let first = self.path.cases.first { return first == name }
    if let inner = self.region.cases.first(where: { $0.name == name })?.region {
      return inner.showsSomething
    }
    return isHomeMade
      || self.region.cases.isEmpty && !self.region.hasDefault && self.region.showsSomething
  }
}
