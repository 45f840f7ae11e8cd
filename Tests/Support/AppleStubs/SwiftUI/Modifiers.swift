// The parts of SwiftUI that this package uses, declared like Apple's: modifiers.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }

  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    EmptyView()
  }

  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    EmptyView()
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { EmptyView() }

  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { EmptyView() }

  nonisolated
    public func frame(
      width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View
  { EmptyView() }

  nonisolated
    public func frame(
      minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
      minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
      alignment: Alignment = .center
    ) -> some View
  { EmptyView() }

  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { EmptyView() }

  nonisolated
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  { EmptyView() }

  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    EmptyView()
  }
}

// Layers and bars.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  @inlinable
  nonisolated
    public func overlay<V>(
      alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View
  { EmptyView() }

  nonisolated
    public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View { EmptyView() }

  nonisolated
    public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent { EmptyView() }

  nonisolated
    public func searchable(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View
  { EmptyView() }

  nonisolated
    public func searchable(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic,
      prompt: LocalizedStringKey
    ) -> some View
  { EmptyView() }

  @_disfavoredOverload
  nonisolated
    public func searchable<S>(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol
  { EmptyView() }
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }

  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }

  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some ToolbarContent where repeat each Content: ToolbarContent { ToolbarItems() }
}

public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("Nobody draws these views.") }
}

struct ToolbarItems: PrimitiveToolbarContent {}

public struct ToolbarItem<ID, Content>: PrimitiveToolbarContent where Content: View {}

extension ToolbarItem where ID == () {
  nonisolated
    public init(
      placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    )
  {}
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
}

// Events.
extension View {
  @inlinable nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EmptyView()
  }

  @inlinable nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    EmptyView()
  }

  @inlinable
  nonisolated
    public func task(
      priority: TaskPriority = .userInitiated,
      @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View
  { EmptyView() }

  @inlinable
  nonisolated
    public func task<T>(
      id value: T, priority: TaskPriority = .userInitiated,
      @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable
  { EmptyView() }

  nonisolated
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View
  { EmptyView() }

  @available(
    iOS, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  @available(
    macOS, deprecated: 14.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  @inlinable
  nonisolated
    public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View where V: Equatable
  { EmptyView() }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated
    public func onChange<V>(
      of value: V, initial: Bool = false,
      _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable
  { EmptyView() }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated
    public func onChange<V>(
      of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View where V: Equatable
  { EmptyView() }

  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    EmptyView()
  }
}

@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
  }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
}

public protocol ShapeStyle: Sendable {}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

// Apple's styles can be used outside the main actor, but their bodies cannot.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

@MainActor @preconcurrency
public protocol ButtonStyle {}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
