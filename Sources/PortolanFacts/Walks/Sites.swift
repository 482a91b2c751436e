import PortolanModel

/// A place in the code that presents something while a piece of state says so.
struct PresentationSite: SharingCopies {
  var storage: SharedParts<Parts>

  init(_ parts: Parts) { storage = SharedParts(parts) }

  struct Parts {
    var path: StatePath
    var presentation: Presentation
    var form: String
    var host: TypeSymbol?
    /// Of a host that presents what it is handed, for whoever hands it over, the views that do.
    var givers: [TypeSymbol] = []
    /// The page on which it stands, where a stack pushes that for a value and the host lies below it.
    var pushedPage: TypeSymbol?
    var region: Region
    var location: SourceLocation
    /// Where the host calls the modifier of the app's own in whose code it stands.
    var calledAt: SourceLocation?
    var condition: String?
    var surroundings = Surroundings.host
    /// Of code that its host shows in several places, what else stands around these.
    var otherSurroundings: Set<Surroundings> = []
    var isListRow = false
    /// Whether each view of its host's type presents so by its state alone, and not by what tells one of several from the others.
    var isByStateAlone = false
    /// The state that the presentation reads beside its flag: `presenting: model.item`.
    var item: StatePath?
    /// The cases that it presents, where its binding is there for some of them only.
    var asked: Set<String>?
    /// Of a flag, the optionals that what it presents reads.
    var read: [StatePath] = []
    /// Whether it is presented by the state as it is, handed over where the system takes nothing but a Boolean.
    var isByFlag = false
    /// Whether code presents it, and takes it away, as the state changes, and not the system.
    var isByHand = false
    /// What an alert or a dialog says first.
    var title: String?
    /// Of a modifier whose code is not there, whether it is handed content.
    var isHandedContent = false
    /// Of state of which no declaration was found, how it says that something is presented.
    var undeclared: Slot.Encoding?
    /// The arms of forks in which it stands, within what its host shows.
    var arms: [Fork.Arm] = []
    /// Those of them that stand around all rows, where it stands in one: another row may take another arm.
    var sharedArms: [Fork.Arm] = []
    /// The states in whose content it stands in its host's code, outermost first.
    var within: [StatePath] = []
    /// The same for each of several places where the host's code shows it: of what a function presents that two sheets show.
    var severalWithin: [[StatePath]] = []
    /// Whether it is what whoever makes the host hands it to present by a model's state.
    var isOfMaker = false
    /// Whether a list selects it by a tag.
    var isSelectedRow = false
    /// The innermost stack around it, or around that list, in its host's code.
    var stack: Int?
    /// Of a row that selects a value which is no case of an enum, the value's name.
    var tag: String?
    /// Whether the value is one number that is written out, so that it names nothing.
    var isNumbered = false
  }
}

/// A place in the code that presents something, and nobody can tell by which state.
struct UnfollowedPresentation {
  var form: String
  var host: TypeSymbol?
  var location: SourceLocation
}

/// A place in the code that shows what some type makes, of several that conform to a protocol, or what an item keeps.
struct ErasedView {
  /// What it is asked for: `makeView(…)`.
  var form: String
  /// The function or property of that name.
  var requirement: String
  /// The protocol, or the item's type.
  var type: TypeSymbol
  var host: TypeSymbol?
  var location: SourceLocation
  /// The states by which it was come by: of `item.page` where an item is shown the state that presents it, and the item's property.
  var states: [Step] = []
  /// The stretch of code in which it stands, and the state that presents that, if any does.
  var region: Region?
  var presenter: StatePath?
  /// Whether it is what code hands over to be shown elsewhere.
  var isHandedOver = false
  /// What it may be, as far as its types tell.
  var parts: ErasedParts?
  /// Whether it is no more than a part of what the host itself shows.
  var isPart = false

  /// One such state, and the app's own type of what it keeps.
  struct Step {
    var path: StatePath
    var type: TypeSymbol?
  }
}

