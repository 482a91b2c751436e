/// Code that asks on which device it runs. Charted is what the phone shows; what other devices show in place of that comes after it.
extension ViewWalk {
  /// Whether some conditions hold on other devices than the phone, or on the phone alone; `nil` where they don't ask for that.
  func holdsElsewhere(_ conditions: [Condition]) -> Bool? {
    let asked = conditions.compactMap { condition -> Bool? in
      if case .expression(let expression) = condition { holdsElsewhere(expression) } else { nil }
    }
    return asked.count == conditions.count ? asked.first { $0 } ?? asked.first : asked.first { $0 }
  }

  private func holdsElsewhere(_ expression: Expression, depth: Int = 0) -> Bool? {
    if depth > 4 { return nil }
    switch expression {
    case .prefix("!", let operand): return holdsElsewhere(operand, depth: depth + 1).map { !$0 }
    case .infix(let asked, let sign, .member(_, let device, _))
    where asked.asksForDevice && ["==", "!="].contains(sign):
      return (device != Self.phone) == (sign == "==")
    case .infix(let left, "&&", let right):
      let both = [left, right].map { holdsElsewhere($0, depth: depth + 1) }
      return both.contains(true) ? true : nil
    case .name(let name, _):
      if environment.local(name, evaluator) != nil { return nil }
      return (environment.scope?.property(name) ?? program.global(name, seenFrom: environment.file))
        .flatMap { holdsElsewhere(worked: $0, depth) }
    case .member(let base?, let name, _):
      // `UIDevice.isPad`, in an extension of the app's own.
      let symbol =
        switch evaluate(base).type {
        case .meta(let type): type.ownSymbol
        case let type: type.unwrapped.ownSymbol
        }
      let member =
        symbol.map { $0.property(name) } ?? program.membersOfOthers[name, of: "UIDevice"].first
      return member.flatMap { holdsElsewhere(worked: $0, depth) }
    default: return nil
    }
  }

  /// What a flag says that is worked out from the device: `var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }`.
  private func holdsElsewhere(worked member: Member, _ depth: Int) -> Bool? {
    let value = member.declaration.body.flatMap(evaluator.returned) ?? member.declaration.value
    return value.flatMap { holdsElsewhere($0, depth: depth + 1) }
  }

  /// Notes which arms of a `switch` over the device are for others than the phone.
  func note(devicesOf fork: Fork, asking subject: Expression, _ cases: [SwitchCase]) {
    guard subject.asksForDevice else { return }
    func isForPhone(_ arm: SwitchCase) -> Bool {
      arm.patterns.contains { evaluator.caseName($0) == Self.phone }
    }
    let isNamed = cases.contains(where: isForPhone)
    for (number, arm) in cases.enumerated() where !isForPhone(arm) && (isNamed || !arm.isDefault) {
      fork.note(armElsewhere: number + 1)
    }
  }

  private static let phone = "phone"
}

extension Expression {
  /// `UIDevice.current.userInterfaceIdiom`
  fileprivate var asksForDevice: Bool { lastName == "userInterfaceIdiom" }
}

extension [ViewUse] {
  /// What the phone shows, and after it what is shown in its place elsewhere.
  var phoneFirst: [ViewUse] { filter { !$0.isElsewhere } + filter(\.isElsewhere) }
}
