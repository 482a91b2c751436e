import PortolanModel

/// Scenes of one app that each present something by themselves: every window is a screen of its own, and only the first of them is the
/// app's. The others are screens that are called as their scenes are.
extension ViewWalk {
  /// Makes screens of the scenes that present by themselves beside the first such scene of their app: what stands in their content is
  /// theirs, not the app's.
  mutating func separateScenes(_ regions: inout [ObjectIdentifier: Region]) {
    var hosts: [TypeSymbol] = []
    for case let host? in scenes.map(\.host) where !hosts.contains(where: { $0 === host }) {
      hosts.append(host)
    }
    for host in hosts {
      let presenting = scenes.indices.filter { scenes[$0].host === host && presents(scenes[$0]) }
      var symbols: [SceneName: TypeSymbol] = [:]
      // The app's window stands for the app, wherever it is written.
      let window = scenes.indices.first { scenes[$0].host === host && !scenes[$0].isOpenedLater }
      guard
        let first = (presenting.first { $0 == window } ?? presenting.first).map({ scenes[$0] })
      else { continue }
      for number in presenting where SceneName(scenes[number]) != SceneName(first) {
        guard case .region(let region) = scenes[number].content,
          !isElsewhere(scenes[number], than: first)
        else { continue }
        let name = SceneName(scenes[number])
        let symbol = symbols[name] ?? screen(of: scenes[number], named: name, in: host)
        symbols[name] = symbol
        hand(scenes[number], region, to: symbol)
        regions[ObjectIdentifier(host)]?.presented.removeAll { $0 === region }
        let shown = regions[ObjectIdentifier(symbol)] ?? Region()
        shown.absorb(region)
        regions[ObjectIdentifier(symbol)] = shown
        scenes[number].screen = symbol
      }
    }
  }

  /// Whether no build has both scenes: then one stands for the other.
  private func isElsewhere(_ scene: SceneSite, than other: SceneSite) -> Bool {
    Branches.exclude([scene.condition, other.condition].compactMap { $0 })
  }

  /// What there is to tell a scene by: of two that have it in common, be it on two systems, nobody could open one.
  private struct SceneName: Hashable {
    var kind: String
    var id: String?

    init(_ scene: SceneSite) { (kind, id) = (scene.kind, scene.id) }

    /// `Settings`, `WindowExtras`
    var text: String {
      let letters = (id ?? "").filter { $0.isLetter || $0.isNumber }
      return kind + letters.prefix(1).uppercased() + letters.dropFirst()
    }
  }

  /// Whether a scene's own code presents by its app's state, or leads somewhere.
  private func presents(_ scene: SceneSite) -> Bool {
    guard let host = scene.host, case .region = scene.content else { return false }
    func isOwn(_ path: StatePath?) -> Bool {
      guard let path else { return false }
      return path.owner === host
        || program.objects(heldBy: host).contains { $0.symbol === path.owner }
    }
    return sites[scene.sites].contains { $0.host === host && isOwn($0.path) }
      || containers[scene.containers].contains { $0.host === host && isOwn($0.path) }
      || links[scene.links].contains { $0.host === host }
  }

  private func screen(
    of scene: SceneSite, named name: SceneName, in host: TypeSymbol
  ) -> TypeSymbol {
    let location = scene.location
    var declaration = Declaration(
      kind: .struct, name: host.nested[name.text] == nil ? name.text : name.text + "Scene",
      position: Position(
        line: location.line, column: location.column, endColumn: location.endColumn ?? 0))
    declaration.inherits = [TypeReference("Scene")]
    let symbol = TypeSymbol(
      declaration, module: host.module,
      file: program.files.firstIndex { $0.path == location.file } ?? host.file, outer: host)
    // It has the app's objects as whoever is lent them.
    for object in program.objects(heldBy: host) {
      var property = object.member.declaration
      property.attributes = [Attribute(name: "EnvironmentObject")]
      symbol.add(Member(property, file: object.member.file))
    }
    symbol.complete()
    program.add(sceneScreen: symbol, of: host)
    return symbol
  }

  /// Hands what stands in a scene's content to the scene's own screen.
  private mutating func hand(_ scene: SceneSite, _ region: Region, to symbol: TypeSymbol) {
    for number in scene.sites where sites[number].host === scene.host {
      sites[number].host = symbol
    }
    for number in scene.containers where containers[number].host === scene.host {
      containers[number].host = symbol
    }
    for number in scene.links where links[number].host === scene.host {
      links[number].host = symbol
    }
    var waiting = [region]
    while let next = waiting.popLast() {
      for number in next.uses.indices where next.uses[number].host === scene.host {
        next.uses[number].host = symbol
      }
      for number in next.selections.indices where next.selections[number].host === scene.host {
        next.selections[number].host = symbol
      }
      for number in next.conditionals.indices where next.conditionals[number].host === scene.host {
        next.conditionals[number].host = symbol
      }
      for number in next.coverings.indices where next.coverings[number].host === scene.host {
        next.coverings[number].host = symbol
      }
      waiting += next.alternatives + next.presented + next.conditionals.map(\.region)
    }
  }

  /// What each view shows in place. Of an app that stands for one of its scenes, what its others show is in other windows, where they
  /// neither are handed nor show what is the app's.
  func regionsInPlace(_ regions: [ObjectIdentifier: Region]) -> [ObjectIdentifier: Region] {
    var found = regions
    for scene in scenes {
      guard let host = scene.host, case .region(let region) = scene.content, !presents(scene),
        scenes.contains(where: { $0.host === host && presents($0) }),
        region.allUses.allSatisfy({ use in
          !use.view.modifiesViews && !use.view.wrapsContent && use.paths.isEmpty
        }), let whole = found[ObjectIdentifier(host)]
      else { continue }
      let others = Region()
      others.absorb(whole)
      others.presented.removeAll { $0 === region }
      found[ObjectIdentifier(host)] = others
    }
    return found
  }
}
