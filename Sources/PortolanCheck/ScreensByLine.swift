import PortolanModel

/// Tells of which screen a line of the source speaks, for findings that are about the line: a comment, a syntax error.
struct ScreensByLine {
  /// By file, where its screens are declared, in the order of the lines.
  private let screens: [String: [(line: Int, id: Screen.ID)]]
  private let fallback: Screen.ID

  init(of model: NavigationModel) {
    var screens: [String: [(line: Int, id: Screen.ID)]] = [:]
    for screen in model.screens {
      guard let location = screen.location else { continue }
      screens[location.file, default: []].append((location.line, screen.id))
    }
    self.screens = screens.mapValues { $0.sorted { $0 < $1 } }
    fallback = model.roots.first?.screen ?? model.screens.first?.id ?? ""
  }

  /// The screen of the declaration that the line stands above or in; the app's first where its file has none.
  func screen(at line: Int, of file: String) -> Screen.ID {
    let near = screens[file] ?? []
    let before = near.last { $0.line <= line }
    return (before ?? near.first)?.id ?? fallback
  }
}

extension ScreensByLine {
  /// The screen of the declaration that the comment stands above or in.
  func screen(of comment: Ignore) -> Screen.ID {
    screen(at: comment.lastLine, of: comment.location.file)
  }
}
