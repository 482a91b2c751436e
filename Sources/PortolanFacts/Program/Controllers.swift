extension Program {
  /// The class of others that a class inherits from in the end: `UIViewController`. What stands first after the colon may be a
  /// protocol; only a name that no type of the app's own has can be such a class.
  func foreignAncestor(of symbol: TypeSymbol) -> String? {
    var current = symbol
    for _ in 0..<20 {
      if let superclass = superclass(of: current) {
        current = superclass
        continue
      }
      guard let first = current.inherits.first,
        type(named: first.name, in: current.outer, file: current.file) == nil
      else { return nil }
      return first.lastName
    }
    return nil
  }
}

extension Program {
  /// The view that a hosting controller's heir says to show: `class ItemHost: UIHostingController<ItemView>`, be that a library's.
  func hostedView(of symbol: TypeSymbol) -> TypeSymbol? {
    symbol.inherits.first.flatMap { hostedView(of: $0, in: symbol, file: symbol.file) }
      ?? controllersOfModels.hostedView(of: symbol)
  }

  /// The view that a generic hosting controller of the app's own shows where it is made, which it makes itself: `PageHost<ItemView>` of
  /// `class PageHost<Page: View>: UIHostingController<Page>`, be it by an alias.
  func hostedView(
    of symbol: TypeSymbol, writtenAs callee: Expression, in scope: TypeSymbol?, file: Int
  ) -> TypeSymbol? {
    guard !symbol.genericParameters.isEmpty, symbol.isHosting,
      let hosted = symbol.inherits.first?.arguments.first?.name,
      let number = symbol.parameterNames.firstIndex(of: hosted)
    else { return nil }
    let written: (type: TypeReference, scope: TypeSymbol?, file: Int)? =
      switch callee {
      case .type(let type): (type, scope, file)
      case .name(let name, _): self.written(asAlias: name, in: scope)
      default: nil
      }
    guard let written, written.type.arguments.indices.contains(number),
      let view = resolve(written.type.arguments[number], in: written.scope, file: written.file)
        .ownSymbol, view.isView
    else { return nil }
    return view
  }

  /// The view that a hosting controller's type says to show: `UIHostingController<ItemView>`.
  func hostedView(of type: TypeReference, in scope: TypeSymbol?, file: Int) -> TypeSymbol? {
    guard KnownControllers.hosting.contains(type.lastName), let written = type.arguments.first,
      let view = resolve(written, in: scope, file: file).ownSymbol, view.isView
    else { return nil }
    return view
  }
}

extension TypeSymbol {
  /// Whether it is a controller of views or of a window, however far up that is said.
  var isController: Bool { isUnreadController || inheritsFromController }

  /// Whether a class of others that is known to be a controller is what it inherits from.
  var inheritsFromController: Bool {
    guard let foreignAncestor else { return false }
    return foreignAncestor.hasSuffix("ViewController") || isWindowController || isHosting
      || foreignAncestor == KnownControllers.interfaceOfWatch
      || KnownControllers.containers.contains(foreignAncestor)
      || KnownControllers.dialogs.contains(foreignAncestor)
      || KnownControllers.pickers.contains(foreignAncestor)
  }
}

extension TypeSymbol {
  /// Whether a controller may show what it is given, as one that adds children, or whose base class is made for that.
  var mayShowGiven: Bool {
    guard let foreignAncestor, KnownControllers.bases.contains(foreignAncestor) else { return true }
    return members.contains { member in
      let code = (member.declaration.body ?? []) + member.declaration.observers
      return code.firstCall { callee, arguments -> Bool? in
        guard let name = callee.lastName else { return nil }
        let isPart =
          KnownControllers.adding.contains(name)
          || KnownControllers.addingViews.contains(name)
            && arguments.first?.value.controllerOfView != nil
        return isPart ? true : nil
      } == true
    }
  }

  /// Whether it is a plain controller whose own code has others as children.
  var isOwnContainer: Bool {
    foreignAncestor.map(KnownControllers.bases.contains) == true && mayShowGiven
  }

  /// Whether it is a controller of AppKit's that has a window.
  var isWindowController: Bool { foreignAncestor?.hasSuffix("WindowController") == true }

  /// Whether it is a controller that shows others which it is given.
  var isContainer: Bool { foreignAncestor.map(KnownControllers.containers.contains) == true }

  /// Whether it is a controller of a bar of tabs.
  var isTabBar: Bool { foreignAncestor.map(KnownControllers.tabs.contains) == true }

  /// Whether it is a controller that shows others beside each other.
  var isSplit: Bool { foreignAncestor.map(KnownControllers.splits.contains) == true }

