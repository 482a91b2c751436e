/// What SwiftUI itself shows, by what it can do to the code around it.
enum PlainViews {
  /// Views that show something, or arrange others, and take nobody anywhere.
  static let showing: Set<String> = [
    "Text", "Image", "AsyncImage", "Label", "Color", "Divider", "Spacer", "EmptyView",
    "ProgressView",
    "Gauge", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Path", "Canvas",
    "LinearGradient", "RadialGradient", "AngularGradient", "VStack", "HStack", "ZStack",
    "LazyVStack",
    "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "GridItem", "Group", "GroupBox",
    "Section",
    "Form", "List", "ScrollView", "ScrollViewReader", "GeometryReader", "ViewThatFits",
    "TimelineView",
    "ForEach", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "AnyView",
    "ContentUnavailableView", "LabeledContent", "ToolbarItem", "ToolbarItemGroup",
  ]

  /// Of these, what says nothing by itself, or just a word.
  static let bare: Set<String> = [
    "Text", "EmptyView", "Color", "Spacer", "Divider", "ProgressView",
  ]

  /// Of these, those that show nothing but what they are given.
  static let stacks: Set<String> = ["VStack", "HStack", "ZStack", "Group"]

  /// And those around such a view that may fill the screen with it, or leave room beside it.
  static let containers = stacks.union([
    "AnyView", "Form", "GeometryReader", "ScrollView", "ScrollViewReader", "Spacer", "ViewThatFits",
  ])

  /// Values that views are made of.
  static let values: Set<String> = [
    "String", "URL", "UUID", "Date", "Int", "Double", "CGFloat", "CGSize", "CGPoint", "CGRect",
    "EdgeInsets", "UIEdgeInsets", "NSEdgeInsets", "Font", "Angle", "UIColor", "NSColor", "UIImage",
    "NSImage", "Binding", "Array",
    "Set", "IndexSet", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
  ]

  /// Whether a type of this name is no view, but says something of one: `Font`, `CircularProgressViewStyle`.
  static func isValue(_ name: String) -> Bool { values.contains(name) || name.hasSuffix("Style") }

  /// By what names views are handed what they show.
  static let contentLabels: Set<String> = [
    "content", "label", "destination", "root", "sidebar", "detail", "header", "footer",
  ]

  /// Views that do what the code around them says.
  static let acting: Set<String> = [
    "Button", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "DatePicker", "Slider",
    "Stepper", "ColorPicker", "Menu", "Link", "ShareLink", "EditButton", "PasteButton",
    "DisclosureGroup",
    "NavigationLink", "ControlGroup",
  ]

  /// Of these, those that only arrange what they are given.
  static let arranging: Set<String> = ["DisclosureGroup", "ControlGroup"]

  /// Of all these, those that are a part of something, and never a page.
  static let parts = acting.union([
    "Image", "AsyncImage", "Label", "Divider", "ProgressView", "Gauge",
  ])

  /// What is read or pressed, and is no mere sign that something is yet to come.
  static let signs = acting.union(["Text", "Image", "Label", "LabeledContent"])

  /// Views that take the room there is: what they show is a page, or most of one.
  static let filling: Set<String> = [
    "List", "Form", "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView",
    "TabView", "Map", "Table", "WebView", "VideoPlayer", "Canvas",
  ]

  /// Controls and signs of UIKit that a view may box.
  static let boxed: Set<String> = [
    "UITextField", "UITextView", "UILabel", "UIButton", "UISwitch", "UISlider", "UIStepper",
    "UISegmentedControl", "UIDatePicker", "UIPickerView", "UIPageControl", "UIProgressView",
    "UIActivityIndicatorView", "UIImageView", "UIVisualEffectView", "UISearchBar", "UIColorWell",
    "NSTextField", "NSSecureTextField", "NSButton", "NSImageView", "NSVisualEffectView",
    "NSProgressIndicator", "NSSearchField", "NSSlider", "NSSwitch",
  ]

  /// Whether SwiftUI has a modifier of this name that takes views.
  static func takesContent(_ name: String) -> Bool {
    modifiers.contains(name) || Dialects.presentations[name] != nil
      || ["contextMenu", "swipeActions"].contains(name)
  }

  /// Whether SwiftUI has a view of this name.
  static func isNamed(_ name: String) -> Bool {
    showing.contains(name) || acting.contains(name) || Dialects.isContainer(name)
  }

  /// Modifiers whose closures make views.
  static let modifiers: Set<String> = [
    "overlay", "background", "toolbar", "safeAreaInset", "mask", "listRowBackground", "tabItem",
    "navigationBarItems", "containerRelativeFrame", "visualEffect", "scrollTransition",
  ]

  /// Of these, those that lay something over a view, and behind it.
  static let decorating: Set<String> = ["overlay", "safeAreaInset"]
  static let backing: Set<String> = ["background"]

  /// Modifiers that run code while the pointer is over a view: by that the user does nothing yet.
  static let hovering: Set<String> = ["onHover", "onContinuousHover", "hoverEffect"]

  /// Modifiers that hand on what they are given: whoever reads it shows it.
  static let handingOn: Set<String> = ["environment", "transformEnvironment"]

  /// Modifiers to which a binding of an optional says something else than that something is shown.
  static let binding: Set<String> = [
    "focused", "accessibilityFocused", "searchable", "searchScopes", "searchFocused",
    "scrollPosition", "onChange", "onReceive", "animation", "transaction", "tag", "id", "task",
    "environment", "environmentObject", "preference", "navigationTitle", "searchSuggestions",
    "photosPicker", "dropDestination", "tabViewCustomization", "bind",
  ]
}

extension Call {
  var hasClosure: Bool {
    arguments.contains(where: \.isClosure)
  }
}

extension ViewWalk {
  /// Notes that something is constructed which is not the app's own.
  func note(foreign name: String) {
    let isContent = standing == .content || standing == .column
    region.note(foreign: name, depth: isContent ? depth : nil)
    if standing == .content, PlainViews.signs.contains(name) {
      region.note(Sign(arms: arms, depth: depth, isPicture: name == "Image"))
    }
  }
}

extension Region {
  /// So many places of signs are kept; more tell nothing new.
  private static let signLimit = 8

  fileprivate func note(_ sign: Sign) {
    let tellsNothingNew = signs.contains {
      $0.arms.isEmpty && $0.depth <= sign.depth && (!$0.isPicture || sign.isPicture)
    }
    if signs.count < Self.signLimit, !tellsNothingNew { signs.append(sign) }
  }

  /// Of content `depth` says how many views of the app's own it is handed to.
  fileprivate func note(foreign name: String, depth: Int?) {
    guard name.isWrittenAsType, !PlainViews.isValue(name) else { return }
    if PlainViews.showing.contains(name) {
      showsPlainViews = true
    } else if PlainViews.acting.contains(name) {
      (acts, holdsControls) = (true, true)
      showsPlainViews = true
    } else {
      holdsForeign = true
      return
    }
    plainContentDepth = [plainContentDepth, depth].compactMap(\.self).min()
    if PlainViews.containers.contains(name) { return }
    plainDetailDepth = [plainDetailDepth, depth].compactMap(\.self).min()
  }
}
