import PortolanModel

/// What the linker made of the facts: the model, and what was left out of it.
public struct Linked: Hashable, Sendable {
  public var model: NavigationModel
  /// What might be navigation, though nothing proves it.
  public var candidates: [Candidate]
}

/// A property that the linker left out, and what would bring it in.
public struct Candidate: Hashable, Sendable {
  public var screen: Screen.ID
  public var property: String
  public var type: String
  public var reason: String
}

extension Facts {
  /// Decides what is navigation, and makes the model of it.
  ///
  /// *Certain* is an optional or a stack of an enum that is named for destinations or nested in a feature's type, an optional
  /// whose type has navigation itself, what a navigation library's wrapper holds, an embedded child or a row that has
  /// navigation, and a tab selection. *Likely*, and marked as inferred, are several optionals of identifiable values in one
  /// feature, flags by their names, and arrays of models that are named like a path. Anything else is a candidate.
  ///
  /// - Parameter name: What to call the app; the first root's title unless given.
  /// - Complexity: linear in the number of properties and cases.
  public func link(name: String? = nil) throws(LinkError) -> Linked {
    let types = TypeTable(self)
    let classification = Classification(types, roots: roots)
    var assembly = ModelAssembly(types, classification)
    for root in roots {
      guard let fact = types[root] else { throw .unknownRoot(root) }
      guard classification.isScreen(fact) else {
        throw .noNavigation(root, candidates: classification.candidates(of: fact))
      }
      assembly.addRoot(root)
    }
    let screens = assembly.screens
    let model = NavigationModel(
      name: name ?? screens.first?.title ?? "App",
      roots: roots.map { Root(screen: $0, how: .reflected) }, screens: screens)
    let reached = screens.compactMap { types[$0.id] }
    return Linked(model: model, candidates: reached.flatMap { classification.candidates(of: $0) })
  }
}

/// Why facts make no model.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownRoot(String)
  case noNavigation(String, candidates: [Candidate])

  public var description: String {
    switch self {
    case .unknownRoot(let root):
      return "nothing is known of a type '\(root)'"
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

/// The declared types by id.
struct TypeTable {
  private let facts: [String: TypeFact]
  let all: [TypeFact]

  init(_ facts: Facts) {
    all = facts.types
    self.facts = Dictionary(facts.types.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(id: String) -> TypeFact? { facts[id] }
  subscript(reference: TypeReference) -> TypeFact? { facts[reference.id] }
}
