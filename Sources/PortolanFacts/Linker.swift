import PortolanModel

/// What the linker made of the facts: the model, and what was left out of it.
public struct Linked: Hashable, Sendable {
  public var model: NavigationModel
  /// What might be navigation, though nothing proves it.
  public var candidates: [Candidate]
}

extension Facts {
  /// Decides what is navigation, and makes the model of it.
  ///
  /// A *feature* is a class or struct that is watched (`@Observable`, a wrapper such as `@Published`
  /// or `@State`) or named for a screen (`…Model` of a class, `…State`, `…View`, `…Router`), what
  /// holds navigation, and a root. One named for a service (`…Service`, `…Client`) is none: it is
  /// charted only where it is watched and the name of an enum proves it.
  ///
  /// *Certain*, and marked as reflected:
  /// - an optional of an enum that is named for destinations (`Destination`, `Route`, `…Sheet`), or
  ///   nested in a feature's type and not named for something else (`Status`, `Field`, `Filter`),
  ///   or of which some case leads to a feature;
  /// - an array of such an enum, where it is named for destinations or the property for a path;
  /// - an optional of a type that has navigation itself; as one value an embedded child, as many
  ///   rows;
  /// - what a navigation library's wrapper holds: `PresentationState`, `StackState`,
  ///   `NavigationPath`, `AlertState`;
  /// - an enum that is always some case, where it is named for tabs in a feature, or some case
  ///   leads to a feature.
  ///
  /// *Likely*, and marked as inferred, all in features alone:
  /// - Booleans by name (`isPresented`, `isShowing`, `isActive`, `show…`), together with the
  ///   optional that shares a word;
  /// - several optionals of identifiable values side by side, and an optional of the feature's own
  ///   type;
  /// - an optional enum whose property alone is named for a presentation (`sheet`, `alert`);
  /// - an array of models, or of any enum, that is named like a path.
  ///
  /// Anything else is left out. What might be navigation all the same is a ``Candidate``. What a
  /// type says of itself goes before all of this, and is marked as declared.
  ///
  /// - Parameter name: What to call the app; the first root's title unless given.
  /// - Complexity: linear in the number of properties and cases, for a bounded nesting of embedded
  ///   children.
  public func link(name: String? = nil) throws(LinkError) -> Linked {
    let types = TypeTable(self)
    let classification = Classification(types, roots: roots)
    var assembly = ModelAssembly(types, classification)
    if roots.isEmpty { throw .noRoots }
    for root in roots {
      guard let fact = types[root] else { throw .unknownRoot(root) }
      guard classification.isRoot(fact) else {
        throw .noNavigation(root, candidates: classification.candidates(of: fact))
      }
      assembly.addRoot(root)
    }
    let screens = assembly.screens
    let model = NavigationModel(
      name: name ?? screens.first?.title ?? "App",
      roots: roots.map { Root(screen: $0, how: .reflected) }, screens: screens,
      unresolved: assembly.unresolved)
    let reached = screens.compactMap { types[$0.id] }
    return Linked(model: model, candidates: reached.flatMap { classification.candidates(of: $0) })
  }
}

/// Why facts make no model.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  case noRoots
  case unknownRoot(String)
  case noNavigation(String, candidates: [Candidate])

  public var description: String {
    switch self {
    case .noRoots:
      return "there is no type to start from; name the type that holds the app's state"
    case .unknownRoot(let root):
      return "nothing is known of a type '\(root)'; name the type that holds the app's state"
    case .noNavigation(let root, let candidates):
      var text = """
        '\(root)' holds no navigation that its types could show: no optional enum of destinations, \
        no stack, no tab selection, and no child that has one
        """
      if !candidates.isEmpty {
        text += "\nwhat might be:"
        for candidate in candidates.prefix(8) {
          text += "\n  \(candidate.property): \(candidate.type) (\(candidate.reason))"
        }
      }
      return text
        + "\nname the type that holds the app's state, or let it conform to NavigationDescribing"
    }
  }
}
