import FixtureModels
import Foundation
import PortolanModel
import Testing

@testable import PortolanExport

/// Proves with Graphviz itself that what is written is what is shown.
@Suite(.enabled(if: Graphviz.isInstalled)) struct RenderingTests {
  @Test(arguments: NavigationModel.hostileNames, ["graph", "tree", "screen"])
  func everyNameComesOutAsItIs(name: String, view: String) throws {
    let chart = try Chart(.hostile(name))
    let views: [String: DiagramView] = [
      "graph": .graph, "tree": .tree, "screen": .screen("N.\(name)"),
    ]
    let diagram = try Diagram(
      try #require(views[view]), of: chart,
      options: .init(
        findings: [
          Finding(
            rule: "r", severity: .error, screen: "M.\(name)", slot: name, message: "said \(name)")
        ],
        sourceURL: { "https://example.com/?file=\($0.file)&line=\($0.line)" }))
    let svg = try Graphviz.svg(DiagramFormat.dot.render(diagram))

    let plain = SVGReading(svg)
    #expect(plain.error == nil)
    let dressed = SVGReading(SVGDressing(diagram).dress(svg))
    #expect(dressed.error == nil)
    #expect(dressed.texts == plain.texts)
    #expect(dressed.tooltips == plain.tooltips)
    #expect(Set(dressed.ids).count == dressed.ids.count)
    for forbidden in ["image", "script", "foreignObject"] {
      #expect(!dressed.elements.contains(forbidden))
    }

    let shown = dressed.texts.joined(separator: "\n")
    #expect(shown.contains(legible(name)))
    #expect(dressed.tooltips.contains { $0.contains(legible(name, limit: 160)) })
    let links = dressed.links.filter { $0.hasPrefix("https://example.com/?file=") }
    #expect(view == "screen" || !links.isEmpty || name.utf8.count > 2_000)
    #expect(links.allSatisfy { $0.hasSuffix("&line=3") })
  }

  @Test func everyElementHasItsIDAndItsWords() throws {
    let diagram = try Diagram(.graph, of: try Chart(.inventory))
    let svg = SVGReading(SVGDressing(diagram).dress(try Graphviz.svg(dotText(of: diagram))))
    #expect(Set(svg.ids).isSuperset(of: diagram.nodes.map(\.id) + diagram.lines.map(\.id)))
    #expect(Set(svg.titles).isSuperset(of: diagram.nodes.map(\.name) + diagram.lines.map(\.name)))
    #expect(svg.titles.contains("Inventory: add, sheet leads to Item"))
    #expect(svg.classes["screen-AppFeature.AppModel"] == "node screen root")
    #expect(
      svg.classes["line-InventoryFeature.InventoryModel-destination-add"] == "edge line sheet")
  }

  /// A colour that Graphviz wrote in another way than we did would stay as it is on a dark page.
  @Test func everyColourHasADarkPartner() throws {
    let chart = try Chart(.synthetic(screens: 24, modules: 2))
    let findings = Severity.allCases.map {
      Finding(
        rule: "r", severity: $0, screen: "Module0.Screen\($0 == .error ? 1 : 2)Model",
        slot: "destination", message: "m")
    }
    let known = Set(Palette.all.map(\.light) + ["none", "transparent"])
    for view in [DiagramView.graph, .tree] {
      let svg = try Graphviz.svg(
        dotText(of: try Diagram(view, of: chart, options: .init(findings: findings))))
      let colours = Set(svg.matches(of: #/(?:fill|stroke)="([^"]*)"/#).map { String($0.1) })
      #expect(colours.subtracting(known) == [])
      #expect(colours.contains(Palette.badge(.error).light))
    }
  }

  @Test func theSameBytesTwice() throws {
    let chart = try Chart(.synthetic(screens: 12, modules: 2))
    func render() throws -> String {
      let diagram = try Diagram(.graph, of: chart)
      return SVGDressing(diagram).dress(try Graphviz.svg(dotText(of: diagram)))
    }
    #expect(try render() == render())
  }
}
