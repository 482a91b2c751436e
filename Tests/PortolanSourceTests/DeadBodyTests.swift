import PortolanModel
import Testing

@testable import PortolanSource

/// Bodies of private functions that nothing can call are left out, and nothing else is.
@Suite struct DeadBodyTests {
  @Test(arguments: [
    ("private func f() { g() }", "private func f() {     }"),
    (
      "class A { @objc private func f() {\n g() }\n}",
      "class A { @objc private func f() {\n     }\n}"
    ),
    (
      "struct A { @ViewBuilder private func f() -> some View { g() } }",
      "struct A { @ViewBuilder private func f() -> some View {     } }"
    ),
    (
      "struct A { private static func f<T>(_ x: T) where T: B { x() } }",
      "struct A { private static func f<T>(_ x: T) where T: B {     } }"
    ),
    // What they alone call, and who they are by themselves.
    (
      "private func f() { g() }\nprivate func g() { h() }",
      "private func f() {     }\nprivate func g() {     }"
    ),
    ("private func f() { f() }", "private func f() {     }"),
    // A comment calls nobody.
    (
      "// f() was of use.\nprivate func f() { g() }", "// f() was of use.\nprivate func f() {     }"
    ),
  ])
  func deadBodiesAreLeftOut(code: String, read: String) {
    #expect(blanked(code) == read)
  }

  @Test(arguments: [
    "func f() { g() }",
    "fileprivate func f() { g() }",
    "private extension A { func f() { g() } }",
    "private var a = 1\nfunc f() { g() }",
    "private(set) var a = 1\nfunc f() { g() }",
    "private func f() { g() }\nlet a = f",
    "private func f() { g() }\nfunc h() { f() }",
    "private func f() { g() }\nprivate func g() { h() }\nlet a = f()",
    "class A { private func f() { g() }; let a = #selector(f) }",
    "class A { private func f() { g() }; let a = Selector(\"f:\") }",
    "class A { private func f() { g() }; let a = \"\\(f())\" }",
    "class A { @IBAction private func f() { g() } }",
    "class A { @objc(show:) private func f() { g() } }",
    "class A { private override func f() { g() } }",
    "private struct A { private func callAsFunction() { g() } }",
    "struct A { private static func == (a: A, b: A) -> Bool { a.n == b.n } }",
    "struct A { private init() { g() }\n private var f: Int { 3 } }",
    "protocol P { func f() }\nextension A: P { private func f() { g() } }",
    "private func f() { // portolan:ignore no-way-out it has one\n g() }",
  ])
  func theRestIsRead(code: String) {
    #expect(blanked(code) == code)
  }

  private func blanked(_ code: String) -> String {
    String(decoding: DeadBodies.blanked(Array(code.utf8)), as: UTF8.self)
  }

  @Test func whatNothingCallsLeadsNowhere() {
    let chart = Charted(
      """
      final class QuayController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: self, action: #selector(addTapped))
        }
        @objc private func addTapped() { present(BoatController(), animated: true) }
        @objc private func oldTapped() { showOld() }
        private func showOld() { present(TideController(), animated: true) }
      }
      final class BoatController: UIViewController {}
      final class TideController: UIViewController {}
      """)
    #expect(chart.links == ["QuayController present(_:animated:) sheet → BoatController"])
  }
}
