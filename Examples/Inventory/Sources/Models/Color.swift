extension Item {
  /// A paint, given by its components so that no user interface is needed to speak of it.
  public struct Color: Hashable, Sendable {
    public let name: String
    public let red: Double
    public let green: Double
    public let blue: Double

    public static let black = Color(name: "Black", red: 0.1, green: 0.1, blue: 0.1)
    public static let blue = Color(name: "Blue", red: 0.1, green: 0.3, blue: 0.9)
    public static let green = Color(name: "Green", red: 0.2, green: 0.7, blue: 0.3)
    public static let red = Color(name: "Red", red: 0.9, green: 0.2, blue: 0.2)
    public static let yellow = Color(name: "Yellow", red: 1, green: 0.8, blue: 0.1)

    public static let palette = [black, blue, green, red, yellow]
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension Item.Color {
    public var paint: SwiftUI.Color {
      SwiftUI.Color(red: red, green: green, blue: blue)
    }
  }
#endif
