/// Objects that a controller makes and tells later who it is, `section.page = self`, and that show something on it once one of their
/// callbacks is called: `Row { [weak self] in self?.openLogs() }`.
extension Program {
  /// The properties by which an object knows a controller, which the controller's own code gives itself to.
  func properties(of symbol: TypeSymbol, told controller: TypeSymbol) -> Set<String> {
    var names: Set<String> = []
    for owner in lineage(of: symbol) {
      for property in owner.storedProperties where !property.isStatic {
        guard let type = property.declaration.type?.unwrapped,
          isController(type, in: owner, file: property.file),
          lineage(of: controller).contains(where: {
            givesItself(to: property.name, of: symbol, by: $0)
          })
        else { continue }
        names.insert(property.name)
      }
    }
    return names
  }
}

extension TypeSymbol {
  /// The functions of an object that others call by what it has given them, or by a class above it: those that its closures call, and
  /// what it overrides. A closure may show something by itself, so that the code counts in which it stands.
  var membersCalledBack: [Member] {
    var names: Set<String> = []
    var givers: Set<ObjectIdentifier> = []
    for member in members {
      let code =
        (member.declaration.body ?? []) + (member.declaration.value.map { [.expression($0)] } ?? [])
      code.visit { expression in
        guard case .closure(let closure) = expression else { return }
        if member.declaration.kind != .function { givers.insert(ObjectIdentifier(member)) }
        closure.body.visit { inner in
          if case .call(let callee, _, _) = inner, let name = callee.ownName { names.insert(name) }
        }
      }
    }
    return members.filter { member in
      guard member.declaration.kind == .function else {
        return givers.contains(ObjectIdentifier(member))
      }
      return names.contains(member.name) || member.declaration.modifiers.contains("override")
    }
  }
}
