import PortolanModel

/// When code runs that a view has run by itself.
enum CodeMoment: Hashable {
  /// As the view comes up: `.onAppear { … }`.
  case appearing
  /// Once for each time that it has come up, but only after it had to wait: something else may have come up since.
  case appeared
  /// At any time while it is there, and again and again: `.onChange(of: …) { … }`.
  case present

  /// That of code which had to wait.
  var later: Self { self == .appearing ? .appeared : self }

  /// That of code which is run at the one moment or at the other.
  func joined(with other: Self) -> Self {
    self == other ? self : self == .present || other == .present ? .present : .appeared
  }
}

extension ViewWalk {
  /// Walks the body of a loop: what waits in there is run again and again.
  mutating func walk(
    loop sequence: Expression, _ body: [Statement], _ work: (inout ViewWalk) -> Void
  ) {
    let outer = moment
    if outer != nil, ([.expression(sequence)] + body).awaits { moment = .present }
    work(&self)
    moment = outer
  }
}

extension [Statement] {
  fileprivate var awaits: Bool {
    var awaits = false
    visit { if case .await = $0 { awaits = true } }
    return awaits
  }
}

extension Action {
  /// Says when it is done.
  mutating func happen(at moment: CodeMoment?) {
    self.moment = moment.map { $0 == .present ? .present : .appearing }
    guard moment == .appeared else { return }
    for number in effects.indices { effects[number].afterAwait = true }
  }
}
