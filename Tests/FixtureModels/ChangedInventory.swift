import PortolanModel

extension NavigationModel {
  /// The inventory after a piece of work: the items' screen is called otherwise, a filter came, the help is shown in another way,
  /// and deleting asks no more.
  public static let changedInventory: NavigationModel = {
    var model = inventory
    for number in model.screens.indices {
      rename("ItemModel", to: "ArticleModel", in: &model.screens[number])
    }
    model.screens[1].slots[0].destinations[1].presentation = .popover
    model.screens[1].slots[0].destinations.append(
      Destination(
        name: "filter",
        payload: [Payload(type: "FilterModel", role: .state, leadsTo: "FilterFeature.FilterModel")],
        presentation: .sheet, leadsTo: "FilterFeature.FilterModel", origin: .reflected))
    model.screens[2].slots[0].destinations.removeFirst()
    model.screens.append(
      Screen(
        id: "FilterFeature.FilterModel", title: "Filter", module: "FilterFeature",
        type: "FilterModel", kind: .class,
        slots: [
          Slot(
            name: "destination", arity: .atMostOne, encoding: .optionalEnum, origin: .reflected,
            destinations: [
              Destination(name: "reset", presentation: .confirmationDialog, origin: .reflected)
            ])
        ]))
    return model
  }()

  private static func rename(_ type: String, to name: String, in screen: inout Screen) {
    if screen.type == type {
      screen.id = "ItemFeature.\(name)"
      screen.type = name
      screen.title = "Article"
    }
    for slot in screen.slots.indices {
      for number in screen.slots[slot].destinations.indices
      where screen.slots[slot].destinations[number].leadsTo == "ItemFeature.\(type)" {
        screen.slots[slot].destinations[number].leadsTo = "ItemFeature.\(name)"
        screen.slots[slot].destinations[number].payload = [
          Payload(type: name, role: .state, leadsTo: "ItemFeature.\(name)")
        ]
      }
    }
  }
}
