// The parts of SwiftUI that this package uses, declared like Apple's: containers.

public import Foundation

// Documented.

public struct HorizontalAlignment: Sendable { public static let center = Self() }
public struct VerticalAlignment: Sendable { public static let center = Self() }

public struct HStack<Content: View>: Primitive {
  nonisolated(unsafe) let content: Content
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct VStack<Content: View>: Primitive {
  nonisolated(unsafe) let content: Content
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct Form<Content: View>: Primitive {
  nonisolated(unsafe) let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Section<Parent, Content, Footer> {
  nonisolated(unsafe) let content: Content
}

extension Section: View, Primitive where Parent: View, Content: View, Footer: View {}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content: View>: Primitive {
  nonisolated(unsafe) let content: Content
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

nonisolated extension DynamicViewContent {
  @preconcurrency public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent { ChangedContent(content: self) }
}

// Ours.
private struct ChangedContent<Content: DynamicViewContent>: DynamicViewContent, Primitive {
  nonisolated(unsafe) let content: Content
  nonisolated init(content: Content) { self.content = content }
  var data: Content.Data { content.data }
}

// Documented.

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach: View, Primitive, DynamicViewContent where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.id, self.content) = (data, id, content) }

  public var drawing: Drawing {
    .rows(data.map { element in Row(id: element[keyPath: id]) { content(element) } })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.id, self.content) = (data, \.id, content) }
}

public struct TabView<SelectionValue: Hashable, Content: View>: Primitive {
  nonisolated(unsafe) let content: Content
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

nonisolated extension View {
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { Drawn(self) }

  public func tag(_ tag: some Hashable, includeOptional: Bool = true) -> some View { Drawn(self) }
}
