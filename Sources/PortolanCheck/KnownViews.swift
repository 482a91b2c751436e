import PortolanModel

/// For which screens the view was read that shows their state, so that what it does not do with that
/// state is done nowhere.
///
/// Of a model without a view only the state was read, and the views may be elsewhere. A model that
/// several screens embed, as a router in the environment, may be shown by any of them.
struct KnownViews {
  private let isKnown: [Bool]

  init(_ chart: Chart) {
    var embedders = Array(repeating: 0, count: chart.model.screens.count)
    for slots in chart.slots {
      let targets = slots.filter { $0.arity == .always }.map { $0.targets[0] }
      for target in Set(targets) where target >= 0 { embedders[target] += 1 }
    }
    isKnown = zip(chart.model.screens, embedders).map { $0.hasView && $1 < 2 }
  }

  subscript(screen: Int) -> Bool { isKnown[screen] }
}

extension Screen {
  /// Whether a view of its own was read.
  var hasView: Bool {
    view != nil || kind == .view || kind == .viewController || kind == .scene
  }

  /// The type of the model that its view is handed; `nil` for a view by itself, as is one that no object of its names or keeps the
  /// state of: that is a service, or data.
  var modelName: String? {
    switch kind {
    case .view: slots.contains(where: \.isKeptByObject) ? model : nil
    case .viewController, .scene: model
    default: model ?? type
    }
  }
}

extension Screen {
  /// Whether its model is a class that keeps none of its state.
  var keepsNothingInClass: Bool {
    kind == .class && slots.allSatisfy { $0.storage == .state }
  }
}

extension Slot {
  /// Whether an object keeps it for the view, and it is more than what stands in place.
  fileprivate var isKeptByObject: Bool {
    storage == .owned && arity != .always && arity != .each
  }
}
