import FixtureModels
import PortolanModel
import Testing

@Suite struct MovedLocationsTests {
  /// Of a model that says something in every field.
  @Test func everyLocationMoves() {
    var moved = NavigationModel.everything
    moved.moveLocations { location in
      var location = location
      location.line += 100
      return location
    }
    let (old, new) = (lines(in: NavigationModel.everything), lines(in: moved))
    #expect(old.count > 10)
    #expect(new == old.map { $0 + 100 })
    moved.moveLocations { location in
      var location = location
      location.line -= 100
      return location
    }
    #expect(moved == .everything)
  }

  /// The lines of all locations, and of what comments cover, in the order of the fields.
  private func lines(in value: Any) -> [Int] {
    if let location = value as? PortolanModel.SourceLocation { return [location.line] }
    return Mirror(reflecting: value).children.flatMap { child -> [Int] in
      if ["firstLine", "lastLine"].contains(child.label), let line = child.value as? Int {
        return [line]
      }
      return lines(in: child.value)
    }
  }
}
