/// Which views and models are one screen, and what it is called.
///
/// A view and its model are one screen, named for the model, or for the view where the model is there for whoever asks. A model is an
/// object that the view presents from, or that is there for that view: not a service, nor data, nor what several views share. A second
/// view that is handed the same model is a screen of its own, or it would lead to itself. State that several views share, or each make
/// one of, is a screen of its own too, embedded by whoever presents from it.
final class ScreenNames {
  let program: Program
  private let keptStructs: KeptStructs
  let presenters: Presenters
  let evidence: EvidenceTable
  let stackContents: StackContents
  private let services: Set<ObjectIdentifier>
  /// What each view keeps, and how many views keep an object of each class.
  private(set) var objects: [ObjectIdentifier: [HeldObject]] = [:]
  private var holderCounts: [ObjectIdentifier: Int] = [:]
  /// The views that take an object of a class from the environment.
  private(set) var takers: [ObjectIdentifier: [TypeSymbol]] = [:]
  private(set) var models: [ObjectIdentifier: TypeSymbol] = [:]
  private var primaryViews: [ObjectIdentifier: TypeSymbol] = [:]
  private var embedded: [ObjectIdentifier: [Part]] = [:]
  private var parts: [ObjectIdentifier: [Part]] = [:]
  private var holders: [ObjectIdentifier: TypeSymbol] = [:]
  /// Models that name no screen: those that present nothing and are not called as models of their views, for they only help these; and
  /// what is there for whoever asks, a router of the environment.
  private(set) var namedByView: Set<ObjectIdentifier> = []
  /// By the model, the views that each make one and present something else of it.
  var makersApart: [ObjectIdentifier: [TypeSymbol]] = [:]
  let walk: ViewWalk
  let regions: [ObjectIdentifier: Region]
  /// Who calls each function, where all who do are seen.
  let callers: [ObjectIdentifier: [PushesByCall.Caller]]
  /// By the path, what each of such views has in its stack, where that is known of all of them.
  var stackPages: [StatePath: [ObjectIdentifier: PushedPages.Content]] = [:]

  /// What views are handed wherever code makes them.
  private(set) lazy var handedObjects = HandedObjects(regions)

  /// State that belongs to a screen by one of its properties.
  typealias Part = KeptStructs.Part

  /// - Parameter isChild: Whether a property is an embedded child by what the types say.
  init(
    program: Program, walk: ViewWalk, regions: [ObjectIdentifier: Region],
    _ evidence: EvidenceTable, _ stackContents: StackContents, _ keptStructs: KeptStructs,
    services: Set<ObjectIdentifier>, callers: [ObjectIdentifier: [PushesByCall.Caller]],
    isChild: (TypeSymbol, Member) -> Bool
  ) {
    self.program = program
    self.callers = callers
    self.walk = walk
    self.regions = regions
    self.evidence = evidence
    self.stackContents = stackContents
    self.services = services
    self.keptStructs = keptStructs
    presenters = Presenters(walk: walk, regions: regions, evidence, keptStructs)
    for view in program.types where view.isView {
      let held = program.objects(heldBy: view)
      objects[ObjectIdentifier(view)] = held
      for symbol in Set(held.map { ObjectIdentifier($0.symbol) }) {
        holderCounts[symbol, default: 0] += 1
      }
      for object in held where object.isFromEnvironment {
        takers[ObjectIdentifier(object.symbol), default: []].append(view)
      }
    }
    addObjectsWithoutProperty()
    let shown = ShownWithin(regions)
    joinModels(shown)
    embedSharedState(shown)
    joinObjects()
    joinStructs(isChild, shown)
    namedByView.formUnion(modelsNamedByViews())
  }

  /// A view that presents from an object which its code asks nobody in particular for, or makes in place, has that object as if a
  /// property kept it.
  private func addObjectsWithoutProperty() {
    for owner in presenters.owners where owner.isObject && !owner.isView {
      for view in presenters.views(of: owner)
      where object(owner, of: view) == nil {
        if presenters.comes(view, bySharedStateOf: owner) {
          objects[ObjectIdentifier(view), default: []].append(
            HeldObject(withoutProperty: owner, way: .lent))
        } else if presenters.makes(view, owner) {
          objects[ObjectIdentifier(view), default: []].append(
            HeldObject(withoutProperty: owner, way: .made))
        }
      }
    }
  }

