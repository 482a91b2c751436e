#if canImport(SwiftUI)
  import SwiftUI
  import Till

  struct ShopView: View {
    @Bindable var model: ShopModel

    var body: some View {
      Button("Till") { model.tillTapped() }
      Button("Basket") { model.basketTapped() }
        .sheet(item: $model.till) { TillView(model: $0) }
        .sheet(item: $model.basket) { _ in Text("Basket") }
    }
  }
#endif
