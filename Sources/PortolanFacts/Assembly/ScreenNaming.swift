/// Whether a screen is called after its model or after its view.
extension ScreenNames {
  /// The type that names the screen which a view or a state belongs to.
  func screen(of symbol: TypeSymbol) -> TypeSymbol {
    let symbol = holder(of: symbol) ?? symbol
    if symbol.isView, let model = model(of: symbol), view(of: model) === symbol {
      return namedByView.contains(ObjectIdentifier(model)) ? symbol : Self.named(model)
    }
    if namedByView.contains(ObjectIdentifier(symbol)), let view = view(of: symbol) { return view }
    return Self.named(symbol)
  }

  /// A reducer's state is named for the reducer.
  private static func named(_ symbol: TypeSymbol) -> TypeSymbol {
    if symbol.name == "State", let outer = symbol.outer, Macros.isReducer(outer) { return outer }
    return symbol
  }

  /// The models after which no screen is called: those that present nothing and are not called as models of their views, one of several
  /// that a view makes, what others take from the environment, and a file's private `ViewModel`, or a generic one: others may have their own.
  func modelsNamedByViews() -> Set<ObjectIdentifier> {
    let found = models.values.filter { model in
      if model.isPrivate || !model.typeArguments.isEmpty, model.outer == nil,
        NavigationWords.saysNothing(model.name)
      {
        return true
      }
      return model.isObject && !isCalledModel(model)
        && (!isBound(model) || isTakenByOthers(model))
        || isMereStore(model) || isOneOfSeveral(model)
    }
    return Set(found.map { ObjectIdentifier($0) })
  }

  /// Whether an object is called a store and presents nothing: a store of data, then, by whose name no screen is known.
  private func isMereStore(_ model: TypeSymbol) -> Bool {
    guard model.isObject, model.name.hasSuffix("Store"), !isBound(model) else { return false }
    return view(of: model).map { !isNamedFor($0, model) } ?? false
  }

  /// Whether its view makes other objects, too, and neither is one of them called its model nor this one as the view.
  private func isOneOfSeveral(_ model: TypeSymbol) -> Bool {
    guard model.isObject, let view = view(of: model), !view.isController,
      !view.inherits("App", "Scene"),
      !hasName(of: view, model)
    else { return false }
    let made = objects(heldBy: view).filter { $0.way == .made && $0.symbol.isObject }
    return made.count > 1 && made.contains { $0.symbol === model }
      && !made.contains(where: \.isNamedModel)
  }

  /// Whether views other than its own take an object from the environment.
  func isTakenByOthers(_ model: TypeSymbol) -> Bool {
    takers[ObjectIdentifier(model)]?.contains { $0 !== view(of: model) } == true
  }

  /// Whether an object is called the model of its view: by its property, or by a name that goes with the view's.
  private func isCalledModel(_ model: TypeSymbol) -> Bool {
    guard NavigationWords.namesViewModel(model.name) else { return false }
    guard let view = view(of: model),
      let object = objects(heldBy: view).first(where: { $0.symbol === model })
    else { return true }
    // What many have under one name is nobody's own.
    if object.isNamedModel, !isTakenByOthers(model) { return true }
    // A controller that is handed a model seldom shows anything else; what it makes may be a part's, as a view's that it hosts.
    let isOfPart = object.way == .made && isTakenByOthers(model)
    return view.isController && !isOfPart || hasName(of: view, model)
  }

  /// Whether an object that anybody may have is called the model of one view.
  func isCalled(_ symbol: TypeSymbol, asModelOf view: TypeSymbol) -> Bool {
    let titles = [symbol.nesting, view.name].map(NavigationWords.title)
    return NavigationWords.namesViewModel(symbol.name)
      && (titles[0].beginsOrEnds(titles[1]) || titles[1].beginsOrEnds(titles[0]))
  }

  /// Whether a view and a model are called after the same thing.
  func hasName(of view: TypeSymbol, _ model: TypeSymbol) -> Bool {
    let titles = [model.nesting, view.name].map(NavigationWords.title)
    return titles[0].hasPrefix(titles[1]) || titles[1].hasPrefix(titles[0])
      || titles[0].hasSuffix(titles[1]) || titles[1].hasSuffix(titles[0])
  }

  /// Whether it is named for a view, and as a model: a `Community` is what a `CommunityView` shows.
  func isNamedFor(_ view: TypeSymbol, _ model: TypeSymbol) -> Bool {
    NavigationWords.namesViewModel(model.name)
      && NavigationWords.title(of: model.nesting) == NavigationWords.title(of: view.name)
  }

  /// Whether nothing presents from what anybody may ask for, and neither is it called after a view: it is no model of whoever is handed
  /// it, be that under a model's name.
  func isMereService(_ symbol: TypeSymbol, for view: TypeSymbol) -> Bool {
    !isBound(symbol) && !NavigationWords.isOfView(symbol.name) && !isNamedFor(view, symbol)
  }
}

extension String {
  /// Whether it is the first or the last words of a name: `App` is of `AppRoot`, and not of `Application`.
  fileprivate func beginsOrEnds(_ name: String) -> Bool {
    if name.hasSuffix(self) { return true }
    return name.hasPrefix(self) && name.dropFirst(count).first?.isLowercase == false
  }
}