  func objects(heldBy view: TypeSymbol) -> [HeldObject] {
    objects[ObjectIdentifier(view)] ?? []
  }

  /// The views that have an object of a class.
  func holders(of symbol: TypeSymbol) -> [TypeSymbol] {
    program.types.filter { view in objects(heldBy: view).contains { $0.symbol === symbol } }
  }

  /// What a view has of a class: an object that it makes, is handed, takes from the environment or asks somebody for.
  func object(_ symbol: TypeSymbol, of view: TypeSymbol) -> HeldObject? {
    objects(heldBy: view).first { $0.symbol === symbol } ?? program.object(symbol, askedBy: view)
  }

  func model(of view: TypeSymbol) -> TypeSymbol? { models[ObjectIdentifier(view)] }

  /// A view, and the model with which it makes one screen.
  func ownersOfSlots(_ view: TypeSymbol) -> [TypeSymbol] {
    [view] + [model(of: view)].compactMap { $0 }.filter { self.view(of: $0) === view }
  }

  /// Whether any model is known to have a view.
  var hasViews: Bool { !primaryViews.isEmpty }

  /// The view that makes one screen with a model.
  func view(of model: TypeSymbol) -> TypeSymbol? { primaryViews[ObjectIdentifier(model)] }

  /// The models, each with the one view that stands around whatever it presents: its own, or the only one that embeds it or has it for
  /// a part. That may be one view in each build.
  func presenters(among types: [TypeSymbol]) -> [(model: TypeSymbol, views: [TypeSymbol])] {
    var order: [TypeSymbol] = []
    var views: [ObjectIdentifier: [TypeSymbol]] = [:]
    for view in types where view.isView {
      let own = model(of: view).map { self.view(of: $0) === view ? [$0] : [] } ?? []
      let objects = parts(of: view).map(\.symbol).filter(\.isObject)
      for model in own + embedded(in: view).map(\.symbol) + objects {
        if views[ObjectIdentifier(model)] == nil { order.append(model) }
        views[ObjectIdentifier(model), default: []].append(view)
      }
    }
    return order.compactMap { model in
      let views = views[ObjectIdentifier(model)]!
      return views.areOneInEachBuild ? (model, views) : nil
    }
  }

  /// The state that a view presents from and that is a screen of its own.
  func embedded(in view: TypeSymbol) -> [Part] { embedded[ObjectIdentifier(view)] ?? [] }

  /// Whether the views that present from an object are those that make it, and whoever else has it was handed it.
  func isMadeByViews(_ symbol: TypeSymbol) -> Bool {
    presenters.views(of: symbol).contains { view in
      objects(heldBy: view).contains { object in
        guard object.symbol === symbol, case .call? = object.member.declaration.value else {
          return false
        }
        return object.way == .made
      }
    }
  }

  /// The structs and objects with navigation state that a view or a model keeps, and that are part of its screen.
  func parts(of holder: TypeSymbol) -> [Part] { parts[ObjectIdentifier(holder)] ?? [] }

  /// Whose part a struct or an object with navigation state is.
  func holder(of symbol: TypeSymbol) -> TypeSymbol? { holders[ObjectIdentifier(symbol)] }

  /// Whether a type is a struct that no view or model keeps as its state.
  func isData(_ symbol: TypeSymbol) -> Bool {
    symbol.kind == .struct && !symbol.isView && !symbol.isModel
      && holder(of: symbol) == nil && view(of: symbol) == nil
  }
}

// MARK: - Models

extension ScreenNames {
  private func joinModels(_ shown: ShownWithin) {
    var all: [(model: TypeSymbol, views: [(view: TypeSymbol, object: HeldObject)])] = []
    var places: [ObjectIdentifier: Int] = [:]
    for view in program.types where view.isView {
      guard let object = model(heldBy: view) else { continue }
      models[ObjectIdentifier(view)] = object.symbol
      let place = places[ObjectIdentifier(object.symbol)] ?? all.count
      if place == all.count {
        places[ObjectIdentifier(object.symbol)] = place
        all.append((object.symbol, []))
      }
      all[place].views.append((view, object))
    }
    for (model, views) in all {
      primaryViews[ObjectIdentifier(model)] = primary(of: model, among: views, shown)
    }
  }