/// A `switch` over a piece of state in view code, or an `if let` that asks for it.
struct SelectionSite {
  var path: StatePath
  /// The state of which that is a constant part: of `switch page.name` the page.
  var whole: StatePath?
  /// The enum, if it is one.
  var type: TypeSymbol?
  var region: Region
  var host: TypeSymbol?
  /// Whether it stands in what is shown once for each element of a collection.
  var isInRows = false
  /// Whether it stands in a list, of which it chooses rows.
  var isInList = false
  /// Whether it is over a part of what the code around it is handed, or has found in a collection.
  var isOfFound = false
  /// Whether it stands in a bar, or in an argument of some other modifier.
  var isAside = false
  /// The state that presents the code in which it stands, if any does.
  var presenter: StatePath?
  /// The states in whose content it stands in its host's code, outermost first.
  var within: [StatePath] = []
  /// How all of it is shown: in place, or in what a constant presents.
  var presentation = Presentation.inline
  /// Of one over the enum that a case of another holds, that case.
  var heldBy: (symbol: TypeSymbol, name: String)?
  /// Of an `if`, further state that it asks for.
  var others: [StatePath] = []
  /// Of an `if` over a flag, whether what it shows turns that off.
  var isClearedThere = false
  /// The arms of forks in which it stands in its host's code, whatever shows that.
  var sharedArms: [Fork.Arm] = []
  /// The conditions of the `#if` branches around it.
  var condition: String?
  var location: SourceLocation

  /// How it is called where it is an `if`.
  static let conditionForm = "if"

  /// The state that changes where something else is shown.
  var state: StatePath { whole ?? path }
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
  /// Of a stack, what stands around it.
  var surroundings = Surroundings.host
  /// And the innermost other stack around it in its host's code.
  var outerStack: Int?
  /// The states in whose content it stands in its host's code, outermost first.
  var within: [StatePath] = []
  /// What its host's own code pushes from the first of its columns.
  var pushed: [Region] = []
  /// Whether it shows several columns beside each other.
  var hasColumns = false
  /// The condition of the `#if` in which it stands in its host's code.
  var condition: String?

  static let navigationViewForm = "NavigationView"

  /// The conditions under which it is compiled.
  var conditions: [String] { (host?.conditions ?? []) + [condition].compactMap(\.self) }
}

/// `.navigationDestination(for: Path.self) { … }`
struct StackHandler {
  var type: ResolvedType
  var writtenType: String
  var host: TypeSymbol?
  var region: Region
  var location: SourceLocation
  var container: Int?
  /// Whether it takes objects of the type's heirs, too: FlowStacks looks for what takes the nearest base.
  var takesHeirs = false
  /// The condition of the `#if` in which it stands in its host's code.
  var condition: String?

  /// The conditions under which it is compiled.
  var conditions: [String] { (host?.conditions ?? []) + [condition].compactMap(\.self) }

  /// The `switch` over what an element holds, where nothing else is shown for it.
  var held: SelectionSite? {
    guard region.uses.isEmpty, region.routes == nil, let symbol = type.ownSymbol else { return nil }
    return region.selections.first {
      $0.path.owner === symbol && $0.path.cases.isEmpty && $0.region.showsSomething
    }
  }
}

/// A link that pushes, or leads somewhere without state.
struct LinkSite {
  var form: String
  var presentation: Presentation
  var host: TypeSymbol?
  var region: Region?
  /// The value that it carries, for a value link.
  var value: Denotation?
  /// The scene that it opens, for one that opens a window.
  var scene: SceneTarget?
  var location: SourceLocation
  var surroundings = Surroundings.host
  var container: Int?
  /// What is on top of the stack where it stands in what the stack shows.
  var element: StatePath?
  /// What the list selects around it.
  var selection: ResolvedType?
  var condition: String?
  /// What is written on it.
  var title: String?
  /// Whether it stands in a branch, so that it is not everywhere where its host is.
  var isInBranch = false
  /// The property of its host by which that is handed where it leads.
  var handed: StatePath?
  /// The property of its host that says under which identifier it opens a window.
  var sceneName: StatePath?
  /// Of a controller's link, the arms of forks in which it stands.
  var arms: [Fork.Arm] = []
  /// Whether it is found in the code of a controller's own model, which the controller's heirs do not have.
  var isOfModel = false
  /// The member of its host in whose code it stands, of a controller.
  var member: ObjectIdentifier?
  /// Whether nothing says which controller it shows, not even its type.
  var isUntold = false

