import Observation
import PortolanReflection

/// Counters and letters that lead to each other without end.
enum Wiki {
  @Observable final class AppModel {
    var path: [Destination] = []

    enum Destination {
      case counter(CounterModel)
      case letter(String)
    }
  }

  @Observable final class CounterModel {
    var count = 0
    var fact: Fact?
    @ObservationIgnored var onTapNumber: (Int) -> Void = { _ in }
  }

  struct Fact: Identifiable {
    var id: Int { number }
    var number = 0
  }
}

/// What lies in the path is a snapshot of the moment of the push.
enum WikiOfValues {
  @Observable final class AppModel {
    var path: [Destination] = []

    enum Destination {
      case counter(CounterDestination)
      case letter(LetterDestination)
    }
  }

  struct CounterDestination { var initialCount = 0 }
  struct LetterDestination { var letter = "A" }
}

/// Only counters, so no enum.
enum WikiOfModels {
  @Observable final class AppModel {
    var path: [CounterModel] = []
  }

  @Observable final class CounterModel {
    var count = 0
  }
}

/// A letter is the end of it, which the model says itself.
enum WikiOfDeadEnds {
  @Observable final class AppModel: NavigationDescribing {
    var path: [Destination] = []

    static var navigation: NavigationDescription {
      NavigationDescription(title: "Wiki", grammars: ["path": "counter* letter?"])
    }
  }

  /// Beside the model, which is all the same where the name says what it is.
  enum Destination {
    case counter(CounterModel)
    case letter(String)
  }

  @Observable final class CounterModel {
    var sheet: Sheet?

    enum Sheet: String {
      case fact, settings
    }
  }
}
