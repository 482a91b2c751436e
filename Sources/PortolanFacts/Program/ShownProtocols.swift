/// What SwiftUI calls that which is shown, by the protocols to which it conforms.
enum ShownProtocols {
  /// What stands in bars: it is no part of what a page is for.
  static let bars: Set<String> = ["ToolbarContent", "CustomizableToolbarContent"]

  /// What stands in a view of the system's: on a map, in a chart, in a table, as a tab.
  static let contents: Set<String> = [
    "MapContent", "ChartContent", "TableRowContent", "TableColumnContent", tabs,
  ]

  static let tabs = "TabContent"

  /// What shows a view or a controller of UIKit's or AppKit's.
  static let wrappers: Set<String> = [
    "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable",
    "NSViewRepresentable",
  ]

  /// All that has a body which is shown.
  static let all = bars.union(contents).union(["View", "Scene", "Commands"])

  /// What such a body is called.
  static let bodies = ["body", "tableRowBody", "tableColumnBody"]
}

extension TypeSymbol {
  func inherits(anyOf names: Set<String>) -> Bool {
    inheritedNames.contains { names.contains($0) }
  }

  /// Whether it stands in SwiftUI for what UIKit or AppKit shows.
  var isBox: Bool { inherits(anyOf: ShownProtocols.wrappers) }
}
