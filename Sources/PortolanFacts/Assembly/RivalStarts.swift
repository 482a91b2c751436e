/// Which of several views that an app's delegate shows first the app starts with.
extension SourceAssembly {
  /// What the usual build shows comes first, and of what stands in place of that the one which leads to most: the others are a way in.
  func leadingFirst(_ uses: [ViewUse]) -> [ViewUse] {
    var uses = mainWindowFirst(uses.usualFirst(\.condition))
    guard let first = uses.first else { return [] }
    let rivals = uses.indices.filter { number in
      let use = uses[number]
      return number == 0
        || isRival(use, of: first) && use.isElsewhere == first.isElsewhere
          && Platforms.isForeign(use.condition) == Platforms.isForeign(first.condition)
    }
    if rivals.count < 2 { return uses }
    let reaches = reachesApart(rivals.map { uses[$0].view })
    if let most = rivals.indices.max(by: { (reaches[$0], $1) < (reaches[$1], $0) }) {
      // Of what is there together, as the tabs of a bar, the first is seen.
      let leading = uses[rivals[most]].arms
      let seen = rivals.first { number in
        let arms = uses[number].arms
        return !arms.isEmpty && arms.common(with: leading).count == arms.count
      }
      uses.insert(uses.remove(at: seen ?? rivals[most]), at: 0)
    }
    return uses
  }

  /// Whether a view may be there in place of another: in another case, or where only that one is shown in some case alone, as an update
  /// page on an old system.
  private func isRival(_ use: ViewUse, of first: ViewUse) -> Bool {
    use.arms.exclude(first.arms) || first.arms.common(with: use.arms).count < first.arms.count
  }

  /// What a window shows that some object has made for itself, as to lock the app, comes after what the others show, unless it leads
  /// further.
  private func mainWindowFirst(_ uses: [ViewUse]) -> [ViewUse] {
    let apart = uses.filter { walk.launched.isApart($0.location) }
    let main = uses.filter { !walk.launched.isApart($0.location) }
    if apart.isEmpty || main.isEmpty { return uses }
    let reaches = [main, apart].map { reach(from: $0.map(\.view)) }
    return reaches[0] < reaches[1] ? apart + main : main + apart
  }

  /// How far each of several views leads without the others: a way in, or a harness, leads to what it stands in place of, too.
  func reachesApart(_ views: [TypeSymbol]) -> [Reach] {
    views.map { view in reach(from: [view], without: views.filter { $0 !== view }) }
  }
}
