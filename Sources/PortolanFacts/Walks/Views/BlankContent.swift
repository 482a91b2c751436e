/// Content that is nothing to look at, `EmptyView()` or `VStack {}`. What lies over it is not its page: it lies over whatever stands there.
struct BlankContent {
  /// How often code was walked that shows nothing, in no branch of what is walked, and how often a view of SwiftUI's that shows something.
  fileprivate var blanks = 0
  fileprivate var others = 0
  /// The number of arms around what is walked.
  fileprivate var arms = 0
}

extension ViewWalk {
  /// Notes that a view of SwiftUI's is shown, be it one that shows nothing.
  mutating func note(plain name: String, _ call: Call) {
    guard standing == .content else { return }
    if call.isBlank(name) {
      if arms.count <= blank.arms { blank.blanks += 1 }
    } else if !PlainViews.stacks.contains(name) {
      blank.others += 1
    }
  }

  /// Does some work, and says whether that has shown nothing, as far as anybody can tell.
  mutating func showsNothing(_ work: (inout ViewWalk) -> Void) -> Bool {
    let (before, shown, sitesBefore) = (blank, amountShown, sites.count)
    blank.arms = arms.count
    work(&self)
    blank.arms = before.arms
    return blank.blanks > before.blanks && blank.others == before.others && amountShown == shown
      && sites.count == sitesBefore
  }

  private var amountShown: [Int] {
    [region.uses.count, region.cases.count, region.selections.count, region.presented.count]
  }
}

extension Call {
  /// Whether a view of SwiftUI's is nothing to look at: an `EmptyView`, a stack of nothing.
  fileprivate func isBlank(_ name: String) -> Bool {
    if name == "EmptyView" { return true }
    guard PlainViews.stacks.contains(name), let content = arguments.last?.value,
      case .closure(let closure) = content
    else { return false }
    return closure.body.isEmpty
  }
}

extension Expression {
  /// Whether it is nothing to look at: `EmptyView()`, `{ EmptyView() }`.
  var isEmptyView: Bool {
    switch self {
    case .call(.name("EmptyView", _), _, _): true
    case .closure(let closure):
      if closure.body.count == 1, case .expression(let only) = closure.body[0] {
        only.isEmptyView
      } else {
        false
      }
    default: false
    }
  }
}

extension [Statement] {
  /// Whether they show nothing: `EmptyView()`, or nothing at all.
  var showNothing: Bool {
    allSatisfy { statement in
      switch statement {
      case .expression(let shown), .return(let shown?): shown.isEmptyView
      default: false
      }
    }
  }
}
