import PortolanModel

/// Where code does something, and what is presented meanwhile. What a function does that is called from several places, it does while
/// this or that is presented, or nothing is.
struct Spots {
  private var found: [SourceLocation: Spot] = [:]

  fileprivate struct Spot {
    /// The state that presents the code; `nil` where nothing does, or not always the same.
    var path: StatePath?
    /// Whether it is done only once what was presented has gone.
    var isInDismissal = false
    /// Whether the code was only met on the way into a wrapper, which may present it.
    var isHandedOver = false
    /// Whether the code is what a binding does that is made and kept first: whoever is handed that says while what it is told.
    var isOfKeptBinding = false
    /// Whether it is only ever done when something happens, and not by the user: in `.task { … }`, or once something has gone.
    var isByApp: Bool
    /// When that is.
    var moment: CodeMoment?
    /// Whether it is done so at all, be it beside the user's doing, and when that is.
    var isEverByApp = false
    var momentOfApp: CodeMoment?
    /// Whether something outside of the view has it done: a link, a notification, an object that it is handed.
    var isFromOutside: Bool
    /// Whether it is done on top of one element of a stack or another, or of none.
    var isOnSeveral = false
    /// Whether it is presented in several ways, or in one and in none.
    var isPresentedVariously = false
    /// Where the code stands that comes by there.
    var places: Set<StackPlace>
  }

  mutating func note(
    _ location: SourceLocation, while path: StatePath?, _ isInDismissal: Bool,
    isHandedOver: Bool, isByApp: Bool, isFromOutside: Bool, _ moment: CodeMoment?,
    at place: StackPlace, isOfKeptBinding: Bool
  ) {
    var spot = Spot(
      path: path, isInDismissal: isInDismissal, isHandedOver: isHandedOver,
      isByApp: isByApp || isInDismissal,
      moment: moment, isFromOutside: isFromOutside, places: [place])
    spot.isOfKeptBinding = isOfKeptBinding
    if isByApp, !isInDismissal { (spot.isEverByApp, spot.momentOfApp) = (true, moment) }
    if found[location]?.add(spot) == nil { found[location] = spot }
  }

  /// The only state that presents the code there.
  func path(at location: SourceLocation) -> StatePath? { found[location]?.path }

  /// Whether the user does what is done there, and nothing ever presents that code.
  func isOutsideOfPresented(_ location: SourceLocation) -> Bool {
    guard let spot = found[location] else { return false }
    return spot.path == nil && !spot.isByApp && !spot.isFromOutside && !spot.isOnSeveral
      && !spot.isPresentedVariously && !spot.isOfKeptBinding
  }

  /// Whether the code there is done on top of one element of a stack or another, or of none.
  func isOnSeveralElements(_ location: SourceLocation) -> Bool {
    found[location]?.isOnSeveral == true
  }

  /// Whether what is done there is done only once something has gone.
  func isInDismissal(_ location: SourceLocation) -> Bool {
    found[location]?.isInDismissal == true
  }

  /// Whether what is done there is done without the user.
  func isByApp(_ location: SourceLocation) -> Bool { found[location]?.isByApp == true }

  /// Whether it is done without the user as well as by the user, and when the app does it.
  func isAlsoByApp(_ location: SourceLocation) -> Bool {
    found[location].map { $0.isEverByApp && !$0.isByApp } == true
  }

  func momentOfApp(at location: SourceLocation) -> CodeMoment? { found[location]?.momentOfApp }

  /// Whether something outside of the view has that done, be it among others.
  func isFromOutside(_ location: SourceLocation) -> Bool { found[location]?.isFromOutside == true }

  /// Where the code stands that comes by there.
  func places(at location: SourceLocation) -> Set<StackPlace> { found[location]?.places ?? [] }

  /// When that is.
  func moment(at location: SourceLocation) -> CodeMoment? { found[location]?.moment }
}

extension Spots.Spot {
  fileprivate mutating func add(_ spot: Self) {
    if isOfKeptBinding != spot.isOfKeptBinding {
      if isOfKeptBinding { self = spot }
      return
    }
    isFromOutside = isFromOutside || spot.isFromOutside
    isByApp = isByApp && spot.isByApp
    momentOfApp =
      isEverByApp && spot.isEverByApp
      ? momentOfApp.flatMap { one in spot.momentOfApp.map(one.joined(with:)) }
      : momentOfApp ?? spot.momentOfApp
    isEverByApp = isEverByApp || spot.isEverByApp
    moment = moment.flatMap { one in spot.moment.map(one.joined(with:)) }
    places.formUnion(spot.places)
    if path != spot.path || spot.isPresentedVariously { isPresentedVariously = true }
    if isOnSeveral { return }
    if path?.isElement == true || spot.path?.isElement == true {
      if path != spot.path {
        present(by: nil, isInDismissal: false)
        isOnSeveral = true
      }
    } else if isHandedOver || spot.isHandedOver, isInDismissal != spot.isInDismissal {
      // Whatever the wrapper does, it does not wait until something has gone.
      present(by: nil, isInDismissal: false)
    } else if spot.isHandedOver {
      return
    } else if isHandedOver {
      present(by: spot.path, isInDismissal: spot.isInDismissal)
    } else {
      // What several of its cases show alike, the state presents.
      let shared = path?.slot == spot.path?.slot ? path?.slot : nil
      let isSame = isInDismissal == spot.isInDismissal
      present(
        by: isSame ? path == spot.path ? path : shared : nil,
        isInDismissal: isInDismissal && spot.isInDismissal)
    }
  }

  private mutating func present(by path: StatePath?, isInDismissal: Bool) {
    (self.path, self.isInDismissal, isHandedOver) = (path, isInDismissal, false)
  }
}

extension ViewWalk {
  /// The state that presents the code, if one does: where the code asks which case that is, for that case.
  var presentingState: StatePath? {
    guard let state = presenting.last, state.cases.isEmpty, !state.isElement,
      let asked = within.last(where: { $0.slot == state.slot }), let name = asked.cases.first
    else { return presenting.last }
    return state.narrowed(to: name)
  }
}

extension StatePath {
  /// What is on top of a stack while what is registered for a type is shown, whichever stack that is; of an enum, narrowed to the case.
  init(elementOf type: TypeSymbol) { self.init(owner: type, property: Self.element) }

  var isElement: Bool { property == Self.element }

  /// No property is called so.
  private static let element = "an element"
}
