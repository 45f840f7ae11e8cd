// SwiftUI: a form's fields in one action.

/// A change of one field of a form: one case of the form's action for all of its fields.
///
/// ```swift
/// case .sheet(.edited(let edit)):
///   if state.fact != nil { edit.apply(to: &state.fact!) }
/// ```
///
/// Logs and tests show it as `note = "wrong"`, by the name that the compiler keeps of a stored
/// property; a computed one has none. Like its key path, an edit cannot be encoded: a form whose
/// actions are written to a file has a case for each field.
public nonisolated struct FieldEdit<State>: Equatable, CustomStringConvertible, Sendable {
  private nonisolated(unsafe) let field: PartialKeyPath<State>
  private let value: any Equatable & Sendable
  private let write: @Sendable (inout State) -> Void

  /// Creates a change of `field`, which is a property, to `value`.
  public init<Field: Equatable & Sendable>(_ field: WritableKeyPath<State, Field>, _ value: Field) {
    // The path of a property captures nothing. One that belongs to the main actor is not `Sendable`.
    nonisolated(unsafe) let field = field
    (self.field, self.value) = (field, value)
    write = { $0[keyPath: field] = value }
  }

  /// Writes the new value.
  public func apply(to state: inout State) { write(&state) }

  /// Whether this is a change of `field`.
  public func changes(_ field: PartialKeyPath<State>) -> Bool { self.field == field }

  public static func == (a: FieldEdit, b: FieldEdit) -> Bool {
    a.field == b.field && a.value.equals(b.value)
  }

  public var description: String {
    "\("\(field)".drop { $0 != "." }.dropFirst()) = \(String(reflecting: value))"
  }
}

nonisolated extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}

/// An action with a case for all fields of a form, which `store.binding(\.name)` sends.
public nonisolated protocol BindableAction<State> {
  associatedtype State

  static func edited(_ edit: FieldEdit<State>) -> Self
}
