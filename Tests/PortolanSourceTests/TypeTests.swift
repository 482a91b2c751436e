import Testing

/// Types lose their sugar, and what says nothing of their structure.
struct TypeTests {
  @Test(arguments: [
    ("Item", "Item"),
    ("`Type`", "Type"),
    ("Item?", "Optional<Item>"),
    ("Item!", "Optional<Item>"),
    ("Item??", "Optional<Optional<Item>>"),
    ("[Path]", "Array<Path>"),
    ("[String: [Item]?]", "Dictionary<String, Optional<Array<Item>>>"),
    ("StoreOf<Feature>", "StoreOf<Feature>"),
    ("Store<Feature.State, Feature.Action>", "Store<Feature.State, Feature.Action>"),
    ("SwiftUI.Binding<Item?>", "SwiftUI.Binding<Optional<Item>>"),
    ("Outer<Int>.Inner<String>", "Outer.Inner<String>"),
    ("()", "()"),
    ("(Item)", "Item"),
    ("(id: Int, Item, _: Bool)", "(id: Int, Item, Bool)"),
    ("() -> Void", "(function)<Void>"),
    ("(Item, Int) async throws -> some View", "(function)<Item, Int, some<View>>"),
    ("@escaping @Sendable (inout Item) -> ()", "(function)<Item, ()>"),
    ("some View", "some<View>"),
    ("any Router<Route>", "any<Router<Route>>"),
    ("(any Router)?", "Optional<any<Router>>"),
    ("any Router & Sendable", "any<&<Router, Sendable>>"),
    ("Item.Type", "Metatype<Item>"),
    ("any Router.Type", "any<Metatype<Router>>"),
    ("some Feature & ~Copyable", "some<Feature>"),
  ])
  func reads(source: String, expected: String) {
    #expect(type(source) == expected)
  }

  @Test func aVariadicParameterIsAnArray() {
    #expect(
      outline("func f(_ x: borrowing Item, y: inout Int, z: String...) {}")
        == "function f(_ x: Item, y: Int, z: Array<String>) {}")
  }
}
