// What this package uses of Apple's SwiftUI, as Apple declares it, and no more: what is shown.
// SPDX-License-Identifier: MIT

public import Foundation

@frozen
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

@frozen
public struct Text: Equatable, Sendable {
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  @_disfavoredOverload
  nonisolated public init<S>(_ content: S) where S: StringProtocol {}
  nonisolated public init(_ date: Date, style: Text.DateStyle) {}

  public struct DateStyle: Sendable {
    public static let time = DateStyle()
  }
}

extension Text: View, Primitive {}

public struct Button<Label>: Primitive where Label: View {}

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

public struct TextField<Label>: Primitive where Label: View {}

extension TextField where Label == Text {
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {}
}

public struct ProgressView<Label, CurrentValueLabel>: Primitive
where Label: View, CurrentValueLabel: View {}

extension ProgressView {
  @_disfavoredOverload
  nonisolated public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where
    Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint
  {}
}
