import PortolanModel

extension ViewWalk {
  /// Notes that a call leads to what some content shows, and no state says so: `HarbourLink("Cargo", to: CargoView())`.
  ///
  /// - Parameters:
  ///   - content: A view, a closure that makes one, or whatever else stands for one.
  ///   - form: The call as it is written, without what is particular to this one: `HarbourLink(to:)`.
  ///   - title: What is written on it.
  ///   - handed: The property of the host that is handed where it leads.
  ///   - around: What stands around the content, where the presentation does not tell.
  mutating func link(
    _ call: Call, to content: Expression?, as presentation: Presentation, form: String,
    title: String? = nil, handed: StatePath? = nil, around: Surroundings? = nil
  ) {
    let shown = Region()
    region.presented.append(shown)
    links.append(
      LinkSite(
        form: form, presentation: presentation, host: host, region: shown,
        location: location(call.position), surroundings: surroundings, condition: condition,
        title: title, isInBranch: !arms.isEmpty, handed: handed))
    guard let content else { return }
    // A button's action leads there, but what is there is none of its doing.
    let outer = isInEvent
    isInEvent = false
    with(
      region: shown, rows: false, list: false,
      surroundings: around ?? (presentation == .drillDown ? nil : .modal)
    ) { $0.walk(content: content, [.unknown]) }
    isInEvent = outer
  }
}

extension Expression {
  /// What is made of the type that an argument names: of `CargoView.self` it is `CargoView()`.
  var madeOfNamedType: Expression? {
    guard case .member(let type?, "self", let position) = self else { return nil }
    return .call(type, [], position)
  }
}
