// The parts of SwiftUI that this package uses, declared like Apple's: views.
//
// Each function and initializer that we call is here with those that compete with it in a call, and
// without the attributes that matter only to a binary framework.

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

public struct AnyView: Primitive {
  nonisolated public init(_ view: some View) {}
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }
}

extension ViewBuilder {
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
}

public struct TupleView<T> {
  public var value: T
  nonisolated public init(_ value: T) { self.value = value }
}
extension TupleView: View, Primitive {}

public struct EmptyView: Primitive {
  nonisolated public init() {}
}

public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View, Primitive where TrueContent: View, FalseContent: View {}
extension Optional: View, Primitive where Wrapped: View {}
