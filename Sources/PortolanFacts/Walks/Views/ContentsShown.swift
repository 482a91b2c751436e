import PortolanModel

/// Which of the things that a view or a modifier of the app's own is handed it shows in one place.
extension ViewWalk {
  /// Which arguments of a call are shown in a region, as far as they show views of the app's own. Two of them may end in the same
  /// modifier of the app's own, which says of neither that it is there.
  func contents(of call: Call, shownIn region: Region) -> [Int] {
    let shown = Set(region.allUses.map(\.location))
    let made = call.arguments.map { argument in
      var trial = self.trial
      let content = Region()
      trial.with(region: content) { $0.walk(content: argument.value) }
      return Set(content.allUses.map(\.location))
    }
    var times: [SourceLocation: Int] = [:]
    for place in made.joined() { times[place, default: 0] += 1 }
    let own = made.map { places in places.filter { times[$0] == 1 } }
    let known = own.indices.filter { !own[$0].isDisjoint(with: shown) }
    // What is shown for others that have more to show says nothing of one that has no more than they.
    let open = shown.subtracting(known.flatMap { made[$0] })
    return made.indices.filter { number in
      known.contains(number) || own[number].isEmpty && !made[number].isDisjoint(with: open)
    }
  }
}
