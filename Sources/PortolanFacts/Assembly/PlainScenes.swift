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

  /// Whether a delegate shows nothing either: its code says nothing of the app's own, nor what windows are made of.
  func showsNothing(_ delegate: TypeSymbol) -> Bool {
    guard delegate.isDelegate, regions[ObjectIdentifier(delegate)]?.allUses.isEmpty != false,
      linksByHost[ObjectIdentifier(delegate)] == nil
    else { return false }
    var showsNothing = true
    for member in delegate.members {
      let declaration = member.declaration
      func look(_ expression: Expression) {
        let isCalled: Bool
        let said: String?
        switch expression {
        case .name(let name, _): (isCalled, said) = (false, name)
        case .call(let callee, _, _): (isCalled, said) = (true, callee.rootName)
        default: return
        }
        guard let name = said, name.isWrittenAsType else { return }
        let own = program.type(named: name, in: delegate, file: member.file)
        // A constant that an enum keeps shows nothing: `Links.home`.
        let mayShow = own.map { $0 !== delegate && (isCalled || $0.kind != .enum) }
        if mayShow ?? Self.maySayWindow(name) { showsNothing = false }
      }
      declaration.value?.visit(look)
      (declaration.body ?? []).visit(look)
      declaration.observers.visit(look)
    }
    return showsNothing
  }

  /// Whether a type of AppKit's or UIKit's, by its name, comes before the user.
  private static func maySayWindow(_ name: String) -> Bool {
    ["Window", "Panel", "Popover", "StatusBar", "Controller", "Storyboard"].contains {
      name.hasSuffix($0)
    }
  }
}