  /// Whether it is a controller that shows a view of SwiftUI's.
  var isHosting: Bool { foreignAncestor.map(KnownControllers.hosting.contains) == true }

  /// Whether it is one of watchOS's that does.
  var isHostOfWatch: Bool {
    foreignAncestor.map(KnownControllers.hostingOfWatch.contains) == true
  }

  /// Whether it gives an app's windows their first screens.
  var isDelegate: Bool {
    isDelegateOfWatch || inherits(anyOf: KnownControllers.delegates)
  }

  /// Whether it is the delegate of a watch's app, whose first screen the system makes.
  var isDelegateOfWatch: Bool { inherits(anyOf: KnownControllers.delegatesOfWatch) }

  /// Whether its code says what windows show: an app's delegate, or a class of AppKit's world that makes some.
  var fillsWindows: Bool { isDelegate || opensWindows }
}

extension Program {
  /// Whether a class that is no controller puts something into AppKit's windows: a document, a panel that fills itself, a menu bar's item
  /// with a popover, a menu that makes a window.
  func opensWindows(_ symbol: TypeSymbol) -> Bool {
    guard symbol.kind == .class, !symbol.isView, !symbol.isDelegate, !isBeside(symbol) else {
      return false
    }
    // SwiftUI brings AppKit along, so that a heir of one of AppKit's classes needs no import of its own.
    let isWindow = symbol.foreignAncestor.map(KnownControllers.windows.contains) == true
    let isOfAppKit = isWindow || symbol.foreignAncestor == "NSDocument"
    let fills = symbol.members.contains { member in
      let file = files[member.file]
      let mayFill =
        isWindow || ["AppKit", "Cocoa"].contains(where: file.imports)
        || isOfAppKit && file.imports("SwiftUI")
      return mayFill && !member.isStatic
        && member.declaration.fillsWindow(orItself: isWindow)
    }
    return fills
      || ["AppKit", "Cocoa", "SwiftUI"].contains(where: files[symbol.file].imports)
        && opensWindowsAroundContent(symbol)
  }
}

extension Declaration {
  /// Whether its body gives some window or popover its content.
  var givesWindowContent: Bool { body?.windowContents.isEmpty == false }

  /// The code that may make windows: `lazy var window = { … }()`.
  var codeOfWindows: [Statement] { (body ?? []) + (value.map { [.expression($0)] } ?? []) }

  /// Whether its code gives a window or a popover its content.
  fileprivate func fillsWindow(orItself isWindow: Bool) -> Bool {
    let code = codeOfWindows
    let isFilled = code.windowContents.contains {
      $0.property != "rootViewController" && (isWindow || $0.target.ownName == nil)
    }
    return isFilled
      || code.firstCall { _, arguments in
        arguments.contains { $0.label == "contentViewController" } ? true : nil
      } == true
  }
}

extension [Statement] {
  /// What code puts into windows, of UIKit or AppKit, in its order: `window.rootViewController = tabs`.
  var windowContents: [(target: Expression, property: String, content: Expression)] {
    var found: [(target: Expression, property: String, content: Expression)] = []
    visit { expression in
      if case .assignment(let target, let content, _) = expression, let property = target.lastName,
        KnownControllers.contentsOfWindows.contains(property)
      {
        found.append((target, property, content))
      }
    }
    return found
  }
}

