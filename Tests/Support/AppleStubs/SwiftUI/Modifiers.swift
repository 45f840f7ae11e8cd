// The parts of SwiftUI that this package uses, declared like Apple's: modifiers.

public import Foundation

nonisolated extension View {
  public func disabled(_ disabled: Bool) -> some View { EmptyView() }

  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { EmptyView() }

  public func buttonStyle(_ style: some ButtonStyle) -> some View { EmptyView() }

  public func padding(_ length: CGFloat) -> some View { EmptyView() }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EmptyView()
  }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { EmptyView() }

  public func id(_ id: some Hashable) -> some View { EmptyView() }

  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { EmptyView() }
}

// Layers and bars.
// swift-format-ignore: AmbiguousTrailingClosureOverload
nonisolated extension View {
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { EmptyView() }

  public func toolbar(@ViewBuilder content: () -> some View) -> some View { EmptyView() }

  public func toolbar(
    @ToolbarContentBuilder content: () -> some ToolbarContent
  ) -> some View { EmptyView() }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { EmptyView() }
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
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent { ToolbarItems() }
}

public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("Nobody draws these views.") }
}

struct ToolbarItems: PrimitiveToolbarContent {}

public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {}

nonisolated extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
}

/// The task of the view whose body was evaluated last, for trials; Apple's SwiftUI starts it.
public enum LastTask {
  nonisolated(unsafe) public static var run: @Sendable () async -> Void = {}
}

// Events.
nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }

  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }

  public func task(
    id value: some Equatable, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    LastTask.run = action
    return EmptyView()
  }

  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    EmptyView()
  }

  @available(iOS, deprecated: 17.0, message: "Use a closure with two or zero parameters.")
  @available(macOS, deprecated: 14.0, message: "Use a closure with two or zero parameters.")
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { EmptyView() }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    Drawing.isChanged(value, initial: initial, action)
    return EmptyView()
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func onChange(
    of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { EmptyView() }
}

public enum Edge: Int8, CaseIterable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
  }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
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
