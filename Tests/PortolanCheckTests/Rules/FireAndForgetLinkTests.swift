import PortolanCheck
import PortolanModel
import Testing

@Suite struct FireAndForgetLinkTests {
  @Test func severalLinksAreOneFinding() throws {
    let home = Screen.named("HomeView", kind: .view)
      .linking(
        .to("App.MovieView", line: 8), .to("App.PersonModel", line: 9),
        .to("App.MovieView", line: 10))
    let person = with(Screen.named("PersonModel")) { $0.view = "PersonDetail" }
    #expect(
      try findings(
        "fire-and-forget-link", in: .screens(home, .named("MovieView", kind: .view), person)) == [
          Finding(
            rule: "fire-and-forget-link",
            severity: .note,
            screen: "App.HomeView",
            message: "3 links of 'HomeView' have no state",
            notes: ["no state says that the user is at 'MovieView' or 'PersonDetail'"],
            extent: 3,
            fix: """
              enum Destination {
                case movie
                case personDetail(PersonModel)
              }
              @State private var destination: Destination?
              """,
            location: .line(8),
            related: [
              .init(message: "a 'NavigationLink' without state", location: .line(9)),
              .init(message: "a 'NavigationLink' without state", location: .line(10)),
            ])
        ])
  }

  /// What a row presents by a flag of its own has a state, which nobody else can tell or set.
  @Test func stateThatARowKeepsIsToldSo() throws {
    let home = Screen.named("HomeView", kind: .view).linking(
      with(Link.to("App.MovieView", line: 8)) { $0.form = "NavigationLink(isActive:)" },
      with(Link.to("App.MovieView", line: 9)) { $0.form = "NavigationLink(isActive:)" },
      .to("App.MovieView", line: 10))
    let found = try findings(
      "fire-and-forget-link", in: .screens(home, .named("MovieView", kind: .view)))
    #expect(
      found.map(\.notes) == [
        [
          "no state says that the user is at 'MovieView'",
          "'NavigationLink(isActive:)' is bound to state that a view within keeps to itself",
        ]
      ])
    #expect(
      found.flatMap(\.related).map(\.message) == [
        "a 'NavigationLink(isActive:)' by state that a view within keeps to itself",
        "a 'NavigationLink' without state",
      ])
  }

  /// What is there all the time has no state either, and is bound to none.
  @Test func whatAConstantPresentsIsToldSo() throws {
    let form = "sheet(isPresented: .constant(true))"
    let home = Screen.named("HomeView", kind: .view).linking(
      with(Link.to("App.MovieView", line: 8)) { $0.form = form },
      with(Link.to("App.MovieView", line: 9)) { $0.form = form })
    let found = try findings(
      "fire-and-forget-link", in: .screens(home, .named("MovieView", kind: .view)))
    #expect(
      found.map(\.notes) == [
        [
          "no state says that the user is at 'MovieView'",
          "'\(form)' is bound to a constant, so that it is there all the time",
        ]
      ])
    #expect(found.flatMap(\.related).map(\.message) == ["a '\(form)' by a constant"])
  }

  @Test func whatTheScreenPresentsAlreadyStaysInTheEnum() throws {
    let home = Screen.named("Home", .value("help", "Help")).linking(.to("App.Item", line: 8))
    #expect(
      try findings("fire-and-forget-link", in: .screens(home, .named("Item"))).map(\.fix) == [
        """
        enum Destination {
          case help(Help)
          case item(Item)
        }
        var destination: Destination?
        """
      ])
  }

  @Test func aControllerKeepsItsStateWithoutAWrapper() throws {
    let home = Screen.named("HomeController", kind: .viewController)
      .linking(.to("App.HelpController", line: 8))
    #expect(
      try findings(
        "fire-and-forget-link",
        in: .screens(home, .named("HelpController", kind: .viewController))
      ).map(\.fix) == [
        """
        enum Destination {
          case helpController
        }
        var destination: Destination?
        """
      ])
  }

  @Test func aLinkToNowhereHasNoFix() throws {
    let home = Screen.named("Home").linking(.to(nil, line: 8))
    let findings = try findings("fire-and-forget-link", in: .screens(home))
    #expect(findings.map(\.message) == ["a link of 'Home' has no state"])
    #expect(findings.map(\.fix) == [nil])
  }

  @Test func aValueLinkIsFine() throws {
    let home = Screen.named("Home").linking(.value("Int", handledBy: [4]))
    #expect(try findings("fire-and-forget-link", in: .screens(home)) == [])
  }

  @Test func tabsAreCalledSo() throws {
    let home = Screen.named("HomeView", kind: .view).linking(
      with(Link.to("App.MovieView", line: 8)) { $0.presentation = .tab },
      with(Link.to("App.NewsView", line: 9)) { $0.presentation = .tab })
    let model = NavigationModel.screens(
      home, .named("MovieView", kind: .view), .named("NewsView", kind: .view))
    let found = try findings("fire-and-forget-link", in: model)
    #expect(found.map(\.message) == ["2 tabs of 'HomeView' have no state"])
    #expect(found[0].fix == nil)
  }

  /// Links to what each build has one of, from two places, are two; there is one case for them.
  @Test func aTargetOfEachBuildIsNamedOnce() throws {
    let phone = with(Screen.named("LogView", kind: .view)) { $0.id = "App.LogView (phone)" }
    let watch = with(Screen.named("LogView", kind: .view)) { $0.id = "App.LogView (watch)" }
    let home = Screen.named("HomeView", kind: .view)
      .linking(.to(phone.id, line: 8), .to(watch.id, line: 9))
    let found = try findings("fire-and-forget-link", in: .screens(home, phone, watch))
    #expect(found.map(\.message) == ["2 links of 'HomeView' have no state"])
    #expect(found.first?.notes == ["no state says that the user is at 'LogView'"])
    #expect(
      found.first?.fix == """
        enum Destination {
          case log
        }
        @State private var destination: Destination?
        """)
  }

  /// What one place leads to in each build, by a view of one name, is one link; two screens from there are two.
  @Test func aLinkOfEachBuildIsOne() throws {
    let phone = with(Screen.named("LogView", kind: .view)) { $0.id = "App.LogView (phone)" }
    let watch = with(Screen.named("LogView", kind: .view)) { $0.id = "App.LogView (watch)" }
    let home = Screen.named("HomeView", kind: .view)
      .linking(.to(phone.id, line: 8), .to(watch.id, line: 8), .to("App.HelpView", line: 8))
    let found = try findings(
      "fire-and-forget-link",
      in: .screens(home, phone, watch, .named("HelpView", kind: .view)))
    #expect(found.map(\.message) == ["2 links of 'HomeView' have no state"])
    #expect(found.map(\.notes) == [["no state says that the user is at 'LogView' or 'HelpView'"]])
  }

  /// A bar that is written once for newer systems and once for older ones has each tab once.
  @Test func aTabThatIsWrittenTwiceIsOne() throws {
    let tab = { (title: String, target: String, line: Int) in
      with(Link.to(target, line: line)) {
        ($0.form, $0.presentation, $0.title) = ("TabView", .tab, title)
      }
    }
    let home = Screen.named("HomeView", kind: .view).linking(
      tab("Movies", "App.MovieView", 8), tab("People", "App.PersonView", 9),
      tab("Movies", "App.MovieView", 12), tab("People", "App.PersonView", 13),
      tab("Old movies", "App.MovieView", 14))
    let found = try findings(
      "fire-and-forget-link",
      in: .screens(
        home, .named("MovieView", kind: .view), .named("PersonView", kind: .view)))
    #expect(found.map(\.message) == ["3 tabs of 'HomeView' have no state"])
    #expect(found.first?.related.map(\.location) == [.line(9), .line(14)])
  }
}
