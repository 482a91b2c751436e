import PortolanModel

/// What stacks show for the values that are pushed onto them: `.navigationDestination(for: Path.self) { … }` of each view in them.
final class StackContents {
  private let walk: ViewWalk
  private let surroundings: StackSurroundings
  private var around: [ObjectIdentifier: Set<Int>?] = [:]
  private lazy var byPlace = Dictionary(grouping: walk.containers.indices) { number in
    walk.containers[number].location
  }
  private lazy var byHost = walk.containers.indices.reduce(
    into: [ObjectIdentifier: Set<Int>]()
  ) { found, number in
    if let host = walk.containers[number].host {
      found[ObjectIdentifier(host), default: []].insert(number)
    }
  }

  init(_ walk: ViewWalk, _ surroundings: StackSurroundings) {
    (self.walk, self.surroundings) = (walk, surroundings)
  }

  /// The stacks that are made in some places. Code that is followed twice makes a stack twice.
  func stacks(madeBy containers: [Container]) -> Set<Int> {
    Set(containers.flatMap { byPlace[$0.location] ?? [] })
  }

  /// The stacks that a view's own code makes.
  func stacks(madeIn view: TypeSymbol) -> Set<Int> {
    byHost[ObjectIdentifier(view)] ?? []
  }

  /// The stacks in which a view stands, where it is known of each place that shows it.
  func stacks(around view: TypeSymbol) -> Set<Int>? {
    let key = ObjectIdentifier(view)
    if let known = around[key] { return known }
    let found = surroundings.stacks(around: view)
    around[key] = .some(found)
    return found
  }

  /// Whether a handler is for one of some stacks: for the one around it, or around the views that show the view it is in.
  func stands(_ handler: StackHandler, in stacks: Set<Int>) -> Bool {
    if let container = handler.container { return stacks.contains(container) }
    guard let host = handler.host, host.isView, !host.isController else { return false }
    let around = self.stacks(around: host) ?? surroundings.certainStacks(around: host)
    return !around.isDisjoint(with: stacks)
  }

  /// What a stack shows for values of one type, whoever wrote that down.
  struct Shown: Hashable {
    var type: String
    var views: Set<ObjectIdentifier>
  }

  /// What some stacks show.
  func shown(in stacks: Set<Int>) -> Set<Shown> {
    let handlers = walk.handlers.filter { !$0.writtenType.isEmpty && stands($0, in: stacks) }
    return Set(
      handlers.map { handler in
        let views = handler.region.allUses.map { ObjectIdentifier($0.view) }
        return Shown(type: handler.writtenType, views: Set(views))
      })
  }
}