  /// Whether it is `NavigationLink(state:)`, of which the stack's store takes whatever state it carries.
  var isOfState: Bool { form == Self.stateForm }

  static let stateForm = "NavigationLink(state:)"
  static let valueForm = "NavigationLink(value:)"

  /// The form with what is written on it, so that a screen's links can be told apart: `NavigationLink("Sea", value:)`.
  var nameWithTitle: String { Self.name(form, titled: title) }

  static func name(_ form: String, titled title: String?) -> String {
    guard let title, let start = form.firstIndex(of: "(") else { return form }
    return "\(form[...start])\"\(title)\", \(form[form.index(after: start)...])"
  }

  /// Notes that code under another condition leads there, too.
  mutating func join(_ other: String?) { condition = Branches.either([condition, other]) }

  /// Whether it only lets the user peek at something: `.contextMenu { … } preview: { … }`.
  var isPreview: Bool { form == Self.previewForm }

  static let previewForm = "contextMenu(preview:)"
}

/// A row of a list that selects what it stands for: a link with a value, or whatever has a tag.
struct SelectingRow {
  /// What it is called as an action.
  var name: String
  /// What the list selects.
  var path: StatePath
  /// The cases of which it selects one; none where that could be any.
  var cases: [String]
  var kind: Action.Effect.Kind
  var host: TypeSymbol?
  var condition: String?
  var location: SourceLocation
}

/// A change of navigation state: an assignment, a push, a pop.
struct StateChange: SharingCopies {
  var storage: SharedParts<Parts>

  init(_ parts: Parts) { storage = SharedParts(parts) }

