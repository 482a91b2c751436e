import Testing

struct StatementTests {
  @Test(arguments: [
    ("return", "return"),
    ("return .none", "return .none"),
    ("throw Failure()", "other(Failure())"),
    ("let x = 1, y: Int", "variable x = 1; variable y -> Int"),
    ("async let x = load()", "async variable x = load()"),
    ("let (a, b) = await make()", "(await make()); variable a; variable b"),
    ("let _ = Self.print()", "variable _ = Self.print()"),
    ("func g() { h() }", "function g { h() }"),
    ("defer { done() }", "do { done() }"),
    ("do { try a() } catch { b() }", "do { a(); do { b() } }"),
    ("while let x = next() { use(x) }", "do { if let x <- next() { use(x) } }"),
    ("repeat { a() } while b", "do { a(); b }"),
    ("outer: for x in xs { break outer }", "for let x in xs {}"),
    (
      "for case .row(let x, _) in rows where x.isOn { use(x) }",
      "for .row(let x, let _) in rows { if x.isOn { use(x) } }"
    ),
    ("for (i, x) in xs.enumerated() {}", "for #(let i, let x) in xs.enumerated() {}"),
  ])
  func reads(source: String, expected: String) {
    #expect(body(source) == expected)
  }

  @Test func conditionsBindAndMatch() {
    #expect(
      body(
        """
        if let item, let other = model.other, case .edit(let x) = destination, x > 1 { a() }
        else if #available(iOS 16, *) { b() } else { c() }
        guard let self, var copy = x else { return }
        """)
        == "if let item <- item, let other <- model.other, .edit(let x) <- destination, (x > 1) "
        + "{ a() } else { if other() { b() } else { c() } }; "
        + "guard let self <- self, let copy <- x else { return }")
  }

  @Test func switchesHaveTheirArms() {
    #expect(
      body(
        """
        switch destination {
        case .add, .duplicate: sheet()
        case let .edit(id, model: model) where id > 0: edit(model)
        case .help: break
        case .last: fallthrough
        @unknown default: none()
        }
        """)
        == "switch destination { case .add, .duplicate: { sheet() }; "
        + "case .edit(let id, model: let model): { if (id > 0) { edit(model) } }; "
        + "case .help: {}; case .last: { fallthrough }; default: { none() } }")
  }

  @Test func branchesCanBeValues() {
    #expect(
      body(
        """
        let view = if isOn { A() } else { B() }
        x = switch y { case 1: 2 default: 3 }
        """)
        == "variable view = (if isOn { A() } else { B() }); "
        + "(x = (switch y { case 1: { 2 }; default: { 3 } }))")
  }

  @Test(arguments: [
    (".edit(let model)", ".edit(let model)"),
    ("let .edit(model, item: x)", ".edit(let model, item: let x)"),
    ("var .edit(x as Item)", ".edit(let x)"),
    (".some(.edit(let x))", ".some(.edit(let x))"),
    (".edit?", ".edit"),
    ("let .edit(x)?", ".edit(let x)"),
    ("Destination.edit(_)", "Destination.edit(let _)"),
    ("let (a, b)", "#(let a, let b)"),
    ("(.add, let b)", "#(.add, let b)"),
    ("let x as Item", "let x"),
    ("is Item", "(is <Item>)"),
    ("nil", "nil"),
    ("1...3", "(1 ... 3)"),
    ("\"add\"", "\"add\""),
    ("_", "let _"),
    ("known", "known"),
  ])
  func readsPattern(source: String, expected: String) {
    #expect(body("switch x { case \(source): y }") == "switch x { case \(expected): { y } }")
  }
}
