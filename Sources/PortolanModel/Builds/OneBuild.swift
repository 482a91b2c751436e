extension Chart {
  /// The slots that present from a screen itself and may be there together: of those that are compiled for different systems, for one
  /// of these, that with most of them.
  package func presentingTogether(in screen: Int) -> [Slot] {
    presenting(from: screen, in: alone(screen).builds)
  }

  /// The slots that present from a screen itself, in some builds.
  package func presenting(from screen: Int, in builds: Builds) -> [Slot] {
    zip(model.screens[screen].slots, slots[screen]).filter { slot, info in
      info.presents && !(info.builds & builds).isEmpty
    }.map(\.0)
  }

  /// What a screen presents in the content of one destination, for each that has several: of what is compiled for different systems,
  /// for one of these.
  package func presentingWithin(_ screen: Int) -> [[Slot]] {
    var outer: [Slot.Within] = []
    for slot in model.screens[screen].slots {
      for within in slot.allWithin where !outer.contains(within) { outer.append(within) }
    }
    // What is shown in place is told with the screen.
    let own = Set(model.screens[screen].presentingSlots.map(\.name))
    // What two destinations' contents present alike is told once.
    var seen: Set<[String]> = []
    return outer.map { presenting(within: $0, of: screen, in: builds[screen]) }
      .filter { $0.count > 1 && seen.insert($0.map(\.name)).inserted }
      .filter { slots in !slots.allSatisfy { own.contains($0.name) } }
  }

  /// The slots that a screen presents in the content of one destination, in one of some builds, that with most of them.
  func presenting(within outer: Slot.Within, of screen: Int, in builds: Builds) -> [Slot] {
    let all = zip(model.screens[screen].slots, slots[screen]).filter { slot, _ in
      slot.presents && slot.allWithin.contains(outer)
    }
    return builds.divided(by: all.map(\.1.builds)).map { part in
      BuildSpace.together(all.filter { !($0.1.builds & part).isEmpty }.map(\.0))
    }
    .reduce([]) { $1.count > $0.count ? $1 : $0 }
  }

  /// A screen without what it embeds, in the build in which it can present most.
  func alone(_ screen: Int) -> ContextMembers {
    inOneBuild(of: builds[screen]) { ContextMembers(of: screen, $0) }
  }

  /// Of some builds that in which most states can be represented, where that differs; the phone's before others.
  ///
  /// - Parameters:
  ///   - content: The destination in whose content the members stand, where they do.
  ///   - members: Who they are in some builds.
  func inOneBuild(
    of builds: Builds, beside content: DestinationContent? = nil,
    _ members: (Builds) -> ContextMembers
  ) -> ContextMembers {
    let all = members(builds)
    var sets: Set<Builds> = []
    for screen in all.screens + (content.map { [$0.screen] } ?? []) {
      for slot in slots[screen] { sets.insert(slot.builds) }
    }
    let parts = builds.divided(by: sets)
    if parts.count < 2 { return all }
    // Of contexts that go on and on, the first builds say enough.
    let candidates = parts.prefix(max(1, Self.mostMembersCompared / max(1, all.count))).map(members)
    let states = candidates.map { counts(of: $0, in: content).representable }
    var best = 0
    for number in states.indices where states[number].isGreater(than: states[best]) {
      best = number
    }
    return candidates[best]
  }

  private static var mostMembersCompared: Int { 2_000 }
}
