/// Which views and models are one screen, and what it is called.
///
/// A view and the model that it is handed are one screen, named for the model. A second view that is handed the same model is a
/// screen of its own, or it would lead to itself. A model that several views make, each one for a stack of its own, is a screen of its
/// own too, embedded by each.
struct ScreenNames {
  private let program: Program
  private var models: [ObjectIdentifier: TypeSymbol] = [:]
  private var primaryViews: [ObjectIdentifier: TypeSymbol] = [:]

  init(program: Program, sites: [PresentationSite], containers: [Container]) {
    self.program = program
    var viewsOfModel: [(model: TypeSymbol, views: [TypeSymbol])] = []
    var places: [ObjectIdentifier: Int] = [:]
    for view in program.types where view.isView {
      guard let model = Self.model(of: view, in: program) else { continue }
      models[ObjectIdentifier(view)] = model
      if let known = places[ObjectIdentifier(model)] {
        viewsOfModel[known].views.append(view)
      } else {
        places[ObjectIdentifier(model)] = viewsOfModel.count
        viewsOfModel.append((model, [view]))
      }
    }
    var siteCounts: [ObjectIdentifier: Int] = [:]
    for site in sites {
      if let host = site.host { siteCounts[ObjectIdentifier(host), default: 0] += 1 }
    }
    for (model, all) in viewsOfModel {
      // A router of which each tab has one of its own is embedded by each, and is no part of one of them.
      let own = all.filter { view in
        view.makes(model, in: program)
          && containers.contains { $0.host === view && $0.path?.owner === model }
      }
      if own.count > 1 { continue }
      // An app that makes the model for its first screen is not that screen.
      let screens = all.filter { !$0.inherits("App", "Scene") }
      let views = screens.isEmpty ? all : screens
      let stem = Self.stem(of: model)
      let named = views.first { NavigationWords.title(of: $0.name) == stem }
      let busiest = views.max {
        siteCounts[ObjectIdentifier($0), default: 0] < siteCounts[ObjectIdentifier($1), default: 0]
      }
      let isBusy = busiest.map { siteCounts[ObjectIdentifier($0), default: 0] > 0 } ?? false
      primaryViews[ObjectIdentifier(model)] = named ?? (isBusy ? busiest : views.first)
    }
  }

  func model(of view: TypeSymbol) -> TypeSymbol? { models[ObjectIdentifier(view)] }

  /// The view that makes one screen with a model.
  func view(of model: TypeSymbol) -> TypeSymbol? { primaryViews[ObjectIdentifier(model)] }

  /// The type that names the screen which a view or a state belongs to.
  func screen(of symbol: TypeSymbol) -> TypeSymbol {
    if symbol.isView, let model = model(of: symbol), view(of: model) === symbol {
      return Self.named(model)
    }
    return Self.named(symbol)
  }

  /// A reducer's state is named for the reducer.
  private static func named(_ symbol: TypeSymbol) -> TypeSymbol {
    if symbol.name == "State", let outer = symbol.outer, Macros.isReducer(outer) { return outer }
    return symbol
  }

  private static func stem(of model: TypeSymbol) -> String {
    NavigationWords.title(of: model.nesting)
  }

  /// The model that a view is handed, or makes.
  private static func model(of view: TypeSymbol, in program: Program) -> TypeSymbol? {
    let candidates = view.storedProperties.compactMap {
      property -> (name: String, model: TypeSymbol)? in
      let shared = [
        "Environment", "EnvironmentObject", "Dependency", "Query", "FocusState", "AppStorage",
      ]
      if property.declaration.attributes.contains(where: {
        shared.contains($0.name) || $0.name.hasSuffix("DelegateAdaptor")
      }) {
        return nil
      }
      guard
        let symbol = Evaluator(program: program).property(property.name, of: view)?.type.unwrapped
          .ownSymbol,
        symbol.isModel, !view.isController || property.isModel(symbol)
      else { return nil }
      return (property.name, symbol)
    }
    if candidates.count < 2 { return candidates.first?.model }
    return candidates.first { ["model", "viewModel", "store", "vm"].contains($0.name) }?.model
      ?? candidates.first { stem(of: $0.model) == NavigationWords.title(of: view.name) }?.model
  }
}

extension TypeSymbol {
  /// Whether a view can be handed it as its model: an object, or the state of a reducer.
  var isModel: Bool {
    if isView { return false }
    if kind == .class || kind == .actor { return true }
    return name == "State" && outer.map(Macros.isReducer) == true
  }
}

extension TypeSymbol {
  /// Whether a view makes a model itself, and keeps it.
  fileprivate func makes(_ model: TypeSymbol, in program: Program) -> Bool {
    storedProperties.contains { property in
      property.declaration.attributes.contains { ["State", "StateObject"].contains($0.name) }
        && Evaluator(program: program).property(property.name, of: self)?.type.ownSymbol === model
    }
  }
}

extension Member {
  /// Whether what it holds is a controller's model: controllers hold many other objects, so it must be said in some way.
  fileprivate func isModel(_ symbol: TypeSymbol) -> Bool {
    attribute("UIBindable") != nil || ["model", "viewModel", "store"].contains(name)
      || symbol.has("Observable") || symbol.inherits("ObservableObject")
      || symbol.name == "State" || ["Model", "ViewModel"].contains { symbol.name.hasSuffix($0) }
  }
}
