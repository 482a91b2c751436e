import Testing

struct ExpressionTests {
  @Test(arguments: [
    ("model", "model"),
    ("`default`", "default"),
    ("$model.destination.edit", "$model.destination.edit"),
    ("model?.path!.last?.id", "model.path.last.id"),
    ("(model)", "model"),
    ("f(&x)", "f(x)"),
    ("try await model.load()", "(await model.load())"),
    ("try? model.save()", "model.save()"),
    ("await a + b", "(await (a + b))"),
    (".add(item, to: list)", ".add(item, to: list)"),
    ("super.init(x)", "super.init(x)"),
    ("Self.make", "Self.make"),
    ("handle(event:)", "handle"),
    ("path[0, default: x]", "path[0, default: x]"),
    ("pair.0", "pair.0"),
    ("f()(x)", "f()(x)"),
    ("[.add, .edit]", "[.add, .edit]"),
    ("[]", "[]"),
    ("[1: a, 2: b]", "[: 1, a, 2, b]"),
    ("[:]", "[: ]"),
    ("(a, b: c)", "#(a, b: c)"),
    ("()", "#()"),
    ("-1.5", "(- 1.5)"),
    ("!isOn", "(! isOn)"),
    ("true", "true"),
    ("nil", "nil"),
    ("/Route.add", "(/ Route.add)"),
    ("_ = x", "(let _ = x)"),
    ("#selector(tap)", "other(tap)"),
    ("#Predicate<Item> { $0.isOn }", "other({ $0.isOn })"),
  ])
  func reads(source: String, expected: String) {
    #expect(body(source) == expected)
  }

  @Test(arguments: [
    ("a = b ?? c", "(a = (b ?? c))"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a - b - c", "((a - b) - c)"),
    ("a + b * c", "(a + (b * c))"),
    ("a && b || c == d && e", "((a && b) || ((c == d) && e))"),
    ("x = a ? b : c ? d : e", "(x = (a ? b : (c ? d : e)))"),
    ("x = a as? B ?? c", "(x = (a ?? c))"),
    ("a as! B", "a"),
    ("a is B && c", "((a is <B>) && c)"),
    ("path += [x]", "(path += [x])"),
    ("x = await a + b", "(x = (await (a + b)))"),
    ("a |> b |> c", "((a |> b) |> c)"),
    ("0..<a + 1", "(0 ..< (a + 1))"),
    ("!a == b", "((! a) == b)"),
  ])
  func folds(source: String, expected: String) {
    #expect(body(source) == expected)
  }

  @Test(arguments: [
    ("Feature<Int>()", "<Feature<Int>>()"),
    ("Feature.Store<Int>.self", "<Feature.Store<Int>>.self"),
    ("Feature<Int>.make()", "<Feature<Int>>.make()"),
    ("Path.self", "Path.self"),
    ("[Path].self", "<Array<Path>>.self"),
    ("[Path]()", "<Array<Path>>()"),
    ("[String: Feature.Path]()", "<Dictionary<String, Feature.Path>>()"),
    ("Item?.self", "<Optional<Item>>.self"),
    ("[item].first", "[item].first"),
    ("f(for: (any Feature).self)", "f(for: <any<Feature>>.self)"),
  ])
  func readsTypes(source: String, expected: String) {
    #expect(body(source) == expected)
  }

  @Test(arguments: [
    ("\\.destination", "\\.destination"),
    ("\\.$destination?.edit", "\\.$destination.edit"),
    ("\\Model.path", "\\Model.path"),
    ("\\Feature.State.path", "\\Feature.State.path"),
    ("\\Store<Item>.path", "\\Store<Item>.path"),
    ("\\.items[0].name", "\\.items.[].name"),
    ("\\.self", "\\.self"),
    ("\\[Path].last!.id", "\\Array<Path>.last.id"),
  ])
  func readsKeyPaths(source: String, expected: String) {
    #expect(body(source) == expected)
  }

  @Test(arguments: [
    (#""plain""#, #""plain""#),
    (#""""#, #""""#),
    (#""a\nb \"c\"""#, "\"a\nb \"c\"\""),
    (##"#"raw \n"#"##, #""raw \n""#),
    (#""with \(x)""#, #""…""#),
    ("\"\"\"\n  one\n    two\n  \"\"\"", "\"one\n  two\""),
  ])
  func readsStrings(source: String, expected: String) {
    #expect(body(source) == expected)
  }

  @Test(arguments: [
    ("f { g() }", "f(~{ g() })"),
    ("f(x) { $0 } label: { L() }", "f(x, ~{ $0 }, label: ~{ L() })"),
    ("f(x: { y in z })", "f(x: { y in z })"),
    ("f { $item in A($item) }", "f(~{ $item in A($item) })"),
    ("f { [weak self, x = y] (a, _) in a }", "f(~{ a, _ in a })"),
    (
      "f { (state: inout State, _ action: Action) -> Void in g() }",
      "f(~{ state: State, action: Action in g() })"
    ),
    ("items.map(\\.id).forEach { use($0) }", "items.map(\\.id).forEach(~{ use($0) })"),
  ])
  func readsClosures(source: String, expected: String) {
    #expect(body(source) == expected)
  }

  /// The parser takes what stands from slash to slash for a regular expression.
  @Test func casePathsAreNoRegularExpressions() {
    #expect(
      body("scope(state: /Route.add,action: /Route.Action.add); x.ifLet(\\.y, /A.b) { C() }")
        == "scope(state: (/ Route.add), action: (/ Route.Action.add)); "
        + "x.ifLet(\\.y, (/ A.b), ~{ C() })")
    #expect(body("f(/Route.add,/Route.edit, x ^ y)") == "f((/ Route.add), (/ Route.edit), (x ^ y))")
    #expect(body("f(/[A-Z]+/)") == "f(other())")
  }
}
