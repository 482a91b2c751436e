/// Static functions and properties that make a view: `ChatPage.make(topic:)`, `Pages.chat`.
extension ViewWalk {
  /// Walks the body of a static function that makes a view, in place.
  mutating func follow(factory name: String, of maker: TypeSymbol, _ call: Call) -> Bool {
    guard let member = evaluator.method(name, of: maker, call.arguments), member.isStatic,
      makesView(member, of: maker)
    else { return false }
    follow(maker: member, of: maker, call.arguments, call.position)
    return true
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

  /// Whether a function or a property gives back a view, or a controller of whatever type.
  func makesView(_ member: Member, of maker: TypeSymbol) -> Bool {
    givesView(member, of: maker)
      || member.declaration.type.map {
        program.isController($0, in: maker, file: member.file)
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
