import FixtureModels
import PortolanModel
import Testing

@testable import PortolanExport

@Suite struct MermaidTests {
  @Test func wiki() throws {
    #expect(
      DiagramFormat.mermaid.render(try Diagram(.graph, of: try Chart(.wiki))) == """
        flowchart LR
          NscreenQXWikiQYAppModel["App<br/>AppModel"]
          NleafQXWikiQYAppModelQXpathQXletter("letter")
          NscreenQXWikiQYCounterModel["Counter<br/>CounterModel"]
          NleafQXWikiQYCounterModelQXfactQXfact("fact")
          NscreenQXWikiQYAppModel -->|"counter · drill#45;down"| NscreenQXWikiQYCounterModel
          NscreenQXWikiQYAppModel -->|"drill#45;down"| NleafQXWikiQYAppModelQXpathQXletter
          NscreenQXWikiQYCounterModel -->|"presents"| NleafQXWikiQYCounterModelQXfactQXfact
          classDef rootBox fill:#274568,stroke:#274568,color:#fefefe
          class NscreenQXWikiQYAppModel rootBox
          classDef drillDownBox fill:#eaf7f2,stroke:#00745a,color:#1f2733
          class NleafQXWikiQYAppModelQXpathQXletter drillDownBox
          classDef screenBox fill:#e7edf6,stroke:#b9c5d4,color:#16263d
          class NscreenQXWikiQYCounterModel screenBox
          classDef unknownBox fill:#f4f4f5,stroke:#4f5763,color:#1f2733
          class NleafQXWikiQYCounterModelQXfactQXfact unknownBox
          linkStyle 0,1 stroke:#00745a,stroke-width:1.5px
          linkStyle 2 stroke:#4f5763,stroke-width:1.5px

        """)
  }

  /// A tab of the system's views alone is a box with what is written on it.
  @Test func aLinkToNobodyIsCalledAsItIsTitled() throws {
    var model = NavigationModel.wiki
    model.screens[0].links = ["Filters", "Accounts"].enumerated().map { number, title in
      var link = Link(
        form: "TabView", presentation: .tab,
        location: SourceLocation(file: "Wiki.swift", line: number + 1, column: 1))
      link.title = title
      return link
    }
    let text = DiagramFormat.mermaid.render(try Diagram(.graph, of: try Chart(model)))
    #expect(text.contains("(\"Filters\")"))
    #expect(text.contains("(\"Accounts\")"))
    #expect(!text.contains("(\"TabView\")"))
  }

  /// Every line has one of these shapes, whatever the names: what is in quotes holds no quote and nothing that Mermaid
  /// reads but character codes.
  @Test(arguments: NavigationModel.hostileNames)
  func aNameStaysInItsQuotes(name: String) throws {
    let chart = try Chart(.hostile(name))
    for view in [DiagramView.graph, .tree, .screen("M.\(name)")] {
      let text = DiagramFormat.mermaid.render(try Diagram(view, of: chart))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.first == "flowchart LR")
      for line in lines.dropFirst() {
        #expect(
          line.wholeMatch(
            of: #/  N[A-Za-z]+[\[(]"(?:[^"`<>:|{}\[\]()\\&;#]|#\w+;|<br/>)*"[\])]/#) != nil
            || line.wholeMatch(
              of:
                #/  N[A-Za-z]+ (?:-->|-\.->|==>)(?:\|"(?:[^"`<>:|{}\[\]()\\&;#]|#\w+;)*"\|)? N[A-Za-z]+/#
            )
              != nil
            || line.wholeMatch(
              of: #/  (?:classDef [A-Za-z]+|linkStyle [0-9,]+) [a-z0-9#:,.\-]+/#) != nil
            || line.wholeMatch(of: #/  class N[A-Za-z,]+ [A-Za-z]+/#) != nil,
          "\(line)")
      }
    }
  }

  /// Mermaid refuses more than 50,000 characters unless it is told not to.
  @Test func sixtyScreensAreNotTooMany() throws {
    let text = DiagramFormat.mermaid.render(
      try Diagram(.graph, of: try Chart(.synthetic(screens: 60, modules: 5))))
    #expect(text.count < 50_000)
    #expect(text.contains("\n  subgraph NmoduleQXModuleQda[\"Module0\"]\n"))
  }
}
