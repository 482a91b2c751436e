import PortolanModel

/// How a screen's state is made.
extension SourceAssembly {
  func parameters(of state: TypeSymbol) -> [Screen.Parameter]? {
    let initializers = state.members.map(\.declaration).filter { $0.kind == .initializer }
    if let initializer = initializers.max(by: { $0.parameters.count < $1.parameters.count }) {
      return initializer.parameters.map {
        .init(
          label: $0.label, name: $0.name, type: $0.type.written(inSource: true),
          hasDefault: $0.hasDefault)
      }
    }
    guard state.kind == .struct else { return nil }
    return state.storedProperties.map { member in
      let type = member.declaration.type
      return .init(
        label: member.name, name: member.name, type: type?.written(inSource: true) ?? "_",
        hasDefault: member.declaration.value != nil || type?.lastName == "Optional")
    }
  }

  func initializerOrigin(of state: TypeSymbol) -> Origin? {
    parameters(of: state) == nil ? nil : .source
  }
}
