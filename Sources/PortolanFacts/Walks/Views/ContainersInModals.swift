/// Views of the app's own around content that they are given, and the stacks that they bring.
extension ViewWalk {
  /// What stands around the content of a view of the app's own: a stack of its own, even where a modal brings none.
  func surroundings(within wrapper: TypeSymbol) -> Surroundings? {
    let isOpen =
      surroundings == .host && program.maySurround(wrapper)
      || surroundings == .modal && program.mayBringStack(wrapper)
    return isOpen ? .wrapper : nil
  }
}

extension Program {
  /// Whether a view's own code makes a stack, or puts what it is given into a library's container that may be one: `Pages { content }`.
  fileprivate func mayBringStack(_ wrapper: TypeSymbol) -> Bool {
    let key = ObjectIdentifier(wrapper)
    if let known = stackBringing[key] { return known }
    let given = wrapper.storedProperties.filter { property in
      property.declaration.attributes.contains { $0.name.hasSuffix("Builder") }
        || property.declaration.type.map(wrapper.isContent) == true
        || wrapper.keepsMakerOfContent(property.name)
    }.map(\.name)
    let body = wrapper.property("body")?.declaration.body ?? []
    let may =
      body.firstCall { callee, arguments -> Bool? in
        if callee.isType("NavigationStack") || callee.isType("NavigationView") { return true }
        var isAround = false
        for argument in arguments {
          argument.value.visit { part in
            if let name = part.ownName, given.contains(name) { isAround = true }
          }
        }
        return isAround && isOfLibrary(callee, in: wrapper) ? true : nil
      } == true
    stackBringing[key] = may
    return may
  }

  /// Whether something makes a library's view, of which nothing was read.
  private func isOfLibrary(_ callee: Expression, in scope: TypeSymbol) -> Bool {
    let name: String
    switch callee {
    case .name(let written, _): name = written
    case .type(let type): name = type.lastName
    default: return false
    }
    return name.isWrittenAsType && !PlainViews.isNamed(name)
      && type(named: name, in: scope, file: scope.file) == nil
  }
}

extension Program {
  /// Whether a view of the app's own may show what it is given in a stack of its own, or present it. One of which all code is known
  /// that it shows things with shows them where it stands itself.
  func maySurround(_ wrapper: TypeSymbol) -> Bool {
    let key = ObjectIdentifier(wrapper)
    if let known = surrounding[key] { return known }
    surrounding[key] = false
    let may =
      wrapper.isController || wrapper.isBox
      || wrapper.members.contains { member in
        let code = (member.declaration.body ?? []) + member.declaration.observers
        return code.firstCall { callee, _ in
          self.maySurround(callee, in: wrapper, member.file) ? true : nil
        } == true
      }
    surrounding[key] = may
    return may
  }

  private func maySurround(_ callee: Expression, in scope: TypeSymbol, _ file: Int) -> Bool {
    switch callee {
    case .member(_?, let name, _):
      if Dialects.presentations[name] != nil { return true }
      return members(name, of: "View").contains { maySurround($0) }
    case .name(let name, _):
      guard name.isWrittenAsType else {
        return freeFunctions[name] != nil || members(name, of: "View").contains { maySurround($0) }
      }
      return maySurround(madeOf: name, in: scope, file)
    case .type(let type): return maySurround(madeOf: type.lastName, in: scope, file)
    default: return false
    }
  }

  /// A modifier of the app's own may put into a stack what it modifies.
  private func maySurround(_ modifier: Member) -> Bool {
    let key = ObjectIdentifier(modifier)
    if let known = surrounding[key] { return known }
    surrounding[key] = false
    let may =
      (modifier.declaration.body ?? []).firstCall { callee, _ in
        switch callee {
        case .member(_?, let name, _) where Dialects.presentations[name] != nil: true
        case .name(let name, _) where name.isWrittenAsType:
          self.maySurround(madeOf: name, in: nil, modifier.file) ? true : nil
        case .member(_?, let name, _), .name(let name, _):
          self.members(name, of: "View").contains { self.maySurround($0) } ? true : nil
        default: nil
        }
      } == true
    surrounding[key] = may
    return may
  }

  private func maySurround(madeOf name: String, in scope: TypeSymbol?, _ file: Int) -> Bool {
    if ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(name) { return true }
    if let own = type(named: name, in: scope, file: file) { return own.isView && maySurround(own) }
    // What a library shows nobody knows.
    return !PlainViews.showing.contains(name) && !PlainViews.acting.contains(name)
      && !PlainViews.values.contains(name)
  }
}
