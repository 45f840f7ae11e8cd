// The parts of SwiftUI that this package uses, declared like Apple's: views.
// SPDX-License-Identifier: MIT

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Nobody draws these views.") }
}

/// A view that SwiftUI draws itself.
public protocol Primitive: View where Body == Never {}

extension Primitive {
  public var body: Never { fatalError("Nobody draws these views.") }
}

@frozen
public struct AnyView: Primitive {
  nonisolated public init<V>(_ view: V) where V: View {}
}

#if XCODE_27
  public typealias ContentBuilder = ViewBuilder

  /// It builds content of any kind, which is a view if all its parts are.
  @resultBuilder
  public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content>(
      _ content: repeat each Content
    ) -> TupleContent<repeat each Content> { TupleContent() }

    public static func buildIf<Content>(_ content: Content?) -> Content? { content }

    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
    where Content: View { AnyView(content) }

    public static func buildEither<TrueContent, FalseContent>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }

    public static func buildEither<TrueContent, FalseContent>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }
  }

  @frozen
  public struct TupleContent<each Content> {}
  extension TupleContent: View, Primitive where repeat each Content: View {}
#else
  @resultBuilder
  public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
      content
    }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
      content
    }

    public static func buildBlock<each Content>(
      _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> where repeat each Content: View {
      TupleView((repeat each content))
    }

    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
      content
    }

    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
    where Content: View { AnyView(content) }

    public static func buildEither<TrueContent, FalseContent>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: View, FalseContent: View {
      _ConditionalContent()
    }

    public static func buildEither<TrueContent, FalseContent>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: View, FalseContent: View {
      _ConditionalContent()
    }
  }
#endif

public struct EmptyView: Primitive {
  nonisolated public init() {}
}

@frozen
public struct TupleView<T> {
  public var value: T
  nonisolated public init(_ value: T) { self.value = value }
}
extension TupleView: View, Primitive {}

public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View, Primitive where TrueContent: View, FalseContent: View {}
extension Optional: View, Primitive where Wrapped: View {}
