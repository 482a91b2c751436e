@testable import PortolanFacts

extension Dialect {
  /// Harbour: `.harbourDrawer(docked: $flag) { … }`, `HarbourLink("Cargo", to: …)`, `harbour.open(HelpView.self)`.
  static let harbour = Dialect(
    modifiers: [
      "harbourDrawer": { name, call, walk in
        guard let flag = call["docked"] else { return false }
        return PresentationCall(name: name, call: call, binding: flag).understand(&walk)
      },
      "open": { name, call, walk in
        guard case .member(.name("harbour", _)?, _, _) = call.callee,
          let page = call.arguments.first?.value.madeOfNamedType
        else { return false }
        walk.link(call, to: page, as: .custom("harbour"), form: "harbour.open(_:)")
        return true
      },
    ],
    presentations: ["harbourDrawer": .custom("harbourDrawer")],
    containers: [
      "HarbourLink": { name, call, walk in
        guard let page = call["to"], let label = call.arguments.first?.value else { return false }
        walk.link(
          call, to: page, as: .drillDown, form: "HarbourLink(to:)",
          title: walk.title(in: label))
        return true
      }
    ])
}
