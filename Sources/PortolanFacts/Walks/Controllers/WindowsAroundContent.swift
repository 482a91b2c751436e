/// Windows that code makes around what they show, be their class a library's, of which nothing was read but the name, or a heir of
/// AppKit's: `GlassWindow(blur: 20) { PrefsView() }`, `GlassWindow(content: page)`.
extension ViewWalk {
  /// Shows what a library's window is made around by an app's delegate, or by whom it asks.
  mutating func showFirst(inUnread call: Call) -> Bool {
    guard host?.fillsWindows == true, let own = regionOfKept ?? ownRegion else { return false }
    let contents = call.contentsOfUnreadWindow(
      program, in: environment.scope, environment.file)
    if contents.isEmpty { return false }
    with(region: own) { walk in for content in contents { walk.showFirst(content.value) } }
    return true
  }
}

extension Program {
  /// Whether a function makes a window of a library's class around content.
  func makesUnreadWindow(_ member: Member, of symbol: TypeSymbol) -> Bool {
    (member.declaration.body ?? []).firstCall { callee, arguments -> Bool? in
      let call = Call(callee: callee, arguments: arguments, position: member.declaration.position)
      return call.contentsOfUnreadWindow(self, in: symbol, member.file).isEmpty ? nil : true
    } == true
  }

  /// Whether a class makes windows around content, and some of its code brings a window before the user.
  func opensWindowsAroundContent(_ symbol: TypeSymbol) -> Bool {
    guard ResolvedType.own(symbol).windowClass == nil else { return false }
    var isMade = false
    var isBrought = false
    for member in symbol.members where !member.isStatic {
      member.declaration.codeOfWindows.visit { expression in
        guard case .call(let callee, let arguments, let position) = expression else { return }
        if let name = callee.lastWord, ControllerLink.bringsToFront.contains(name) {
          isBrought = true
        }
        if isMade { return }
        let call = Call(callee: callee, arguments: arguments, position: position)
        isMade =
          call.makesOwnWindowAroundContent(self, in: symbol, member.file)
          || !call.contentsOfUnreadWindow(self, in: symbol, member.file).isEmpty
      }
    }
    return isMade && isBrought
  }
}

extension Call {
  /// What a window of which nothing was read but the name of its class is made around; nothing for any other call.
  fileprivate func contentsOfUnreadWindow(
    _ program: Program, in scope: TypeSymbol?, _ file: Int
  ) -> [Argument] {
    guard let name = nameOfWindow, !KnownControllers.isOfSystem(name) else { return [] }
    let contents = arguments.filter { argument in
      argument.isTrailing && argument.isClosure
        || argument.label.map(Self.labelsOfContent.contains) == true
          && argument.value.writtenText == nil
    }
    if contents.isEmpty || program.type(named: name, in: scope, file: file) != nil { return [] }
    return contents
  }

  /// Whether it makes a window of the app's own class around a view, or a closure that gives one.
  fileprivate func makesOwnWindowAroundContent(
    _ program: Program, in scope: TypeSymbol?, _ file: Int
  ) -> Bool {
    guard let name = nameOfWindow, let symbol = program.type(named: name, in: scope, file: file),
      ResolvedType.own(symbol).windowClass != nil, symbol.foreignAncestor != "NSPopover",
      let initializer = symbol.initializer(taking: arguments)
    else { return false }
    return initializer.declaration.matched(arguments).contains { parameter, _ in
      symbol.takesContent(parameter, of: initializer.declaration)
    }
  }

  /// The name of the class that it makes an object of, where that is called as windows are.
  private var nameOfWindow: String? {
    guard case .name(let name, _) = callee, name.isWrittenAsType,
      ["Window", "Panel"].contains(where: { name.hasSuffix($0) && name != $0 })
    else { return nil }
    return name
  }

  /// How initialisers of windows call the view that is shown.
  private static let labelsOfContent: Set = ["content", "rootView", "view"]
}

extension TypeSymbol {
  /// Whether what an initialiser is given is surely a view, or a closure that makes one.
  func takesContent(_ parameter: Parameter, of initializer: Declaration) -> Bool {
    let type = parameter.type
    let given = type.name == TypeReference.function ? type.arguments.last : type
    return given.map { isContent($0) || initializer.isView($0) } == true
  }
}
