import PortolanModel

extension Rule {
  /// A screen that no way from a root leads to.
  static let unreachableScreen = Rule(
    id: "unreachable-screen",
    summary: "Every screen can be reached from where the user starts.",
    defaultSeverity: "warning",
    explanation: Explanation(
      finds: """
        A screen to which no chain of destinations, inline children, rows, tabs and links
        leads from a root. Of screens that only lead to each other, the first is told. Asked
        only where the roots are known: an app's scenes, or what somebody named; and not of
        modules of which nothing is reached, for they may be another app's. Nor of one app's
        screen where another app has one of that name, for code that both compile leads to
        either.
        """,
      matters: """
        No user has seen it for some time. It is either left over, or the way to it was lost,
        and nobody noticed.
        """,
      fires: """
        @main struct ShopApp: App {
          var body: some Scene {
            WindowGroup { ShopView() }
          }
        }

        struct ShopView: View {
          var body: some View { Text("Shop") }
        }

        struct OrdersView: View {
          @State var isHelpPresented = false

          var body: some View {
            Button("Help") { isHelpPresented = true }
              .sheet(isPresented: $isHelpPresented) { HelpView() }
          }
        }
        """,
      passes: """
        struct ShopView: View {
          @State var isOrdersPresented = false

          var body: some View {
            Button("Orders") { isOrdersPresented = true }
              .sheet(isPresented: $isOrdersPresented) { OrdersView() }
          }
        }
        """,
      instead: """
        Lead to it from a screen that can be reached, or delete it. If it is a start of its own,
        name it: `--root OrdersView`.
        """
    ),
    isAboutAbsence: true,
    check: { context in
      let chart = context.chart
      guard chart.model.roots.contains(where: { $0.how != .unpresented }) else { return [] }
      let targets = Ways(chart).targets
      var reached = Reached(from: chart.roots, along: targets)
      let modules = Set(
        context.screens.indices.filter { reached[$0] }.map { context.screens[$0].module })
      let apps = Set(
        chart.roots.map { chart.model.screens[$0].module }
          + chart.model.roots.flatMap { $0.targets ?? [] })
      let namesakes = Dictionary(
        grouping: context.screens.indices.filter { reached[$0] }.map { context.screens[$0] }
          .filter { apps.contains($0.module) },
        by: \.type
      ).mapValues { $0.map(\.module) }
      // What could not be resolved may be the way there, and from there on.
      let unresolved = chart.unresolvedNames
      for screen in chart.model.screens.indices
      where !unresolved.isDisjoint(with: chart.model.screens[screen].typeNames) {
        _ = reached.reach(screen)
      }
      let unreached = chart.model.screens.indices.filter { !reached[$0] }
      return EntryPoints(among: unreached, along: targets).nodes.compactMap { entry in
        let screens = reached.reach(entry).sorted().map { chart.model.screens[$0] }
        let screen = chart.model.screens[entry]
        // State without a view is no screen that a user would miss.
        guard screen.hasView, modules.contains(screen.module) else { return nil }
        // One file of two targets is read as that of the first.
        if apps.contains(screen.module),
          namesakes[screen.type, default: []].contains(where: { $0 != screen.module })
        {
          return nil
        }
        return finding(for: screen, leadingTo: screens.filter { $0.id != screen.id })
      }
    }
  )
}

private enum Message {
  case noWayLeads(to: String)
  case norTo([String])

  var text: String {
    switch self {
    case .noWayLeads(let screen): "no way leads from a root to '\(screen)'"
    case .norTo(let screens): "nor to what it leads to: \(screens.quoted())"
    }
  }
}

private func finding(for screen: Screen, leadingTo others: [Screen]) -> Finding {
  Finding(
    rule: Rule.unreachableScreen.id,
    severity: .warning,
    screen: screen.id,
    message: Message.noWayLeads(to: screen.type).text,
    notes: others.isEmpty ? [] : [Message.norTo(others.map(\.type)).text],
    location: screen.location)
}

extension Chart {
  /// The words in what a reader could not resolve.
  fileprivate var unresolvedNames: Set<String> {
    Set(model.unresolved.flatMap(\.what.names))
  }
}
