// The parts of SwiftUI that this package uses, declared like Apple's: containers.

public import Foundation

public struct HorizontalAlignment: Sendable {
  public static let center = HorizontalAlignment()
}

public struct VerticalAlignment: Sendable {
  public static let center = VerticalAlignment()
}

public struct Alignment: Sendable {
  public static let center = Alignment()
}

public struct HStack<Content: View>: Primitive {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct VStack<Content: View>: Primitive {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct Form<Content: View>: Primitive {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Parent, Content, Footer> {}

extension Section: View, Primitive where Parent: View, Content: View, Footer: View {}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content: View>: Primitive {}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

nonisolated extension DynamicViewContent {
  @preconcurrency public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent { ChangedContent<Self>() }

  @preconcurrency public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { ChangedContent<Self>() }
}

private struct ChangedContent<Content: DynamicViewContent>: DynamicViewContent, Primitive {
  nonisolated init() {}
  nonisolated var data: Content.Data { fatalError("Nobody draws these views.") }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach: View, Primitive, DynamicViewContent where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.content) = (data, content) }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.content) = (data, content) }
}

extension ForEach where Content: View {
  @_disfavoredOverload
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], ID == C.Element.ID, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  { (self.data, self.content) = ([], content) }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  @_semantics("swiftui.requires_constant_range")
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    (self.data, self.content) = (data, content)
  }
}

public struct TabView<SelectionValue: Hashable, Content: View>: Primitive {
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {}
}

nonisolated extension View {
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { EmptyView() }

  public func tag(_ tag: some Hashable, includeOptional: Bool = true) -> some View { EmptyView() }
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}
