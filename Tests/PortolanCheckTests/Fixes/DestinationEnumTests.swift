@testable import PortolanCheck
import PortolanModel
import Testing

@Suite struct DestinationEnumTests {
  @Test func noTwoCasesAreTheSame() throws {
    #expect(
      try text(
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

  @Test func keywordsAreEscaped() throws {
    #expect(
      try text(.value("defaultItem", "Item"), .flag("isSwitchShown")) == """
        enum Destination {
          case `default`(Item)
          case `switch`
        }
        var destination: Destination?
        """)
  }

  @Test func labelsAreKept() throws {
    var row = Destination.case("row")
    row.payload = [
      Payload(label: "id", type: "Row.ID", role: .data), Payload(type: "Item", role: .data),
    ]
    #expect(
      try text(.optionalEnum("destination", row)) == """
        enum Destination {
          case row(id: Row.ID, Item)
        }
        var destination: Destination?
        """)
  }

  @Test func aPropertysWordsMakeATypesName() throws {
    #expect(
      try text(.flag("isOpen"), .optionalEnum("active_sheet", .case("help"))).hasPrefix(
        "enum ActiveSheet {"))
  }

  @Test func aViewKeepsItAsState() throws {
    var (one, other) = (Slot.flag("isHelpPresented"), Slot.flag("isPresented", .popover))
    one.storage = .state
    other.storage = .state
    #expect(
      try text(one, other, kind: .view) == """
        enum Destination {
          case help
          case popover
        }
        @State private var destination: Destination?
        """)
  }

  /// A flag that only says that something is presented is called as what is.
  @Test func aFlagWithoutANameIsCalledAsItsTarget() throws {
    var flag = Slot.flag("isPresented")
    flag.destinations[0].leadsTo = "App.NewsView (in News.swift)"
    let news = Screen.named("NewsView (in News.swift)", kind: .view)
    #expect(try text(flag, beside: news).contains("\n  case news\n"))
  }

  /// A wrapper of views has no place in a class.
  @Test func aModelKeepsWhatSomeOfIsItsOwn() throws {
    var help = Slot.flag("isHelpPresented")
    help.storage = .state
    #expect(
      try text(.value("item", "Item"), help) == """
        enum Destination {
          case item(Item)
          case help
        }
        var destination: Destination?
        """)
    // A view keeps it all by itself.
    #expect(
      try text(.value("item", "Item"), help, kind: .view).hasSuffix(
        "@State private var destination: Destination?"))
  }

  @Test func aModelKeepsWhatOnlyItsRowsShow() throws {
    let screen = Screen(
      id: "App.Feature", title: "Feature", module: "App", type: "Feature", kind: .class)
    var help = Slot.flag("isHelpPresented")
    help.storage = .state
    var destinations = DestinationEnum(
      for: screen, replacing: [] as [Slot], in: AdviceContext(try Chart(.screens(screen))))
    destinations.add(help, of: screen, ofRows: screen)
    #expect(destinations.text.hasSuffix("\nvar destination: Destination?"))
  }

  @Test func aReducerPresentsIt() throws {
    #expect(
      try text(
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

  @Test func whatAReducerHasForOtherModulesStaysSo() throws {
    func isPublic(_ slot: Slot) -> Slot {
      with(slot) { ($0.declaredAs, $0.storage) = ("public", .owned) }
    }
    #expect(
      try text(
        isPublic(.value("addForm", "ItemForm.State")), isPublic(.value("help", "Help.State")),
        kind: .reducer) == """
          @Reducer
          public enum Destination {
            case addForm(ItemForm)
            case help(Help)
          }
          @Presents public var destination: Destination.State?
          """)
  }

  /// A further view of a reducer is a screen of the view's name.
  @Test func theActionsAreTheReducersWhateverTheViewIsCalled() throws {
    var screen = Screen.named("CardView", kind: .reducer, .value("alert", "AlertState<Action>"))
    screen.model = "Ledger.State"
    var destinations = DestinationEnum(
      for: screen, replacing: screen.slots, in: AdviceContext(try Chart(.screens(screen))))
    destinations.add(screen.slots[0], of: screen, ofRows: screen)
    #expect(destinations.text.contains("case alert(AlertState<Ledger.Action>)"))
  }

  @Test func aReducersCaseOfPlainDataSaysSo() throws {
    #expect(
      try text(
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

  /// What a screen is made of may be no reducer's; a library's reducer is one.
  @Test func aReducersCaseOfAScreensValueSaysSo() throws {
    let log = Destination(
      name: "log", payload: [Payload(type: "LogState", role: .state, leadsTo: "App.LogState")],
      presentation: .sheet, leadsTo: "App.LogState", origin: .source)
    let item = Destination(
      name: "item", payload: [Payload(type: "Item", role: .state, leadsTo: "App.Item")],
      presentation: .sheet, leadsTo: "App.Item", origin: .source)
    let empty = Destination(
      name: "empty", payload: [Payload(type: "EmptyReducer<LogState, Never>", role: .data)],
      presentation: .sheet, origin: .source)
    let screen = Screen.named(
      "Shop", kind: .reducer, .optionalEnum("sheet", log, item), .optionalEnum("cover", empty))
    let chart = try Chart(
      .screens([screen, .named("LogState", kind: .struct), .named("Item", kind: .reducer)]))
    let destinations = DestinationEnum(
      for: screen, replacing: screen.slots, in: AdviceContext(chart))
    #expect(
      destinations.text.hasPrefix(
        """
        @Reducer
        enum Sheet {
          @ReducerCaseIgnored
          case log(LogState)
          case item(Item)
          case empty(EmptyReducer<LogState, Never>)
        }
        """))
  }

  /// A type within the screen's would hide another of its name.
  @Test func namesThatAreTakenAreLeftAlone() throws {
    let shared = with(Slot.optionalEnum("sheet", .case("help"))) { $0.sharedEnum = "Sheet.Kind" }
    let help = Slot.flag("isHelpShown")
    #expect(
      try text(shared, help) == """
        enum Destination {
          case help
          case isHelpShown
        }
        var sheet: Destination?
        """)
    let known = Screen.named("Destination")
    #expect(try text(shared, help, beside: known).hasPrefix("enum FeatureDestination {"))
    #expect(try text(help, beside: known).hasSuffix("var destination: FeatureDestination?"))
  }

  /// What takes the place of some properties is as open as the most open of them, and published as they are.
  @Test(
    arguments: [
      (["@State", nil], .state, "@State var"), ([nil, nil], .state, "@State private var"),
      (["@State fileprivate", nil], .state, "@State fileprivate var"),
      (["@Published", "@Published private"], .owned, "@Published var"),
      (["private", "private"], .owned, "private var"), (["private", nil], .owned, "var"),
      (["@Published public", "private"], .owned, "@Published var"),
      (["@Published public", "public"], .owned, "@Published public var"),
    ] as [([String?], Slot.Storage, String)])
  func whatIsDeclaredStaysAsOpen(
    _ declared: [String?], _ storage: Slot.Storage, _ property: String
  ) throws {
    let slots = zip(["isHelpShown", "isNewsShown"], declared).map { name, declared in
      with(Slot.flag(name)) { ($0.storage, $0.declaredAs) = (storage, declared) }
    }
    let access = property.contains("public") ? "public " : ""
    #expect(
      try text(slots[0], slots[1], kind: storage == .state ? .view : .class) == """
        \(access)enum Destination {
          case help
          case news
        }
        \(property) destination: Destination?
        """)
  }

  /// A number is no name of a case.
  @Test func whatIsNoIdentifierIsCalledAfterWhatItShows() throws {
    func page(_ name: String, _ title: String? = nil, view: String? = nil) -> Destination {
      with(Destination.case(name, .inline)) {
        $0.title = title
        $0.presentations = [.init(kind: .inline, origin: .source, view: view)]
      }
    }
    #expect(
      try text(
        .optionalEnum(
          "page", page("1", "New letters"), page("2", view: "NewsView"), page("3"),
          page("sent-mail"))) == """
          enum Page {
            case newLetters
            case news
            case page3
            case sentMail
          }
          var page: Page?
          """)
  }

  /// An enum of which other state shows cases, too, stays; and what a value holds beside its case is not lost.
  @Test func whatIsMoreThanTheSlotsOwnStaysAsItIs() throws {
    let place = SourceLocation(file: "Sources/Format.swift", line: 2, column: 8)
    let pdf = with(Destination.case("pdf")) { $0.location = place }
    let picked = with(Slot.optionalEnum("picked", pdf)) { $0.sharedEnum = "Format" }
    var install = with(Slot.optionalEnum("install", pdf)) { $0.encoding = .computed }
    install.destinations[0].value = "Files.Install(format:, url: <#URL#>)"
    #expect(
      try text(picked, install) == """
        enum Destination {
          case picked(Format)
          case install(Files.Install)
        }
        var destination: Destination?
        """)
    #expect(
      try text(picked, .flag("isHelpShown")) == """
        enum Picked {
          case pdf
          case help
        }
        var picked: Picked?
        """)
  }

  /// Of an enum that others use, too, only what the view has a use for.
  /// What only one file sees an enum names there alone, and seen no further itself.
  @Test func whatOnlyItsFileSeesIsNamedThere() throws {
    func slots(_ file: String, _ declared: String?) -> [Slot] {
      let crew = with(Slot.value("crew", "Crew.Member")) {
        ($0.storage, $0.hiddenTypes, $0.declaredAs) = (.owned, ["Crew"], declared)
        $0.location = SourceLocation(file: "Deck.swift", line: 3, column: 3)
      }
      let help = with(crew) {
        ($0.name, $0.properties) = ("help", ["help"])
        $0.location = SourceLocation(file: file, line: 4, column: 3)
        $0.destinations[0].name = "help"
        $0.destinations[0].payload = [Payload(type: "Help", role: .data)]
      }
      return [crew, help]
    }
    func text(_ slots: [Slot]) throws -> String {
      let chart = try Chart(.screens(.named("Deck")))
      return DestinationEnum(
        for: .named("Deck"), replacing: slots, in: AdviceContext(chart)
      ).text
    }
    let body = " Destination {\n  case crew(Crew.Member)\n  case help(Help)\n}\n"
    let waiting = "// once 'Crew' is no longer private:\nenum\(body)"
    #expect(
      try text(slots("Deck.swift", "private"))
        == "private enum\(body)private var destination: Destination?")
    #expect(try text(slots("Deck.swift", nil)) == "\(waiting)var destination: Destination?")
    #expect(
      try text(slots("Bow.swift", "private")) == "\(waiting)private var destination: Destination?")
    // What the enum does not name may be hidden as it likes.
    #expect(
      try text([slots("Deck.swift", nil)[1]])
        == "enum Destination {\n  case help(Help)\n}\nvar destination: Destination?")
  }

  @Test func whatNothingSetsIsNoCase() throws {
    let sheet = with(Slot.optionalEnum("popup", .case("about"), .case("help").set(4))) {
      $0.storage = .state
    }
    #expect(
      try text(sheet, .flag("isPageShown"), kind: .view) == """
        enum Popup {
          case help
          case page
        }
        @State private var popup: Popup?
        """)
  }

  private func text(
    _ slots: Slot..., kind: Screen.Kind = .class, beside other: Screen? = nil
  ) throws -> String {
    let screen = Screen(
      id: "App.Feature", title: "Feature", module: "App", type: "Feature", kind: kind, slots: slots)
    let chart = try Chart(.screens([screen] + [other].compactMap(\.self)))
    return DestinationEnum(for: screen, replacing: slots, in: AdviceContext(chart)).text
  }
}
