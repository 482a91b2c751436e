import PortolanKit

final class ListModel {
  enum Destination { case add, help }
  var destination: Destination?
}

let chart = try Chart(NavigationModel(reflecting: ListModel.self))
for place in chart.places() { print(place) }
for finding in Checker().findings(in: chart) { print(finding.message) }
print(DiagramFormat.mermaid.render(try Diagram(.graph, of: chart)))
