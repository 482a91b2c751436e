import PortolanModel
import Testing

/// Scenes of storyboards that code asks for, and stacks among them.
@Suite struct StoryboardSceneTests {
  private static func document(_ scenes: String...) -> String {
    """
    <document initialViewController="PIER"><scenes>
    \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes></document>
    """
  }

  private static func controller(
    _ id: String, _ type: String, _ attributes: String = "", segue: String = ""
  ) -> String {
    """
    <viewController id="\(id)" customClass="\(type)" \(attributes)>
    <connections>\(segue)</connections></viewController>
    """
  }

  private static func stack(_ id: String, root: String, _ attributes: String = "") -> String {
    """
    <navigationController id="\(id)" \(attributes)><connections>
    <segue destination="\(root)" kind="relationship" relationship="rootViewController"/>
    </connections></navigationController>
    """
  }

  /// Several stacks of one class begin each with something else.
  @Test(arguments: [
    "static func map() -> UIViewController { let board = UIStoryboard(name: \"Main\", bundle: nil); return board.instantiateViewController(withIdentifier: \"map\") }",
    "static func map() -> UIViewController { UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"map\") }",
    "static var map: UIViewController { UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"map\") }",
    "static func map() -> UIViewController { let page = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"map\"); return page }",
  ])
  func aStaticFunctionGivesAScene(_ function: String) {
    let call = function.hasPrefix("static var") ? "Boards.map" : "Boards.map()"
    for attributes in ["", "customClass=\"ThemedStack\""] {
      let board = Self.document(
        Self.controller("PIER", "PierController"),
        Self.stack("S1", root: "MAP", "storyboardIdentifier=\"map\" \(attributes)"),
        Self.controller("MAP", "MapController"),
        Self.stack("S2", root: "TIDE", "storyboardIdentifier=\"tide\" \(attributes)"),
        Self.controller("TIDE", "TideController"))
      let chart = Charted(files: [
        "App.swift": """
        class ThemedStack: UINavigationController {}
        class PierController: UIViewController {
          func mapTapped() { present(\(call), animated: true) }
          func idle() { _ = Boards.tide() }
        }
        class MapController: UIViewController {}
        class TideController: UIViewController {}
        enum Boards {
          \(function)
          static func tide() -> UIViewController {
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "tide")
          }
        }
        """, "Main.storyboard": board,
      ])
      #expect(
        chart.links == ["PierController present(_:animated:) sheet → MapController"],
        "\(attributes)")
    }
  }

  /// No stack can be pushed onto another: UIKit presents it.
  @Test(arguments: [
    ("show", "", "sheet"), ("show", "modalPresentationStyle=\"fullScreen\"", "fullScreenCover"),
    ("showDetail", "", "drillDown"),
  ])
  func aSegueThatShowsAStackPresentsIt(_ kind: String, _ style: String, _ expected: String) {
    let board = Self.document(
      Self.controller(
        "PIER", "PierController",
        segue: """
          <segue destination="STACK" kind="\(kind)"/>
          <segue destination="TIDE" kind="\(kind)"/>
          """),
      Self.stack("STACK", root: "MAP", style), Self.controller("MAP", "MapController"),
      Self.controller("TIDE", "TideController"))
    let chart = Charted(files: [
      "App.swift": """
      class PierController: UIViewController {}
      class MapController: UIViewController {}
      class TideController: UIViewController {}
      """, "Main.storyboard": board,
    ])
    #expect(
      chart.links == [
        "PierController segue(\(kind)) \(expected) → MapController",
        "PierController segue(\(kind)) drillDown → TideController",
      ])
  }

  /// The same of a stack in another storyboard.
  @Test func aStackElsewhereIsPresentedToo() {
    let main = Self.document(
      Self.controller(
        "PIER", "PierController", segue: "<segue destination=\"REF\" kind=\"show\"/>"),
      "<viewControllerPlaceholder storyboardName=\"Other\" id=\"REF\"/>")
    let other = """
      <document initialViewController="STACK"><scenes>
      <scene><objects>\(Self.stack("STACK", root: "MAP"))</objects></scene>
      <scene><objects>\(Self.controller("MAP", "MapController"))</objects></scene>
      </scenes></document>
      """
    let chart = Charted(files: [
      "App.swift": """
      class PierController: UIViewController {}
      class MapController: UIViewController {}
      """, "Main.storyboard": main, "Other.storyboard": other,
    ])
    #expect(chart.links == ["PierController segue(show) sheet → MapController"])
  }

  @Test func codeThatShowsAStackPresentsIt() {
    let chart = Charted(
      """
      class PierController: UIViewController {
        func map() { show(UINavigationController(rootViewController: MapController()), sender: nil) }
        func tide() { show(TideController(), sender: nil) }
      }
      class MapController: UIViewController {}
      class TideController: UIViewController {}
      """)
    #expect(
      chart.links == [
        "PierController show(_:sender:) sheet → MapController",
        "PierController show(_:sender:) drillDown → TideController",
      ])
  }

  /// Of a stack whose page has no class nobody knows what it shows: not what another of its class does.
  @Test func aStackWithoutAKnownPageLeadsNowhere() {
    let board = Self.document(
      Self.controller(
        "PIER", "PierController", segue: "<segue destination=\"S2\" kind=\"show\"/>"),
      Self.stack("S1", root: "WEB", "storyboardIdentifier=\"web\" customClass=\"ThemedStack\""),
      "<viewController id=\"WEB\"/>",
      Self.stack("S2", root: "TIDE", "customClass=\"ThemedStack\""),
      Self.controller("TIDE", "TideController"),
      Self.stack("S3", root: "MAP", "storyboardIdentifier=\"map\" customClass=\"ThemedStack\""),
      Self.controller("MAP", "MapController"))
    let chart = Charted(files: [
      "App.swift": """
      class ThemedStack: UINavigationController {}
      class PierController: UIViewController {
        func webTapped() {
          let board = UIStoryboard(name: "Main", bundle: nil)
          present(board.instantiateViewController(withIdentifier: "web"), animated: true)
        }
      }
      class MapController: UIViewController {}
      class TideController: UIViewController {}
      """, "Main.storyboard": board,
    ])
    #expect(
      chart.links == [
        "PierController present(_:animated:) sheet",
        "PierController segue(show) sheet → TideController",
      ])
  }
}
