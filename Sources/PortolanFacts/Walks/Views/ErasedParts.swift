/// What the types behind a protocol show where code asks one of them for a view: `.background(tint.tone(in: scheme))`.
struct ErasedParts {
  var views: [TypeSymbol] = []
  /// Whether some of it leads on by itself, or could not be told.
  var mayLead = false
  /// Whether some of it is a page, for all that can be seen of that: there is something to read or to do.
  var mayBePage = false
}

extension ViewWalk {
  /// What any of some types shows that it is asked for. It hangs on the types alone.
  mutating func parts(
    shownBy members: [(type: TypeSymbol, member: Member)], askedFor name: String,
    of symbol: TypeSymbol
  ) -> ErasedParts {
    let key = "\(symbol.id).\(name)"
    if let known = trialMemory.parts[key] { return known }
    // What is asked once more in there adds nothing.
    trialMemory.parts[key] = ErasedParts()
    var parts = ErasedParts()
    for (type, member) in members {
      guard member.declaration.body != nil else {
        let kept = evaluator.property(member.name, of: type)?.type.unwrapped.ownSymbol
        if let kept, kept.kind == .struct { parts.views.append(kept) } else { parts.mayLead = true }
        continue
      }
      var trial = self.trial
      let shown = Region()
      trial.with(region: shown) { $0.follow(member, of: type, arguments: []) }
      followed = trial.followed
      parts.views += shown.allUses.map(\.view)
      parts.mayBePage = parts.mayBePage || shown.mayBePage
      parts.mayLead =
        parts.mayLead || followed > Self.followLimit || !trial.sites.isEmpty
        || !trial.links.isEmpty || !trial.unfollowed.isEmpty
        || trial.erased.contains { $0.parts?.mayLead != false }
      for inner in trial.erased.compactMap(\.parts) {
        parts.views += inner.views
        parts.mayBePage = parts.mayBePage || inner.mayBePage
      }
    }
    trialMemory.parts[key] = parts
    return parts
  }
}

extension Region {
  /// Whether there is something to read or to do in it, by itself.
  var mayBePage: Bool {
    acts || holdsControls || fillsScreen || holdsRows || !titles.isEmpty || !presented.isEmpty
      || signs.contains { !$0.isPicture }
  }
}
