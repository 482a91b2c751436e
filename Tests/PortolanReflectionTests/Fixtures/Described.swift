import Observation
import PortolanModel
import PortolanReflection

/// What only the types themselves can say.
enum Described {
  @Observable final class AppModel: NavigationDescribing {
    var destination: Destination?
    var note: Note?
    var mode = Mode.reading
    var user: User?
    var trail: [Int] = []
    var isOn = false
    var showsGrid = false
    var choice: Choice?
    var secret: SecretModel?

    enum Mode { case reading, writing }

    static var navigation: NavigationDescription {
      NavigationDescription(
        title: "Start",
        properties: [
          "note": true, "mode": true, "trail": true, "isOn": true, "showsGrid": false,
          "missing": true,
        ],
        presentations: [
          "note": .custom("bottomMenu"), "isOn": .fullScreenCover, "choice": .popover,
        ])
    }
  }

  enum Destination: NavigationDescribing {
    case edit(EditModel)
    case help

    static var navigation: NavigationDescription {
      NavigationDescription(presentations: ["edit": .drillDown, "help": .sheet, "halp": .alert])
    }
  }

  @Observable final class EditModel {}
  struct Note { var text = "" }
  struct User: Identifiable { var id = 0 }

  /// Looks like a status, and is none.
  enum Choice: String, NavigationDescribing {
    case one, two

    static var navigation: NavigationDescription { NavigationDescription(isNavigation: true) }
  }

  /// Looks like a screen, and is none.
  @Observable final class SecretModel: NavigationDescribing {
    var destination: Destination?

    static var navigation: NavigationDescription { NavigationDescription(isNavigation: false) }
  }
}