  /// Of the views that have one class for a model, the one that is one screen with it.
  private func primary(
    of model: TypeSymbol, among all: [(view: TypeSymbol, object: HeldObject)],
    _ shown: ShownWithin
  ) -> TypeSymbol? {
    // A router of which each tab has one of its own is embedded by each, and is no part of one of them.
    let apart = makers(apart: model)
    let presentingMakers = apart.isEmpty ? makers(of: model) : apart
    if presentingMakers.count > 1 {
      let whole = wholePresenters(of: model, among: presentingMakers)
      return all.lazy.map(\.view).first { view in whole.contains { $0 === view } }
    }
    // An app that makes the model for its first screen is not that screen. Where it presents from it, what it shows in place may be.
    let apps = all.map(\.view).filter {
      $0.inherits("App", "Scene") && presenters.count($0, from: model) > 0
    }
    let screens = all.filter { candidate in
      !candidate.view.inherits("App", "Scene")
        && (apps.isEmpty || apps.contains { shown.isInPlace(candidate.view, of: $0) })
    }
    let views = screens.isEmpty ? apps.isEmpty ? all.map(\.view) : apps : screens.map(\.view)
    if let named = views.first(where: { isNamedFor($0, model) }) { return named }
    let busiest = views.max {
      presenters.count($0, from: model) < presenters.count($1, from: model)
    }
    if let busiest, presenters.count(busiest, from: model) > 0 { return busiest }
    if !model.isObject {
      // Of views that are handed the same state, the one around the others.
      let outer = views.first { view in
        !views.contains { $0 !== view && shown.isInPlace(view, of: $0) }
      }
      return outer ?? views.first
    }
    if presents(model, around: views, shown) { return nil }
    if views.count == 1 || isBound(model) { return views.first }
    let makers = all.filter { $0.object.way == .made }.map(\.view)
    return makers.count == 1 ? makers[0] : nil
  }

  /// Whether a view that asks for an object presents from it, and hands it on to others, which it shows.
  private func presents(
    _ model: TypeSymbol, around views: [TypeSymbol], _ shown: ShownWithin
  ) -> Bool {
    presenters.views(of: model).contains { outer in
      object(model, of: outer)?.way == .lent && !outer.inherits("App", "Scene")
        && !views.contains { $0 === outer || !shown.isShown($0, from: outer) }
    }
  }

  /// The views that present from an object that they make.
  func makers(of model: TypeSymbol) -> [TypeSymbol] {
    presenters.views(of: model).filter { view in
      objects(heldBy: view).contains { $0.symbol === model && $0.way == .made }
    }
  }

  /// The model that a view is handed, or makes.
  private func model(heldBy view: TypeSymbol) -> HeldObject? {
    var candidates = objects(heldBy: view).filter { isModel($0, of: view) }
    // Beside a model that is known by its protocols alone, another only helps.
    if view.isController, !candidates.isEmpty, program.keepsModelByProtocol(view) {
      candidates.removeAll { !$0.isNamedModel && !isNamedFor(view, $0.symbol) }
    }
    if candidates.count < 2 { return candidates.first }
    if let named = candidates.first(where: { isNamedFor(view, $0.symbol) }) { return named }
    let presented = candidates.filter { presenters.count(view, from: $0.symbol) > 0 }
    // What it is given to present from is its model, whatever it hands on; what it makes itself can be embedded.
    if presented.count == 1, presented[0].way == .handed { return presented[0] }
    if let named = candidates.first(where: \.isNamedModel) { return named }
    return presented.count == 1 ? presented[0] : nil
  }

  /// Whether those that present from an object all take it from the environment: who put it there has it for them.
  private func isLent(_ symbol: TypeSymbol) -> Bool {
    let views = presenters.views(of: symbol)
    return !views.isEmpty && views.allSatisfy { object(symbol, of: $0)?.isFromEnvironment == true }
  }

