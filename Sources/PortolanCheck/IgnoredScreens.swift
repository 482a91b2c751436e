import PortolanModel

/// Tells of which screen a comment in the source speaks, for findings that are about the comment.
struct IgnoredScreens {
  /// By file, where its screens are declared, in the order of the lines.
  private let screens: [String: [(line: Int, id: Screen.ID)]]
  private let fallback: Screen.ID

  init(of model: NavigationModel) {
    var screens: [String: [(line: Int, id: Screen.ID)]] = [:]
    if !model.ignores.isEmpty {
      for screen in model.screens {
        guard let location = screen.location else { continue }
        screens[location.file, default: []].append((location.line, screen.id))
      }
    }
    self.screens = screens.mapValues { $0.sorted { $0 < $1 } }
    fallback = model.roots.first?.screen ?? ""
  }

  /// The screen of the declaration that the comment stands above or in; the app's first where its file has none.
  func screen(of comment: Ignore) -> Screen.ID {
    let near = screens[comment.location.file] ?? []
    let before = near.last { $0.line <= comment.lastLine }
    return (before ?? near.first)?.id ?? fallback
  }
}
