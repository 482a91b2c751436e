import PortolanMatching
import PortolanModel

/// What to say of a name that no screen has, wherever somebody wrote it.
public struct UnknownScreen: Sendable {
  public let words: String

  public init(_ name: String, among screens: [Screen]) {
    let start = "no screen is called '\(name)'; "
    if screens.isEmpty {
      words = start + "there is none"
      return
    }
    let owners = Dictionary(
      screens.enumerated().flatMap { number, screen in screen.aliases.map { ($0, number) } },
      uniquingKeysWith: { first, _ in first })
    // Of what a screen is called, with its module and without, once is enough.
    var told: Set<Int> = []
    let near = NearestNames(to: name, among: Array(owners.keys)).names.filter {
      told.insert(owners[$0]!).inserted
    }
    words = start + (NearestNames.words(near) ?? "'portolan dump' lists those that there are")
  }
}