  private func isModel(_ object: HeldObject, of view: TypeSymbol) -> Bool {
    let symbol = object.symbol
    if onlyNotifies(object, view), presenters.views(of: symbol).count == 1 { return false }
    // One object for all whom it may concern is a view's model where it is named for that view.
    if object.way == .lent {
      return !object.isFromEnvironment && isNamedFor(view, symbol) && !isStoreOfMany(object, view)
    }
    if !symbol.isObject { return true }
    // No view can observe an actor: what it keeps, it keeps for others.
    if symbol.kind == .actor, presenters.count(view, from: symbol) == 0 { return false }
    if view.isController {
      return object.isModelOfController && !symbol.isDocument
        && (isBound(symbol) || !object.isData && !isKeptByMany(object, view))
    }
    let presents = presenters.count(view, from: symbol) > 0
    // A modifier may watch what the views present that it modifies.
    if !presents, view.modifiesViews { return false }
    if !presents, view.inherits("App", "Scene"), isLent(symbol) { return false }
    let isNamed = object.isNamedModel || isNamedFor(view, symbol)
    if services.contains(ObjectIdentifier(symbol)) {
      if isMereService(symbol, for: view) { return false }
      return isNamed || presents && object.way == .made && !view.inherits("App", "Scene")
    }
    if presents || isNamed { return true }
    return !isBound(symbol) && isThere(for: view, object)
  }

  /// Whether several views ask for an object that is one for all, nothing of this view's presents from it, and it is not called a view's
  /// model: what the app remembers, `SettingsStore.shared`, though a view that changes it has its name.
  private func isStoreOfMany(_ object: HeldObject, _ view: TypeSymbol) -> Bool {
    holderCounts[ObjectIdentifier(object.symbol), default: 0] > 1
      && presenters.count(view, from: object.symbol) == 0
      && !NavigationWords.isOfView(object.symbol.name)
  }

  /// Whether several views keep an object by which none of them is called: data that they all work with, as an app's database.
  private func isKeptByMany(_ object: HeldObject, _ view: TypeSymbol) -> Bool {
    let symbol = object.symbol
    return holderCounts[ObjectIdentifier(symbol), default: 0] > 1 && !object.isNamedModel
      && !symbol.name.hasSuffix("ViewModel") && !isNamedFor(view, symbol)
  }

  /// Whether an object is no more than what tells a view of what went wrong: it has but alerts, while the view leads on by itself, or is
  /// called otherwise.
  private func onlyNotifies(_ object: HeldObject, _ view: TypeSymbol) -> Bool {
    isNotice(object, of: view)
      && (evidence.evidence(of: view).contains { $0.isBound && !$0.isDialog }
        || !object.isFromEnvironment && !hasName(of: view, object.symbol))
  }

  /// Whether an object presents nothing but alerts, and is not called a view's model: any may be the state of something.
  func isNotice(_ object: HeldObject, of view: TypeSymbol) -> Bool {
    let symbol = object.symbol
    let isCalledModel =
      NavigationWords.namesViewModel(symbol.name)
      && (!NavigationWords.saysState(symbol.name) || hasName(of: view, symbol))
    if !symbol.isObject || object.isNamedModel || isCalledModel { return false }
    let bound = evidence.evidence(of: symbol).filter(\.isBound)
    return !bound.isEmpty && bound.allSatisfy(\.isDialog)
  }

  /// Whether an object that nothing presents from seems to be there for one view, and is neither data nor a service.
  private func isThere(for view: TypeSymbol, _ object: HeldObject) -> Bool {
    let symbol = object.symbol
    if NavigationWords.namesService(symbol.name) || symbol.isStored { return false }
    // What is not always there is data, and what a view coordinates it with is no screen.
    if object.isOptional || symbol.name == "Coordinator" && symbol.outer?.isView == true {
      return false
    }
    if NavigationWords.namesViewModel(symbol.name) { return true }
    return object.isObserved && symbol.tellsOfChanges
      && holderCounts[ObjectIdentifier(symbol)] == 1
  }

  func isBound(_ symbol: TypeSymbol) -> Bool {
    evidence.evidence(of: symbol).contains(where: \.isBound)
  }
}

