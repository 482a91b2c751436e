import FixtureModels
import Foundation
import PortolanModel
import Testing

@Suite struct ModelComparisonTests {
  @Test(arguments: [NavigationModel.everything, .inventory, .wiki])
  func aModelDoesNotDifferFromItself(_ model: NavigationModel) {
    #expect(model.differences(from: model, options: [.locations, .origins]) == [])
  }

  @Test func orderIsNoDifference() {
    var model = NavigationModel.everything
    model.screens.reverse()
    model.screens[1].slots.reverse()
    #expect(model.differences(from: .everything) == [])
  }

  /// Each part once, and what belongs to an added or removed part not by itself.
  @Test func whatOneLacksIsAddedOrRemoved() {
    let old = model(
      screen("Gone", .flag("x")),
      screen("Here", .flag("gone"), .optional("d", "same", "goneCase")))
    var new = model(
      screen("Here", .flag("come"), .optional("d", "comeCase", "same")),
      screen("Come", .flag("x")))
    new.screens[0].links = [Link.to("Come"), .to(nil)]
    new.screens[0].actions = [Action(name: "tapped", kind: .user, effects: [])]
    #expect(
      new.differences(from: old).map(\.description) == [
        "- root 'Gone'",
        "+ root 'Here'",
        "+ screen 'Come'",
        "- screen 'Gone'",
        "+ slot 'Here.come'",
        "+ destination 'Here.d.comeCase'",
        "- destination 'Here.d.goneCase'",
        "- slot 'Here.gone'",
        "+ link 'Here.NavigationLink'",
        "+ link 'Here.NavigationLink → Come'",
        "+ action 'Here.tapped'",
      ])
    let back = old.differences(from: new)
    #expect(back.map(\.subject) == new.differences(from: old).map(\.subject))
    #expect(back.map(\.change) == new.differences(from: old).map(\.change.reversed))
  }

  @Test(
    arguments: [
      Edit("~ model: name Everything → New", { $0.name = "New" }),
      Edit("~ root 'M.Root': how main → scene", { $0.roots[0].how = .scene }),
      Edit("~ root 'M.Root': condition os(iOS) → nothing", { $0.roots[0].condition = nil }),
      Edit("~ screen 'M.Root': title Root → New", { $0.screens[0].title = "New" }),
      Edit("~ screen 'M.Root': module M → New", { $0.screens[0].module = "New" }),
      Edit("~ screen 'M.Root': type Root → New", { $0.screens[0].type = "New" }),
      Edit("~ screen 'M.Root': kind class → struct", { $0.screens[0].kind = .struct }),
      Edit("~ screen 'M.Root': view RootView → nothing", { $0.screens[0].view = nil }),
      Edit("~ screen 'M.Root': model RootModel → New", { $0.screens[0].model = "New" }),
      Edit("~ screen 'M.Root': tags beta → beta, new", { $0.screens[0].tags?.append("new") }),
      Edit("~ screen 'M.Root': condition DEBUG → nothing", { $0.screens[0].condition = nil }),
      Edit(
        "~ screen 'M.Root': initializer path: [Path] = … → _ path: [Path] = …",
        { $0.screens[0].initializer?[0].label = nil }
      ),
    ] as [Edit<NavigationModel>])
  func aChangedFieldOfAScreenIsSaid(_ edit: Edit<NavigationModel>) { expect(edit) }

  @Test(
    arguments: [
      Edit("properties path → a, b", { $0.properties = ["a", "b"] }),
      Edit("arity sequence → each", { $0.arity = .each }),
      Edit("encoding typedArray → stackState", { $0.encoding = .stackState }),
      Edit("storage owned → binding", { $0.storage = .binding }),
      Edit("heldBy M.Root → nothing", { $0.heldBy = nil }),
      Edit("within tab.home → nothing", { $0.within = nil }),
      Edit("alsoWithin tab.home → nothing", { $0.alsoWithin = nil }),
      Edit("beginsWith other → other, other → nothing", { $0.beginsWith = nil }),
      Edit("boundTo NavigationStack → nothing", { $0.boundTo = nil }),
      Edit("grammar other* → other?", { $0.grammar = "other?" }),
      Edit("condition DEBUG → X", { $0.condition = "X" }),
    ] as [Edit<Slot>])
  func aChangedFieldOfASlotIsSaid(_ edit: Edit<Slot>) {
    expect(Edit("~ slot 'M.Root.path': \(edit.text)") { edit.change(&$0.screens[0].slots[0]) })
  }

  @Test(
    arguments: [
      Edit("title Other → nothing", { $0.title = nil }),
      Edit(
        "payload id: Token (in URLs), route: destination Other.Route → M.Other → id: Token (in URLs)",
        { $0.payload.removeLast() }
      ),
      Edit("presentation custom inspector → sheet", { $0.presentation = .sheet }),
      Edit("presentation custom inspector → custom menu", { $0.presentation = .custom("menu") }),
      Edit(
        "presentations custom inspector in OtherView if DEBUG → custom inspector in OtherView",
        { $0.presentations?[0].condition = nil }
      ),
      Edit("leadsTo M.Other → nothing", { $0.leadsTo = nil }),
      Edit("continues route → nothing", { $0.continues = nil }),
      Edit("child nothing → home", { $0.child = "home" }),
      Edit("heldBy M.Root.other → nothing", { $0.heldBy = nil }),
      Edit("value Other → New", { $0.value = "New" }),
      Edit("backButtonHidden true → nothing", { $0.backButtonHidden = nil }),
      Edit("condition DEBUG → nothing", { $0.condition = nil }),
    ] as [Edit<Destination>])
  func aChangedFieldOfADestinationIsSaid(_ edit: Edit<Destination>) {
    expect(
      Edit("~ destination 'M.Root.path.other': \(edit.text)") {
        edit.change(&$0.screens[0].slots[0].destinations[0])
      })
  }

  @Test(
    arguments: [
      Edit(
        "~ link 'M.Root.NavigationLink(value:) → M.Other': presentation link → drillDown",
        { $0.screens[0].links[0].presentation = .drillDown }
      ),
      Edit(
        "~ link 'M.Root.NavigationLink(value:) → M.Other': value Int → nothing",
        { $0.screens[0].links[0].value = nil }
      ),
      Edit(
        "~ link 'M.Root.NavigationLink(value:) → M.Other': condition DEBUG → nothing",
        { $0.screens[0].links[0].condition = nil }
      ),
      Edit(
        "~ action 'M.Root.linkTapped': kind user → app", { $0.screens[0].actions[0].kind = .app }
      ),
      Edit(
        "~ action 'M.Root.linkTapped': availableAt M.Root.path.other → nothing",
        { $0.screens[0].actions[0].availableAt = nil }
      ),
      Edit(
        "~ action 'M.Root.linkTapped': guard isLoggedIn → nothing",
        { $0.screens[0].actions[0].guard = nil }
      ),
      Edit(
        "~ action 'M.Root.linkTapped': effects push M.Root.path (other) by one in order in place of the top after await → push M.Root.path",
        {
          $0.screens[0].actions[0].effects[0].isAlone = nil
          $0.screens[0].actions[0].effects[0].isInOrder = nil
          $0.screens[0].actions[0].effects[0].replacesTop = nil
          $0.screens[0].actions[0].effects[0].afterAwait = nil
          $0.screens[0].actions[0].effects[0].destinations = nil
        }
      ),
    ] as [Edit<NavigationModel>])
  func aChangedFieldOfALinkOrActionIsSaid(_ edit: Edit<NavigationModel>) { expect(edit) }

  @Test(
    arguments: [
      Edit("location", { $0.screens[0].location = nil }),
      Edit("location", { $0.screens[0].slots[0].location?.line = 90 }),
      Edit("location", { $0.screens[0].slots[0].destinations[0].location?.line = 90 }),
      Edit("setBy", { $0.screens[0].slots[0].destinations[0].setBy = [] }),
      Edit("dismissedBy", { $0.screens[0].slots[0].destinations[0].dismissedBy?[0].column = 9 }),
      Edit(
        "presentations", { $0.screens[0].slots[0].destinations[0].presentations?[0].location = nil }
      ),
      Edit("location", { $0.screens[0].links[0].location.file = "New.swift" }),
      Edit("location", { $0.screens[0].actions[0].location = nil }),
    ] as [Edit<NavigationModel>])
  func locationsCountWhereAskedFor(_ edit: Edit<NavigationModel>) {
    expect(edit, countsOnlyWith: .locations)
  }

  @Test(
    arguments: [
      Edit("titleOrigin", { $0.screens[0].titleOrigin = nil }),
      Edit("initializerOrigin", { $0.screens[0].initializerOrigin = .inferred }),
      Edit("origin", { $0.screens[0].slots[0].origin = .inferred }),
      Edit("origin", { $0.screens[0].slots[0].destinations[0].origin = .inferred }),
      Edit(
        "presentations",
        { $0.screens[0].slots[0].destinations[0].presentations?[0].origin = .inferred }),
    ] as [Edit<NavigationModel>])
  func originsCountWhereAskedFor(_ edit: Edit<NavigationModel>) {
    expect(edit, countsOnlyWith: .origins)
  }

  /// Whatever a file leaves out is a difference, so that no field is forgotten when the format grows.
  @Test func everyFieldIsCompared() throws {
    var compared = 0
    for (path, model) in try NavigationModel.everything.lackingEachField() {
      compared += 1
      let differences = model.differences(
        from: .everything, options: [.locations, .origins])
      #expect(!differences.isEmpty, "\(path)")
    }
    #expect(compared > 60)
  }

  @Test func linksOfOneNameGoInOrder() {
    var old = model(screen("A"))
    old.screens[0].links = [.to(nil, condition: "X"), .to(nil)]
    var new = old
    new.screens[0].links = [.to(nil, condition: "Y"), .to(nil), .to(nil)]
    #expect(
      new.differences(from: old).map(\.description) == [
        "~ link 'A.NavigationLink': condition X → Y", "+ link 'A.NavigationLink'",
      ])
  }

  @Test func differencesAreData() throws {
    let difference = Difference(
      subject: .init(kind: .slot, screen: "A", slot: "path"), change: .changed, field: "arity",
      old: "atMostOne", new: "sequence")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(difference)
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"change":"changed","field":"arity","new":"sequence","old":"atMostOne",\
        "subject":{"kind":"slot","screen":"A","slot":"path"}}
        """)
    #expect(try JSONDecoder().decode(Difference.self, from: data) == difference)
  }

  private func expect(_ edit: Edit<NavigationModel>) {
    var model = NavigationModel.everything
    edit.change(&model)
    #expect(model.differences(from: .everything).map(\.description) == [edit.text])
  }

  /// The text of the edit is the field.
  private func expect(_ edit: Edit<NavigationModel>, countsOnlyWith options: ComparisonOptions) {
    var model = NavigationModel.everything
    edit.change(&model)
    #expect(model.differences(from: .everything) == [])
    let others = ComparisonOptions([.locations, .origins]).subtracting(options)
    #expect(model.differences(from: .everything, options: others) == [])
    #expect(model.differences(from: .everything, options: options).map(\.field) == [edit.text])
  }
}

/// A change to a part of a model, and what should be said of it.
struct Edit<Value>: Sendable {
  var text: String
  var change: @Sendable (inout Value) -> Void

  init(_ text: String, _ change: @escaping @Sendable (inout Value) -> Void) {
    self.text = text
    self.change = change
  }
}

extension Link {
  fileprivate static func to(_ screen: String?, condition: String? = nil) -> Link {
    Link(
      form: "NavigationLink", presentation: .link, leadsTo: screen, condition: condition,
      location: SourceLocation(file: "A.swift", line: 1, column: 1))
  }
}

extension Difference.Change {
  fileprivate var reversed: Self {
    switch self {
    case .added: .removed
    case .removed: .added
    case .changed: .changed
    case .renamed: .renamed
    }
  }
}
