import PortolanModel
import Testing

/// Controllers of UIKit's in a sheet of SwiftUI's that have themselves taken away.
@Suite struct DismissedControllerTests {
  private static func chart(
    _ code: String, made: String = "SextantController()", _ more: String = ""
  )
    -> Charted
  {
    Charted(
      """
      @main struct DeckApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      struct DeckView: View {
        @State private var isMeasuring = false
        var body: some View {
          Button("Measure") { isMeasuring = true }.fullScreenCover(isPresented: $isMeasuring) { SextantPage() }
        }
      }
      struct SextantPage: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { \(made) }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      class SextantController: UIViewController {
        \(code)
      }
      \(more)
      """)
  }

  @Test(arguments: [
    "@IBAction func cancelTapped(_ sender: Any) { dismiss(animated: true) }",
    "@objc func cancelTapped() { self.dismiss(animated: true, completion: nil) }",
    "@objc func cancelTapped() { navigationController?.dismiss(animated: true) }",
    "func cancelTapped() { presentingViewController?.dismiss(animated: true) { print(1) } }",
  ])
  func whatPresentsItsViewIsDismissed(_ code: String) throws {
    for made in [
      "SextantController()", "UINavigationController(rootViewController: SextantController())",
    ] {
      let chart = Self.chart(code, made: made)
      let action = try #require(chart.screen("SextantPage")?.actions.first)
      #expect(action.name == "SextantController.cancelTapped")
      #expect(action.kind == .user)
      #expect(action.effects.map(\.kind) == [.dismiss])
      #expect(chart.dismissals(of: "isMeasuring", in: "isMeasuring") == [code])
    }
  }

  /// What an action does that the controller hooks up when it comes up is the user's, what it does then itself the app's.
  @Test(arguments: [
    ("addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) })", Action.Kind.user),
    ("if isTooDark { dismiss(animated: false) }", .app),
  ])
  func whoseDoingItIs(_ code: String, _ kind: Action.Kind) {
    let chart = Self.chart("override func viewDidLoad() { super.viewDidLoad(); \(code) }")
    #expect(chart.screen("SextantPage")?.actions.map(\.kind) == [kind])
  }

  /// A coordinator has what its view boxes taken away.
  @Test func aCoordinatorDismissesWhatItsViewBoxes() {
    let chart = Charted(
      """
      struct AlbumView: View {
        @State private var isPicking = false
        var body: some View { Button("Pick") { isPicking = true }.sheet(isPresented: $isPicking) { PicturePicker() } }
      }
      struct PicturePicker: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
        func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        class Coordinator: NSObject, UIImagePickerControllerDelegate {
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
        }
      }
      """)
    #expect(chart.dismissals(of: "isPicking", in: "isPicking").count == 1)
  }

  /// A controller that presents another one takes that away, and what shows a controller without a sheet is not left.
  @Test func whatItPresentsItself() {
    let presenting = Self.chart(
      """
      func openTapped() { present(LogController(), animated: true) }
      func logDidFinish() { dismiss(animated: true) }
      """, "class LogController: UIViewController { func noteTapped() {} }")
    #expect(presenting.dismissals(of: "isMeasuring", in: "isMeasuring") == [])
    let inPlace = Charted(
      """
      @main struct DeckApp: App { var body: some Scene { WindowGroup { SextantPage() } } }
      struct SextantPage: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> SextantController { SextantController() }
        func updateUIViewController(_ controller: SextantController, context: Context) {}
      }
      class SextantController: UIViewController { func cancelTapped() { dismiss(animated: true) } }
      """)
    #expect(inPlace.actions == [])
  }
}
