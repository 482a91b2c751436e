import PortolanModel

/// Where the lines leave a card.
///
/// Graphviz tells no port from another by upper and lower case alone. Of names that are alike but for that, each port has a digest
/// of its own name besides; all others are named as ever, whatever is added to the card.
struct CardPorts {
  private let alike: Set<String>

  init(of screen: Screen) {
    let slots = screen.exitsBySlot
    let all =
      slots.flatMap { $0.exits.map(Self.id) } + slots.map { Self.id(ofRestOf: $0.slot) }
    let times = Dictionary(grouping: Set(all)) { $0.lowercased() }
    alike = Set(times.filter { $0.value.count > 1 }.keys)
  }

  func port(of exit: ScreenExit) -> String { told(Self.id(exit)) }

  /// The port of all exits of a slot for which there is no room.
  func port(ofRestOf slot: Slot?) -> String { told(Self.id(ofRestOf: slot)) }

  private func told(_ id: String) -> String {
    alike.contains(id.lowercased()) ? "\(id)-_\(hexadecimal(digest(of: id), digits: 16))" : id
  }

  private static func id(_ exit: ScreenExit) -> String {
    elementID("port", Array(exit.names.dropFirst()))
  }

  private static func id(ofRestOf slot: Slot?) -> String {
    elementID("rest", slot?.name ?? "links")
  }
}
