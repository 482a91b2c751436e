extension NavigationModel {
  /// The model as a file: sorted keys, two spaces, a newline at the end, the same bytes for the same model.
  public func json() throws -> [UInt8] { try SortedJSON.bytes(of: self) }

  /// The same file, sooner.
  ///
  /// - Parameter screens: Screens of the model that were written already; those that have changed since are written anew.
  package func json(_ screens: WrittenScreens?) throws -> [UInt8] {
    try SortedJSON.bytes(of: self, screens: screens)
  }
}
