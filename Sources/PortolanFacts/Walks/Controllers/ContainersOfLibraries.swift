/// Containers that libraries have beside UIKit's: `class Toasts: ToastController`, made with `Toasts(rootViewController: tabs)`. Nothing of
/// the library's class is in the source; that it shows what it is given its label says.
extension ViewWalk {
  /// Walks what such a container is made with: first what it shows, then what it may show beside that.
  mutating func construct(container symbol: TypeSymbol, _ call: Call) -> Bool {
    let handed =
      symbol.isSearch
      ? symbol.results(among: call.arguments)
      : symbol.mayBeForeignContainer
        ? call.arguments.first(where: \.isContentOfContainer) : nil
    guard let content = handed, content.value != .nil else { return false }
    let before = region.useCount
    walk(content: content.value)
    show(kept: content.value, since: before)
    with(depth: depth + 1) { walk in
      for argument in call.arguments where argument != content {
        walk.walk(content: argument.value)
      }
    }
    return true
  }
}

extension ViewWalk {
  /// What an initialiser of a container says that this shows, where it hands that on to one of the class that it inherits from:
  /// `super.init(rootViewController: list)`, or `self.init(rootViewController: list)` where only that class has such an initialiser.
  func rootHandedOn(by call: Call) -> Expression? {
    guard case .member(.name(let owner, _)?, "init", _) = call.callee,
      let scope = environment.scope
    else { return nil }
    let isOwn = scope.initializer(taking: call.arguments) != nil
    guard owner == "super" || owner == "self" && !isOwn else { return nil }
    return call.arguments.first { argument in
      argument.label == "rootViewController"
        || scope.mayBeForeignContainer && argument.isContentOfContainer
    }?.value
  }

  /// Whether no code of the app's own declares the function that a controller's code calls on itself, so that a library adds it to all
  /// controllers: `addChildViewController(page, toContainerView: view)`.
  func isOfLibrary(_ call: Call) -> Bool {
    guard let name = call.callee.lastWord, let scope = environment.scope,
      evaluator.method(name, of: scope, call.arguments) == nil
    else { return false }
    return program.added(
      named: name, to: "UIViewController", "NSViewController", from: environment.file
    ) { _ in true } == nil
  }
}

extension TypeSymbol {
  /// Whether it inherits from some library's controller of which it is not said that it has views of its own.
  var mayBeForeignContainer: Bool {
    kind == .class && !inheritsFromController && foreignAncestor?.hasSuffix("Controller") == true
  }
}

extension Argument {
  /// Whether by its label it is what a container shows.
  var isContentOfContainer: Bool {
    ["rootViewController", "contentViewController", "mainViewController", "centerViewController"]
      .contains(label)
  }
}
