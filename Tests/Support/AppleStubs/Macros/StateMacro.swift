// The macro that `@State` is since Xcode 27, as far as its expansion can be seen by the code that uses it.
// SPDX-License-Identifier: MIT

public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

public struct StateMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let state = Property(declaration) else { return [] }
    let initial: [AccessorDeclSyntax] = [
      """
      @storageRestrictions(initializes: _\(raw: state.name))
      init(initialValue) { _\(raw: state.name) = SwiftUI.State(wrappedValue: initialValue) }
      """
    ]
    return (state.initialValue == nil ? initial : []) + [
      "get { _\(raw: state.name).wrappedValue }",
      "nonmutating set { _\(raw: state.name).wrappedValue = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let state = Property(declaration) else { return [] }
    let type = state.type.map { ": SwiftUI.State<\($0)>" } ?? ""
    let value = state.initialValue.map { " = SwiftUI.State(wrappedValue: \($0))" } ?? ""
    let storage: DeclSyntax = "private let _\(raw: state.name)\(raw: type)\(raw: value)"
    guard let type = state.type ?? state.literalType else { return [storage] }
    return [
      storage,
      """
      private var $\(raw: state.name): SwiftUI.Binding<\(raw: type)> { _\(raw: state.name).projectedValue }
      """,
    ]
  }
}

private struct Property {
  let name: String
  let type: String?
  let initialValue: String?

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    self.name = name
    type = binding.typeAnnotation?.type.trimmedDescription
    initialValue =
      binding.initializer?.value.trimmedDescription ?? (type?.hasSuffix("?") == true ? "nil" : nil)
  }

  /// The type of an initial value that names it. The compiler knows it for any other, too.
  var literalType: String? {
    guard let initialValue else { return nil }
    if initialValue.hasPrefix("\"") { return "String" }
    if Int(initialValue) != nil { return "Int" }
    if Bool(initialValue) != nil { return "Bool" }
    return initialValue.hasSuffix("()") ? String(initialValue.dropLast(2)) : nil
  }
}
