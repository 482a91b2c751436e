import PortolanFacts

extension SourceFile {
  /// Outlines a storyboard as the code that it stands for: each controller's class is extended by calls, one for each segue.
  init(storyboard bytes: [UInt8], path: String, module: String) {
    let (storyboard, problem) = StoryboardParser.parse(bytes, path: path)
    self.init(path: path, module: module, problems: problem.map { [$0] } ?? [])
    declarations =
      storyboard.isLaunchScreen ? [] : StoryboardOutline(storyboard, module: module).declarations
  }
}

private struct StoryboardOutline {
  let storyboard: Storyboard
  let module: String
  private let scenes: [String: Storyboard.Scene]

  init(_ storyboard: Storyboard, module: String) {
    (self.storyboard, self.module) = (storyboard, module)
    scenes = Dictionary(
      storyboard.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var declarations: [Declaration] {
    storyboard.scenes.compactMap(tabBar) + storyboard.scenes.compactMap(controller)
      + storyboard.scenes.compactMap(surroundings) + storyboard.scenes.compactMap(identified)
      + [initial].compactMap { $0 }
  }

  /// What a bar of tabs is called that has no class of the app's own: after its storyboard.
  private func nameOfTabBar(_ scene: Storyboard.Scene) -> String? {
    guard scene.customClass == nil, !scene.tabs.isEmpty else { return nil }
    let bars = storyboard.scenes.filter { $0.customClass == nil && !$0.tabs.isEmpty }
    let number = bars.firstIndex { $0.id == scene.id } ?? 0
    let words = storyboard.name.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let kind =
      "Storyboard"
      + (scene.element == "tabBarController" ? "TabBarController" : "TabViewController")
    return (name.first?.isLetter == true ? "" : "_") + name + kind
      + (number == 0 ? "" : "\(number + 1)")
  }

  /// The class that stands for a bar of tabs without one: the app's tabs are its screen.
  private func tabBar(_ scene: Storyboard.Scene) -> Declaration? {
    nameOfTabBar(scene).map { name in
      var bar = Declaration(kind: .class, name: name, position: scene.position)
      bar.inherits = [
        TypeReference(
          scene.element == "tabBarController" ? "UITabBarController" : "NSTabViewController")
      ]
      return bar
    }
  }

  /// What the class of a scene is called, with its module where that is not the storyboard's own.
  private func typeName(of scene: Storyboard.Scene) -> String? {
    guard let name = scene.customClass, let other = scene.customModule, other != module else {
      return scene.customClass ?? nameOfTabBar(scene)
    }
    return StoryboardNames.type(name, ofModule: other)
  }

  /// The extension of a scene's class.
  private func controller(_ scene: Storyboard.Scene) -> Declaration? {
    guard let name = typeName(of: scene) else { return nil }
    var controller = Declaration(kind: .extension, name: name, position: scene.position)
    var statements: [Statement] = []
    if let title = scene.title {
      statements.append(
        .expression(.assignment(.name("title", scene.position), .string(title), scene.position)))
    }
    for (number, segue) in scene.tabs.enumerated() {
      guard let tab = tab(segue, number, of: scene) else { continue }
      statements.append(.expression(tab))
    }
    let tabs = Set(scene.tabs.map(\.destination))
    for segue in scene.segues {
      if segue.kind == "relationship", tabs.contains(segue.destination) || segue.isNextPage {
        continue
      }
      guard let code = code(of: segue) else { continue }
      if let identifier = segue.identifier {
        var function = Declaration(
          kind: .function, name: StoryboardNames.segue(identifier), position: segue.position)
        function.body = code
        controller.members.append(function)
      } else {
        statements += code
      }
    }
    var function = Declaration(
      kind: .function, name: "storyboard \(storyboard.name)", position: scene.position)
    function.body = statements
    controller.members.append(function)
    return controller
  }

  /// What the segues stand for that start from around a window's content: from the app's menus, which its delegate answers for, or from the
  /// bar of a window without a controller of the app's own, for which its content does.
  private func surroundings(_ scene: Storyboard.Scene) -> Declaration? {
    let owner: String?
    if scene.isApplication {
      owner = storyboard.delegate.flatMap { storyboard.objects[$0] }
    } else if scene.element == "windowController", typeName(of: scene) == nil {
      owner = className(ofContent: scene.id)
    } else {
      return nil
    }
    let segues = scene.segues.filter { $0.kind != "relationship" }.compactMap(code)
    guard let owner, !segues.isEmpty else { return nil }
    var content = Declaration(kind: .extension, name: owner, position: scene.position)
    var function = Declaration(
      kind: .function, name: "storyboard \(storyboard.name) \(scene.element)",
      position: scene.position)
    function.body = segues.flatMap { $0 }
    content.members.append(function)
    return content
  }

  /// The class of the first controller of the app's own that a scene shows.
  private func className(ofContent id: String, _ visited: Set<String> = []) -> String? {
    guard let scene = scenes[id], !visited.contains(id) else { return nil }
    if let name = typeName(of: scene) { return name }
    return scene.segues.lazy.filter { ["relationship", "embed"].contains($0.kind) }
      .compactMap { className(ofContent: $0.destination, visited.union([id])) }.first
  }

  /// The code that a segue stands for; `nil` where it leads to nothing that is known.
  private func code(of segue: Storyboard.Segue) -> [Statement]? {
    // One that leads back shows nothing.
    segue.kind == "unwind" ? [] : call(segue).map { [.expression($0)] }
  }

  private func call(_ segue: Storyboard.Segue) -> Expression? {
    let targets = controllers(segue.destination, segue.position).map { Argument(value: $0) }
    if targets.isEmpty { return nil }
    if segue.kind == "embed" || segue.kind == "relationship" {
      let name = segue.isRoot ? StoryboardNames.root : StoryboardNames.embed
      return .call(.name(name, segue.position), targets, segue.position)
    }
    var told = [
      Argument(label: "kind", value: .string(segue.kind)),
      Argument(label: "isStack", value: .boolean(scenes[segue.destination]?.isStack == true)),
      Argument(label: "style", value: .string(segue.style ?? scenes[segue.destination]?.style)),
      Argument(label: "isOfMac", value: .boolean(storyboard.isOfMac)),
    ]
    if segue.isManual {
      told.append(Argument(label: "performedAs", value: .string(segue.identifier)))
    }
    return .call(.name(StoryboardNames.segue, segue.position), targets + told, segue.position)
  }

  /// The call for a tab. Of what stands in a container without a class of the app's own the container has the title.
  private func tab(
    _ segue: Storyboard.Segue, _ number: Int, of bar: Storyboard.Scene
  ) -> Expression? {
    let targets = controllers(segue.destination, segue.position).map { Argument(value: $0) }
    if targets.isEmpty { return nil }
    let title =
      scenes[segue.destination]?.tabTitle
      ?? (bar.titlesOfTabs.indices.contains(number) ? bar.titlesOfTabs[number] : nil)
    return .call(
      .name(StoryboardNames.tab, segue.position),
      targets + [Argument(label: "title", value: .string(title))], segue.position)
  }

  /// A variable for a scene that code can ask for by its identifier.
  private func identified(_ scene: Storyboard.Scene) -> Declaration? {
    scene.identifier.flatMap { variable($0, scene) }
  }

  private var initial: Declaration? {
    guard let first = storyboard.initial.flatMap({ scenes[$0] }) else { return nil }
    return variable("", first, pages(after: first))
  }

  /// The pages of a watch's app that the user turns to from its first one.
  private func pages(after first: Storyboard.Scene) -> [Storyboard.Scene] {
    var (pages, seen) = ([first], Set([first.id]))
    while let next = pages[pages.count - 1].segues.first(where: \.isNextPage),
      let page = scenes[next.destination], seen.insert(page.id).inserted
    {
      pages.append(page)
    }
    return Array(pages.dropFirst())
  }

  private func variable(
    _ identifier: String, _ scene: Storyboard.Scene, _ further: [Storyboard.Scene] = []
  ) -> Declaration? {
    let controllers = ([scene] + further).flatMap { self.controllers($0.id, $0.position) }
    if controllers.isEmpty { return nil }
    var variable = Declaration(
      kind: .variable, name: StoryboardNames.scene(identifier, in: storyboard.name),
      position: scene.position)
    variable.value = controllers.count == 1 ? controllers[0] : .array(controllers)
    if scene.isStack { variable.attributes = [Attribute(name: StoryboardNames.stack)] }
    return variable
  }

  /// The controllers of the app's own that a scene shows: its own class, or what stands in a container without one.
  private func controllers(
    _ id: String, _ position: Position, _ visited: Set<String> = []
  ) -> [Expression] {
    guard let scene = scenes[id], !visited.contains(id) else { return [] }
    if let name = typeName(of: scene) {
      // A stack of the app's own class shows something else in each scene, as it does where code makes it.
      let root = scene.segues.first(where: \.isRoot).flatMap {
        controllers($0.destination, position, visited.union([id])).first
      }
      if root == nil, scene.segues.contains(where: \.isRoot), beginsElsewhere(name, visited) {
        // What this one shows nobody says, and the others' pages it does not.
        return [.call(.name("UINavigationController", position), [], position)]
      }
      let arguments = root.map { [Argument(label: "rootViewController", value: $0)] } ?? []
      let isOfOther = name != scene.customClass && scene.customClass != nil
      let callee = isOfOther ? Expression.type(TypeReference(name)) : .name(name, position)
      return [.call(callee, arguments, position)]
    }
    if let reference = scene.reference {
      let name = StoryboardNames.scene(
        reference.identifier, in: reference.storyboard ?? storyboard.name)
      return [.name(name, position)]
    }
    return scene.segues.filter { ["relationship", "embed"].contains($0.kind) }.flatMap {
      controllers($0.destination, position, visited.union([id]))
    }
  }

  /// Whether another scene's stack of the same class begins with a controller of the app's own.
  private func beginsElsewhere(_ stack: String, _ visited: Set<String>) -> Bool {
    storyboard.scenes.contains { scene in
      guard typeName(of: scene) == stack, !visited.contains(scene.id),
        let root = scene.segues.first(where: \.isRoot)
      else { return false }
      return !controllers(root.destination, scene.position, visited.union([scene.id])).isEmpty
    }
  }
}
