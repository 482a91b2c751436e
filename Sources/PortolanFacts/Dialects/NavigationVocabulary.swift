/// The words by which a file says that it may navigate: what dialects know, and what SwiftUI, UIKit and the Composable
/// Architecture call navigation and the places where it begins. Files without any of them can be read for what others mention alone.
public enum NavigationVocabulary {
  /// Identifiers; of an attribute with its `@`.
  public static let words: Set<String> = {
    var words = beginnings.union(state).union(composable).union(menus)
    for dialect in Dialects.all {
      words.formUnion(dialect.modifiers.keys)
      words.formUnion(dialect.containers.keys)
      words.formUnion(dialect.assignments.keys)
    }
    words.formUnion(KnownControllers.containers)
    words.formUnion(KnownControllers.dialogs)
    words.formUnion(KnownTypes.navigationWrappers)
    words.formUnion(KnownTypes.dialogs.keys)
    words.formUnion(KnownTypes.erasedPaths)
    words.formUnion(systemNames.keys)
    return words.subtracting(common)
  }()

  /// What libraries call what SwiftUI has, argument for argument: code that says these names is read as if it said SwiftUI's. The first
  /// are NavigationBackport's, for older systems.
  private static let systemNames = [
    "NBNavigationStack": "NavigationStack", "NBNavigationPath": "NavigationPath",
    "NBNavigationLink": "NavigationLink", "nbNavigationDestination": "navigationDestination",
  ]

  /// With what these begin: each name that code says is asked.
  private static let initials = Array(Set(systemNames.keys.compactMap(\.utf8.first)))

  /// What code means by a name that it uses.
  public static func meaning(of name: String) -> String {
    guard let first = name.utf8.first, initials.contains(first) else { return name }
    return systemNames[name] ?? name
  }

  /// What shows something: a file that mentions one of these matters once it mentions what navigates.
  public static let showing = ShownProtocols.all.union(ShownProtocols.wrappers)
    .union(ShownProtocols.styles).union([
      "ViewModifier", "ViewBuilder", "NSWindowController", "UIViewController",
      "UITableViewController", "UICollectionViewController", "NSViewController",
    ])

  /// Where an app starts.
  private static let beginnings: Set<String> = [
    "@main", "@UIApplicationMain", "@NSApplicationMain", "UIApplicationMain", "NSApplicationMain",
    "App", "Scene", "WindowGroup", "Window",
    "DocumentGroup", "Settings", "MenuBarExtra", "UIApplicationDelegate", "UISceneDelegate",
    "UIWindowSceneDelegate", "NSApplicationDelegate", "openWindow", "OpenWindowAction",
    "dismissWindow", "openSettings",
  ]

  /// State that navigates by its type, and ways back.
  private static let state: Set<String> = [
    "dismiss", "DismissAction",
    "presentationMode", "onDismiss", "isPresented", "interactiveDismissDisabled",
    "navigationBarBackButtonHidden", "navigationTitle", "TabSection", "@AppStorage",
    "@SceneStorage", "UserDefaults", "NotificationCenter",
  ]

  /// What hooks up an app's functions to its menus on the Mac.
  private static let menus: Set<String> = ["NSMenu", "NSMenuItem"]

  private static let composable: Set<String> = [
    "@Reducer", "@Presents", "@PresentationState", "@CasePathable", "Reducer", "ReducerProtocol",
    "PresentationAction", "StackAction", "StackActionOf", "ifLet", "ifCaseLet", "DismissEffect",
  ]

  /// What dialects know, and what much else is called: what navigates never says these alone.
  private static let common: Set<String> = KnownControllers.addingViews.union([
    "init", "tag", "close", "window", "label", "title", "view", "viewController", "contentView",
    "rootView", "tabs", "Tab", "ForEach", "List", "OutlineGroup", "LazyVStack", "LazyHStack",
    "LazyVGrid", "LazyHGrid",
  ])
}
