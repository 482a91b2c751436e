import PortolanModel

extension Rule {
  /// Links that no state describes.
  static let fireAndForgetLink = Rule(
    id: "fire-and-forget-link",
    summary: "What a screen leads to is in its state.",
    defaultSeverity: "note",
    explanation: Explanation(
      finds: """
        Links that carry their destination instead of a value: `NavigationLink { … }`,
        `NavigationLink(destination:)`, `pushViewController`, a segue. One finding for each
        screen, without the links that comments leave out.
        """,
      matters: """
        Nobody outside can know that such a link is open, or open it: no URL leads behind it, no
        restored state, and no test. For leaves that nobody will ever want to link to it is the
        shortest way to say it.
        """,
      fires: """
        NavigationLink("Help") {
          HelpView()
        }
        """,
      passes: """
        Button("Help") {
          model.helpButtonTapped()  // destination = .help
        }
        .navigationDestination(isPresented: Binding($model.destination.help)) {
          HelpView()
        }
        """,
      instead: """
        A case of the screen's destination enum, and a presentation that is bound to it; or, in
        a stack, a value on its path.
        """
    ),
    check: { context in
      let advice = context.advice
      return context.screens.flatMap { screen in
        links(of: screen, context.ignores).map {
          finding(for: screen, $0, in: context.chart, advice)
        }
      }
    }
  )
}

private enum Message {
  case hasNoState(what: String, screen: String)
  case haveNoState(Int, what: String, screen: String)
  case leadTo([String])
  case isKept(form: String)
  case isConstant(form: String)
  case another(form: String)
  case anotherKept(form: String)
  case anotherConstant(form: String)

  var text: String {
    switch self {
    case .hasNoState(let what, let screen): "a \(what) of '\(screen)' has no state"
    case .haveNoState(let count, let what, let screen):
      "\(count) \(what)s of '\(screen)' have no state"
    case .leadTo(let screens):
      "no state says that the user is at \(screens.quoted(conjunction: "or"))"
    case .isKept(let form): "'\(form)' is bound to state that a view within keeps to itself"
    case .isConstant(let form): "'\(form)' is bound to a constant, so that it is there all the time"
    case .another(let form): "a '\(form)' without state"
    case .anotherKept(let form): "a '\(form)' by state that a view within keeps to itself"
    case .anotherConstant(let form): "a '\(form)' by a constant"
    }
  }
}

/// The links that carry their destination, each list for a finding of its own: those that one comment leaves out, and the rest.
private func links(of screen: Screen, _ ignores: Ignores) -> [[Link]] {
  // A window is opened by the system, which keeps the state.
  let links = screen.links.filter { $0.value == nil && $0.presentation.isBuiltIn }
  if links.isEmpty { return [] }
  if ignores.comments.isEmpty { return [links] }
  let byComment = Dictionary(grouping: links) { link in
    ignores.comment(leavingOut: Rule.fireAndForgetLink.id, at: link.location)
  }
  return byComment.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.map(\.value)
}

private func finding(
  for screen: Screen, _ links: [Link], in chart: Chart, _ advice: AdviceContext
) -> Finding {
  var (seen, named, tabs): (Set<Screen.ID>, Set<Place>, Set<Tab>) = ([], [], [])
  // What one place leads to in each build, by a view of one name, is one link.
  let links = links.filter { link in
    named.insert(
      Place(location: link.location, view: link.leadsTo.flatMap(chart.screen)?.viewName)
    ).inserted
      // No bar has a tab twice: what is written for each of several systems, by `if #available`, is one.
      && (link.presentation != .tab || link.title == nil
        || tabs.insert(Tab(title: link.title, screen: link.leadsTo)).inserted)
  }
  // Namesakes, of which each build has one, are one case, and told once.
  var views: Set<[String?]> = []
  let targets = links.compactMap { $0.leadsTo.flatMap(chart.screen) }
    .filter { seen.insert($0.id).inserted && views.insert([$0.viewName, $0.modelName]).inserted }
  let what = links.allSatisfy { $0.presentation == .tab } ? "tab" : "link"
  return Finding(
    rule: Rule.fireAndForgetLink.id,
    severity: .note,
    screen: screen.id,
    message: links.count == 1
      ? Message.hasNoState(what: what, screen: screen.type).text
      : Message.haveNoState(links.count, what: what, screen: screen.type).text,
    notes: (targets.isEmpty ? [] : [Message.leadTo(targets.map(\.viewName)).text])
      + [links[0].explanation].compactMap { $0?.text },
    extent: links.count,
    fix: targets.isEmpty || targets.count > longestFix || links.contains { $0.presentation == .tab }
      ? nil : fix(for: screen, targets, advice),
    location: links[0].location,
    related: links.dropFirst().map { .init(message: $0.mention.text, location: $0.location) })
}

/// What is written on a tab, and where it leads.
private struct Tab: Hashable {
  var title: String?
  var screen: Screen.ID?
}

/// Where a link stands, and what the view is called to which it leads.
private struct Place: Hashable {
  var location: SourceLocation
  var view: String?
}

extension Link {
  /// Why it has no state though it is bound to something.
  fileprivate var explanation: Message? {
    if isConstant { return .isConstant(form: form) }
    return isKeptWithin ? .isKept(form: form) : nil
  }

  /// What is said of it beside another one.
  fileprivate var mention: Message {
    if isConstant { return .anotherConstant(form: form) }
    return isKeptWithin ? .anotherKept(form: form) : .another(form: form)
  }

  /// Whether a constant says that it is there: `sheet(isPresented: .constant(true))`.
  private var isConstant: Bool { form.contains(".constant(") }

  /// Whether it is bound to state all the same, which a row or a wrapper keeps, so that nobody outside can tell or set it.
  private var isKeptWithin: Bool {
    // Most have no label, and to search for text is slow.
    form.utf8.contains(UInt8(ascii: ":"))
      && ["isActive:", "isPresented:", "item:", "selection:"].contains(where: form.contains)
  }
}

extension Presentation {
  fileprivate var isBuiltIn: Bool { if case .custom = self { false } else { true } }
}

/// The enum that would hold the links, beside what the screen presents already.
private func fix(for screen: Screen, _ targets: [Screen], _ advice: AdviceContext) -> String {
  // Where the view keeps to itself what it presents already, that is where the links go.
  let isOfView =
    screen.modelName == nil
    || screen.keepsNothingInClass && screen.slots.contains { $0.storage == .state }
  let linked = Slot(
    name: "destination", arity: .atMostOne, encoding: .optionalEnum,
    storage: isOfView ? .state : .owned, origin: .declared,
    destinations: targets.map { target in
      Destination(
        name: CaseName.forType(target.viewName),
        // What a view shares with others nobody hands it.
        payload: target.kind == .view
          ? [] : target.modelName.map { [Payload(type: $0, role: .state)] } ?? [],
        presentation: .drillDown, leadsTo: target.id, origin: .declared)
    })
  let present = screen.presentingSlots
  return DestinationEnum(for: screen, replacing: present + [linked], in: advice).text
}

/// An enum of more cases than this helps nobody.
private let longestFix = 20
