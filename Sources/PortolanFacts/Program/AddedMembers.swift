/// The members that the app adds to types of others, by the type's last name: `View`, `Binding`.
struct AddedMembers {
  /// In the order of the files.
  private(set) var byType: [String: [Member]] = [:]
  /// Asked with the names of all that is called, of which the app adds few: so these come first.
  private var byName: [String: [(type: String, member: Member)]] = [:]

  mutating func add(_ member: Member, to type: String) {
    byType[type, default: []].append(member)
    byName[member.name, default: []].append((type, member))
  }

  /// All of them, by the names of the types.
  var all: [Member] { byType.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// The first member of a name that is meant, of the first of several types that has one.
  func first(named name: String, of types: String..., where isMeant: (Member) -> Bool) -> Member? {
    guard let named = byName[name] else { return nil }
    for type in types {
      let found = named.first { $0.type == type && isMeant($0.member) }
      if let found { return found.member }
    }
    return nil
  }

  subscript(name: String, of type: String) -> [Member] {
    byName[name]?.filter { $0.type == type }.map(\.member) ?? []
  }
}
