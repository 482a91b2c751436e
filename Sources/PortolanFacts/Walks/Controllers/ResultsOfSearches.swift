/// Searches of the app's own, heirs of UIKit's, that show what they find in a controller which they are made with:
/// `SearchController(searchResultsController: list)`.
extension TypeSymbol {
  /// Whether it is a search of the app's own.
  var isSearch: Bool { foreignAncestor == KnownControllers.search }

  /// Of the arguments that a search is made with, the controller of its results, be it one that its initialiser hands on.
  func results(among arguments: [Argument]) -> Argument? {
    if let results = arguments.first(where: { $0.label == KnownControllers.results }) {
      return results
    }
    guard let initializer = initializer(taking: arguments)?.declaration else { return nil }
    let handed = (initializer.body ?? []).firstCall { callee, arguments -> String? in
      guard callee.lastName == "init" else { return nil }
      return arguments.first { $0.label == KnownControllers.results }?.value.ownName
    }
    return initializer.matched(arguments).first { $0.0.name == handed }?.1
  }
}

extension KnownControllers {
  /// The controller of a search, and the label of what shows what it finds.
  static let search = "UISearchController"
  static let results = "searchResultsController"
}
