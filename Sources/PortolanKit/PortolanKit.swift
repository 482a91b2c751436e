/// What an app, or a test of it, imports: the model, reflection, checks and diagrams in one.
///
/// ```swift
/// import PortolanKit
///
/// let model = try NavigationModel(reflecting: AppModel.self)
/// let findings = Checker().findings(in: try Chart(model))
/// let picture = DiagramFormat.mermaid.render(try Diagram(.graph, of: try Chart(model)))
/// ```
@_exported import PortolanCheck
@_exported import PortolanExport
@_exported import PortolanModel
@_exported import PortolanReflection
