import FixtureModels
import Foundation
import PortolanModel
import Testing

@Suite struct ModelFormatTests {
  @Test(arguments: [
    NavigationModel.everything, .inventory, .wiki, .wiki(grammar: "counter* letter?"),
    .severalOptionals(["a", "b"]), NavigationModel(name: "Nothing"),
  ])
  func aModelSurvivesItsFile(_ model: NavigationModel) throws {
    let bytes = try model.json()
    let read = try NavigationModel(json: bytes)
    #expect(read == model)
    #expect(try read.json() == bytes)
    #expect(bytes.last == UInt8(ascii: "\n"))
  }

  /// The keys of the format, each under the key that holds it.
  @Test func keysAreThoseOfTheFormat() throws {
    let object = try JSONSerialization.jsonObject(with: Data(NavigationModel.everything.json()))
    var keys: [String: Set<String>] = [:]
    collectKeys(object, under: "", into: &keys)
    let location: Set = ["file", "line", "column", "endColumn"]
    #expect(
      keys == [
        "": [
          "portolan", "name", "roots", "screens", "unresolved", "ignores", "urlPrefix",
          "sourceRoot",
        ],
        "ignores": ["rules", "reason", "location", "firstLine", "lastLine"],
        "portolan": ["model"],
        "roots": ["screen", "how", "condition", "targets"],
        "unresolved": ["what", "location", "isUnread", "mentions", "firstLine"],
        "screens": [
          "id", "title", "titleOrigin", "module", "type", "kind", "view", "model", "tags",
          "condition",
          "location", "initializer", "initializerOrigin", "isInNavigationView", "isContent",
          "observation", "slots",
          "links", "actions",
        ],
        "initializer": ["label", "name", "type", "hasDefault"],
        "slots": [
          "name", "properties", "arity", "encoding", "storage", "heldBy", "within", "alsoWithin",
          "isLent", "isSetFromOutside", "isInverted", "sharedEnum", "element", "keyedBy",
          "beginsWith", "declaredAs", "hiddenTypes", "boundTo",
          "grammar", "origin", "condition", "branches", "location", "destinations",
        ],
        "within": ["slot", "destination"], "alsoWithin": ["slot", "destination"],
        "branches": ["fork", "arm"],
        "destinations": [
          "name", "title", "payload", "presentation", "presentations", "leadsTo", "continues",
          "child", "heldBy", "value", "url", "origin", "setBy", "isMadeElsewhere",
          "isMadeForOthers", "dismissedBy",
          "backButtonHidden",
          "swallowedBy",
          "isOutsideStack", "shownWithoutStack", "isInListRow", "hasNoWayOut", "condition",
          "location",
        ],
        "heldBy": ["screen", "property"],
        "payload": ["label", "type", "role", "leadsTo", "inURL"],
        "presentation": ["custom"],
        "presentations": ["kind", "origin", "view", "condition", "location"],
        "kind": ["custom"],
        "links": [
          "form", "presentation", "leadsTo", "value", "title", "handledBy", "unhandledIn",
          "swallowed", "isOutsideStack", "shownWithoutStack", "condition",
          "location",
        ],
        "actions": ["name", "kind", "availableAt", "moment", "guard", "effects", "location"],
        "availableAt": ["screen", "slot", "destination"],
        "effects": [
          "kind", "screen", "slot", "destinations", "afterAwait", "isAlone", "isInOrder",
          "replacesTop",
        ],
        "location": location, "setBy": location, "dismissedBy": location, "swallowedBy": location,
        "handledBy": location, "unhandledIn": location, "shownWithoutStack": location,
        "swallowed": ["cases", "by"], "by": location,
      ])
  }

  /// So that no field is forgotten here when the format grows.
  @Test func theFixtureSaysSomethingInEveryField() {
    var silent: [String: Bool] = [:]
    collectFields(NavigationModel.everything, into: &silent)
    #expect(silent.filter(\.value).keys.sorted() == [])
    #expect(silent["Destination.swallowedBy"] == false)
  }

  /// For each stored field of each type, whether it is `nil` wherever it stands.
  private func collectFields(_ value: Any, into silent: inout [String: Bool]) {
    let mirror = Mirror(reflecting: value)
    for child in mirror.children {
      let isNil =
        Mirror(reflecting: child.value).displayStyle == .optional
        && Mirror(reflecting: child.value).children.isEmpty
      if mirror.displayStyle == .struct, let label = child.label {
        let name = "\(mirror.subjectType).\(label)"
        silent[name] = isNil && silent[name] ?? true
      }
      collectFields(child.value, into: &silent)
    }
  }

  private func collectKeys(
    _ value: Any, under key: String, into keys: inout [String: Set<String>]
  ) {
    if let object = value as? [String: Any] {
      keys[key, default: []].formUnion(object.keys)
      for (name, value) in object { collectKeys(value, under: name, into: &keys) }
    } else if let list = value as? [Any] {
      for value in list { collectKeys(value, under: key, into: &keys) }
    }
  }

  @Test func whatIsNotSaidIsAbsent() throws {
    let screen = Screen(
      id: "M.A", title: "A", module: "M", type: "A", kind: .struct,
      slots: [Slot(name: "s", arity: .atMostOne, encoding: .optionalEnum, origin: .source)])
    let text = String(
      decoding: try NavigationModel(name: "N", screens: [screen]).json(), as: UTF8.self)
    #expect(
      text == """
        {
          "name" : "N",
          "portolan" : {
            "model" : 1
          },
          "roots" : [

          ],
          "screens" : [
            {
              "actions" : [

              ],
              "id" : "M.A",
              "kind" : "struct",
              "links" : [

              ],
              "module" : "M",
              "slots" : [
                {
                  "arity" : "atMostOne",
                  "destinations" : [

                  ],
                  "encoding" : "optionalEnum",
                  "name" : "s",
                  "origin" : "source",
                  "properties" : [
                    "s"
                  ]
                }
              ],
              "title" : "A",
              "type" : "A"
            }
          ],
          "unresolved" : [

          ]
        }

        """)
  }

  /// Whatever else a later version holds, its header can be read.
  @Test func theHeaderIsReadableAlone() throws {
    let text = #"{"screens": 7, "portolan": {"model": 12, "by": "x"}}"#
    let header = try JSONDecoder().decode(ModelHeader.self, from: Data(text.utf8))
    #expect(header.portolan.model == 12)
  }

  @Test func wordsAreThoseOfTheFormat() {
    func words<Word: CaseIterable & RawRepresentable>(_: Word.Type) -> [Word.RawValue] {
      Word.allCases.map(\.rawValue)
    }
    #expect(words(Root.How.self) == ["main", "scene", "declared", "unpresented", "reflected"])
    #expect(
      words(Screen.Kind.self) == [
        "class", "struct", "enum", "reducer", "view", "viewController", "scene",
      ])
    #expect(
      words(Slot.Arity.self) == ["always", "exactlyOne", "atMostOne", "sequence", "each"])
    #expect(
      words(Slot.Encoding.self) == [
        "optionalEnum", "optionalValue", "flag", "flagAndItem", "enum", "typedArray",
        "navigationPath", "stackState", "child", "collection", "computed",
      ])
    #expect(
      words(Slot.Storage.self) == ["owned", "state", "binding", "environment", "passed"])
    #expect(words(Payload.Role.self) == ["data", "state", "destination"])
    #expect(words(Origin.self) == ["reflected", "source", "declared", "inferred"])
    #expect(words(Action.Kind.self) == ["user", "system", "app"])
    #expect(
      words(Action.Effect.Kind.self) == [
        "present", "dismiss", "push", "pop", "popToRoot", "select", "replace", "insert", "remove",
        "insertRow", "removeRow",
      ])
    #expect(
      Set(Presentation.named.map(\.name)) == [
        "drillDown", "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "tab",
        "inline", "link", "unknown",
      ])
  }

  @Test(arguments: Presentation.named + [.custom("bottomMenu"), .custom("sheet"), .custom("")])
  func aPresentationSurvives(_ presentation: Presentation) throws {
    let data = try JSONEncoder().encode([presentation])
    #expect(try JSONDecoder().decode([Presentation].self, from: data) == [presentation])
  }

  @Test func aPresentationIsAWordOrAnObject() throws {
    func text(_ presentation: Presentation) throws -> String {
      String(decoding: try JSONEncoder().encode([presentation]), as: UTF8.self)
    }
    #expect(try text(.fullScreenCover) == #"["fullScreenCover"]"#)
    #expect(try text(.custom("bottomMenu")) == #"[{"custom":"bottomMenu"}]"#)
  }

  /// What a person writes by hand need not say what is empty, nor that a slot's property has its name.
  @Test func aHandWrittenFileMayBeShort() throws {
    let model = try NavigationModel(
      json: Array(
        #"""
        {
          "portolan": {"model": 1},
          "roots": [{"screen": "A", "how": "declared"}],
          "screens": [{
            "id": "A", "title": "A", "module": "M", "type": "A", "kind": "class",
            "somethingNew": [1, {"x": null}], "view": null,
            "slots": [{
              "name": "destination", "arity": "atMostOne", "encoding": "optionalEnum",
              "origin": "declared",
              "destinations": [{"name": "help", "presentation": "sheet", "origin": "declared"}]
            }]
          }]
        }
        """#.utf8))
    #expect(model.name == "App")
    #expect(model.screens[0].links == [])
    #expect(model.screens[0].view == nil)
    #expect(model.screens[0].slots[0].properties == ["destination"])
    #expect(model.screens[0].slots[0].destinations[0].payload == [])
    #expect(try Chart(model).places().map(\.text) == ["", "help"])
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() throws {
    let bytes = try [0xEF, 0xBB, 0xBF] + NavigationModel.inventory.json()
    #expect(try NavigationModel(json: bytes) == .inventory)
  }
}
