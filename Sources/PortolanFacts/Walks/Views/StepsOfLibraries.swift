import PortolanModel

/// Containers of libraries that were not read and show one after the other what they are given:
/// `StepStack { HelloView(); TermsView() }`, whose pages take what leads on from the container,
/// `@Environment(StepStack.Path.self) private var path`. Which of them is there, only the library knows.
extension ViewWalk {
  /// Leads to each page that such a container is given; `false` for any other.
  mutating func lead(throughUnread name: String, _ call: Call) -> Bool {
    guard !isInOwnCode, region !== action, let taking = program.viewsTakingObjects[name] else {
      return false
    }
    let shown = Region()
    with(part: shown, surroundings: .wrapper) { $0.walkArguments(of: call) }
    let pages = shown.uses.indices.filter {
      shown.uses[$0].depth == depth && shown.uses[$0].standing == .content
    }
    let goingOn = pages.filter { taking.holds(shown.uses[$0].view) }
    guard goingOn.count > 1 else {
      region.absorb(shown)
      return true
    }
    note(foreign: name)
    let outer = shown.uses.prefix(pages[0])
    for number in pages {
      let page = Region()
      page.uses = [shown.uses[number]] + shown.given(toUse: number)
      region.presented.append(page)
      links.append(
        LinkSite(
          form: name, presentation: .custom(NavigationWords.memberName(ofType: name)), host: host,
          region: page, location: shown.uses[number].location, surroundings: .wrapper,
          condition: shown.uses[number].condition, isInBranch: !shown.uses[number].arms.isEmpty))
    }
    shown.uses = Array(outer)
    region.absorb(shown)
    return true
  }
}

extension Program {
  /// By the types that no file declares which was read, the views that take from the environment what belongs to these.
  func viewsTakingByOuterType() -> [String: ViewsTaking] {
    var found: [String: ViewsTaking] = [:]
    for view in types where view.isView {
      for property in view.storedProperties {
        guard let name = property.outerTypeTaken,
          type(named: name, in: view, file: property.file) == nil
        else { continue }
        found[name, default: ViewsTaking()].insert(view)
      }
    }
    return found
  }

  struct ViewsTaking {
    private var views: Set<ObjectIdentifier> = []

    func holds(_ view: TypeSymbol) -> Bool { views.contains(ObjectIdentifier(view)) }

    fileprivate mutating func insert(_ view: TypeSymbol) { views.insert(ObjectIdentifier(view)) }
  }
}

extension Member {
  /// The type in which the one is nested of which a property takes an object from the environment: `StepStack` of
  /// `@Environment(StepStack.Path.self) var path`, and of `@EnvironmentObject var path: StepStack.Path`.
  fileprivate var outerTypeTaken: String? {
    if let taken = attribute("Environment")?.arguments.first?.value {
      guard case .member(.member(.name(let name, _)?, _, _)?, "self", _) = taken else { return nil }
      return name
    }
    guard attribute("EnvironmentObject") != nil, let type = declaration.type?.name,
      let dot = type.firstIndex(of: ".")
    else { return nil }
    return String(type[..<dot])
  }
}
