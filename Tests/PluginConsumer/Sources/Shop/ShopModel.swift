import Observation
import Till

/// What the shop shows: of two screens that exclude each other, the type allows both.
@Observable public final class ShopModel {
  public var till: TillModel?  // portolan:ignore one-active-destination
  public var basket: Basket?

  public init() {}

  public func tillTapped() { till = TillModel() }
  public func basketTapped() { basket = Basket() }
}

public struct Basket: Identifiable {
  public var id = 0
}
