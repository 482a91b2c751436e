/// Stand-ins of the same names and shapes as the generic types of the Composable Architecture,
/// which takes a compiler of its own.

@propertyWrapper struct PresentationState<State> {
  private var storage: [State]

  var wrappedValue: State? {
    get { storage.first }
    set { storage = newValue.map { [$0] } ?? [] }
  }

  init(wrappedValue: State?) { storage = wrappedValue.map { [$0] } ?? [] }
}

struct StackState<Element> {
  var elements: [Element] = []
}

struct IdentifiedArray<ID: Hashable, Element> {
  var elements: [ID: Element] = [:]
}

struct AlertState<Action> {
  var title = ""
  var buttons: [Action] = []
}

struct ConfirmationDialogState<Action> {
  var title = ""
  var buttons: [Action] = []
}
