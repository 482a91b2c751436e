/// What the roots of an app are called where it has several: `Settings/general` is the place `general` of the root `Settings`.
package struct RootLabels: Sendable {
  /// By the id of its screen; empty for an app of one root.
  private var labels: [Screen.ID: String] = [:]

  package init(of chart: Chart) {
    let screens = chart.roots.map { chart.model.screens[$0] }
    guard Set(screens.map(\.id)).count > 1 else { return }
    let types = Dictionary(grouping: screens, by: \.type)
    for screen in screens {
      let isAlone = Set(types[screen.type]!.map(\.id)).count == 1
      labels[screen.id] = isAlone ? screen.type : screen.id
    }
  }

  /// A place from its root on, be this the only one or not: `/` or `Settings/` for the root itself.
  ///
  /// - Parameter text: What ``Place/text`` is.
  package func text(_ text: String, of root: Screen.ID) -> String {
    "\(labels[root] ?? "")/\(text)"
  }

  /// What tells a place from that of another root; its text alone where there is one root.
  package func qualified(_ text: String, of root: Screen.ID) -> String {
    labels.isEmpty && !text.isEmpty ? text : self.text(text, of: root)
  }
}
