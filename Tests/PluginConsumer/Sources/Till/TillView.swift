#if canImport(SwiftUI)
  import SwiftUI

  public struct TillView: View {
    @Bindable var model: TillModel

    public init(model: TillModel) {
      self.model = model
    }

    public var body: some View {
      Button("Pay") { model.payTapped() }
      Button("Refund") { model.refundTapped() }
        .sheet(item: $model.destination) { destination in
          switch destination {
          case .receipt: Text("Receipt")
          case .refund: Text("Refund")
          }
        }
    }
  }
#endif
