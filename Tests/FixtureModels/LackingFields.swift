import Foundation
import PortolanModel

extension NavigationModel {
  /// This model without one of the fields that it says something in, for each field that a model can do without; what is
  /// unresolved, what the source leaves out of checks, and where it lies, is left alone.
  public func lackingEachField() throws -> [(path: String, model: NavigationModel)] {
    let object = try JSONSerialization.jsonObject(with: Data(json()))
    return try variants(of: object, path: "").compactMap { path, variant in
      let data = try JSONSerialization.data(withJSONObject: variant)
      guard let model = try? JSONDecoder().decode(NavigationModel.self, from: data), model != self,
        !path.hasPrefix(".unresolved"), !path.hasPrefix(".ignores"), path != ".sourceRoot"
      else { return nil }
      return (path, model)
    }
  }

  /// A JSON value without one of its keys, for each key.
  private func variants(of value: Any, path: String) -> [(path: String, value: Any)] {
    if let object = value as? [String: Any] {
      return object.flatMap { key, inner in
        var less = object
        less[key] = nil
        return [("\(path).\(key)", less as Any)]
          + variants(of: inner, path: "\(path).\(key)").map { path, inner in
            var object = object
            object[key] = inner
            return (path, object)
          }
      }
    }
    guard let list = value as? [Any] else { return [] }
    return list.indices.flatMap { index in
      variants(of: list[index], path: "\(path)[\(index)]").map { path, inner in
        var list = list
        list[index] = inner
        return (path, list)
      }
    }
  }
}
