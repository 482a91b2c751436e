import Foundation
import PortolanModel

/// The folder that a model was read from: the files of its locations are in it.
enum SourceRoot {
  /// Of source, which is read where it lies: a folder or a file.
  static func folder(ofSource path: String) -> Path {
    FileManager.default.isSwiftFile(atPath: path) ? Path(path).folder : Path(path)
  }

  /// Of a model's file, or of a model on standard input for `-`: where it says, as seen from the file or, for a model that
  /// was printed, from the current folder. A model that does not say may speak of either.
  static func folder(ofModel model: NavigationModel, at file: String) -> Path {
    let here = Path(".")
    let places = file == "-" ? [here] : [Path(file).folder, here]
    let said = model.sourceRoot.map { root in places.map { Path(root, in: $0) } } ?? []
    let candidates = said + [here] + places
    return candidates.first { model.hasFiles(in: $0) } ?? candidates[0]
  }

  /// A folder or file of source as the model says it that is written to `output`: as seen from the model's file, or from the
  /// current folder for a model that is printed.
  ///
  /// - Returns: `nil` where the way there leads over the root of the file system, and would hold on this machine alone.
  static func text(of source: String, for output: FileOutput) -> String? {
    let place = output.isStandard ? Path(".") : Path(output.path).folder
    let root = folder(ofSource: source)
    return root.isNear(place) ? root.relative(to: place) : nil
  }
}

extension NavigationModel {
  /// Whether some file that it speaks of is in a folder.
  fileprivate func hasFiles(in folder: Path) -> Bool {
    // Of a large app, a part tells.
    let files = screens.lazy.flatMap { screen in
      ([screen.location] + screen.slots.map(\.location)).lazy.compactMap { $0?.file }
    }
    return files.prefix(100).contains {
      FileManager.default.fileExists(atPath: Path($0, in: folder).text)
    }
  }
}
