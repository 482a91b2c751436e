import Observation

/// Four screens behind four tabs, each with another habit of keeping its navigation.
@MainActor
@Observable
public final class AppModel {
  public var featureModel: FeatureModel
  public var trashModel: TrashModel
  public var profileModel: ProfileModel
  public var libraryModel: LibraryModel
  public var selectedTab: Tab

  public enum Tab: Hashable {
    case feature
    case trash
    case profile
    case library
  }

  public init(
    featureModel: FeatureModel = FeatureModel(),
    trashModel: TrashModel = TrashModel(),
    profileModel: ProfileModel = ProfileModel(),
    libraryModel: LibraryModel = LibraryModel(),
    selectedTab: Tab = .feature
  ) {
    self.featureModel = featureModel
    self.trashModel = trashModel
    self.profileModel = profileModel
    self.libraryModel = libraryModel
    self.selectedTab = selectedTab
  }
}