extension SlotEvidence {
  /// Whether nothing but alerts and dialogs present it.
  fileprivate var isDialog: Bool {
    container == nil && selection == nil && sites.allSatisfy { $0.presentation.isDialog }
  }
}

extension TypeSymbol {
  /// Whether it is what windows and all that is in them are about.
  fileprivate var isDocument: Bool {
    ["NSDocument", "NSPersistentDocument", "UIDocument"].contains(foreignAncestor)
  }

  /// Whether its objects are what a store keeps: data.
  fileprivate var isStored: Bool { has("Model") || inherits("NSManagedObject", "PersistentModel") }
}

// MARK: - Shared state

extension ScreenNames {
  private typealias Users = [(view: TypeSymbol, object: HeldObject)]

  /// Ties objects that several views share, or each make one of, to the views that present from them.
  private func embedSharedState(_ shown: ShownWithin) {
    let all = presenters.owners.filter { $0.isObject && view(of: $0) == nil }
      .map { (owner: $0, users: users(of: $0, shown)) }
    var takenCounts: [ObjectIdentifier: Int] = [:]
    for (owner, users) in all {
      if let view = onlyTaker(of: owner, users) {
        takenCounts[ObjectIdentifier(view), default: 0] += 1
      }
    }
    for (owner, users) in all {
      // Of several objects that are there for all whom they may concern none names a view.
      let isOneOfSeveral =
        onlyTaker(of: owner, users).map { takenCounts[ObjectIdentifier($0)]! > 1 } == true
      if users.count == 1, onlyNotifies(users[0].object, users[0].view) {
        join(Part(member: users[0].object.member, symbol: owner), to: users[0].view)
      } else if users.count == 1, !isOneOfSeveral, model(of: users[0].view) == nil,
        !users[0].view.inherits("App", "Scene")
      {
        primaryViews[ObjectIdentifier(owner)] = users[0].view
        models[ObjectIdentifier(users[0].view)] = owner
        let object = users[0].object
        if object.way == .lent,
          !object.isFromEnvironment || !object.isNamedModel || isTakenByOthers(owner),
          !isCalled(owner, asModelOf: users[0].view)
        {
          namedByView.insert(ObjectIdentifier(owner))
        }
      } else {
        for (view, object) in users {
          embedded[ObjectIdentifier(view), default: []].append(
            Part(member: object.member, symbol: owner))
        }
      }
    }
  }

  /// The one view that presents from an object which it takes from the environment, and which is not called its model.
  private func onlyTaker(of owner: TypeSymbol, _ users: Users) -> TypeSymbol? {
    guard users.count == 1, let (view, object) = users.first, object.isFromEnvironment,
      !view.inherits("App", "Scene"), !isCalled(owner, asModelOf: view)
    else { return nil }
    return view
  }

  /// The views that present from an object, each for itself.
  private func users(of owner: TypeSymbol, _ shown: ShownWithin) -> Users {
    var users = presenters.views(of: owner).compactMap { view in
      object(owner, of: view).map { (view: view, object: $0) }
    }
    // Of an app's object its scenes present what they show, each for itself.
    let all = users.map(\.view)
    users.removeAll { user in
      program.sceneScreens.contains { scene in
        scene.symbol === user.view && all.contains { $0 === scene.app }
      }
    }
    // Who is handed it presents for whoever has it, where that one shows who is handed it.
    let sources = users.filter { $0.object.way != .handed }
    if !sources.isEmpty {
      users = users.filter { user in
        user.object.way != .handed
          || !sources.contains { shown.isShown(user.view, from: $0.view) }
            && sources.contains { shown.isShown($0.view, from: user.view) }
      }
    }
    // What is lent is one object: its outermost presenter is around all the others.
    return users.enumerated().filter { number, user in
      user.object.way == .made
        || !users.enumerated().contains { other, outer in
          other != number && outer.view !== user.view
            && shown.isShown(user.view, from: outer.view)
            && (other < number || !shown.isShown(outer.view, from: user.view))
        }
    }.map(\.element)
  }
}

