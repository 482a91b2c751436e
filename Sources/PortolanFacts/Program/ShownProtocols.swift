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

  /// What says how a control looks: code of its own around what the control shows.
  static let styles: Set<String> = [
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "MenuStyle",
    "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle", "DisclosureGroupStyle",
    "ControlGroupStyle", "LabeledContentStyle", "FormStyle", "TextEditorStyle",
    "DatePickerStyle",
  ]

  /// All that has a body which is shown.
  static let all = bars.union(contents).union(["View", "Scene", "Commands"])

  /// What such a body is called.
  static let bodies = ["body", "tableRowBody", "tableColumnBody"]

  /// What the body of a style is called.
  static let bodyOfStyle = "makeBody"
}

extension TypeSymbol {
  func inherits(anyOf names: Set<String>) -> Bool {
    inheritedNames.contains { names.contains($0) }
  }

  /// Whether it is put on views, of which it shows nothing by itself: a modifier, or a style of controls.
  var modifiesViews: Bool {
    inheritedNames.contains { $0 == "ViewModifier" || ShownProtocols.styles.contains($0) }
  }

  /// Whether it stands in SwiftUI for what UIKit or AppKit shows.
  var isBox: Bool { inherits(anyOf: ShownProtocols.wrappers) }
}
