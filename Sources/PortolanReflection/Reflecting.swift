import PortolanFacts
import PortolanModel

extension NavigationModel {
  /// Charts an app by its compiled types: starts from the type that holds the app's state, and
  /// follows what it is made of.
  ///
  /// Nothing has to be annotated. What metadata can't show (how a case is presented) is taken from
  /// names, else unknown; see ``NavigationDescribing``.
  ///
  /// - Parameters:
  ///   - root: A class, a struct or an enum of the app's own: `AppModel.self`.
  ///   - name: What to call the app; the root's title unless given.
  /// - Throws: ``MetadataError`` where the type can't be read, ``LinkError`` where it holds no
  ///   navigation.
  /// - Complexity: linear in the number of stored properties and cases of all types that `root` is
  ///   made of.
  public init(reflecting root: Any.Type, name: String? = nil) throws {
    self = try Facts(reflecting: [root]).link(name: name).model
  }

  /// Charts an app that can start in several types: scenes, or alternatives.
  public init(reflecting roots: [Any.Type], name: String? = nil) throws {
    self = try Facts(reflecting: roots).link(name: name).model
  }
}

extension Facts {
  /// The declarations of some types, and of all that they are made of.
  public init(reflecting roots: [Any.Type]) throws(MetadataError) {
    var reader = MetadataReader(declaration: DeclarationFact.init(of:))
    self.init()
    for root in roots {
      let read = try reader.read(root)
      self.roots.append(read.root)
      types = read.types
    }
  }
}
