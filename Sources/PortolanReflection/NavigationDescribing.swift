import PortolanFacts
import PortolanModel

/// A type that says of its navigation what neither metadata nor names can tell.
///
/// Nothing needs to conform: Portolan charts an app without it. Where a chart shows an unknown
/// presentation, or takes a property for navigation that is none, the type can say so:
///
/// ```swift
/// extension ItemRowModel.Destination: NavigationDescribing {
///   static var navigation: NavigationDescription {
///     NavigationDescription(presentations: ["duplicate": .popover, "edit": .drillDown])
///   }
/// }
/// ```
public protocol NavigationDescribing {
  static var navigation: NavigationDescription { get }
}

/// What a type says of its navigation; see ``NavigationDescribing``.
public struct NavigationDescription: Hashable, Sendable {
  /// What a person calls the screen.
  public var title: String?
  /// Whether the type is navigation at all: `false` keeps an enum or a model out, `true` brings it
  /// in.
  public var isNavigation: Bool?
  /// Of a model, by property: whether it is navigation.
  public var properties: [String: Bool]
  /// Of a destination enum, by case; of a model, by property: how the destination is shown.
  public var presentations: [String: Presentation]
  /// Of a model, by property: which stacks make sense; see ``StackGrammar``.
  public var grammars: [String: String]

  public init(
    title: String? = nil,
    isNavigation: Bool? = nil,
    properties: [String: Bool] = [:],
    presentations: [String: Presentation] = [:],
    grammars: [String: String] = [:]
  ) {
    self.title = title
    self.isNavigation = isNavigation
    self.properties = properties
    self.presentations = presentations
    self.grammars = grammars
  }

  /// The description in plain words, which is all that the runner of `portolan reflect` can hand
  /// over.
  public var plain:
    (
      title: String?, isNavigation: Bool?, properties: [String: Bool],
      presentations: [String: String], grammars: [String: String]
    )
  {
    (title, isNavigation, properties, presentations.mapValues(\.name), grammars)
  }
}

extension DeclarationFact {
  /// What a type says of itself; `nil` where it says nothing.
  init?(of type: Any.Type) {
    guard let type = type as? any NavigationDescribing.Type else { return nil }
    let plain = type.navigation.plain
    self.init(
      title: plain.title, isNavigation: plain.isNavigation, properties: plain.properties,
      presentations: plain.presentations, grammars: plain.grammars)
  }
}
