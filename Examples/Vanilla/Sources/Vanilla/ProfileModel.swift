import Observation

/// The user, with a popover that a single flag presents. There is nothing to pass to it.
@MainActor
@Observable
public final class ProfileModel {
  public var isPopoverPresented: Bool
  public var name: String

  public init(isPopoverPresented: Bool = false, name: String = "") {
    self.isPopoverPresented = isPopoverPresented
    self.name = name
  }

  public func badgeTapped() {
    isPopoverPresented = true
  }

  public func closeButtonTapped() {
    isPopoverPresented = false
  }
}
