import PortolanModel

/// Segues to scenes of storyboards that were not read, as a library's: what code takes their destinations for says where they lead.
extension ViewWalk {
  /// Leads each controller's segues of which no more is known to what its `prepare(for:sender:)` casts their destinations to: where the
  /// names don't say which is which, the cast leads there itself.
  mutating func leadSegues() {
    var seen: Set<ObjectIdentifier> = []
    for host in links.filter(\.isUntoldSegue).compactMap(\.host)
    where seen.insert(ObjectIdentifier(host)).inserted {
      leadSegues(of: host)
    }
  }

  private mutating func leadSegues(of host: TypeSymbol) {
    let own = links.indices.filter { links[$0].host === host }
    let known = own.compactMap { links[$0].region?.firstPage?.view }
    var pages = castDestinations(of: host).filter { page in !known.contains { $0 === page.symbol } }
    var untold = own.filter { links[$0].isUntoldSegue }
    for number in untold {
      let names = namesOfSegue(at: links[number].location, of: host)
      guard let match = pages.firstIndex(where: { names.contains($0.symbol.wordOfSegue) }) else {
        continue
      }
      links[number].region = page(pages.remove(at: match), of: host)
      untold.removeAll { $0 == number }
    }
    if pages.count == 1, untold.count == 1 {
      links[untold[0]].region = page(pages.removeFirst(), of: host)
    }
    for cast in pages {
      environment = Environment(scope: host, file: cast.file)
      links.append(
        LinkSite(
          form: "prepare(for:sender:)", presentation: .link, host: host,
          region: page(cast, of: host), location: location(cast.position)))
    }
  }

  private typealias CastDestination = (symbol: TypeSymbol, file: Int, position: Position)

  /// The controllers for which a controller's code takes what its segues lead to.
  private func castDestinations(of host: TypeSymbol) -> [CastDestination] {
    var found: [CastDestination] = []
    for member in host.members(named: "prepare") {
      (member.declaration.body ?? []).visit { expression in
        guard
          case .call(.name(StoryboardNames.destinations, _), let types, let position) = expression
        else { return }
        for case .type(let type) in types.map(\.value) {
          guard let symbol = program.resolve(type, in: host, file: member.file).ownSymbol,
            symbol.isController, !symbol.wrapsContent,
            !found.contains(where: { $0.symbol === symbol })
          else { continue }
          found.append((symbol, member.file, position))
        }
      }
    }
    return found
  }

  /// What a segue is called in a storyboard, and the scene to which it leads.
  private func namesOfSegue(at place: SourceLocation, of host: TypeSymbol) -> Set<String> {
    var names: Set<String> = []
    for member in host.members {
      let path = program.files[member.file].path
      (member.declaration.body ?? []).visit { expression in
        guard case .call(.name(StoryboardNames.segue, _), let arguments, let position) = expression,
          position.location(in: path) == place
        else { return }
        if StoryboardNames.isSegue(member.name) { names.insert(member.name) }
        for case .name(let scene, _) in arguments.map(\.value) {
          names.formUnion(scene.split(separator: " ").map(String.init))
        }
      }
    }
    return Set(names.map(\.wordOfSegue))
  }

  private mutating func page(_ cast: CastDestination, of host: TypeSymbol) -> Region {
    let shown = Region()
    environment = Environment(scope: host, file: cast.file)
    with(region: shown) {
      $0.use(cast.symbol, arguments: [:], isMade: false, at: cast.position)
    }
    return shown
  }
}

extension LinkSite {
  fileprivate var isUntoldSegue: Bool { form.hasPrefix("segue(") && region == nil }
}

extension TypeSymbol {
  fileprivate var wordOfSegue: String { name.wordOfSegue }
}

extension String {
  /// What is left of the name of a segue, a scene or a controller without what only says that it is one: `jars` of `showJars`,
  /// `JarsViewController`.
  fileprivate var wordOfSegue: String {
    var word = lowercased().filter { $0.isLetter || $0.isNumber }
    for prefix in ["segue", "show", "present", "to"] where word.hasPrefix(prefix) {
      word.removeFirst(prefix.count)
    }
    for suffix in ["segue", "controller", "view", "vc"] where word.hasSuffix(suffix) {
      word.removeLast(suffix.count)
    }
    return word
  }
}
