/// The members that the app adds to a type of others: in the order of the files, and by name.
struct AddedMembers {
  private(set) var all: [Member] = []
  private var named: [String: [Member]] = [:]

  mutating func add(_ member: Member) {
    all.append(member)
    named[member.name, default: []].append(member)
  }

  subscript(named name: String) -> [Member] { named[name] ?? [] }
}
