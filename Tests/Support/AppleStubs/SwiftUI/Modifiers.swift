// The parts of SwiftUI that this package uses, declared like Apple's: modifiers.

public import Foundation

// Documented.

nonisolated extension View {
  public func disabled(_ disabled: Bool) -> some View { Drawn(self) }

  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { Drawn(self) }

  public func buttonStyle(_ style: some ButtonStyle) -> some View { Drawn(self) }

  public func padding(_ length: CGFloat) -> some View { Drawn(self) }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Drawn(self)
  }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { Drawn(self) }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { Drawn(self) }

  public func id(_ id: some Hashable) -> some View { Drawn { .identified(self, AnyHashable(id)) } }
}

nonisolated extension View {
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    let content = content()
    return Drawn { .parts([self, content]) }
  }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    Drawn(self)
  }
}

public struct ToolbarPlacement {
  public static var automatic: ToolbarPlacement { ToolbarPlacement() }
}

// Events.
nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Drawn { .appearing(self, action ?? {}, left: {}) }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Drawn { .appearing(self, {}, left: action ?? {}) }
  }

  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { Drawn(self) }

  @available(iOS, deprecated: 17.0, message: "Use a closure with two or zero parameters.")
  @available(macOS, deprecated: 14.0, message: "Use a closure with two or zero parameters.")
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { Drawn(self) }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    Drawn { .changing(self, to: value, isInitial: initial) { action($0 as! V, value) } }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func onChange(
    of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Drawn(self) }
}

public struct Alignment: Sendable {
  public static let center = Alignment()
}

public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
  }
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
