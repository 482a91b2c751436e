@testable import PortolanCheck
import PortolanModel
import Testing

@Suite struct DestinationEnumTests {
  @Test func noTwoCasesAreTheSame() {
    #expect(
      text(
        .value("addItem", "Item"), .value("addPage", "Page"), .flag("add"),
        .optionalEnum("route", .case("add"))) == """
          enum Route {
            case add(Item)
            case addPage(Page)
            case add2
            case add3
          }
          var route: Route?
          """)
  }

  @Test func keywordsAreEscaped() {
    #expect(
      text(.value("defaultItem", "Item"), .flag("isSwitchShown")) == """
        enum Destination {
          case `default`(Item)
          case `switch`
        }
        var destination: Destination?
        """)
  }

  @Test func labelsAreKept() {
    var row = Destination.case("row")
    row.payload = [
      Payload(label: "id", type: "Row.ID", role: .data), Payload(type: "Item", role: .data),
    ]
    #expect(
      text(.optionalEnum("destination", row)) == """
        enum Destination {
          case row(id: Row.ID, Item)
        }
        var destination: Destination?
        """)
  }

  @Test func aViewKeepsItAsState() {
    var (one, other) = (Slot.flag("isHelpPresented"), Slot.flag("isPresented", .popover))
    one.storage = .state
    other.storage = .state
    #expect(
      text(one, other, kind: .view) == """
        enum Destination {
          case help
          case popover
        }
        @State private var destination: Destination?
        """)
  }

  /// A flag that only says that something is presented is called as what is.
  @Test func aFlagWithoutANameIsCalledAsItsTarget() {
    var flag = Slot.flag("isPresented")
    flag.destinations[0].leadsTo = "App.NewsView (in News.swift)"
    #expect(text(flag).contains("\n  case news\n"))
  }

  /// A wrapper of views has no place in a class.
  @Test func aModelKeepsWhatSomeOfIsItsOwn() {
    var help = Slot.flag("isHelpPresented")
    help.storage = .state
    #expect(
      text(.value("item", "Item"), help) == """
        enum Destination {
          case item(Item)
          case help
        }
        var destination: Destination?
        """)
    // A view keeps it all by itself.
    #expect(
      text(.value("item", "Item"), help, kind: .view).hasSuffix(
        "@State private var destination: Destination?"))
  }

  @Test func aModelKeepsWhatOnlyItsRowsShow() {
    let screen = Screen(
      id: "App.Feature", title: "Feature", module: "App", type: "Feature", kind: .class)
    var help = Slot.flag("isHelpPresented")
    help.storage = .state
    var destinations = DestinationEnum(for: screen, replacing: [] as [Slot])
    destinations.add(help, of: screen, ofRows: screen)
    #expect(destinations.text.hasSuffix("\nvar destination: Destination?"))
  }

  @Test func aReducerPresentsIt() {
    #expect(
      text(
        .value("addForm", "ItemForm.State"), .value("editItem", "ItemFeature.State"),
        .value("alert", "AlertState<Action>"), kind: .reducer)
          == """
          @Reducer
          enum Destination {
            case addForm(ItemForm)
            case edit(ItemFeature)
            case alert(AlertState<Feature.Action>)
          }
          @Presents var destination: Destination.State?
          """)
  }

  /// A further view of a reducer is a screen of the view's name.
  @Test func theActionsAreTheReducersWhateverTheViewIsCalled() {
    var screen = Screen.named("CardView", kind: .reducer, .value("alert", "AlertState<Action>"))
    screen.model = "Ledger.State"
    var destinations = DestinationEnum(for: screen, replacing: screen.slots)
    destinations.add(screen.slots[0], of: screen, ofRows: screen)
    #expect(destinations.text.contains("case alert(AlertState<Ledger.Action>)"))
  }

  @Test func aReducersCaseOfPlainDataSaysSo() {
    #expect(
      text(
        .value("addForm", "ItemForm.State"), .value("page", "String"), .flag("isHelpShown"),
        kind: .reducer) == """
          @Reducer
          enum Destination {
            case addForm(ItemForm)
            @ReducerCaseIgnored
            case page(String)
            case help
          }
          @Presents var destination: Destination.State?
          """)
  }

  private func text(_ slots: Slot..., kind: Screen.Kind = .class) -> String {
    let screen = Screen(
      id: "App.Feature", title: "Feature", module: "App", type: "Feature", kind: kind, slots: slots)
    return DestinationEnum(for: screen, replacing: slots).text
  }
}
