import Foundation
import PortolanCheck
@testable import PortolanFacts
import PortolanModel
import PortolanSource

/// A chart that was read from a piece of source, in lines that a test can hold against what the code says.
struct Charted {
  let model: NavigationModel
  private let files: [String: [Substring]]

  init(_ text: String) { self.init(files: ["App.swift": text]) }

  /// Several files of one module.
  init(files texts: [String: String]) {
    files = texts.mapValues { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    model = NavigationModel(
      linking: texts.sorted { $0.key < $1.key }.map {
        SourceFile(reading: $0.value, path: $0.key, module: "App")
      })
  }

  /// The same, with the seconds of processor time that it takes to link.
  init(_ text: String, linkedIn seconds: inout Double) {
    files = ["App.swift": text.split(separator: "\n", omittingEmptySubsequences: false)]
    let file = SourceFile(reading: text, path: "App.swift", module: "App")
    (model, seconds) = SideWork(inParallel: true) {
      let start = Self.threadSeconds
      let model = SourceAssembly(files: [file], jobs: 1).model(name: nil, roots: [])
      return (model, Self.threadSeconds - start)
    }.result()
  }

  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Every slot of every screen: `CartModel.route atMostOne optionalEnum: add sheet → ItemModel, help alert`.
  var slots: [String] {
    model.screens.flatMap { screen in screen.slots.map { "\(screen.type).\($0.line)" } }.sorted()
  }

  /// Every link: `HomeView NavigationLink drillDown → DetailView`.
  var links: [String] {
    model.screens.flatMap { screen in
      screen.links.map { link in
        let value = link.value.map { " of \($0)" } ?? ""
        return "\(screen.type) \(link.form)\(value) \(link.presentation.name)\(link.leadsTo.arrow)"
      }
    }
  }

  /// What changes navigation: `CartModel.addTapped present route (add)`.
  var actions: [String] {
    model.screens.flatMap { screen in
      screen.actions.flatMap { action in
        action.effects.map { effect in
          let owner = effect.screen.map { $0.dropFirst("App.".count) + "." } ?? ""
          let cases = effect.destinations.map { " (\($0.joined(separator: ", ")))" } ?? ""
          let wait = effect.afterAwait == true ? " after await" : ""
          return
            "\(screen.type).\(action.name) \(effect.kind.rawValue) \(owner)\(effect.slot)\(cases)\(wait)"
        }
      }
    }
    .sorted()
  }

  /// The lines of code that set a destination.
  func setters(of destination: String, in slot: String) -> [String] {
    lines(destination, slot, \.setBy)
  }

  /// The lines of code that clear a destination.
  func dismissals(of destination: String, in slot: String) -> [String] {
    lines(destination, slot, \.dismissedBy)
  }

  func destination(_ name: String, in slot: String) -> Destination? {
    model.screens.flatMap(\.slots).filter { $0.name == slot }.flatMap(\.destinations)
      .first { $0.name == name }
  }

  func screen(_ type: String) -> Screen? { model.screens.first { $0.type == type } }

  private func lines(
    _ destination: String, _ slot: String, _ locations: (Destination) -> [SourceLocation]?
  ) -> [String] {
    (self.destination(destination, in: slot).flatMap(locations) ?? []).map(line(at:))
  }

  /// The line of code at a place.
  func line(at location: SourceLocation) -> String {
    let line = files[location.file]?[location.line - 1] ?? ""
    return String(line.drop { $0 == " " })
  }

  /// What the rule says that finds destinations to which nothing leads.
  func unreachable() throws -> [String] { try findings("unreachable-destination") }

  /// What a rule says.
  func findings(_ rule: String) throws -> [String] {
    try Checker().check(Chart(model)).findings.filter { $0.rule == rule }.map(\.message)
  }
}

extension Slot {
  fileprivate var line: String {
    let all = destinations.map { "\($0.name) \($0.presentation.name)\($0.leadsTo.arrow)" }
    let bound = boundTo.map { " in \($0)" } ?? ""
    return "\(name) \(arity.rawValue) \(encoding.rawValue)\(bound): \(all.joined(separator: ", "))"
  }
}

extension Screen.ID? {
  fileprivate var arrow: String { map { " → " + $0.dropFirst("App.".count) } ?? "" }
}