/// The controllers of UIKit and of libraries whose names tell the reader more than that they are controllers.
package enum KnownControllers {
  /// The protocols of what gives an app's windows their first screens.
  static let delegates: Set<String> = [
    "UIWindowSceneDelegate", "UISceneDelegate", "UIApplicationDelegate", "NSApplicationDelegate",
  ]
  static let delegatesOfWatch: Set<String> = ["WKApplicationDelegate", "WKExtensionDelegate"]

  /// Controllers that show what they are given, and have no screen of their own.
  static let containers: Set<String> = tabs.union(hostingOfWatch).union([
    "UINavigationController", "UISplitViewController", "UIPageViewController",
    "UIHostingController", "NSHostingController", navigationStack,
  ])

  /// The controllers of bars of tabs.
  static let tabs: Set<String> = [tabBar, "NSTabViewController"]

  /// UIKit's, and the tabs that make controllers for it.
  static let tabBar = "UITabBarController"
  static let tabItems: Set<String> = ["UITab", "UISearchTab", "UITabGroup"]

  /// The controllers of columns.
  static let splits: Set<String> = ["UISplitViewController", "NSSplitViewController"]

  /// AppKit's windows, and what is shown in one of its own.
  static let windows: Set<String> = ["NSWindow", "NSPanel", "NSPopover"]

  /// The properties of windows that hold what they show.
  static let contentsOfWindows: Set<String> = [
    "rootViewController", "contentViewController", "contentView",
  ]

  /// Those that show a view of SwiftUI's, be it AppKit's view that does.
  static let hosting: Set<String> = hostingOfWatch.union([
    "UIHostingController", "NSHostingController", "NSHostingView",
  ])

  /// Those of watchOS. The system makes them, and their heirs say what they show in a `body`.
  static let hostingOfWatch: Set<String> = [
    "WKHostingController", "WKUserNotificationHostingController",
  ]

  /// Whether a class is one of the system's, by the prefix of its framework; the few newer ones have none.
  static func isOfSystem(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase }
    return prefixesOfSystem.contains(String(capitals.dropLast())) || withoutPrefix.contains(name)
  }

  /// Whether a type is called as a controller of the system's is.
  package static func isController(ofSystem name: String) -> Bool {
    name.hasSuffix("Controller") && isOfSystem(name)
  }

  private static let prefixesOfSystem: Set<String> = [
    "AB", "AR", "AS", "AV", "CK", "CL", "CN", "CP", "DD", "EK", "FI", "FPUI", "GC", "GK", "GLK",
    "HK", "HM", "IK", "INUI", "LA", "MC", "MF", "MK", "MP", "MS", "MTK", "NC", "NS", "PDF", "PH",
    "PK", "QL", "RP", "SCN", "SF", "SK", "SL", "SR", "SU", "TV", "UI", "UN", "VN", "WK",
  ]

  private static let withoutPrefix: Set<String> = [
    "DataScannerViewController", "TipUIPopoverViewController", "TipUIViewController",
  ]

  /// Controllers that ask or tell something in front of a screen.
  static let dialogs: Set<String> = ["UIAlertController"]

  /// Controllers with a screen of their own whose names do not say that they have views: other classes so named, like
  /// `NSFetchedResultsController`, have none.
  static let pickers: Set<String> = [
    "QLPreviewController", "UIImagePickerController", "UIVideoEditorController",
    search, "UICloudSharingController", "MPMediaPickerController",
  ]

  /// The controller of watchOS's that a storyboard's scene is, unless that hosts a view.
  static let interfaceOfWatch = "WKInterfaceController"

  /// The functions by which a controller shows others in place.
  static let adding: Set<String> = [
    "addChild", "addChildViewController", "insertChild", "setViewControllers", "setViewController",
    "addSplitViewItem", "addTabViewItem",
  ]

  /// The functions by which containers of libraries put themselves into a controller.
  static let addingToParents: Set<String> = ["addPanel"]

  /// The controller of a stack that state drives.
  static let navigationStack = "NavigationStackController"

  /// Classes of UIKit and AppKit that show nothing but their own, and say nothing of what a heir shows, so that a value of them may be
  /// any screen.
  static let bases: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "NSViewController",
  ]
}

extension TypeSymbol {
  /// Whether it is a stack of UIKit's.
  var isNavigationController: Bool { foreignAncestor == "UINavigationController" }
}

extension ResolvedType {
  /// Whether a value is a controller of a stack of UIKit's.
  var isNavigationController: Bool {
    switch unwrapped {
    case .own(let symbol): symbol.isNavigationController
    case .foreign(let type): type.lastName == "UINavigationController"
    default: false
    }
  }

  /// Whether a value is a controller, of the app's own or one that shows what it is given.
  var isController: Bool {
    switch unwrapped {
    case .own(let symbol): symbol.isController
    case .foreign(let type): KnownControllers.containers.contains(type.lastName)
    default: false
    }
  }
}

extension Program {
  /// The object that answers for a view which wraps a controller or a view of UIKit's or AppKit's: what its `makeCoordinator()` gives,
  /// where that is its own, by its type or made there. What it shares with others, as a model, is not.
  func delegate(ofWrapper view: TypeSymbol) -> TypeSymbol? {
    guard view.isBox,
      let maker = view.members(named: "makeCoordinator").first,
      let type = maker.declaration.type,
      let symbol = resolve(type, in: view, file: maker.file).ownSymbol,
      symbol.outer === view || symbol.kind == .class && maker.makes(symbol, writtenAs: type)
    else { return nil }
    return symbol
  }
}

extension Member {
  /// Whether its code makes an object of a class.
  fileprivate func makes(_ symbol: TypeSymbol, writtenAs type: TypeReference) -> Bool {
    let names = [symbol.name, type.lastName]
    let made: Bool? = (declaration.body ?? []).firstCall { callee, _ in
      if case .member(nil, "init", _) = callee { return true }
      return names.contains(where: callee.isType) ? true : nil
    }
    return made == true
  }
}
