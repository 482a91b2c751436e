extension Dialect {
  /// What takes the system's own ways back away: `interactiveDismissDisabled()`, `navigationBarBackButtonHidden(true)`.
  static let waysBack = Dialect(
    modifiers: [
      "interactiveDismissDisabled": { _, call, walk in
        if call.isCertain { walk.region.isDismissDisabled = true }
        return false
      },
      "navigationBarBackButtonHidden": { _, call, walk in
        if call.isCertain { walk.region.hidesBackButton = true }
        return false
      },
    ],
    assignments: [
      "isModalInPresentation": { _, value, walk in
        if walk.isInController, value == .boolean(true) { walk.region.isDismissDisabled = true }
        return false
      },
      "hidesBackButton": { _, value, walk in
        if walk.isInController, value == .boolean(true) { walk.region.hidesBackButton = true }
        return false
      },
    ])
}

extension Call {
  /// Whether it says so whatever the state.
  fileprivate var isCertain: Bool {
    guard let first = arguments.first else { return true }
    return first.value == .boolean(true)
  }
}
