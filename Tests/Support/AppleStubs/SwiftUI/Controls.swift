// The parts of SwiftUI that this package uses, declared like Apple's: controls and text.

public import Foundation

// Documented.

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
  public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.key }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { key += literal }
    public mutating func appendInterpolation(_ string: String) { key += string }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      key += "\(value)"
    }
  }
}

// Our calls.

public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

// Documented.

public struct Text: Equatable, Sendable {
  let content: String

  @_disfavoredOverload
  nonisolated public init(_ content: some StringProtocol) { self.content = String(content) }
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { content = key.key }
  nonisolated public init(_ date: Date, style: Text.DateStyle) { content = "\(date)" }

  public struct DateStyle: Sendable {
    public static let time = DateStyle()
  }
}

extension Text: View, Primitive {
  public var drawing: Drawing { .text(content) }
}

@MainActor @preconcurrency
public struct Button<Label: View>: Primitive {
  let action: @MainActor () -> Void
  nonisolated(unsafe) let label: Label

  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { (self.action, self.label) = (action, label()) }

  public var drawing: Drawing { .button(label, action) }
}

nonisolated extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload @preconcurrency
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

public struct Label<Title: View, Icon: View>: Primitive {}

nonisolated extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
}

public struct Image: Primitive {}

@MainActor @preconcurrency
public struct TextField<Label: View>: Primitive {
  let text: Binding<String>?
  public var drawing: Drawing { text.map { .field($0, shown: $0.wrappedValue) } ?? .parts([]) }
}

nonisolated extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { text = nil }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.text = text }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) { self.text = text }
}

@MainActor @preconcurrency
public struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive {
  nonisolated(unsafe) let label: Label
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { label = EmptyView() }

  public init(_ titleKey: LocalizedStringKey) where Label == Text { label = Text(titleKey) }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text { label = Text(titleKey) }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: V?, total: V = 1.0
  ) where Label == Text { label = Text(title) }
}

@MainActor @preconcurrency
public struct Toggle<Label: View>: Primitive {}

nonisolated extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}

  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}

@MainActor @preconcurrency
public struct Stepper<Label: View>: Primitive {}

nonisolated extension Stepper where Label == Text {
  @preconcurrency
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {}
}
