// Reflects 1,000 types once; with an argument it does nothing, to be measured beside.

import PortolanKit

if CommandLine.arguments.count == 1 {
  let model = try NavigationModel(reflecting: Feature0.self)
  // Two screens a feature: the feature itself and its child.
  precondition(model.screens.count == 250, "\(model.screens.count) screens instead of 250")
}
