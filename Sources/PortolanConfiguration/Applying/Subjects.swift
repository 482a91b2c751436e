import PortolanMatching
import PortolanModel

/// Finds the parts of a model by the names that people call them.
struct Subjects {
  private let screens: [Screen]
  private let byName: [String: [Int]]

  /// A part of a model, by positions.
  struct Subject: Hashable {
    var screen: Int
    var slot: Int?
    var destination: Int?
    /// What is left of the name: the label of a value.
    var rest: [String] = []
  }

  /// Why a name leads nowhere.
  struct Unknown: Error {
    var message: String
    /// Whether not even the screen is known, which may lie outside of what was read.
    var isScreen: Bool
  }

  init(of model: NavigationModel) {
    screens = model.screens
    var byName: [String: [Int]] = [:]
    for (number, screen) in model.screens.enumerated() {
      for name in Set(screen.aliases) { byName[name, default: []].append(number) }
    }
    self.byName = byName
  }

  /// The one screen of a name.
  func screen(_ name: String) throws(Unknown) -> Int {
    guard let found = byName[name] else { throw unknown(name) }
    if found.count > 1 {
      let ids = found.prefix(5).map { screens[$0].id }.joined(separator: ", ")
      throw Unknown(
        message: "'\(name)' is the name of several screens; write one of \(ids)", isScreen: false)
    }
    return found[0]
  }

  /// The screens whose name fits, `*` standing for any letters.
  func screens(matching name: String) throws(Unknown) -> [Int] {
    if let found = byName[name] { return found }
    let pattern = name.contains("*") ? PathPattern(name) : nil
    let found = pattern.map { pattern in
      screens.indices.filter { screens[$0].aliases.contains(where: pattern.covers(file:)) }
    }
    guard let found, !found.isEmpty else { throw unknown(name) }
    return found
  }

  /// What `Screen.slot`, `Screen.slot.destination` or more speaks of.
  func part(_ name: String) throws(Unknown) -> Subject {
    let words = name.split(separator: ".").map(String.init)
    // Types nest, and ids begin with a module: the longest name that is a screen's is meant.
    for length in words.indices.map({ $0 + 1 }).reversed() {
      let screen = words.prefix(length).joined(separator: ".")
      guard byName[screen] != nil else { continue }
      return try part(Array(words.dropFirst(length)), of: try self.screen(screen))
    }
    throw unknown(words.dropLast(words.count > 2 ? 2 : 1).joined(separator: "."))
  }

  private func part(_ words: [String], of number: Int) throws(Unknown) -> Subject {
    let screen = screens[number]
    var subject = Subject(screen: number)
    guard let name = words.first else { return subject }
    guard let (slot, length) = slot(calledAtTheStartOf: words, of: screen) else {
      throw Unknown(
        message: "'\(screen.type)' has no slot '\(name)'; "
          + known(screen.slots.map(\.name), near: name), isScreen: false)
    }
    subject.slot = slot
    let told = words.dropFirst(length)
    if told.isEmpty { return subject }
    let destinations = screen.slots[slot].destinations
    // What a stack holds of two types is called by these, `Page.help`: the longest name that is a destination's is meant.
    for length in (1...told.count).reversed() {
      let name = told.prefix(length).joined(separator: ".")
      guard let number = destinations.firstIndex(where: { $0.name == name }) else { continue }
      subject.destination = number
      subject.rest = Array(told.dropFirst(length))
      return subject
    }
    let unknown =
      destinations.contains { $0.name.contains(".") }
      ? told.joined(separator: ".") : told[told.startIndex]
    throw Unknown(
      message: "'\(screen.type).\(screen.slots[slot].name)' has no destination '\(unknown)'; "
        + known(destinations.map(\.name), near: unknown), isScreen: false)
  }

  /// A slot by its name, by the way to its property, which findings tell (`paths.favorite`), or by the property's name alone; and how
  /// many words say so.
  private func slot(
    calledAtTheStartOf words: [String], of screen: Screen
  ) -> (number: Int, length: Int)? {
    let first = words[0]
    if let number = screen.slots.firstIndex(where: { $0.name == first }) { return (number, 1) }
    for length in (1...words.count).reversed() {
      let way = words.prefix(length).joined(separator: ".")
      if let number = screen.slots.firstIndex(where: { $0.properties.contains(way) }) {
        return (number, length)
      }
    }
    return screen.slots.firstIndex { $0.propertyNames.contains(first) }.map { ($0, 1) }
  }

  private func unknown(_ name: String) -> Unknown {
    Unknown(message: UnknownScreen(name, among: screens).words, isScreen: true)
  }

  private func known(_ names: [String], near name: String) -> String {
    if names.isEmpty { return "it has none" }
    return NearestNames(to: name, among: names).words ?? "it has \(names.listed)"
  }
}

extension [String] {
  fileprivate var listed: String {
    prefix(5).joined(separator: ", ") + (count > 5 ? ", …" : "")
  }
}