  struct Parts {
    var path: StatePath
    var kind: Action.Effect.Kind
    /// The cases that it makes active; empty where it could be any.
    var cases: [String]
    /// The type and the member in which it stands.
    var owner: TypeSymbol?
    /// The action in answer to which a reducer does it.
    var action: ReceivedAction?
    /// The actions by way of which it is done, the first that of whoever began, where reducers send one in answer to another.
    var steps: [SentAction] = []
    /// The view that sends the action, where the change says what one view sends.
    var sender: TypeSymbol?
    /// The type whose code does it, whoever had it done.
    var host: TypeSymbol?
    /// Whether that code is a callback which the owner is handed.
    var isByCallback = false
    /// Whether a view does it that the code only makes.
    var isLeftToView = false
    var function: String
    var doing = Action.Kind.user
    var isAfterAwait: Bool
    /// Whether it is done only some time after the code around it.
    var isPutOff = false
    /// Whether it is no action: a state that begins so, a binding that something else can write.
    var isSeed = false
    /// Whether such a state or binding can be any case, for all that is known here.
    var isOpen = false
    /// Whether it is a binding that is handed to code of the app's own, which says itself what it does with it.
    var isHandedOn = false
    /// Whether it is a toggle's that is called by its title: the user sets it.
    var isOfToggle = false
    /// The properties of views that take such a binding, where it goes nowhere else.
    var receivers: [StatePath]?
    /// The function that was told what is shown, where it is that which the change shows.
    var toldTo: ObjectIdentifier?
    /// The types whose code tells that function what can't be seen, where it is known of all who call it.
    var tellers: [TypeSymbol]?
    /// What an action carries, where it sets something to that.
    var carried: SentRoutes.Carried?
    /// Whether it sets whatever an action carries, and all who send that are known to say what.
    var isToldBySenders = false
    /// The reducer's function whose code does it by itself, where that is for those who call it to do: `func close(_ state: inout State)`.
    var helper: ObjectIdentifier?
    /// The function, or the property, in whose code it stands, and what that is called, whatever the code is called in it.
    var member: ObjectIdentifier?
    var memberName = ""
    /// The type whose function does it, where that is another's which is called.
    var byCallOf: TypeSymbol?
    /// The closure in which it stands, where others have that run by what they post.
    var heardBy: ObjectIdentifier?
    /// Whether that function is told what is shown, and the call does not say what.
    var isUntoldByCall = false
    /// Where it stands in that function.
    var origin: SourceLocation?
    /// Whether it sets a flag to whatever something says, be it true or false.
    var isEither = false
    /// Whether it presents only where nothing is presented yet, and takes away only what is: `isShown.toggle()`.
    var isToggle = false
    /// Whether it sets an optional to what it is handed, which may be nothing.
    var mayBeNothing = false
    /// What a list or a link is tagged with that it selects, where that is a number or a text: of `page = isNew ? 1 : 2` both.
    var tags: [String] = []
    /// The type of the value that is pushed.
    var value: ResolvedType?
    /// The cases of which a new value holds one that is pushed onto a path which holds anything: `path.append(Frame(page: .add))`.
    var heldCases: [String] = []
    /// The piece of state whose value is pushed, where the code names one.
    var source: StatePath?
    /// Whether an observer sets something to the very value that it observes: `didSet { shown = gate }`.
    var copiesObserved = false
    /// The label under which an initialiser is told what it sets something to, where that is nothing unless it is told.
    var toldUnder: String?
    /// Whether it sets something to what no code is seen to tell, so that it presents nothing.
    var isUntold = false
    /// What the dialog is called that it presents, where it says so.
    var dialogTitle: String?
    /// Whether it stands in the arm of a `switch` for the case that a function is told, or is done because that is told nothing.
    var isOfToldArm = false
    /// Whether a computed property does it as it is set, which nobody does.
    var isOfUnusedSetter = false
    /// Where it is done, from the call on by which others have it done.
    var way: [SourceLocation] = []
    /// Whether it sets a stack to one element, of which nobody knows the case.
    var isAlone = false
    /// Whether it sets a stack, or adds to one, what stands there in the order of its cases, each on the one before.
    var isInOrder = false
    /// Whether it pops one element and no more, and of a push, whether the same code has just done so.
    var popsOne = false
    var replacesTop = false
    /// Whether a loop may do it again.
    var isInLoop = false
    /// Of a push, where the same code has changed the same stack just before, whenever it does this.
    var follows: SourceLocation?
    /// The code's own variable in which it is done to a stack that is put into the state only then.
    var variable: String?
    /// How its cases are shown, where the change says so; with an empty name what is no case.
    var styles: [String: Presentation] = [:]
    /// Which routes it can be, where the code asks how they are shown.
    var routes: Set<String>?
    var condition: String?
    /// The arms of forks in which it stands within its function, and the closures around it, outermost first.
    var arms: [Fork.Arm] = []
    var closures: [Position] = []
    /// The closure in which it stands that a control of a view runs, if it does: what two buttons do, the user does one at a time.
    var trigger: Position?
    /// The code of a binding made by hand that does it.
    var setter: BySetter?
    /// The call that has it done, where a function does it for whoever calls that.
    var call: CallOfWriter?
    var location: SourceLocation
  }
}

/// A call of a model's function by a view.
struct ModelCall {
  var model: TypeSymbol
  /// The function, or the action that a reducer is sent.
  var function: String
  /// The view that calls.
  var host: TypeSymbol?
  /// What presents the code that calls, if anything does.
  var spot: StatePath?
  /// Whether the system calls it, when what it presented has gone.
  var isBySystem = false
  /// Whether something outside of the view has it done: a link, a notification.
  var isFromOutside = false
  /// Whether it is called without the user's doing, in `.task { … }`, and when that is.
  var isByApp = false
  var moment: CodeMoment?
  /// Where that code stands.
  var place: StackPlace
}
