import PortolanModel
import Testing

/// The coordinator of a wrapped controller, which is a class beside the wrapper: it acts for that as a nested one does.
@Suite struct WrappersCoordinatorTests {
  private static func chart(_ maker: String, _ coordinator: String) -> Charted {
    Charted(
      """
      struct LogView: View {
        @State private var isScanning = false
        @State private var fault: Fault?
        var body: some View {
          Button("Scan") { isScanning = true }
            .sheet(isPresented: $isScanning) { ScanView(isOpen: $isScanning, fault: $fault) }
            .alert(item: $fault) { _ in Alert(title: Text("Fault")) }
        }
      }
      struct Fault: Identifiable { var id: Int }
      struct ScanView: UIViewControllerRepresentable {
        @Binding var isOpen: Bool
        @Binding var fault: Fault?
        @Environment(\\.presentationMode) var mode
        \(maker)
        func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
          let camera = VNDocumentCameraViewController()
          camera.delegate = context.coordinator
          return camera
        }
        func updateUIViewController(_ camera: VNDocumentCameraViewController, context: Context) {}
      }
      \(coordinator)
      """)
  }

  private static func coordinator(_ name: String, _ deed: String) -> String {
    """
    class \(name): NSObject, VNDocumentCameraViewControllerDelegate {
      let parent: ScanView
      init(_ parent: ScanView) { self.parent = parent }
      func documentCameraViewControllerDidCancel(_ camera: VNDocumentCameraViewController) { \(deed) }
    }
    """
  }

  @Test(arguments: [
    "func makeCoordinator() -> ScanCoordinator { ScanCoordinator(self) }",
    "func makeCoordinator() -> ScanCoordinator { .init(self) }",
    "typealias Coordinator = ScanCoordinator; func makeCoordinator() -> Coordinator { Coordinator(self) }",
    "func makeCoordinator() -> ScanCoordinator { let made = ScanCoordinator(self); return made }",
  ])
  func whatTheCoordinatorDoesItsViewDoes(_ maker: String) {
    let deed = "parent.fault = Fault(id: 1); withAnimation { self.parent.isOpen = false }"
    let chart = Self.chart(maker, Self.coordinator("ScanCoordinator", deed))
    #expect(
      chart.actions.filter { !$0.contains("LogView.Scan present") } == [
        "ScanView.documentCameraViewControllerDidCancel dismiss LogView.isScanning",
        "ScanView.documentCameraViewControllerDidCancel present LogView.fault",
      ])
    let going = Self.chart(
      maker, Self.coordinator("ScanCoordinator", "parent.mode.wrappedValue.dismiss()"))
    #expect(going.dismissals(of: "isScanning", in: "isScanning").count == 1)
  }

  /// An object that the wrapper is handed is somebody else's.
  @Test func whatIsHandedInActsForItself() {
    let chart = Self.chart(
      "let helper: ScanCoordinator; func makeCoordinator() -> ScanCoordinator { helper }",
      Self.coordinator("ScanCoordinator", "parent.mode.wrappedValue.dismiss()"))
    #expect(chart.dismissals(of: "isScanning", in: "isScanning") == [])
  }
}
