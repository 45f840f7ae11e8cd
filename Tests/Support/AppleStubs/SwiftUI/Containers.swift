// The parts of SwiftUI that this package uses, declared like Apple's: containers.
// SPDX-License-Identifier: MIT

public import Foundation

@frozen
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}

@frozen
public struct VerticalAlignment: Equatable, Sendable {
  public static let center = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
}

@frozen
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

@frozen
public struct HStack<Content>: Primitive where Content: View {
  @inlinable
  nonisolated
    public init(
      alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
      @ViewBuilder content: () -> Content
    )
  {}
}

@frozen
public struct VStack<Content>: Primitive where Content: View {
  @inlinable
  nonisolated
    public init(
      alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
      @ViewBuilder content: () -> Content
    )
  {}
}

@frozen
public struct Group<Content> {}

extension Group: View, Primitive where Content: View {
  @inlinable nonisolated public init(@ViewBuilder content: () -> Content) {}
}

@frozen
public struct Spacer: Primitive {
  @inlinable nonisolated public init(minLength: CGFloat? = nil) {}
}

public struct Form<Content>: Primitive where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Parent, Content, Footer> {}

extension Section: View, Primitive where Parent: View, Content: View, Footer: View {}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {}
}

@MainActor @preconcurrency
public struct List<SelectionValue, Content>: Primitive
where SelectionValue: Hashable, Content: View {}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  nonisolated
    public init<Data, RowContent>(
      _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {}
}

public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension DynamicViewContent {
  @preconcurrency
  nonisolated
    public func onDelete(
      perform action: (@MainActor (IndexSet) -> Void)?
    ) -> some DynamicViewContent
  { DeletableContent<Self>() }
}

extension DynamicViewContent {
  @preconcurrency
  nonisolated
    public func onMove(
      perform action: (@MainActor (IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent
  { DeletableContent<Self>() }
}

private struct DeletableContent<Content: DynamicViewContent>: DynamicViewContent, Primitive {
  nonisolated init() {}
  nonisolated var data: Content.Data { fatalError("Nobody draws these views.") }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach: View, Primitive, DynamicViewContent where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Content: View {
  @_disfavoredOverload
  nonisolated
    public init<C>(
      _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
  where
    Data == [Binding<C.Element>], ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.data = []
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  @_semantics("swiftui.requires_constant_range")
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

public struct TabView<SelectionValue, Content>: Primitive
where SelectionValue: Hashable, Content: View {}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension TabView {
  nonisolated
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  {}
}

extension View {
  nonisolated
    public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View
  { EmptyView() }

  @inlinable
  nonisolated
    public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable
  { EmptyView() }
}
