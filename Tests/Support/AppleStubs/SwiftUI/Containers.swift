// What this package uses of Apple's SwiftUI, as Apple declares it, and no more: what holds views.
// SPDX-License-Identifier: MIT

public import Foundation

@frozen
public struct HorizontalAlignment: Equatable, Sendable {
  public static let center = HorizontalAlignment()
}

@frozen
public struct VerticalAlignment: Equatable, Sendable {
  public static let center = VerticalAlignment()
}

@frozen
public struct HStack<Content>: Primitive where Content: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

@frozen
public struct VStack<Content>: Primitive where Content: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct Form<Content>: Primitive where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Parent, Content, Footer> {}

extension Section: View, Primitive where Parent: View, Content: View, Footer: View {}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency
public struct List<SelectionValue, Content>: Primitive
where SelectionValue: Hashable, Content: View {}

extension List where SelectionValue == Never {
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {}
}

public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension DynamicViewContent {
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { DeletableContent<Self>() }
}

private struct DeletableContent<Content: DynamicViewContent>: DynamicViewContent, Primitive {
  nonisolated init() {}
  nonisolated var data: Content.Data { fatalError("Nobody draws these views.") }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
}

extension ForEach: View, Primitive, DynamicViewContent where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.data = data }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.data = data }
}

public struct NavigationPath {}

@MainActor @preconcurrency
public struct NavigationStack<Data, Root>: Primitive where Root: View {
  @MainActor @preconcurrency
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
}

public struct NavigationLink<Label, Destination>: Primitive where Label: View, Destination: View {}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {}
}
