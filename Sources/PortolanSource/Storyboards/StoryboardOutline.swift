import PortolanFacts

extension SourceFile {
  /// Outlines a storyboard as the code that it stands for: each controller's class is extended by calls, one for each segue.
  init(storyboard bytes: [UInt8], path: String, module: String) {
    let (storyboard, problem) = StoryboardParser.parse(bytes, path: path)
    self.init(path: path, module: module, problems: problem.map { [$0] } ?? [])
    declarations = storyboard.isLaunchScreen ? [] : StoryboardOutline(storyboard).declarations
  }
}

private struct StoryboardOutline {
  let storyboard: Storyboard
  private let scenes: [String: Storyboard.Scene]

  init(_ storyboard: Storyboard) {
    self.storyboard = storyboard
    scenes = Dictionary(
      storyboard.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var declarations: [Declaration] {
    storyboard.scenes.compactMap(controller) + storyboard.scenes.compactMap(identified)
      + [initial].compactMap { $0 }
  }

  /// The extension of a scene's class.
  private func controller(_ scene: Storyboard.Scene) -> Declaration? {
    guard let name = scene.customClass else { return nil }
    var controller = Declaration(kind: .extension, name: name, position: scene.position)
    var statements: [Statement] = []
    if let title = scene.title {
      statements.append(
        .expression(.assignment(.name("title", scene.position), .string(title), scene.position)))
    }
    for segue in scene.segues {
      guard let call = call(segue) else { continue }
      if let identifier = segue.identifier {
        var function = Declaration(
          kind: .function, name: StoryboardNames.segue(identifier), position: segue.position)
        function.body = [.expression(call)]
        controller.members.append(function)
      } else {
        statements.append(.expression(call))
      }
    }
    var function = Declaration(
      kind: .function, name: "storyboard \(storyboard.name)", position: scene.position)
    function.body = statements
    controller.members.append(function)
    return controller
  }

  private func call(_ segue: Storyboard.Segue) -> Expression? {
    let targets = controllers(segue.destination, segue.position).map { Argument(value: $0) }
    if targets.isEmpty || segue.kind == "unwind" { return nil }
    if segue.kind == "embed" || segue.kind == "relationship" {
      return .call(.name(StoryboardNames.embed, segue.position), targets, segue.position)
    }
    let told = [
      Argument(label: "kind", value: .string(segue.kind)),
      Argument(label: "style", value: .string(segue.style)),
    ]
    return .call(.name(StoryboardNames.segue, segue.position), targets + told, segue.position)
  }

  /// A variable for a scene that code can ask for by its identifier.
  private func identified(_ scene: Storyboard.Scene) -> Declaration? {
    scene.identifier.flatMap { variable($0, scene) }
  }

  private var initial: Declaration? {
    storyboard.initial.flatMap { scenes[$0] }.flatMap { variable("", $0) }
  }

  private func variable(_ identifier: String, _ scene: Storyboard.Scene) -> Declaration? {
    let controllers = controllers(scene.id, scene.position)
    if controllers.isEmpty { return nil }
    var variable = Declaration(
      kind: .variable, name: StoryboardNames.scene(identifier, in: storyboard.name),
      position: scene.position)
    variable.value = controllers.count == 1 ? controllers[0] : .array(controllers)
    return variable
  }

  /// The controllers of the app's own that a scene shows: its own class, or what stands in a container without one.
  private func controllers(
    _ id: String, _ position: Position, _ visited: Set<String> = []
  ) -> [Expression] {
    guard let scene = scenes[id], !visited.contains(id) else { return [] }
    if let name = scene.customClass { return [.call(.name(name, position), [], position)] }
    if let reference = scene.reference {
      let name = StoryboardNames.scene(
        reference.identifier, in: reference.storyboard ?? storyboard.name)
      return [.name(name, position)]
    }
    return scene.segues.filter { $0.kind == "relationship" }.flatMap {
      controllers($0.destination, position, visited.union([id]))
    }
  }
}
