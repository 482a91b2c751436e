/// How the outlines of storyboards and property lists say what no Swift code can: names with a space in them.
public enum StoryboardNames {
  /// The call that a segue stands for: of the controllers that it leads to, and with the `kind` of the segue.
  public static let segue = "storyboard segue"
  /// The call of a controller that shows others in place.
  public static let embed = "storyboard embed"

  /// The call of a stack's controller that begins with another one.
  public static let root = "storyboard root"
  /// What is said of the variable that holds a scene's controller where the scene is a stack's.
  public static let stack = "storyboard stack"
  /// The call of a bar of tabs that shows controllers as a tab, with the `title` that this has.
  public static let tab = "storyboard tab"

  /// The call that stands for what a controller's code takes the destinations of its segues for: of the types.
  public static let destinations = "storyboard destinations"

  /// A class of which a storyboard says that it is another module's than its own.
  public static func type(_ name: String, ofModule module: String) -> String {
    "module \(module).\(name)"
  }

  /// The module of such a class, by what stands before its name.
  static func module(named prefix: String) -> String? {
    prefix.hasPrefix("module ") ? String(prefix.dropFirst("module ".count)) : nil
  }

  /// The function of a controller that holds a segue which code performs by its identifier.
  public static func segue(_ identifier: String) -> String { "segue \(identifier)" }

  /// Whether a function holds such a segue.
  static func isSegue(_ name: String) -> Bool { name.hasPrefix(segue("")) }

  /// The variable that holds what the system makes to start an extension of the app.
  public static func start(_ name: String) -> String { "start \(name)" }

  /// The variable that holds the name of the storyboard with which a module's app starts.
  public static func main(of module: String) -> String { "main storyboard of \(module)" }

  /// The variable that holds the name of the delegate that fills a module's windows.
  public static func windowDelegate(of module: String) -> String { "window delegate of \(module)" }

  /// The variable that holds the delegate with which code starts the app.
  public static func delegate(_ name: String) -> String { "delegate \(name)" }

  /// The variable that holds a scene's controller, by its identifier; empty for the scene that the storyboard starts with.
  public static func scene(_ identifier: String, in storyboard: String) -> String {
    "storyboard \(storyboard) \(identifier)"
  }

  /// Whether a variable holds a scene's controller.
  static func isScene(_ name: String) -> Bool { name.hasPrefix("storyboard ") }

  /// Whether a variable holds the scene that its storyboard starts with.
  static func isFirstScene(_ name: String) -> Bool {
    isScene(name) && name.hasSuffix(" ")
  }
}
