/// Apps whose windows show a text, or nothing at all: they have no screen, and nobody need say which is the first.
extension SourceAssembly {
  /// Whether all that an app's scenes show are SwiftUI's own views, written out in its body.
  func showsPlainViewsAlone(_ app: TypeSymbol) -> Bool {
    let scenes = walk.scenes.filter { $0.host === app }
    let isBlank = scenes.allSatisfy { scene in
      guard case .region(let region) = scene.content, !scene.isForeign else { return false }
      return region.allUses.isEmpty && region.presented.isEmpty && !region.holdsForeign
    }
    guard isBlank, !scenes.isEmpty, let body = app.property("body")?.declaration.body else {
      return false
    }
    let kinds = Set(scenes.map(\.kind))
    var isPlain = true
    body.visit { expression in
      // Of what is kept elsewhere nobody knows that it shows nothing.
      if case .name(let name, _) = expression, !kinds.contains(name), !PlainViews.isNamed(name) {
        isPlain = false
      }
    }
    return isPlain
  }
}
