/// What a button is called on whose label nothing is written but by views of the app's own, or by properties of the view:
/// `Button { … } label: { HStack { TitleRow(title: "Stops"); Spacer() } }`.
extension StateChangeWalk {
  /// The first text that such a label shows, whatever is asked before.
  func name(ofButton callee: Expression, _ arguments: [Argument]) -> String? {
    guard CodeNames.isButton(callee), environment.scope?.isView == true,
      let label = CodeNames.label(of: arguments)
    else { return nil }
    return text(shownBy: label.body, LabelCode(environment: environment))?.written
  }

  /// The first text that something shows; of one that nobody knows, what comes after it is no name.
  private struct LabelText {
    var written: String?
  }

  /// Where code of a label stands.
  private struct LabelCode {
    var environment: Environment
    /// The texts that its view is made with, by the properties that keep them.
    var texts: [String: String] = [:]
    var depth = 0

    static let limit = 4
  }

  private func text(shownBy views: [Statement], _ code: LabelCode) -> LabelText? {
    views.lazy.compactMap { statement -> LabelText? in
      switch statement {
      case .expression(let view), .return(let view?): text(shownBy: view, code)
      default: nil
      }
    }.first
  }

  private func text(shownBy view: Expression, _ code: LabelCode) -> LabelText? {
    switch view {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      guard let body = code.environment.scope?.property(name)?.declaration.body else { return nil }
      return text(shownBy: body, within: code)
    case .call(.member(let base?, _, _), _, _): return text(shownBy: base, code)
    case .conditional(_, let inner): return text(shownBy: inner, code)
    case .call(let callee, let arguments, _):
      if case .name(let name, _) = callee {
        if let arranged = WrittenText.arranged(by: name, arguments) {
          return text(shownBy: arranged, code)
        }
        if WrittenText.holds(name) { return text(held: view, arguments, code) }
      }
      return text(shownBy: callee, madeWith: arguments, code)
    default: return nil
    }
  }

  private func text(
    held view: Expression, _ arguments: [Argument], _ code: LabelCode
  ) -> LabelText? {
    let first = arguments.first?.value
    if let text = written(view) ?? first?.ownName.flatMap({ code.texts[$0] }) {
      return LabelText(written: text)
    }
    // A mere bracket is there beside a name.
    return first.flatMap(WrittenText.text(given:)) == nil ? LabelText() : nil
  }

  private func written(_ text: Expression) -> String? {
    let found = CodeNames.text(in: text) ?? CodeNames.constant(in: text)
    // A bracket or a dot is no name.
    return found.flatMap { $0.contains(where: \.isLetter) ? $0 : nil }
  }

  /// The same of a view of the app's own that is made there.
  private func text(
    shownBy callee: Expression, madeWith arguments: [Argument], _ code: LabelCode
  ) -> LabelText? {
    guard case .meta(let type) = evaluator.evaluate(callee, in: code.environment).type,
      let view = type.ownSymbol, view.isView, !view.isController,
      let member = view.property("body"), let body = member.declaration.body
    else { return nil }
    var inner = LabelCode(
      environment: Environment(of: member, in: view, program), depth: code.depth)
    let initializer = view.initializer(taking: arguments)?.declaration
    let given: [(String?, Argument)] =
      initializer.map { initializer in
        initializer.matched(arguments).map {
          (view.stored(by: initializer, from: $0) ?? $0.name, $1)
        }
      } ?? arguments.map { ($0.label, $0) }
    for case (let property?, let argument) in given {
      inner.texts[property] = written(argument.value)
    }
    return text(shownBy: body, within: inner)
  }

  private func text(shownBy body: [Statement], within code: LabelCode) -> LabelText? {
    guard code.depth < LabelCode.limit else { return nil }
    var inner = code
    inner.depth += 1
    return text(shownBy: body, inner)
  }
}

extension CodeNames {
  fileprivate static func isButton(_ callee: Expression) -> Bool {
    switch callee {
    case .name("Button", _), .member(.name("SwiftUI", _)?, "Button", _): true
    default: false
    }
  }
}
