import PortolanModel

/// A stretch of view code that is shown together: a view's body, or what one destination shows.
final class Region {
  /// The views of the app's own that it constructs, in the order of the source.
  var uses: [ViewUse] = []
  /// What is shown only while an enum is in some case: by case name, in the order of the source.
  var cases: [(name: String, region: Region)] = []
  /// What a `switch` shows in its `default:`, and whether there is one.
  var hasDefault = false
  var defaultPosition: SourceLocation?
  /// What it shows in place of each other: the cases of each `switch` over a piece of state.
  var selections: [SelectionSite] = []
  var titles: [String] = []
  /// How what it shows comes before the user, where its own code says so: an alert, a controller's style.
  var style: Presentation?
  /// What it presents in turn.
  var presented: [Region] = []

  func region(forCase name: String) -> Region {
    if let known = cases.first(where: { $0.name == name }) { return known.region }
    let region = Region()
    cases.append((name, region))
    return region
  }

  /// The first view that it shows, whatever the case.
  var firstUse: ViewUse? { uses.first ?? cases.lazy.compactMap(\.region.firstUse).first }

  /// What is shown at the same spot under some condition.
  var alternatives: [Region] { cases.map(\.region) + selections.map(\.region) }
}

/// A view of the app's own that is constructed somewhere.
struct ViewUse {
  var view: TypeSymbol
  var location: SourceLocation
  /// The state that each argument binds or reads, by parameter or property name.
  var arguments: [String: Denotation]
  /// Whether it is one for each element of a collection.
  var isRow: Bool
  /// Whether it stands in a row of a list, which may not have been made yet.
  var isListRow = false
  /// What stands around it: a stack, nothing, or what another view decides.
  var surroundings = Surroundings.host
  var host: TypeSymbol?
}

/// Whether a stack stands around some view code.
enum Surroundings: Hashable {
  /// As around the view in whose body the code stands.
  case host
  case stack
  /// A modal brings nothing of what is around its presenter.
  case modal
  /// A view of the app's own that shows content which it is given: it may bring a stack.
  case wrapper
}

/// A place in the code that presents something while a piece of state says so.
struct PresentationSite {
  var path: StatePath
  var presentation: Presentation
  var form: String
  var host: TypeSymbol?
  var region: Region
  var location: SourceLocation
  var condition: String?
  var surroundings = Surroundings.host
  var isListRow = false
  /// The state that the presentation reads beside its flag: `presenting: model.item`.
  var item: StatePath?
}

/// A `switch` over a piece of state in view code.
struct SelectionSite {
  var path: StatePath
  var region: Region
  var location: SourceLocation
}

/// A stack, a tab view or a list that shows one of several by a selection.
struct Container {
  enum Kind: Hashable { case stack, tabs, list }
  var kind: Kind
  var form: String
  /// The state that it is bound to, if it is bound to any.
  var path: StatePath?
  var host: TypeSymbol?
  var region: Region
  var location: SourceLocation
}

/// `.navigationDestination(for: Path.self) { … }`
struct StackHandler {
  var type: ResolvedType
  var writtenType: String
  var host: TypeSymbol?
  var region: Region
  var location: SourceLocation
  var container: Int?
}

/// A link that pushes, or leads somewhere without state.
struct LinkSite {
  var form: String
  var presentation: Presentation
  var host: TypeSymbol?
  var region: Region?
  /// The value that it carries, for a value link.
  var value: Denotation?
  var location: SourceLocation
  var surroundings = Surroundings.host
  var container: Int?
}

/// A change of navigation state: an assignment, a push, a pop.
struct StateChange {
  var path: StatePath
  var kind: Action.Effect.Kind
  /// The cases that it makes active; empty where it could be any.
  var cases: [String]
  /// The type and the member in which it stands.
  var owner: TypeSymbol?
  var function: String
  var isAfterAwait: Bool
  /// Whether it is no action: a state that begins so, a binding that something else can write.
  var isSeed = false
  /// The type of the value that is pushed.
  var value: ResolvedType?
  var location: SourceLocation
}
