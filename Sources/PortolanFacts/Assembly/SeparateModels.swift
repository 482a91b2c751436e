import PortolanModel

/// Models of one class of which several views each make an object, and present each something else of it: what a view presents is its
/// own, and nothing that the others present is there.
extension ScreenNames {
  /// Those views. A view that is handed such an object and presents from it may stand in any of them: then there are none.
  func makers(apart model: TypeSymbol) -> [TypeSymbol] {
    let makers = makers(of: model)
    guard makers.count > 1, makers.count == presenters.views(of: model).count,
      !makers.contains(where: { $0.inherits("App", "Scene") }),
      Set(makers.map { presenters.states($0, of: model) }).count > 1
    else { return [] }
    return makers
  }

  /// Of such views the one that presents all that any of them does: it is one screen with the model.
  func wholePresenters(of model: TypeSymbol, among views: [TypeSymbol]) -> [TypeSymbol] {
    if makers(apart: model).isEmpty { return [] }
    let all = Set(views.flatMap { presenters.states($0, of: model) })
    let whole = views.filter { presenters.states($0, of: model) == all }
    if whole.count == 1 { return whole }
    return whole.first { isNamedFor($0, model) }.map { [$0] } ?? []
  }
}

extension SourceAssembly {
  /// The models of which a view makes an object of its own while other views present others of the class.
  func modelsMade(by view: TypeSymbol) -> [TypeSymbol] {
    var seen: Set<ObjectIdentifier> = []
    return shared.borrowed(by: view).map(\.owner).filter { owner in
      maker(of: owner, among: [view]) != nil
        && seen.insert(ObjectIdentifier(owner)).inserted
    }
  }

  /// Whether all that a model presents are slots of the views that each make one.
  func isSpread(_ model: TypeSymbol) -> Bool {
    guard model.kind == .class, names.view(of: model) == nil,
      !names.makers(apart: model).isEmpty
    else { return false }
    let shown = evidence.evidence(of: model).filter(\.isBound).map(\.property)
    let certain = certainSlots(of: model).filter { slot in
      slot.origin != .inferred && slot.arity != .always && slot.arity != .each
    }
    return (shown + certain.map(\.name)).allSatisfy {
      shared.isLent(StatePath(owner: model, property: $0))
    }
  }

  /// Whether a change is to a slot of other views that make such a model for themselves, or to what is none where it is made; or what
  /// such a model does, and only other views have it do.
  func isElsewhere(_ change: StateChange, than owners: [TypeSymbol]) -> Bool {
    if let doer = change.owner, let maker = maker(of: doer, among: owners), maker !== doer {
      let calls = callsByFunction[ObjectIdentifier(names.screen(of: doer))]?[change.function] ?? []
      let makers = names.makers(apart: doer)
      let isOfOthers = calls.allSatisfy { call in
        call.host !== maker && makers.contains { $0 === call.host }
      }
      if !calls.isEmpty, isOfOthers { return true }
    }
    let keeper = change.path.owner
    let presenting = names.makers(apart: keeper).filter {
      names.presenters.states($0, of: keeper).contains(change.path.slot)
    }
    if let maker = maker(of: keeper, among: owners) {
      return !presenting.contains { $0 === maker }
    }
    return presenting.count > 1 && names.view(of: keeper) == nil
  }

  /// Which of some views makes an object of a class for itself, while other views present others of the class.
  func maker(of model: TypeSymbol, among views: [TypeSymbol]) -> TypeSymbol? {
    names.makers(apart: model).first { maker in views.contains { $0 === maker } }
  }
}
