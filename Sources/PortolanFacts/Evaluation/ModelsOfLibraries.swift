/// Models that a library keeps for controllers, and controllers that it makes for models, as far as the controllers' base classes tell.
extension Evaluator {
  /// The model that a library's base class keeps: `viewModel` in `class ListController: RoutedController<ListModel>`.
  func model(calledAs name: String, by controller: TypeSymbol) -> Denotation? {
    guard !name.isWrittenAsType, let model = program.controllersOfModels.model(of: controller),
      let start = model.name.lastIndex(where: \.isUppercase),
      name.lowercased().hasSuffix(model.name[start...].lowercased())
    else { return nil }
    return Denotation(type: .own(model))
  }

  /// The controller that a library makes for a model: `ListModel().resolveController()`, `ListModel.resolve(with: list)`,
  /// `router.resolve(ListModel())`.
  func controller(
    madeBy function: String, of base: Denotation, _ arguments: [Argument],
    in environment: Environment, _ depth: Int
  ) -> Denotation? {
    if program.controllersOfModels.isEmpty { return nil }
    let name = function.lowercased()
    guard Self.makingWords.contains(where: name.contains) else { return nil }
    let own = base.type.described.ownSymbol
    if let own, method(function, of: own, arguments) != nil { return nil }
    var pages = own.map { program.controllersOfModels.pages(for: $0, program) } ?? []
    if pages.isEmpty, own?.kind != .protocol, let first = arguments.first, first.label == nil,
      let model = evaluate(first.value, in: environment, depth: depth + 1).type.described.ownSymbol
    {
      pages = program.controllersOfModels.pages(for: model, program)
    }
    return pages.count == 1 ? Denotation(type: .own(pages[0]), isMade: true) : nil
  }

  /// What the functions are called that make a controller.
  private static let makingWords = ["resolve", "controller", "vc", "make", "build"]
}
