// The parts of SwiftUI that this package uses, declared like Apple's: navigation.
// SPDX-License-Identifier: MIT

public struct NavigationPath {
  public init() {}
}

@MainActor @preconcurrency
public struct NavigationStack<Data, Root>: Primitive where Root: View {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

public struct NavigationLink<Label, Destination>: Primitive where Label: View, Destination: View {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {}

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol {}
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {}

  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Hashable {}
}

extension View {
  nonisolated
    public func navigationDestination<D, C>(
      for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View
  { EmptyView() }

  nonisolated
    public func navigationDestination<V>(
      isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View where V: View
  { EmptyView() }

  nonisolated public func navigationTitle(_ title: Text) -> some View { EmptyView() }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    EmptyView()
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    EmptyView()
  }
}
