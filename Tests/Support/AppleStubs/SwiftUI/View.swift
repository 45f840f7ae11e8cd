// The parts of SwiftUI that this package uses, declared like Apple's: views.
//
// Each function and initializer that we call is here with those that compete with it in a call, and
// without the attributes that matter only to availability. `XCODE_27` selects the declarations that Xcode 27 has
// changed. Like Apple's, the modules are compiled in Swift 5 mode, with library evolution.
//
// In all these modules, a comment says where the declarations below it come from, up to the next such comment:
//
// - Documented: from Apple's documentation.
// - OpenSwiftUI: what the documentation leaves out, from an open reimplementation that we have read.
// - Our calls: from nothing else, so that it proves nothing about Apple's.
// - Ours: for the renderer.

// Documented.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("A primitive view has no body.") }
}

// Ours.

/// A view that SwiftUI draws itself. The renderer of the trials asks for its drawing, which shows the views among its
/// properties if it does not say otherwise.
public protocol Primitive: View where Body == Never {
  var drawing: Drawing { get }
}

extension Primitive {
  public var body: Never { fatalError("A primitive view has no body.") }
  public var drawing: Drawing {
    .parts(Mirror(reflecting: self).children.compactMap { $0.value as? any View })
  }
}

// Documented.

#if XCODE_27
  public typealias ViewBuilder = ContentBuilder
#else
  public typealias ContentBuilder = ViewBuilder
#endif

#if XCODE_27
  @resultBuilder public struct ContentBuilder {}
#else
  @resultBuilder public struct ViewBuilder {}
#endif

extension ContentBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .first(first) }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .second(second) }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
}

public struct TupleView<T> {
  public var value: T
  nonisolated public init(_ value: T) { self.value = value }
}
extension TupleView: View, Primitive {
  public var drawing: Drawing {
    .parts(Mirror(reflecting: value).children.map { $0.value as! any View })
  }
}

public struct EmptyView: Primitive {
  nonisolated public init() {}
}

// Documented, but for its cases.
public enum _ConditionalContent<TrueContent, FalseContent> {
  case first(TrueContent)
  case second(FalseContent)
}
extension _ConditionalContent: View, Primitive where TrueContent: View, FalseContent: View {}

extension Optional: View, Primitive where Wrapped: View {}
