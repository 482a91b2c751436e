import PortolanModel

extension NavigationModel {
  /// The inventory app whose rows navigate by themselves: 11 places.
  public static let inventory = NavigationModel(
    name: "Inventory",
    roots: [Root(screen: "AppFeature.AppModel", how: .reflected)],
    screens: [
      Screen(
        id: "AppFeature.AppModel", title: "App", module: "AppFeature", type: "AppModel",
        kind: .class,
        initializer: [
          .init(
            label: "inventoryModel", name: "inventoryModel", type: "InventoryModel",
            hasDefault: false),
          .init(label: "selectedTab", name: "selectedTab", type: "Tab", hasDefault: true),
        ],
        initializerOrigin: .source,
        slots: [
          Slot(
            name: "inventoryModel", arity: .always, encoding: .child, origin: .reflected,
            destinations: [
              Destination(
                name: "inventoryModel", presentation: .inline,
                leadsTo: "InventoryFeature.InventoryModel", origin: .reflected)
            ]),
          Slot(
            name: "selectedTab", arity: .exactlyOne, encoding: .enum, origin: .reflected,
            destinations: [
              Destination(name: "one", presentation: .tab, origin: .reflected),
              Destination(
                name: "inventory", presentation: .tab,
                leadsTo: "InventoryFeature.InventoryModel", child: "inventoryModel",
                origin: .reflected),
              Destination(name: "three", presentation: .tab, origin: .reflected),
            ]),
        ]),
      Screen(
        id: "InventoryFeature.InventoryModel", title: "Inventory", module: "InventoryFeature",
        type: "InventoryModel", kind: .class,
        initializer: [
          .init(label: "destination", name: "destination", type: "Destination?", hasDefault: true),
          .init(label: "inventory", name: "inventory", type: "[ItemRowModel]", hasDefault: true),
        ],
        initializerOrigin: .source,
        slots: [
          Slot(
            name: "destination", arity: .atMostOne, encoding: .optionalEnum, origin: .reflected,
            destinations: [
              Destination(
                name: "add",
                payload: [
                  Payload(type: "ItemModel", role: .state, leadsTo: "ItemFeature.ItemModel")
                ],
                presentation: .sheet, leadsTo: "ItemFeature.ItemModel", origin: .reflected),
              Destination(name: "help", presentation: .sheet, origin: .reflected),
            ]),
          Slot(
            name: "inventory", arity: .each, encoding: .collection, origin: .reflected,
            destinations: [
              Destination(
                name: "inventory", presentation: .inline,
                leadsTo: "ItemRowFeature.ItemRowModel", origin: .reflected)
            ]),
        ]),
      Screen(
        id: "ItemRowFeature.ItemRowModel", title: "ItemRow", module: "ItemRowFeature",
        type: "ItemRowModel", kind: .class,
        slots: [
          Slot(
            name: "destination", arity: .atMostOne, encoding: .optionalEnum, origin: .reflected,
            destinations: [
              Destination(
                name: "deleteConfirmationAlert", presentation: .alert, origin: .reflected),
              Destination(
                name: "duplicate",
                payload: [
                  Payload(type: "ItemModel", role: .state, leadsTo: "ItemFeature.ItemModel")
                ],
                presentation: .popover, leadsTo: "ItemFeature.ItemModel", origin: .reflected),
              Destination(
                name: "edit",
                payload: [
                  Payload(type: "ItemModel", role: .state, leadsTo: "ItemFeature.ItemModel")
                ],
                presentation: .drillDown, leadsTo: "ItemFeature.ItemModel", origin: .reflected),
            ])
        ]),
      Screen(
        id: "ItemFeature.ItemModel", title: "Item", module: "ItemFeature", type: "ItemModel",
        kind: .class,
        initializer: [
          .init(label: "destination", name: "destination", type: "Destination?", hasDefault: true),
          .init(label: "item", name: "item", type: "Item", hasDefault: false),
        ],
        initializerOrigin: .source,
        slots: [
          Slot(
            name: "destination", arity: .atMostOne, encoding: .optionalEnum, origin: .reflected,
            destinations: [
              Destination(name: "colorPicker", presentation: .drillDown, origin: .reflected)
            ])
        ]),
    ])
}
