/// Static functions and properties that make a view: `ChatPage.make(topic:)`, `Pages.chat`.
extension ViewWalk {
  /// Walks the body of a static function that makes a view, in place.
  mutating func follow(factory name: String, of maker: TypeSymbol, _ call: Call) -> Bool {
    guard let member = evaluator.method(name, of: maker, call.arguments), member.isStatic,
      makesView(member, of: maker)
    else { return follow(closureKeptAs: name, by: maker, isStatic: true, call) }
    // What it gives back is on the screen already: `main = MainFlow.begin(in: self)`.
    if isShowing, program.showsWhatItGives(member, of: maker) { return false }
    follow(maker: member, of: maker, call.arguments, call.position)
    return true
  }

  /// Walks the closure with which a property begins, where it is called and makes a view: `static var page: () -> AnyView = { … }`.
  /// One of a value's own that is no constant may be given another when the value is made.
  mutating func follow(
    closureKeptAs name: String, by keeper: TypeSymbol, isStatic: Bool, _ call: Call
  ) -> Bool {
    guard let member = keeper.property(name), member.isStatic == isStatic,
      isStatic || member.declaration.isConstant, makesViewWhenCalled(member, of: keeper),
      case .closure(let closure)? = member.declaration.value
    else { return false }
    // It is walked by itself.
    if walksAllValues, !keeper.isView { return true }
    guard let key = begin(closure: "\(keeper.id).\(name)") else { return false }
    let values = call.arguments.map { evaluate($0.value) }
    walk(closure, values, in: Environment(scope: keeper, file: member.file))
    following.remove(key)
    return true
  }

  /// Whether a property keeps a function that gives back a view, by its declaration.
  private func makesViewWhenCalled(_ member: Member, of keeper: TypeSymbol) -> Bool {
    guard let type = member.declaration.type, type.name == TypeReference.function,
      let made = type.arguments.last
    else { return false }
    return member.declaration.keepsView
      || program.resolve(made, in: keeper, file: member.file).unwrapped.ownSymbol?.isView == true
  }

  mutating func follow(staticProperty name: String, of maker: TypeSymbol, _ position: Position) {
    guard let member = maker.property(name), member.isStatic, makesView(member, of: maker) else {
      return
    }
    follow(maker: member, of: maker, [], position)
  }

  private mutating func follow(
    maker member: Member, of maker: TypeSymbol, _ arguments: [Argument], _ position: Position
  ) {
    let made = view(givenBy: member, of: maker)
    // A controller is walked by itself, and what is said of it while it is made changes nothing of what it is.
    // One that only shows what it is given is made around that.
    if let made, made.isController, !made.wrapsContent {
      // What a view's code takes in hand when something happens is not shown in its place.
      if isInEvent, !isInController { return }
      return use(made, arguments: [:], at: position)
    }
    let before = region.uses.count
    follow(
      member, of: maker, arguments: arguments, from: made?.isController == true ? position : nil)
    guard let made else { return }
    // Of what the body could not tell, the declaration tells the type.
    if !region.uses.dropFirst(before).contains(where: { $0.view === made }) {
      use(made, arguments: [:], at: position)
    }
  }

  /// Follows a subscript that gives back a view, `self[option]`; `false` for any other.
  mutating func follow(subscriptOf base: Expression, _ arguments: [Argument]) -> Bool {
    let owner = base.isSelf ? environment.scope : evaluate(base).type.unwrapped.ownSymbol
    guard let owner, !owner.isController,
      let member = owner.members(named: "subscript").first(where: { member in
        member.declaration.takes(arguments) && givesView(member, of: owner)
      })
    else { return false }
    follow(member, of: owner, arguments: arguments)
    return true
  }

  /// Whether a function or a property gives back a view, or a controller of whatever type.
  func makesView(_ member: Member, of maker: TypeSymbol) -> Bool {
    givesView(member, of: maker)
      || member.declaration.type.map {
        program.isController($0, in: maker, file: member.file)
          || program.carriesController($0, in: maker, file: member.file)
      } == true
  }

  /// Whether it gives back a view, by its declaration.
  func givesView(_ member: Member, of maker: TypeSymbol) -> Bool {
    member.declaration.givesView || view(givenBy: member, of: maker) != nil
  }

  /// The app's own view that a function or a property gives back, where its declaration names it.
  func view(givenBy member: Member, of owner: TypeSymbol?) -> TypeSymbol? {
    guard let type = member.declaration.type,
      let symbol = program.resolve(type, in: owner, file: member.file).unwrapped.ownSymbol,
      symbol.isView
    else { return nil }
    return symbol
  }
}
