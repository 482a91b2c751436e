/// What a user sees at one moment: a view together with the model it is handed.
public struct Screen: Hashable, Sendable, Codable, Identifiable {
  /// The module, then the type's full nesting: `AppFeature.AppModel`.
  public var id: String
  /// What a person calls it: `Inventory`.
  public var title: String
  /// `declared` where somebody chose the title; absent where it comes from the view or from a type's name.
  public var titleOrigin: Origin?
  public var module: String
  /// The type as one writes it inside its module: `InventoryModel`, `Inventory.State`.
  public var type: String
  public var kind: Kind
  /// The view's type, where it is not the screen's own.
  public var view: String?
  /// The model's type, where it is not the screen's own.
  public var model: String?
  public var tags: [String]?
  public var condition: String?
  public var location: SourceLocation?
  /// The parameters that construct it, in order.
  public var initializer: [Parameter]?
  /// Where ``initializer`` comes from; `inferred` where it was concluded from stored properties.
  public var initializerOrigin: Origin?
  /// Whether it stands in a `NavigationView`, which can't be deep-linked more than two levels deep.
  public var isInNavigationView: Bool?
  /// Whether it has no type of its own: it is what code shows in one place, several views by an `if` or beside each other. Then
  /// ``view`` is the first of these, and ``type`` is made of their names.
  public var isContent: Bool?
  /// How the class that keeps its state tells views of changes; absent where no class does, or nobody says how.
  public var observation: Observation?
  public var slots: [Slot]
  public var links: [Link]
  public var actions: [Action]

  public init(
    id: String,
    title: String,
    titleOrigin: Origin? = nil,
    module: String,
    type: String,
    kind: Kind,
    view: String? = nil,
    model: String? = nil,
    tags: [String]? = nil,
    condition: String? = nil,
    location: SourceLocation? = nil,
    initializer: [Parameter]? = nil,
    initializerOrigin: Origin? = nil,
    slots: [Slot] = [],
    links: [Link] = [],
    actions: [Action] = []
  ) {
    self.id = id
    self.title = title
    self.titleOrigin = titleOrigin
    self.module = module
    self.type = type
    self.kind = kind
    self.view = view
    self.model = model
    self.tags = tags
    self.condition = condition
    self.location = location
    self.initializer = initializer
    self.initializerOrigin = initializerOrigin
    self.slots = slots
    self.links = links
    self.actions = actions
  }

  /// What declares the screen.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case `class`, `struct`, `enum`, reducer, view, viewController, scene
  }

  /// What makes views see an object change.
  public enum Observation: String, Hashable, Sendable, Codable, CaseIterable {
    /// A property does where it is `@Published`.
    case observableObject = "ObservableObject"
    /// The macro `@Observable` has every property do so.
    case macro = "Observable"
  }

  /// One parameter of an initialiser.
  public struct Parameter: Hashable, Sendable, Codable {
    /// The label at the call; absent for `_`.
    public var label: String?
    public var name: String
    public var type: String
    public var hasDefault: Bool

    public init(label: String?, name: String, type: String, hasDefault: Bool) {
      self.label = label
      self.name = name
      self.type = type
      self.hasDefault = hasDefault
    }
  }
}

extension Screen {
  /// What code calls its types, without what they are nested in.
  public var typeNames: [String] {
    [type, view, model].compactMap { $0?.split(separator: ".").last.map(String.init) }
  }

  /// What code calls it and all that it presents.
  public var names: [String] {
    typeNames
      + slots.flatMap { slot in
        slot.propertyNames + slot.destinations.flatMap { [$0.name] + [$0.value].compactMap(\.self) }
      } + links.compactMap(\.value)
  }
}

extension Screen {
  /// Every name by which a person may speak of it: its id, its type, its view's and its model's, with the module or without.
  public var aliases: [String] {
    // The views that are shown in one place have names of their own.
    let parts = isContent == true ? [] : [view, model].compactMap { $0 }
    return [type, id] + parts + parts.map { "\(module).\($0)" }
  }
}

/// A way to another screen that no state describes: it can't be deep-linked or tested, so it is drawn but never counted.
public struct Link: Hashable, Sendable, Codable {
  /// How the code says it: `NavigationLink(destination:)`, `pushViewController`.
  public var form: String
  public var presentation: Presentation
  public var leadsTo: Screen.ID?
  /// The type of the value that a value link carries.
  public var value: String?
  /// What is written on it, where the code writes it out.
  public var title: String?
  /// For a value, every handler in its stack that takes it: none, one, or several that contradict each other.
  public var handledBy: [SourceLocation]?
  /// For a value that some stack takes, the other stacks around it in which nothing does.
  public var unhandledIn: [SourceLocation]?
  /// For a value that names its case, the `default:` of what takes it, where that shows nothing of the app's own for it.
  public var swallowed: Swallowed?
  /// Whether no stack stands around it, so that it does nothing.
  public var isOutsideStack: Bool?
  /// The code that shows its screen where no stack stands around that, while other code may show it in one.
  public var shownWithoutStack: [SourceLocation]?
  public var condition: String?
  public var location: SourceLocation

  public init(
    form: String,
    presentation: Presentation,
    leadsTo: Screen.ID? = nil,
    value: String? = nil,
    condition: String? = nil,
    location: SourceLocation
  ) {
    self.form = form
    self.presentation = presentation
    self.leadsTo = leadsTo
    self.value = value
    self.condition = condition
    self.location = location
  }

  /// A `default:` with the cases that it takes.
  public struct Swallowed: Hashable, Sendable, Codable {
    public var cases: [String]
    public var by: SourceLocation

    public init(cases: [String], by location: SourceLocation) {
      self.cases = cases
      by = location
    }
  }
}

extension Screen {
  /// The slots that present from the screen itself, not from what it presents or from one of its tabs. What it shows in place of each
  /// other is the screen itself.
  package var presentingSlots: [Slot] {
    let presenting = slots.filter(\.presents)
    if presenting.allSatisfy({ $0.within == nil }) { return presenting }
    return presenting.filter { slot in slot.allWithin.allSatisfy { isInPlace($0, depth: 0) } }
  }

  private func isInPlace(_ destination: Slot.Within, depth: Int) -> Bool {
    guard depth < slots.count, let slot = slots.first(where: { $0.name == destination.slot }),
      slot.arity == .exactlyOne,
      let shown = slot.destinations.first(where: { $0.name == destination.destination }),
      shown.kinds.allSatisfy({ $0 == .inline })
    else { return false }
    return slot.allWithin.allSatisfy { isInPlace($0, depth: depth + 1) }
  }

  /// The type of its view, where there is one.
  package var viewName: String { view ?? type }

  /// Which type declares some of its slots' properties: its view, where all of them are that view's own state or bindings.
  package func owner(of slots: [Slot]) -> String {
    let isView = slots.allSatisfy { $0.storage == .state || $0.storage == .binding }
    return !slots.isEmpty && isView ? viewName : type
  }
}
