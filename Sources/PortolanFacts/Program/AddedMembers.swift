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

  /// The members of a name that the first of several types has that has one which is meant.
  fileprivate func all(
    named name: String, of types: [String], where isMeant: (Member) -> Bool
  ) -> [Member] {
    guard let named = byName[name] else { return [] }
    for type in types {
      let found = named.filter { $0.type == type && isMeant($0.member) }.map(\.member)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The first of a name that is meant, whichever of several types has it.
  fileprivate func first(
    named name: String, ofAny types: Set<String>, where isMeant: (Member) -> Bool
  ) -> Member? {
    byName[name]?.first { types.contains($0.type) && isMeant($0.member) }?.member
  }

  subscript(name: String, of type: String) -> [Member] {
    byName[name]?.filter { $0.type == type }.map(\.member) ?? []
  }
}

extension Program {
  /// The member of a name that code of a file means which the app adds to the first of several types that has one.
  func added(
    named name: String, to types: String..., from file: Int, where isMeant: (Member) -> Bool
  ) -> Member? {
    seen(
      membersOfOthers.all(named: name, of: types) { isSeen($0, from: file) && isMeant($0) },
      from: file
    ).first
  }

  /// The same, whichever of several types has it.
  func added(
    named name: String, toAny types: Set<String>, from file: Int, where isMeant: (Member) -> Bool
  ) -> Member? {
    membersOfOthers.first(named: name, ofAny: types) { isSeen($0, from: file) && isMeant($0) }
  }

  /// The functions of a name in no type that code of a file may mean, the likeliest first.
  func freeFunctions(_ name: String, from file: Int) -> [Member] {
    seen((freeFunctions[name] ?? []).filter { isSeen($0, from: file) }, from: file)
  }

  private func isSeen(_ member: Member, from file: Int) -> Bool {
    member.file == file || !member.isOfFile
  }

  /// Members of one name, first those of the file or of a folder near to it: each of several apps, or systems, may have its own.
  private func seen(_ members: [Member], from file: Int) -> [Member] {
    if members.count < 2 { return members }
    let ranks = members.map { member in
      member.file == file ? Int.max : commonFolders(of: member.file, file)
    }
    return zip(members.indices, ranks).sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { members[$0.0] }
  }
}
