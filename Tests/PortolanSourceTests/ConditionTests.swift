import Testing

/// All branches of `#if` are read, and what stands in one remembers its condition.
struct ConditionTests {
  @Test func declarationsRememberTheirCondition() {
    #expect(
      outline(
        """
        #if os(iOS) || os(tvOS)
          struct A { var x: Int }
          #if DEBUG
            struct B {}
          #endif
        #elseif canImport(AppKit)
          struct C {}
        #else
          struct D {
            #if DEBUG
              var y: Int
            #endif
          }
        #endif
        """) == """
          ‹os(iOS) || os(tvOS)› struct A
            variable x -> Int
          ‹(os(iOS) || os(tvOS)) && DEBUG› struct B
          ‹!(os(iOS) || os(tvOS)) && canImport(AppKit)› struct C
          ‹!(os(iOS) || os(tvOS)) && !(canImport(AppKit))› struct D
            ‹DEBUG› variable y -> Int
          """)
  }

  @Test func casesAndArmsRememberTheirCondition() {
    #expect(
      outline(
        """
        enum Destination {
          #if DEBUG
            case debug
          #endif
          var title: String {
            switch self {
            #if DEBUG
              case .debug: "Debug"
            #else
              case .other: "Other"
            #endif
            default: ""
            }
          }
        }
        """) == """
          enum Destination
            ‹DEBUG› case debug
            variable title -> String { switch self { ‹DEBUG› case .debug: { "Debug" }; \
          ‹!(DEBUG)› case .other: { "Other" }; default: { "" } } }
          """)
  }

  @Test func statementsStandInTheirCondition() {
    #expect(
      body(
        """
        a()
        #if DEBUG
          let x = b()
          #if os(iOS)
            c()
          #endif
        #else
          d()
        #endif
        """) == "a(); ‹DEBUG› { variable x = b(); ‹os(iOS)› { c() } }; ‹!(DEBUG)› { d() }")
  }

  @Test func modifiersOfAllBranchesAreInTheChain() {
    #expect(
      body(
        """
        List { Row() }
          .sheet(item: $item) { A($0) }
          #if os(iOS)
            .popover(item: $item) { B($0) }
            .bold
            #if DEBUG
              .border()
            #endif
          #else
            .frame()
          #endif
          .navigationTitle("T")
        """)
        == "List(~{ Row() }).sheet(item: $item, ~{ A($0) })"
        + ".popover(item: $item, ~{ B($0) })‹os(iOS)›.bold‹os(iOS)›.border()‹os(iOS) && DEBUG›"
        + ".frame()‹!(os(iOS))›.navigationTitle(\"T\")")
  }

  @Test func attributesOfAllBranchesAreRead() {
    #expect(
      outline(
        """
        #if DEBUG
          @Logged
        #endif
        @Observable class A {}
        """) == "@Logged @Observable class A")
  }

  @Test(arguments: [
    "false", "!true", "(false)", "false && DEBUG", "DEBUG && !os(iOS) && false", "false || !true",
  ])
  func whatNoBuildHasIsNotRead(_ condition: String) {
    #expect(
      outline(
        """
        #if \(condition)
          @Logged
        #endif
        struct A {
          #if \(condition)
            var x: Int
          #elseif os(iOS)
            var y: Int
          #else
            var z: Int
          #endif
        }
        """) == """
          struct A
            ‹os(iOS)› variable y -> Int
            ‹!(os(iOS))› variable z -> Int
          """)
    #expect(
      body(
        """
        #if \(condition)
          a()
        #else
          b()
        #endif
        List {}
          #if \(condition)
            .sheet()
          #endif
          .padding()
        """) == "b(); List(~{}).padding()")
  }

  @Test(arguments: ["true", "!false", "DEBUG || true", "(true && !false)"])
  func ofABranchThatEveryBuildHasTheOthersAreNotRead(_ condition: String) {
    #expect(
      outline(
        """
        #if os(iOS)
          struct A {}
        #elseif \(condition)
          struct B {}
        #else
          struct C {}
        #endif
        """) == "‹os(iOS)› struct A\n‹!(os(iOS))› struct B")
    #expect(body("#if \(condition)\na()\n#else\nb()\n#endif") == "a()")
  }

  @Test(arguments: ["DEBUG", "false || DEBUG", "true && DEBUG", "!isFalse"])
  func whatSomeBuildMayHaveIsRead(_ condition: String) {
    let read = body("#if \(condition)\na()\n#else\nb()\n#endif")
    #expect(read.contains("a()") && read.contains("b()"))
  }

  /// What stands in an `if` within a branch of an `#if` is there under its condition.
  @Test func anIfInABranchKeepsItsCondition() {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      @Reducer struct Detail { struct State: Equatable {} }
      @Reducer struct Shop {
        @Reducer enum Column { case detail(Detail) }
        @ObservableState struct State { @Presents var column: Column.State? }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          #if os(macOS)
            column
          #else
            Text("Shop")
          #endif
        }
        #if os(macOS)
          @ViewBuilder var column: some View {
            if let store = store.scope(state: \\.column?.detail, action: \\.column.detail) {
              DetailView(store: store)
            }
          }
        #endif
      }
      struct DetailView: View {
        let store: StoreOf<Detail>
        var body: some View { Text("") }
      }
      """)
    let destinations = chart.model.screens.flatMap(\.slots).flatMap(\.destinations)
    #expect(destinations.flatMap { $0.presentations ?? [] }.map(\.condition) == ["os(macOS)"])
  }
}
