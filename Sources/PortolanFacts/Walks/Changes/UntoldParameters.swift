/// What initialisers are told only if somebody wants to: `init(alert: AlertState<Alert>? = nil) { self.alert = alert }`.
extension StateChangeWalk {
  /// Says of what an initialiser has just set that it is nothing unless the initialiser is told.
  mutating func noteOptional(_ value: Expression, since count: Int) {
    guard depth == 0, case .name(let name, _) = value, let label = optionalParameters[name] else {
      return
    }
    for number in changes.indices.dropFirst(count) { changes[number].toldUnder = label }
  }

  /// Marks what an initialiser does with what no code tells it.
  mutating func markUntold() {
    for number in changes.indices {
      guard let label = changes[number].toldUnder, let owner = changes[number].host,
        !unseen.mayWrite(label, of: owner)
      else { continue }
      changes[number].isUntold = true
    }
  }
}

extension Declaration {
  /// By the parameters of an initialiser that are nothing where a call gives nothing, their labels.
  var parametersOfNothing: [String: String] {
    guard kind == .initializer else { return [:] }
    return parameters.filter { $0.value?.isNothing == true }
      .reduce(into: [:]) { labels, parameter in labels[parameter.name] = parameter.label }
  }
}