extension ScreenNames {
  /// Makes an object that only one view embeds a part of that view's screen where one stands in what the other shows.
  private func joinObjects() {
    var counts: [ObjectIdentifier: Int] = [:]
    for part in embedded.values.joined() { counts[ObjectIdentifier(part.symbol), default: 0] += 1 }
    for view in program.types where view.isView {
      let all = embedded(in: view).filter { counts[ObjectIdentifier($0.symbol)] == 1 }
      let own = [view] + (model(of: view).map { self.view(of: $0) === view ? [$0] : [] } ?? [])
      let joined = ObjectsWithin(view: view, evidence: evidence).joined(
        all.map(\.symbol), with: own)
      for part in joined.map({ all[$0] }) {
        join(part, to: view)
        embedded[ObjectIdentifier(view)]?.removeAll { $0.symbol === part.symbol }
      }
    }
  }

  /// Makes state part of the screen of whoever keeps it, or of the screen that this one is itself a part of.
  private func join(_ part: Part, to holder: TypeSymbol) {
    if let outer = self.holder(of: holder),
      let way = parts(of: outer).first(where: { $0.symbol === holder })
    {
      return join(way.holding(part), to: outer)
    }
    holders[ObjectIdentifier(part.symbol)] = holder
    parts[ObjectIdentifier(holder), default: []].append(part)
  }
}

// MARK: - Structs

extension ScreenNames {
  /// Ties structs of navigation state to the view or the model that keeps them: `@State var routing = Routing()`.
  private func joinStructs(_ isChild: (TypeSymbol, Member) -> Bool, _ shown: ShownWithin) {
    let structs = presenters.owners.filter { $0.kind == .struct && !$0.isView && !$0.isModel }
    if structs.isEmpty { return }
    let wanted = Set(structs.map(ObjectIdentifier.init))
    let kept = keptStructs.all.filter { wanted.contains(ObjectIdentifier($0.part.symbol)) }
    for symbol in structs {
      var all = kept.filter { $0.part.symbol === symbol }
      let presenting = all.filter { presenters.count($0.holder, from: symbol) > 0 }
      if !presenting.isEmpty {
        all = presenting
      } else if presenters.views(of: symbol).allSatisfy({ $0.takes(valueOf: symbol) }) {
        // A view that is handed one as a value shows nothing for those of others.
        all.removeAll { kept in
          !presenters.views(of: symbol).contains { view in
            ([kept.holder] + holders(of: kept.holder)).contains { shown.isShown(view, from: $0) }
          }
        }
      }
      if all.count == 1, isModel(all[0].part, of: all[0].holder) {
        primaryViews[ObjectIdentifier(symbol)] = all[0].holder
        models[ObjectIdentifier(all[0].holder)] = symbol
      } else if all.count == 1,
        all[0].holder.isView || isPresented(symbol, byThoseWith: all[0].holder)
          || !isChild(all[0].holder, all[0].part.member)
      {
        join(all[0].part, to: all[0].holder)
        for kept in all[0].around { holders[ObjectIdentifier(kept)] = holder(of: symbol) }
      } else {
        for kept in all where kept.holder.isView {
          embedded[ObjectIdentifier(kept.holder), default: []].append(kept.part)
        }
      }
    }
  }
}

extension ScreenNames {
  /// Whether the views that present from a struct have the object that keeps it, and none is handed the struct by itself.
  private func isPresented(_ symbol: TypeSymbol, byThoseWith holder: TypeSymbol) -> Bool {
    let views = presenters.views(of: symbol)
    return !views.isEmpty
      && views.allSatisfy { view in objects(heldBy: view).contains { $0.symbol === holder } }
  }

  /// Whether a struct is the model of the view that keeps it, not one of several pieces of its state.
  private func isModel(_ part: Part, of holder: TypeSymbol) -> Bool {
    holder.isView && model(of: holder) == nil
      && (HeldObject.modelNames.contains(part.member.name) || isNamedFor(holder, part.symbol))
  }
}

extension TypeSymbol {
  /// Whether a view is handed a struct as a value, which it only reads.
  fileprivate func takes(valueOf symbol: TypeSymbol) -> Bool {
    storedProperties.contains { member in
      member.declaration.isConstant && member.declaration.value == nil
        && member.declaration.attributes.isEmpty
        && member.declaration.type?.unwrapped.lastName == symbol.name
    }
  }
}
