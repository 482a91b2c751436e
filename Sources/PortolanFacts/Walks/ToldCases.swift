/// Cases that functions are told.
extension Program {
  /// The enum of which a function is told a case, where nobody knows more of the case than the function says: what a closure is given that
  /// a generic type runs, `{ stage in page(for: stage) }`.
  func enumeration(takenBy parameter: Parameter, of member: Member, in owner: TypeSymbol?)
    -> ResolvedType?
  {
    let type = resolve(parameter.type, in: owner, file: member.file)
    return type.unwrapped.ownSymbol?.kind == .enum ? type : nil
  }
}
