// The parts of SwiftUI that this package uses, declared like Apple's: controls and text.
// SPDX-License-Identifier: MIT

public import Foundation

@frozen
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

@frozen
public struct Text: Equatable, Sendable {
  nonisolated public init(verbatim content: String) {}
  @_disfavoredOverload
  nonisolated public init<S>(_ content: S) where S: StringProtocol {}
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  nonisolated public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}
  nonisolated public init(_ date: Date, style: Text.DateStyle) {}

  public struct DateStyle: Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
  }
}

extension Text: View, Primitive {}

@MainActor @preconcurrency
public struct Button<Label>: Primitive where Label: View {
  @preconcurrency
  nonisolated
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  {}
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)
  {}

  @_disfavoredOverload @preconcurrency
  nonisolated
    public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol
  {}
}

extension Button {
  @preconcurrency
  nonisolated
    public init(
      role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    )
  {}
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated
    public init(
      _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    )
  {}

  @_disfavoredOverload @preconcurrency
  nonisolated
    public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {}
}

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

@MainActor @preconcurrency
public struct TextField<Label>: Primitive where Label: View {}

extension TextField where Label == Text {
  nonisolated
    public init<F>(
      _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
      prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String
  {}

  @_disfavoredOverload
  nonisolated
    public init<S, F>(
      _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String
  {}

  nonisolated
    public init<F>(
      _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String
  {}

  @_disfavoredOverload
  nonisolated
    public init<S, F>(
      _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String
  {}

  nonisolated
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  {}

  @_disfavoredOverload
  nonisolated
    public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol
  {}
}

@MainActor @preconcurrency
public struct SecureField<Label>: Primitive where Label: View {}

extension SecureField where Label == Text {
  nonisolated
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  {}

  @_disfavoredOverload
  nonisolated
    public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol
  {}
}

@frozen @propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  @frozen @propertyWrapper
  public struct Binding {
    let location: Int
    public var wrappedValue: Value {
      get { fatalError("Nobody draws these views.") }
      nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  public var wrappedValue: Value {
    get { fatalError("Nobody draws these views.") }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value>.Binding { Binding(location: 0) }

  public init() where Value == Bool {}
  public init<T>() where Value == T?, T: Hashable {}
}

extension View {
  nonisolated
    public func focused<Value>(
      _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable
  { EmptyView() }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    EmptyView()
  }
}

@MainActor @preconcurrency
public struct ProgressView<Label, CurrentValueLabel>: Primitive
where Label: View, CurrentValueLabel: View {}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated
    public init() where Label == EmptyView
  { fatalError("Nobody draws these views.") }

  nonisolated
    public init(_ titleKey: LocalizedStringKey) where Label == Text
  { fatalError("Nobody draws these views.") }

  @_disfavoredOverload
  nonisolated
    public init<S>(_ title: S) where Label == Text, S: StringProtocol
  { fatalError("Nobody draws these views.") }

  nonisolated
    public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, V: BinaryFloatingPoint { fatalError("Nobody draws these views.") }

  @_disfavoredOverload
  nonisolated
    public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, S: StringProtocol, V: BinaryFloatingPoint {
    fatalError("Nobody draws these views.")
  }
}

@MainActor @preconcurrency
public struct Toggle<Label>: Primitive where Label: View {}

extension Toggle where Label == Text {
  nonisolated
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
  {}

  @_disfavoredOverload
  nonisolated
    public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol
  {}
}

@MainActor @preconcurrency
public struct Stepper<Label>: Primitive where Label: View {}

extension Stepper where Label == Text {
  @preconcurrency
  nonisolated
    public init(
      _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
      onDecrement: (@MainActor () -> Void)?,
      onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    )
  {}

  @_disfavoredOverload @preconcurrency
  nonisolated
    public init<S>(
      _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
      onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where S: StringProtocol
  {}

  @preconcurrency
  nonisolated
    public init<V>(
      _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
      onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V: Strideable
  {}
}
