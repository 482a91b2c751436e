import PortolanModel

/// A scene of an app: what one of its windows shows, or the menu bar.
struct SceneSite {
  /// `WindowGroup`, `Settings`.
  var kind: String
  var id: String?
  /// The type of the values that each make a window of their own.
  var value: ResolvedType?
  /// The app, or the scene type of the app's own, in which it stands.
  var host: TypeSymbol?
  var content: Content
  var location: SourceLocation
  var condition: String?
  /// Whether it is a library's, which lays out what it is given as it likes.
  var isForeign = false
  /// Whether what hangs in the menu bar is a window, `.menuBarExtraStyle(.window)`, and no menu.
  var isInWindow = false
  /// The screen that it is by itself, where that is not its host's.
  var screen: TypeSymbol?
  /// What the walk found inside of it.
  private(set) var sites = 0..<0
  private(set) var containers = 0..<0
  private(set) var links = 0..<0

  enum Content {
    case region(Region)
    /// A scene type of the app's own, whose scenes it stands for.
    case type(TypeSymbol)
  }

  init(
    kind: String, id: String? = nil, host: TypeSymbol?, content: Content,
    location: SourceLocation, condition: String?
  ) {
    self.kind = kind
    self.id = id
    self.host = host
    self.content = content
    self.location = location
    self.condition = condition
  }

  mutating func begin(_ walk: ViewWalk) {
    sites = walk.sites.count..<walk.sites.count
    containers = walk.containers.count..<walk.containers.count
    links = walk.links.count..<walk.links.count
  }

  mutating func end(_ walk: ViewWalk) {
    sites = sites.lowerBound..<walk.sites.count
    containers = containers.lowerBound..<walk.containers.count
    links = links.lowerBound..<walk.links.count
  }
}

extension SceneSite {
  /// Whether it is a menu, whose items are no screens.
  var isMenu: Bool { kind == Self.menuBarItem && !isInWindow }

  /// Whether an app that starts does not show it: the user asks for it.
  var isOpenedLater: Bool { Self.openedLater.contains(kind) }

  static let menuBarItem = "MenuBarExtra"
  /// What a watch shows for a notification that comes.
  static let notification = "WKNotificationScene"
  private static let openedLater: Set<String> = [
    "Settings", menuBarItem, "UtilityWindow", notification,
  ]

  /// Says anew where its links stand: `numbers` holds for each of the former places the new one.
  mutating func renumberLinks(_ numbers: [Int]) {
    links = numbers[links.lowerBound]..<numbers[links.upperBound]
  }
}

/// Which scene some code opens.
enum SceneTarget {
  case window(id: String?, value: ResolvedType?)
  case space(id: String?, value: ResolvedType?)
  case settings

  /// Whether the code says which scene it means.
  var isTold: Bool {
    switch self {
    case .window(let id, let value), .space(let id, let value): id != nil || value != nil
    case .settings: true
    }
  }

  /// The scene's identifier, where it is known.
  var id: String? {
    switch self {
    case .window(let id, _), .space(let id, _): id
    case .settings: nil
    }
  }

  /// The same of the scene with an identifier.
  func named(_ id: String) -> SceneTarget {
    switch self {
    case .window(_, let value): .window(id: id, value: value)
    case .space(_, let value): .space(id: id, value: value)
    case .settings: self
    }
  }

  var presentation: Presentation {
    if case .space = self { .custom("immersiveSpace") } else { .custom("window") }
  }

  /// Whether it is this scene that is opened.
  func opens(_ scene: SceneSite) -> Bool {
    switch self {
    case .settings: scene.kind == "Settings"
    case .window(let id, let value):
      scene.kind.hasPrefix("Window") || scene.kind == "UtilityWindow"
        ? Self.matches(scene, id, value) : false
    case .space(let id, let value):
      scene.kind == "ImmersiveSpace" && Self.matches(scene, id, value)
    }
  }

  private static func matches(_ scene: SceneSite, _ id: String?, _ value: ResolvedType?) -> Bool {
    if let id { return scene.id == id }
    guard let value, let own = scene.value else { return false }
    return own.isSame(as: value)
  }
}

extension ViewWalk {
  /// Whether a link opens a window which no scene of the app is.
  func isUnopened(_ link: LinkSite) -> Bool {
    link.scene.map { target in !scenes.contains(where: target.opens) } ?? false
  }

  /// Takes out what may open a window of a library's: under which identifier that is known, only the library says.
  mutating func removeLinksToUntoldScenes() {
    guard scenes.contains(where: \.isForeign) else { return }
    linksToUntoldScenes = links.filter(isUnopened)
    let places = Set(linksToUntoldScenes.map(\.location))
    removeLinks { places.contains($0.location) && $0.scene != nil }
  }
}
