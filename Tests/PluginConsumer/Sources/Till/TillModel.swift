import Observation

/// What a till shows, one thing at a time.
@Observable public final class TillModel: Identifiable {
  public enum Destination: Identifiable {
    case receipt
    case refund

    public var id: Self { self }
  }

  public var destination: Destination?

  public init() {}

  public func payTapped() { destination = .receipt }
  public func refundTapped() { destination = .refund }
}
