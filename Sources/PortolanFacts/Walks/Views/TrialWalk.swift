/// Walks that only ask what some code shows: of what they find nothing is kept.
extension ViewWalk {
  /// A walk from where this one is, with nothing found yet but the stacks around the code.
  var trial: ViewWalk {
    var trial = anew
    trial.isOnTrial = true
    return trial
  }

  /// The same for code of which something is kept.
  ///
  /// - Complexity: constant: what was found so far is not copied, however much the walk finds.
  var anew: ViewWalk {
    var walk = self
    (walk.sites, walk.consumers, walk.unfollowed) = ([], [], [])
    (walk.links, walk.linksToUntoldScenes, walk.scenes) = ([], [], [])
    (walk.erased, walk.keptViews, walk.calls, walk.spots) = ([], [], [], Spots())
    (walk.continuations, walk.shownValues, walk.selectingRows) = ([], [], [])
    (walk.listed, walk.listedCases) = ([], [])
    (walk.lent, walk.lentObjects, walk.picked) = ([], [], [])
    (walk.usedViews, walk.firstUses, walk.reusedViews) = ([], [:], [])
    (walk.inNavigationViews, walk.inOtherStacks) = ([], [])
    (walk.dismissing, walk.dismissingPresented, walk.modified) = ([:], [:], [:])
    return walk
  }

  /// What trials have found of views, wherever these are used. It is one for a walk and all of its trials.
  final class TrialMemory {
    /// Whether a view is a `switch` over what it is handed: by the view and the types of that.
    var switches: [String: Bool] = [:]
    /// Whether a view's code compares one state with several cases, each in an `if`.
    var comparing: [Fork.Place: Bool] = [:]
    /// Whether a view's own code presents anything.
    var presenters: [ObjectIdentifier: Bool] = [:]
    /// Whether a modifier shows nothing but a stack around what it modifies.
    var stacking: [ObjectIdentifier: Bool] = [:]
    /// What the types behind a protocol show for one of its requirements.
    var parts: [String: ErasedParts] = [:]
  }

  /// Whether a view's or a modifier's own code presents anything, or asks state whether to show something: by its own properties, as
  /// nobody hands it anything. What it does with content that it is handed does not count.
  mutating func presents(_ symbol: TypeSymbol, _ body: Member, _ key: String) -> Bool {
    if let known = trialMemory.presenters[ObjectIdentifier(symbol)] { return known }
    var trial = self.trial
    let shown = Region()
    let inner = Environment(scope: symbol, file: body.file)
    trial.with(region: shown, surroundings: .host) { $0.follow(body, key: key, in: inner) }
    followed = trial.followed
    let presents =
      !trial.sites.isEmpty || !trial.unfollowed.isEmpty || !trial.consumers.isEmpty
    // What was not followed to its end says nothing of other uses.
    guard followed <= Self.followLimit else { return true }
    trialMemory.presenters[ObjectIdentifier(symbol)] = presents
    return presents
  }
}
