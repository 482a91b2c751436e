extension NavigationModel {
  /// The model as a file: sorted keys, two spaces, a newline at the end, the same bytes for the same model.
  public func json() throws -> [UInt8] { try SortedJSON.bytes(of: self) }
}
