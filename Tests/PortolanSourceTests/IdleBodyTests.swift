import Testing

@testable import PortolanSource

/// Bodies that say no word of the vocabulary are left out, and nothing else is.
@Suite struct IdleBodyTests {
  @Test(arguments: [
    ("func sum() -> Int { 1 + 2 }", "func sum() -> Int {       }"),
    ("func sum() {\n  add()\r\n}\nlet x = 1", "func sum() {\n       \r\n}\nlet x = 1"),
    ("struct A { func f() { g { h() } } }", "struct A { func f() {           } }"),
    ("struct A { struct B { func f() { g() } } }", "struct A { struct B { func f() {     } } }"),
    ("class A { class func f() { g() } }", "class A { class func f() {     } }"),
    (
      "struct A { static func < (a: A, b: A) -> Bool { a.n < b.n } }",
      "struct A { static func < (a: A, b: A) -> Bool {           } }"
    ),
    // That others say a function's name says nothing of its body.
    ("struct A { func path() { g() } }", "struct A { func path() {     } }"),
    ("@objc func f() { g() }", "@objc func f() {     }"),
    (##"func f() { g("}", #"{"#, "\(h("{"))") }"##, ##"func f() {                            }"##),
    // A word in one body says nothing of the next.
    ("func f() { path.pop() }\nfunc g() { h() }", "func f() { path.pop() }\nfunc g() {     }"),
    (
      "@ViewBuilder var a: Int { 1 }\nfunc g() { h() }",
      "@ViewBuilder var a: Int { 1 }\nfunc g() {     }"
    ),
  ])
  func idleBodiesAreLeftOut(code: String, read: String) {
    #expect(blanked(code) == read)
  }

  @Test(arguments: [
    "func push() { path.append(1) }",
    "func push() { g { h(\"path\") } }",
    "func f() { func g() { path.pop() }; h() }",
    "func f(_ path: Int) { g() }",
    "func f() -> some View { g() }",
    "@ViewBuilder func f() -> T { g() }",
    "extension View { func f() { g() } }",
    "struct A: View { struct B { func f() { g() } } }",
    "@ViewBuilder struct A { func f() { g() } }",
    "struct A { var x: Int { 3 } }",
    "struct A { init() { g() } }",
    "struct A { subscript(x: Int) -> Int { 3 } }",
    "protocol P { func f()\n var x: Int { get } }",
    "protocol P { associatedtype A; func f() } ; let x = { 3 }",
    // With a closure in its head it is not worth the care.
    "extension Array { func f(_ x: () -> Int = { 1 }) { g() } }",
    // It may be a title.
    "enum A { func name() -> String { f() } }",
    "let a = { func f() { g() } }",
    // What brackets are is not certain.
    "func f() { g() } }",
    "func f() { g(\"\n) }",
    "func f() { // portolan:ignore no-way-out it has one\n g() }",
  ])
  func theRestIsRead(code: String) {
    #expect(blanked(code) == code)
  }

  @Test func whatIsReachedSaysWhichWordsCount() {
    let files = [
      "@main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }",
      "struct Home: View { @State var cart: Cart?; var body: some View { X().sheet(item: $cart) } }",
      // Reached, and it says `open`, which somebody says who says `cart`.
      "struct Cart { func pay() { open(self) } ; func total() -> Int { count() } }",
      "func open(_ x: Cart) { door.cart = x }",
      "struct Ledger { var count = 3 }",
    ].map { ScannedFile(MentionScanner.mentions(in: Array($0.utf8))) }
    let reached = FileReach.reached(of: files, beside: files.map { _ in false }, roots: [])
    #expect(reached.files == [0, 1, 2, 3])
    let known = reached.vocabulary
    for word in ["sheet", "View", "cart", "Home", "open", "pay"] {
      #expect(known?.contains(FileMentions.hash(word)) == true, "\(word)")
    }
    #expect(known?.contains(FileMentions.hash("door")) == false)
  }

  private func blanked(_ code: String) -> String {
    let words = ["path", "View", "@ViewBuilder"]
    let vocabulary = NameSet(words.map(FileMentions.hash))
    return String(decoding: IdleBodies.blanked(Array(code.utf8), vocabulary), as: UTF8.self)
  }
}
