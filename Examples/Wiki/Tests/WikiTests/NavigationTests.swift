import Testing
import Wiki

@MainActor
struct NavigationTests {
  @Test func aFactIsPresentedAndDismissed() {
    let model = CounterModel(count: 42)
    #expect(model.fact == nil)

    model.factButtonTapped()
    #expect(model.fact == Fact(number: 42))

    model.dismissFactButtonTapped()
    #expect(model.fact == nil)
  }

  @Test func pagesOfADeepLinkCanPush() {
    let counter = CounterModel(count: 1729, fact: Fact(number: 1729))
    let model = AppModel(path: [.counter(CounterModel(count: 42)), .counter(counter)])
    #expect(model.path.count == 2)

    counter.letterTapped("A")
    #expect(model.path.count == 3)
    #expect(model.path.last == .letter("A"))
  }

  @Test func aPushedPageCanPush() throws {
    let first = CounterModel(count: 1)
    let model = AppModel()
    model.path.append(.counter(first))
    first.numberTapped(2)

    guard case .counter(let second) = model.path.last else {
      Issue.record("No counter was pushed")
      return
    }
    #expect(second.count == 2)

    second.numberTapped(3)
    #expect(model.path.count == 3)
  }

  @Test func homeIsTheEmptyPath() {
    let model = AppModel(path: [.letter("A"), .letter("B")])
    model.homeButtonTapped()
    #expect(model.path.isEmpty)
  }

  @Test func pagesOfARandomPathCanPush() {
    let model = AppModel()
    for _ in 1...20 {
      model.randomPathButtonTapped()
      let length = model.path.count
      #expect(length <= 6)

      guard case .counter(let counter) = model.path.first else { continue }
      counter.numberTapped(7)
      #expect(model.path.count == length + 1)
    }
  }

  @Test(arguments: [
    (0, "0 is even, and the ones in its binary form number 0."),
    (-3, "-3 is odd, and the ones in its binary form number 2."),
    (42, "42 is even, and the ones in its binary form number 3."),
  ])
  func facts(number: Int, text: String) {
    #expect(Fact(number: number).text == text)
  }
}
