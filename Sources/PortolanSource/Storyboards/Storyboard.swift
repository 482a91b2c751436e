import PortolanFacts

/// The scenes of a storyboard, and the segues between them.
struct Storyboard {
  /// `Main` of `Main.storyboard`.
  var name: String
  /// The scene with which it starts, by its id.
  var initial: String?
  var isLaunchScreen = false
  /// Whether it is one of AppKit's.
  var isOfMac = false
  /// The classes of objects that are no controllers, by their ids; and which of them is the delegate of the app.
  var objects: [String: String] = [:]
  var delegate: String?
  /// In the order of the file.
  var scenes: [Scene] = []

  /// A controller.
  struct Scene {
    var id: String
    /// The element's name: `viewController`, `navigationController`.
    var element: String
    var customClass: String?
    /// The module of its class, where that is not simply the target's.
    var customModule: String?
    var identifier: String?
    var title: String?
    /// `fullScreen`: how it comes before the user where no segue says so.
    var style: String?
    /// What it is called as a tab of a bar.
    var tabTitle: String?
    /// Of AppKit's bar of tabs: what its tabs are called.
    var titlesOfTabs: [String?] = []
    var segues: [Segue] = []
    /// Of a reference to a scene elsewhere: where that is.
    var reference: (storyboard: String?, identifier: String)?
    var position: Position
  }

  struct Segue {
    var destination: String
    /// `show`, `presentation`, `embed`, `unwind`, `relationship`.
    var kind: String
    /// Of a container: what the other controller is to it, `viewControllers`, `tabItems`.
    var relationship: String?
    var identifier: String?
    /// `fullScreen`, of a modal one.
    var style: String?
    /// Whether it starts from the controller itself, and nothing that the user touches: code performs it.
    var isManual = false
    var position: Position

    /// Whether it leads to what a stack begins with.
    var isRoot: Bool { relationship == "rootViewController" }

    /// Whether it leads to the page of a watch's app that follows.
    var isNextPage: Bool { relationship == "nextPage" }
  }
}

extension Storyboard.Scene {
  /// Whether it is a bar of tabs.
  var isTabBar: Bool { element == "tabBarController" || element == "tabViewController" }

  var isStack: Bool { element == "navigationController" }

  /// Whether it is that of the app itself, with its menus.
  var isApplication: Bool { element == "application" }

  /// The segues to its tabs, in their order.
  var tabs: [Storyboard.Segue] {
    isTabBar
      ? segues.filter { ["viewControllers", "tabItems"].contains($0.relationship) } : []
  }
}
