/// Searches, UIKit's or heirs of it, that show what they find in a controller which they are made with:
/// `SearchController(searchResultsController: list)`.
extension ViewWalk {
  /// Shows in place what a search finds that a controller makes part of itself; `false` for anything else.
  mutating func embed(search: Expression) -> Bool {
    guard isInController, evaluate(search).type.isSearch else { return false }
    embed(search)
    return true
  }

  /// Walks a search of a library's, of which nothing was read but the name: it shows what it is made with.
  mutating func construct(unreadSearch name: String, _ call: Call) -> Bool {
    guard isInController, name.hasSuffix(KnownControllers.endOfSearches),
      let results = call[KnownControllers.results]
    else { return false }
    embed(results)
    return true
  }
}

extension ResolvedType {
  /// Whether it is a search, be it one of a library's, of which nothing was read but the name.
  fileprivate var isSearch: Bool {
    switch unwrapped {
    case .own(let symbol): symbol.isSearch
    case .foreign(let type): type.lastName.hasSuffix(KnownControllers.endOfSearches)
    default: false
    }
  }
}

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
  fileprivate static let endOfSearches = "SearchController"
  static let results = "searchResultsController"
}
