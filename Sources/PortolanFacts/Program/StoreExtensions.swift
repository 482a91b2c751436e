extension Program {
  /// The state that a store holds whose type an extension names, for a store is seen as that: `extension StoreOf<Feature>`,
  /// `extension Store<Feature.State, Feature.Action>`, `extension Store where State == Feature.State`.
  func stateOfStore(extendedBy declaration: Declaration, _ file: Int) -> TypeSymbol? {
    guard Self.stores.contains(declaration.name) else { return nil }
    if let written = declaration.type {
      return resolve(written, in: nil, file: file).ownSymbol
    }
    let required = declaration.genericParameters.first {
      ["State", "ViewState"].contains($0.name) && $0.constraint?.name == "=="
    }
    guard let state = required?.constraint?.arguments.first else { return nil }
    return resolve(state, in: nil, file: file).ownSymbol
  }

  /// The state of which views have stores by its own name: `let store: Store<RatingState, RatingAction>`. A `Store` of the app's own may
  /// keep anything.
  func statesOfStores() -> [TypeSymbol] {
    types.filter(\.isView).flatMap { view in
      view.storedProperties.compactMap { member in
        guard let type = member.declaration.type, type.arguments.count == 2,
          Self.stores.contains(type.lastName),
          self.type(named: type.name, in: view, file: member.file)
            .map({ $0.module == Self.moduleOfStores }) != false,
          let state = resolve(type.arguments[0], in: view, file: member.file).ownSymbol
        else { return nil }
        return state.kind == .struct || state.kind == .enum ? state : nil
      }
    }
  }

  private static let moduleOfStores = "ComposableArchitecture"
  private static let stores: Set<String> = ["Store", "StoreOf", "ViewStore", "ViewStoreOf"]
}
