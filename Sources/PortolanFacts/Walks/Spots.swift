import PortolanModel

/// Where code does something, and what is presented meanwhile. What a function does that is called from several places, it does while
/// this or that is presented, or nothing is.
struct Spots {
  private var found: [SourceLocation: Spot] = [:]
  private var places: [SourceLocation: Set<StackPlace>] = [:]

  private struct Spot {
    /// The state that presents the code; `nil` where nothing does, or not always the same.
    var path: StatePath?
    /// Whether it is done only once what was presented has gone.
    var isInDismissal: Bool
    /// Whether the code was only met on the way into a wrapper, which may present it.
    var isHandedOver: Bool
    /// Whether it is only ever done when something happens, and not by the user: in `.task { … }`.
    var isByApp: Bool
    /// When that is.
    var moment: Action.Moment?
    /// Whether something outside of the view has it done: a link, a notification, an object that it is handed.
    var isFromOutside = false
    /// Whether it is done on top of one element of a stack or another, or of none.
    var isOnSeveral = false
  }

  mutating func note(
    _ location: SourceLocation, while path: StatePath?, _ isInDismissal: Bool,
    isHandedOver: Bool, isByApp: Bool, isFromOutside: Bool, _ moment: Action.Moment?,
    at place: StackPlace
  ) {
    places[location, default: []].insert(place)
    let spot = Spot(
      path: path, isInDismissal: isInDismissal, isHandedOver: isHandedOver, isByApp: isByApp,
      moment: moment, isFromOutside: isFromOutside)
    guard let known = found[location] else {
      found[location] = spot
      return
    }
    defer {
      found[location]?.isFromOutside = known.isFromOutside || isFromOutside
      found[location]?.isByApp = known.isByApp && isByApp
      found[location]?.moment = known.moment.flatMap { one in
        moment.map { one == $0 ? one : .present }
      }
    }
    if known.isOnSeveral { return }
    if known.path?.isElement == true || path?.isElement == true {
      if known.path != path {
        found[location] = Spot(
          path: nil, isInDismissal: false, isHandedOver: false, isByApp: false,
          isOnSeveral: true)
      }
      return
    }
    if known.isHandedOver || isHandedOver, known.isInDismissal != isInDismissal {
      // Whatever the wrapper does, it does not wait until something has gone.
      found[location] = Spot(
        path: nil, isInDismissal: false, isHandedOver: false, isByApp: false)
      return
    }
    if isHandedOver { return }
    if known.isHandedOver {
      found[location] = spot
      return
    }
    let isSame = known.path == path && known.isInDismissal == isInDismissal
    found[location] = Spot(
      path: isSame ? path : nil, isInDismissal: known.isInDismissal && isInDismissal,
      isHandedOver: false, isByApp: false)
  }

  /// The only state that presents the code there.
  func path(at location: SourceLocation) -> StatePath? { found[location]?.path }

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

  /// Whether something outside of the view has that done, be it among others.
  func isFromOutside(_ location: SourceLocation) -> Bool { found[location]?.isFromOutside == true }

  /// Where the code stands that comes by there.
  func places(at location: SourceLocation) -> Set<StackPlace> { places[location] ?? [] }

  /// When that is.
  func moment(at location: SourceLocation) -> Action.Moment? { found[location]?.moment }
}

extension StatePath {
  /// What is on top of a stack while what is registered for a type is shown, whichever stack that is; of an enum, narrowed to the case.
  init(elementOf type: TypeSymbol) { self.init(owner: type, property: Self.element) }

  var isElement: Bool { property == Self.element }

  /// No property is called so.
  private static let element = "an element"
}
