import Observation

/// Folders in folders: a class leads to itself through its destinations, its rows, an optional of
/// its own, and what it inherits.
enum FolderTree {
  @Observable class NodeModel {
    var alert: Alert?

    enum Alert {
      case delete
      case share(with: [String])
    }
  }

  @Observable final class FolderModel: NodeModel {
    var destination: Destination?
    var subfolders: [FolderModel] = []
    weak var root: FolderModel?
    var parentFolder: FolderModel?

    indirect enum Destination {
      case folder(FolderModel)
      case move(FolderModel, to: Destination)
      case rename(RenameModel)
    }
  }

  @Observable final class RenameModel {
    var name = ""
  }

  /// No enum at all.
  @Observable final class PageModel {
    var child: PageModel?
    var title = ""
  }
}
